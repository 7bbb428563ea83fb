### Essere chiamati, vacanze, e cura delle persone.

## Come vengo chiamato.

care-notices = Notifiche e vacanze
care-notices-why = Come ti avvisiamo quando una partita aspetta, e chi gioca mentre non ci sei.
care-kinds = Avvisami
care-kinds-why = una volta per turno, e mai mentre sei al tavolo
care-kind = Per che cosa
care-kind-turn = È il mio turno
care-kind-start = Comincia una mia partita
care-kind-round = Comincia un turno di torneo
care-kind-daily = C’è una nuova mano del giorno
care-kind-by = { $kind }: { $way }
care-way-push = nel browser
care-way-mail = per e-mail
care-push-start = Avvisami in questo browser
care-push-stop = Non avvisarmi più in questo browser
care-push-on = Da ora questo browser ti avvisa, anche se nessuna pagina è aperta.
care-push-off = Questo browser non ti avvisa più.
care-push-refused = Il browser non lo permette. Puoi cambiarlo nelle sue impostazioni per questa pagina.
care-push-failed = Il browser non ha raggiunto il servizio che consegna le notifiche. Riprova più tardi.
care-push-none = Questo browser non può mostrare notifiche.
care-quiet = Ore di silenzio
care-quiet-from = dalle
care-quiet-until = alle
care-saved = Salvato.

## E-mail.

care-mail = E-mail
care-mail-why = per le notifiche, e per una nuova password se la dimentichi
care-mail-now = Il tuo indirizzo: { $mail }
care-mail-address = Nuovo indirizzo; lascia vuoto per non averne
care-mail-sent = Abbiamo mandato lì un link. Aprilo per confermare l’indirizzo.
care-mail-none = Il tuo indirizzo è stato cancellato.
care-link-mail = Il tuo indirizzo e-mail
care-link-mail-done = Da ora questo indirizzo è tuo.
care-link-stop = Niente più e-mail
care-link-stop-done = Non riceverai più e-mail di questo tipo.
care-link-password = Una nuova password

## Vacanze.

care-holiday = Vacanza
care-holiday-why = nelle partite lente un bot gioca per te, gli altri lo vedono, e poi il posto torna tuo
care-holiday-first = Primo giorno
care-holiday-last = Ultimo giorno
care-holiday-bot = Chi gioca per me
care-holiday-when = Quando
care-holiday-late = quando il mio tempo scade
care-holiday-at-once = subito
care-holiday-go = Vai in vacanza
care-holiday-planned = { $first } – { $last }. Un bot ti sostituisce: { $level }.
care-holiday-end = Eccomi di ritorno

## Bloccare e segnalare.

care-blocked = Persone bloccate
care-blocked-why = non possono sedersi ai tuoi tavoli, e non le senti
care-blocked-none = Non hai bloccato nessuno.
care-block = Blocca { $name }
care-unblock = Sblocca { $name }
care-is-blocked = Hai bloccato { $name }.
care-block-why = Nessuno lo saprà. Chi è bloccato non può sedersi ai tuoi tavoli, non lo senti, e nessuna ricerca vi mette insieme.
care-report = Segnala { $name }
care-reason-words = ciò che è stato detto
care-reason-name = il nome
care-reason-play = il modo di giocare
care-reason-other = altro
care-report-words = Che cosa è successo? (facoltativo)
care-report-why = Lo vede solo la direzione, con ciò che è stato detto a questo tavolo.
care-report-send = Invia la segnalazione
care-reported = Grazie. La direzione se ne occuperà.

## La pagina di chi ospita.

care-host = Direzione del teatro
care-host-sum = Account: { $accounts }. Ospiti: { $guests }. Partite in corso: { $playing }.
care-reports = Segnalazioni
care-reports-why = con ciò che è stato detto; una linea indica la persona in questione
care-reports-none = Nessuno ha segnalato nulla.
care-report-by = { $name }, { $date }
care-report-close = Chiudi la segnalazione
care-ban-week = Escludi { $name } per una settimana
care-ban-good = Escludi { $name } per sempre
care-registration = Chi può venire
care-registration-open = tutti
care-registration-guests = nessun nuovo account
care-registration-closed = nessuno di nuovo
care-bans = Esclusi
care-bans-none = Nessuno è escluso.
care-unban = Lascia rientrare { $name }
care-limits = Limiti
care-limits-why = impostati nell’ambiente del server
