### Ce que signifie chaque réglage.

config-setting = { $name }={ $value } ({ $origin ->
    [environment] de l’environnement
   *[default] par défaut
})
config-db = La base de données : sqlite:////chemin/fichier.db ou postgresql://utilisateur:motdepasse@serveur/nom.
config-host = L’adresse d’écoute : 127.0.0.1 pour cette machine seule, 0.0.0.0 pour tout le monde.
config-port = Le port d’écoute.
config-workers = Combien de processus se partagent le port. À plusieurs, il faut PostgreSQL.
config-behind-tls = Si l’on vient par https, à travers un proxy placé devant.
config-proxies = Les adresses ou réseaux des proxys qu’on croit quand ils disent d’où l’on vient.
config-origins = Les autres sites dont les pages peuvent utiliser ce serveur.
config-catalogue = Le module Python qui énumère les jeux.
config-languages = Les langues au choix.
config-texts = Le dossier des textes, un dossier par langue.
config-client = Le dossier de la page pour navigateurs.
config-site = Un dossier écrit par operahouse site : avec lui, les pages continuent sans le serveur.
config-json-logs = Si le journal est en lignes de JSON ; sinon il se lit dans un terminal.
config-bot-workers = Combien de processus chaque serveur réserve à ses bots ; 0 selon le nombre de cœurs.
config-bot-megabytes = La mémoire maximale d’un tel processus, en mégaoctets.
config-bot-step-seconds = Au bout de combien de secondes un bot qui cherche décide d’une étape de son coup.
config-bot-seconds = Au bout de combien de secondes pour un coup entier le processus d’un bot est arrêté.
config-bot-build = Un dossier où une version compilée peut apparaître pendant que le serveur tourne ; les bots y passent alors.
config-session-days = Pendant combien de jours on reste connecté après sa dernière visite.
config-database-seconds = Au bout de combien de secondes une base de données qui ne répond pas est considérée comme absente.
config-hold = Pendant combien de secondes un processus garde une table sans donner signe de vie.
config-poll = Toutes les combien de secondes un processus cherche les tables sans responsable.
config-idle = Au bout de combien de secondes une table que personne ne regarde quitte la mémoire.
config-largest-body = Le nombre maximal d’octets d’une demande ou d’un message.
config-largest-header = Le nombre maximal d’octets de l’en-tête d’une demande.
config-header-seconds = En combien de secondes l’en-tête d’une demande doit arriver.
config-body-seconds = En combien de secondes le reste d’une demande doit arriver.
config-unread-seconds = Au bout de combien de secondes on déconnecte une personne qui ne lit pas ce qu’on lui envoie.
config-stand-in-seconds = Après combien de secondes les autres peuvent laisser un bot jouer pour une personne absente, quand il n’y a pas de pendule.
config-connections-of-address = Combien de connexions une adresse peut garder ouvertes, sauf derrière un proxy.
config-viewers-at-table = Combien de connexions une table accepte ; les joueurs entrent toujours.
config-sockets-of-person = Combien de connexions une personne peut avoir, à toutes les tables ensemble.
config-messages-each-second = Combien de messages par seconde une personne peut envoyer à la longue, toutes connexions confondues.
config-messages-at-once = Combien de messages une personne peut envoyer d’un coup.
config-commands-each-second = Combien de commandes par seconde, coups et discussion compris, une personne peut envoyer à la longue.
config-commands-at-once = Combien de commandes une personne peut envoyer d’un coup.
config-people-of-address = Pour combien de personnes une adresse peut envoyer des messages et des commandes, ouvrir des tables et interroger l’entraîneur.
config-requests = Combien de demandes de toute sorte une adresse peut faire.
config-arrivals = Combien de nouveaux invités et comptes peuvent venir d’une adresse.
config-sign-ins = Combien de fois une adresse peut essayer de se connecter.
config-openings = Combien de tables une personne peut ouvrir.
config-codes = Combien de codes courts une adresse peut essayer.
config-connections = Combien de connexions une adresse peut ouvrir.
config-coaching = Combien de fois une personne peut interroger l’entraîneur sur des parties finies.
config-comments = Combien de fois une personne peut commenter des parties finies.
config-exports = Combien de fois une personne peut exporter ses données ou partir pour de bon.
config-handovers = Combien de fois une personne peut remettre une partie jouée sur son propre appareil.
config-mails = Combien de courriels avec lien, pour confirmer une adresse ou changer de mot de passe, une personne, une adresse ou un réseau peut demander.
config-reports = Combien de fois une personne peut signaler quelqu’un.
config-address = Où l’on trouve cette maison, par exemple https://opera.example.org. Les liens des courriels commencent ainsi.
config-push = Si l’on peut prévenir les gens dans leur navigateur.
config-push-anywhere = Si les navigateurs peuvent nommer n’importe quelle adresse pour les notifications, même privée. Pour les tests seulement.
config-notice-seconds = Après combien de secondes on prévient quelqu’un qui n’est pas à la table.
config-mail-server = Le serveur de courriel qui prend nos messages ; vide pour aucun courriel.
config-mail-port = Son port.
config-mail-security = Comment la connexion est protégée : starttls, tls dès le début, ou none.
config-mail-verify = Si son certificat est vérifié.
config-mail-user = Le nom pour s’y connecter ; vide s’il n’en faut pas.
config-mail-password = Le mot de passe qui va avec.
config-mail-from = L’adresse d’où viennent les courriels.
config-mail-seconds = Après combien de secondes on renonce à un serveur de courriel qui ne répond pas.
