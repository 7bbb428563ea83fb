### La base de données : ce qu’elle ne peut pas, et ce qu’en disent les commandes.

store-trouble = La base de données a un problème : { $why }.
store-closed = La base de données est fermée : plus rien n’est écrit.
store-unknown-url = Ce n’est pas l’adresse d’une base de données ; une telle adresse commence par : { $known }
store-missing = Il n’y a pas de base de données { $file }.
store-file = { $file } ne peut pas servir : { $why }.
store-file-exists = { $file } existe déjà ; choisis un autre nom.
store-newer = Cette base vient d’une version plus récente d’Operahouse ; installe cette version-là.
store-not-migrated = Cette base n’est pas à jour ; lance une fois le serveur, qui s’en charge.
store-not-empty = Il y a déjà quelque chose dans cette base ; une sauvegarde ne se restaure que dans une base vide.
store-not-a-backup = { $file } n’est pas une sauvegarde, ou est abîmé. Rien n’a été restauré.
store-unwritable = Il y a là des caractères qu’on ne peut pas garder.
store-file-damaged = Le fichier de la base de données est abîmé ({ $why }) ; le serveur ne démarre pas. Restaure ta dernière sauvegarde : operahouse db restore
store-damaged = Cette partie du journal est abîmée.
store-name-taken = Quelqu’un d’autre porte le nom « { $name } », ou un nom qui lui ressemble.
store-nobody = Personne n’est connu ici sous cet identifiant.

## Sauvegardes et vérifications.

store-backed-up = { $rows ->
    [one] { $file } contient tout : { $rows } ligne.
   *[other] { $file } contient tout : { $rows } lignes.
}
store-restored = { $rows ->
    [one] Tout ce que contient { $file } est restauré : { $rows } ligne.
   *[other] Tout ce que contient { $file } est restauré : { $rows } lignes.
}
store-checking = Parties
store-checked = { $matches ->
    [one] { $matches } partie vérifiée ; { $faulty ->
        [0] tout est juste.
       *[other] quelque chose n’y est pas juste.
    }
   *[other] { $matches } parties vérifiées ; { $faulty ->
        [0] tout est juste.
        [one] quelque chose n’est pas juste dans { $faulty } d’entre elles.
       *[other] quelque chose n’est pas juste dans { $faulty } d’entre elles.
    }
}
store-kept = { $match } : gardée, mais pas rejouée, car ses règles ne sont pas connues ici.
store-fault = { $match } : { $why }
store-check-row = Ce qui est rangé de { $first } à { $last } porte d’autres numéros.
store-check-end = La ligne { $number } du journal termine la partie autrement que les règles.
store-check-no-card = Elle n’a pas de fiche dans l’index.
store-check-card = Selon sa fiche, { $part } est { $kept } ; selon son journal, { $told }.
store-check-sitters = Ceux qui sont à la table ne la trouvent pas parmi les leurs, ou d’autres l’y trouvent.
