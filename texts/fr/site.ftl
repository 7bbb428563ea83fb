### Écrire la maison dans un dossier de fichiers.

site-built = La maison est dans { $folder }. N’importe quel serveur web peut la servir, à la racine d’un nom d’hôte.
site-no-runtime = Python pour le navigateur n’est pas encore construit. Construis-le avec « make site » dans un clone des sources.
site-not-empty = Il y a déjà quelque chose dans { $folder }. Choisis un dossier vide, ou qui n’existe pas encore.
site-no-answer = Le serveur a répondu à { $path } avec le statut { $status }.
