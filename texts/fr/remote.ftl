## La table du terminal, invitée d’un serveur.

remote-at = Tu es à la table { $code }. Tes amis te rejoignent par { $link } ou avec ce code.
remote-goodbye = Tu as quitté la table. Ta place est gardée : reviens avec --table { $code }.
remote-bot-seated = { $name } joue { $seat }.
remote-bot-move = { $seat } : { $move }
remote-mending = La connexion est coupée. Nouvel essai dans { $seconds } s…

## Ce qui peut mal tourner.

remote-address = « { $address } » n’est pas l’adresse d’un serveur ; une telle adresse ressemble à https://opera.example ou localhost:8080.
remote-no-server = Aucun serveur ne répond à { $address } : { $why }
remote-nonsense = Le serveur a répondu quelque chose que nous ne comprenons pas. L’adresse est-elle juste ?
remote-bot-no-seat = Aucune place n’est libre pour un bot à cette table.
remote-line-lost = La connexion avec la table n’a pas pu être rétablie ({ $why }). Ta place est gardée : réessaie plus tard.
remote-share-missing = La donne a été faite sans le nombre secret ajouté par ce terminal. Demande pourquoi aux responsables du serveur.
remote-share-changed = La donne a été faite avec d’autres sceaux que ceux montrés avant que ton nombre secret soit dévoilé. Ne t’y fie pas.
