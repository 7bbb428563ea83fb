### Les commandes pour gérer un serveur.

admin-person = { $name } ({ $kind ->
    [account] compte
   *[guest] invité
}, depuis le { $since }{ $banned ->
    [true] , accès interdit
   *[false] {""}
}) { $id }
admin-people = { $count ->
    [0] Aucune personne trouvée.
    [one] { $count } personne.
   *[other] { $count } personnes.
}
admin-password = Nouveau mot de passe pour { $name } : { $password }
admin-delete-sure = { $name } va disparaître pour de bon ; les parties finies restent, sans ce nom. Tape le nom pour continuer
admin-not-deleted = { $name } : rien n’a été supprimé, le nom tapé n’était pas le même.
admin-deleted = { $tables ->
    [0] { $name } : suppression faite.
    [one] { $name } : suppression faite ; le nom est effacé à { $tables } table.
   *[other] { $name } : suppression faite ; le nom est effacé à { $tables } tables.
}
admin-banned = { $until ->
    [none] { $who } : accès interdit pour de bon.
   *[other] { $who } : accès interdit jusqu’au { $until }.
}
admin-unbanned = { $who } peut de nouveau entrer.
admin-not-banned = { $who } : l’accès n’est pas interdit.
admin-ban = { $name ->
    [none] { $who }
   *[other] { $name } ({ $who })
}, depuis le { $since }, { $until ->
    [none] pour de bon
   *[other] jusqu’au { $until }
}
admin-bans = { $count ->
    [0] L’accès n’est interdit à personne.
    [one] { $count } interdiction.
   *[other] { $count } interdictions.
}
admin-who = Dis quelles sessions terminer : un nom, ou --everybody.
admin-sessions = { $count ->
    [0] Personne n’était connecté.
    [one] { $count } session terminée.
   *[other] { $count } sessions terminées.
}
admin-table = { $code } : { $game }, { $status ->
    [seating] pas commencée
    [paused] en pause
   *[playing] en cours
}, dernier changement le { $changed } ; { $names }
admin-tables = { $count ->
    [0] Aucune table n’est ouverte.
    [one] { $count } table.
   *[other] { $count } tables.
}
admin-closed = La table { $code } est fermée.
admin-report = { $date } : { $name } ({ $person }), signalé par { $reporter } pour { $reason ->
    [words] ce qui a été dit
    [name] le nom
    [play] la façon de jouer
   *[other] autre chose
}{ $words ->
    [none] {""}
   *[other] {" "}: { $words }
} [{ $id }]
admin-reports = { $count ->
    [0] Aucun signalement.
    [one] { $count } signalement.
   *[other] { $count } signalements.
}
admin-report-closed = Le signalement est clos.
admin-host-added = { $name } peut maintenant utiliser la page de direction.
admin-host-removed = { $name } ne peut plus utiliser la page de direction.
admin-no-host = { $name } ne pouvait de toute façon pas utiliser la page de direction.
admin-hosts = { $names ->
    [none] Personne ne peut utiliser la page de direction.
   *[other] La page de direction est pour : { $names }
}
admin-registration = { $who ->
    [closed] Personne de nouveau ne peut venir.
    [guests] Les invités peuvent venir ; on ne peut pas créer de compte.
   *[open] Tout le monde peut venir.
}
admin-nobody = Personne ne porte ici le nom { $who }.
admin-several = { $count ->
    [one] { $count } personne porte le nom { $who }.
   *[other] { $count } personnes portent le nom { $who }. Dis laquelle par l’identifiant que montre « operahouse admin people ».
}
admin-guest = { $name } joue en invité, sans mot de passe.
admin-statistics-people = { $accounts ->
    [one] { $accounts } compte
   *[other] { $accounts } comptes
}, { $guests ->
    [one] { $guests } invité
   *[other] { $guests } invités
} ; connectés quelque part : { $present }.
admin-statistics-tables = Tables : { $waiting } pas commencées, { $playing } en cours, { $ended } terminées.
admin-statistics-game = Parties terminées, { $game } : { $count }
admin-statistics-busy = { $rows ->
    [one] Tables changées aujourd’hui : { $today }, cette semaine : { $week }. Le journal compte { $rows } ligne.
   *[other] Tables changées aujourd’hui : { $today }, cette semaine : { $week }. Le journal compte { $rows } lignes.
}
admin-ratings = { $games ->
    [one] { $games } partie classée.
   *[other] { $games } parties classées.
} Perte logarithmique des cotes : { $loss } ; à chances égales : { $constant }. Les cotes gagnent { $gain } ± { $error } par partie.
admin-ratings-none = Aucune partie classée n’a encore été jouée ({ $game }).
