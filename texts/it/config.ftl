### Che cosa significa ogni impostazione.

config-setting = { $name }={ $value } ({ $origin ->
    [environment] dall’ambiente
   *[default] predefinito
})
config-db = Il database: sqlite:////percorso/file.db o postgresql://utente:password@server/nome.
config-host = Dove ascolta: 127.0.0.1 solo per questa macchina, 0.0.0.0 per tutti.
config-port = La porta su cui ascolta.
config-workers = Quanti processi condividono la porta. Per più di uno serve PostgreSQL.
config-behind-tls = Se si entra con https, attraverso un proxy posto davanti.
config-proxies = Gli indirizzi o le reti dei proxy a cui si crede quando dicono da dove si arriva.
config-origins = Gli altri siti le cui pagine possono usare questo server.
config-catalogue = Il modulo Python che elenca i giochi.
config-languages = Le lingue tra cui scegliere.
config-texts = La cartella dei testi, una cartella per lingua.
config-client = La cartella con la pagina per i browser.
config-site = Una cartella scritta da operahouse site: con essa le pagine vanno avanti anche senza il server.
config-json-logs = Se il registro è in righe JSON; altrimenti si legge in un terminale.
config-bot-workers = Quanti processi ha ogni server per i suoi bot; 0 secondo il numero di core.
config-bot-megabytes = La memoria massima di un tale processo, in megabyte.
config-bot-step-seconds = Dopo quanti secondi un bot che cerca decide un passo della sua mossa.
config-bot-seconds = Dopo quanti secondi per una mossa intera il processo di un bot viene fermato.
config-bot-build = Una cartella in cui può comparire una versione compilata mentre il server lavora; i bot passano allora a quella.
config-session-days = Per quanti giorni si resta collegati dopo l’ultima visita.
config-database-seconds = Dopo quanti secondi si rinuncia, per il momento, a un database che non risponde.
config-hold = Per quanti secondi un processo tiene un tavolo senza dare segni di vita.
config-poll = Ogni quanti secondi un processo cerca i tavoli che nessuno segue.
config-idle = Dopo quanti secondi un tavolo che nessuno guarda lascia la memoria.
config-largest-body = Il massimo di byte di una richiesta o di un messaggio.
config-largest-header = Il massimo di byte dell’intestazione di una richiesta.
config-header-seconds = Entro quanti secondi deve arrivare l’intestazione di una richiesta.
config-body-seconds = Entro quanti secondi deve arrivare il resto di una richiesta.
config-unread-seconds = Dopo quanti secondi si chiude la connessione di chi non legge quel che riceve.
config-stand-in-seconds = Dopo quanti secondi gli altri possono far giocare un bot per chi non c’è, dove non corre l’orologio.
config-connections-of-address = Quante connessioni aperte può avere un indirizzo, se davanti non c’è un proxy.
config-viewers-at-table = Quante connessioni accetta un tavolo; chi gioca entra sempre.
config-sockets-of-person = Quante connessioni può avere una persona, a tutti i tavoli insieme.
config-messages-each-second = Quanti messaggi al secondo può mandare a lungo una persona, su tutte le connessioni.
config-messages-at-once = Quanti messaggi può mandare in una volta una persona.
config-commands-each-second = Quanti comandi al secondo, mosse e chat comprese, può mandare a lungo una persona.
config-commands-at-once = Quanti comandi può mandare in una volta una persona.
config-people-of-address = Per quante persone un indirizzo può mandare messaggi e comandi, aprire tavoli e interrogare l’allenatore.
config-requests = Quante richieste di ogni tipo può fare un indirizzo.
config-arrivals = Quanti nuovi ospiti e account possono venire da un indirizzo.
config-sign-ins = Quante volte un indirizzo può provare ad accedere.
config-openings = Quanti tavoli può aprire una persona.
config-codes = Quanti codici brevi può provare un indirizzo.
config-connections = Quante connessioni può aprire un indirizzo.
config-coaching = Quante volte una persona può interrogare l’allenatore su partite finite.
config-comments = Quante volte una persona può commentare partite finite.
config-exports = Quante volte una persona può esportare i propri dati o andarsene per sempre.
config-handovers = Quante volte una persona può consegnare una partita giocata sul proprio dispositivo.
config-mails = Quante e-mail con link, per confermare un indirizzo o per una nuova password, può chiedere una persona, un indirizzo o una rete.
config-reports = Quante volte una persona può segnalare qualcuno.
config-address = Dove si trova questo teatro, per esempio https://opera.example.org. I link nelle e-mail cominciano così.
config-push = Se le persone possono essere avvisate nel browser.
config-push-anywhere = Se i browser possono indicare qualunque indirizzo per le notifiche, anche privato. Solo per le prove.
config-notice-seconds = Dopo quanti secondi viene avvisato chi non è al tavolo.
config-mail-server = Il server di posta che prende le nostre e-mail; vuoto per niente posta.
config-mail-port = La sua porta.
config-mail-security = Com’è protetta la connessione: starttls, tls dall’inizio, o none.
config-mail-verify = Se il suo certificato viene controllato.
config-mail-user = Il nome per accedervi; vuoto se non serve.
config-mail-password = La password relativa.
config-mail-from = L’indirizzo da cui arrivano le e-mail.
config-mail-seconds = Dopo quanti secondi si rinuncia a un server di posta che non risponde.
