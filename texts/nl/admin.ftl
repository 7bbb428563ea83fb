### De opdrachten voor wie een server draait.

admin-person = { $name } ({ $kind ->
    [account] account
   *[guest] gast
}, sinds { $since }{ $banned ->
    [true] , buitengesloten
   *[false] {""}
}) { $id }
admin-people = { $count ->
    [0] Er is niemand gevonden.
    [one] { $count } persoon.
   *[other] { $count } personen.
}
admin-password = Het nieuwe wachtwoord voor { $name } is: { $password }
admin-delete-sure = Hiermee wordt { $name } voorgoed verwijderd; afgelopen spellen blijven, zonder de naam. Typ de naam om door te gaan
admin-not-deleted = { $name } is niet verwijderd: de naam werd niet hetzelfde getypt.
admin-deleted = { $tables ->
    [0] { $name } is verwijderd.
    [one] { $name } is verwijderd; de naam is aan { $tables } tafel gewist.
   *[other] { $name } is verwijderd; de naam is aan { $tables } tafels gewist.
}
admin-banned = { $until ->
    [none] { $who } is voorgoed buitengesloten.
   *[other] { $who } is buitengesloten tot { $until }.
}
admin-unbanned = { $who } mag weer naar binnen.
admin-not-banned = { $who } is niet buitengesloten.
admin-ban = { $name ->
    [none] { $who }
   *[other] { $name } ({ $who })
}, sinds { $since }, { $until ->
    [none] voorgoed
   *[other] tot { $until }
}
admin-bans = { $count ->
    [0] Niemand is buitengesloten.
    [one] { $count } uitsluiting.
   *[other] { $count } uitsluitingen.
}
admin-who = Zeg wiens sessies je beëindigt: een naam, of --everybody.
admin-sessions = { $count ->
    [0] Er was niemand ingelogd.
    [one] { $count } sessie beëindigd.
   *[other] { $count } sessies beëindigd.
}
admin-table = { $code }: { $game }, { $status ->
    [seating] nog niet begonnen
    [paused] gepauzeerd
   *[playing] er wordt gespeeld
}, laatst gewijzigd { $changed }; { $names }
admin-tables = { $count ->
    [0] Er is geen tafel open.
    [one] { $count } tafel.
   *[other] { $count } tafels.
}
admin-closed = De tafel { $code } is gesloten.
admin-report = { $date }: { $name } ({ $person }), gemeld door { $reporter } om { $reason ->
    [words] wat er gezegd werd
    [name] de naam
    [play] de manier van spelen
   *[other] iets anders
}{ $words ->
    [none] {""}
   *[other] : { $words }
} [{ $id }]
admin-reports = { $count ->
    [0] Geen meldingen.
    [one] { $count } melding.
   *[other] { $count } meldingen.
}
admin-report-closed = De melding is gesloten.
admin-host-added = { $name } mag nu de beheerpagina gebruiken.
admin-host-removed = { $name } mag de beheerpagina niet meer gebruiken.
admin-no-host = { $name } mocht de beheerpagina toch al niet gebruiken.
admin-hosts = { $names ->
    [none] Niemand mag de beheerpagina gebruiken.
   *[other] De beheerpagina is voor: { $names }
}
admin-registration = { $who ->
    [closed] Niemand nieuw mag komen.
    [guests] Gasten mogen komen; nieuwe accounts kunnen niet gemaakt worden.
   *[open] Iedereen mag komen.
}
admin-nobody = Er is hier niemand die { $who } heet.
admin-several = { $count ->
    [one] { $count } persoon heet { $who }.
   *[other] { $count } personen heten { $who }. Zeg wie je bedoelt met het id dat ‘operahouse admin people’ toont.
}
admin-guest = { $name } is een gast en heeft geen wachtwoord.
admin-statistics-people = { $accounts ->
    [one] { $accounts } account
   *[other] { $accounts } accounts
}, { $guests ->
    [one] { $guests } gast
   *[other] { $guests } gasten
}; { $present } van hen ergens ingelogd.
admin-statistics-tables = Tafels: { $waiting } nog niet begonnen, { $playing } in spel, { $ended } afgelopen.
admin-statistics-game = Afgelopen spellen, { $game }: { $count }
admin-statistics-busy = { $rows ->
    [one] Tafels gewijzigd vandaag: { $today }, deze week: { $week }. Het logboek heeft { $rows } rij.
   *[other] Tafels gewijzigd vandaag: { $today }, deze week: { $week }. Het logboek heeft { $rows } rijen.
}
admin-ratings = { $games ->
    [one] { $games } spel voor de ranglijst.
   *[other] { $games } spellen voor de ranglijst.
} Logverlies van de ratings: { $loss }; van gelijke kansen: { $constant }. De ratings winnen { $gain } ± { $error } per spel.
admin-ratings-none = Nog niemand heeft { $game } voor de ranglijst gespeeld.
