### Être appelé, vacances, et soin des gens.

## Comment on m’appelle.

care-notices = Notifications et vacances
care-notices-why = Comment te prévenir quand une partie t’attend, et qui joue en ton absence.
care-kinds = Me prévenir
care-kinds-why = une fois par tour, et jamais quand tu es à la table
care-kind = Pour quoi
care-kind-turn = C’est mon tour
care-kind-start = Une de mes parties commence
care-kind-round = Une ronde de tournoi commence
care-kind-daily = Il y a une nouvelle donne du jour
care-kind-by = { $kind } : { $way }
care-way-push = dans le navigateur
care-way-mail = par courriel
care-push-start = Me prévenir dans ce navigateur
care-push-stop = Ne plus me prévenir dans ce navigateur
care-push-on = Ce navigateur te prévient désormais, même quand aucune page n’est ouverte.
care-push-off = Ce navigateur ne te prévient plus.
care-push-refused = Le navigateur ne le permet pas. Tu peux changer cela dans ses réglages pour cette page.
care-push-failed = Le navigateur n’a pas pu joindre le service qui transmet les notifications. Réessaie plus tard.
care-push-none = Ce navigateur ne peut pas montrer de notifications.
care-quiet = Heures calmes
care-quiet-from = de
care-quiet-until = à
care-saved = Enregistré.

## Courriel.

care-mail = Courriel
care-mail-why = pour les notifications, et pour un nouveau mot de passe si tu l’oublies
care-mail-now = Ton adresse : { $mail }
care-mail-address = Nouvelle adresse ; laisse vide pour n’en avoir aucune
care-mail-sent = Nous y avons envoyé un lien. Suis-le pour confirmer l’adresse.
care-mail-none = Ton adresse est effacée.
care-link-mail = Ton adresse de courriel
care-link-mail-done = Cette adresse est désormais la tienne.
care-link-stop = Fin des courriels
care-link-stop-done = Tu ne recevras plus de courriels de ce genre.
care-link-password = Un nouveau mot de passe

## Vacances.

care-holiday = Vacances
care-holiday-why = dans les parties lentes un bot joue pour toi, les autres le voient, et la place te revient ensuite
care-holiday-first = Premier jour
care-holiday-last = Dernier jour
care-holiday-bot = Qui joue pour moi
care-holiday-when = Quand
care-holiday-late = quand mon temps est écoulé
care-holiday-at-once = tout de suite
care-holiday-go = Partir en vacances
care-holiday-planned = { $first } – { $last }. Un bot te remplace : { $level }.
care-holiday-end = Je suis de retour

## Bloquer et signaler.

care-blocked = Personnes bloquées
care-blocked-why = elles ne peuvent pas s’asseoir à tes tables, et tu ne les entends pas
care-blocked-none = Tu n’as bloqué personne.
care-block = Bloquer { $name }
care-unblock = Débloquer { $name }
care-is-blocked = Tu as bloqué { $name }.
care-block-why = Personne ne le saura. La personne bloquée ne peut pas s’asseoir à tes tables, tu ne l’entends pas, et aucune recherche ne vous réunit.
care-report = Signaler { $name }
care-reason-words = ce qui a été dit
care-reason-name = le nom
care-reason-play = la façon de jouer
care-reason-other = autre chose
care-report-words = Que s’est-il passé ? (facultatif)
care-report-why = Seule la direction le voit, avec ce qui a été dit à cette table.
care-report-send = Envoyer le signalement
care-reported = Merci. La direction va s’en occuper.

## La page de l’hôte.

care-host = Direction de la maison
care-host-sum = Comptes : { $accounts }. Invités : { $guests }. Parties en cours : { $playing }.
care-reports = Signalements
care-reports-why = avec ce qui a été dit ; un trait marque la personne en question
care-reports-none = Personne n’a rien signalé.
care-report-by = { $name }, { $date }
care-report-close = Clore le signalement
care-ban-week = Exclure { $name } une semaine
care-ban-good = Exclure { $name } pour de bon
care-registration = Qui peut venir
care-registration-open = tout le monde
care-registration-guests = aucun nouveau compte
care-registration-closed = personne de nouveau
care-bans = Exclus
care-bans-none = Personne n’est exclu.
care-unban = Laisser revenir { $name }
care-limits = Limites
care-limits-why = réglées dans l’environnement du serveur
