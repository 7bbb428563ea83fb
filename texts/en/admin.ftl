### The commands for those who run a server.

admin-person = { $name } ({ $kind ->
    [account] account
   *[guest] guest
}, since { $since }{ $banned ->
    [true] , banned
   *[false] {""}
}) { $id }
admin-people = { $count ->
    [0] Nobody was found.
    [one] { $count } person.
   *[other] { $count } people.
}
admin-password = The new password for { $name } is: { $password }
admin-delete-sure = This deletes { $name } for good; finished games stay, without the name. Type the name to go on
admin-not-deleted = { $name } wasn’t deleted: the name wasn’t typed the same.
admin-deleted = { $tables ->
    [0] { $name } is deleted.
    [one] { $name } is deleted; the name is erased at { $tables } table.
   *[other] { $name } is deleted; the name is erased at { $tables } tables.
}
admin-banned = { $until ->
    [none] { $who } is banned for good.
   *[other] { $who } is banned until { $until }.
}
admin-unbanned = { $who } may come in again.
admin-not-banned = { $who } isn’t banned.
admin-ban = { $name ->
    [none] { $who }
   *[other] { $name } ({ $who })
}, since { $since }, { $until ->
    [none] for good
   *[other] until { $until }
}
admin-bans = { $count ->
    [0] Nobody is banned.
    [one] { $count } ban.
   *[other] { $count } bans.
}
admin-who = Say whose sessions to end: a name, or --everybody.
admin-sessions = { $count ->
    [0] Nobody was signed in.
    [one] { $count } session ended.
   *[other] { $count } sessions ended.
}
admin-table = { $code }: { $game }, { $status ->
    [seating] not begun
    [paused] paused
   *[playing] being played
}, last changed { $changed }; { $names }
admin-tables = { $count ->
    [0] No table is open.
    [one] { $count } table.
   *[other] { $count } tables.
}
admin-closed = The table { $code } is closed.
admin-report = { $date }: { $name } ({ $person }), reported by { $reporter } for { $reason ->
    [words] what was said
    [name] the name
    [play] how they play
   *[other] something else
}{ $words ->
    [none] {""}
   *[other] : { $words }
} [{ $id }]
admin-reports = { $count ->
    [0] No reports.
    [one] { $count } report.
   *[other] { $count } reports.
}
admin-report-closed = The report is closed.
admin-host-added = { $name } may use the management page now.
admin-host-removed = { $name } may no longer use the management page.
admin-no-host = { $name } may not use the management page anyway.
admin-hosts = { $names ->
    [none] Nobody may use the management page.
   *[other] The management page is for: { $names }
}
admin-registration = { $who ->
    [closed] Nobody new may come.
    [guests] Guests may come; no new accounts can be made.
   *[open] Everybody may come.
}
admin-nobody = There’s nobody called { $who } here.
admin-several = { $count ->
    [one] { $count } person is called { $who }.
   *[other] { $count } people are called { $who }. Say which by the id that “operahouse admin people” shows.
}
admin-guest = { $name } is a guest and has no password.
admin-statistics-people = { $accounts ->
    [one] { $accounts } account
   *[other] { $accounts } accounts
}, { $guests ->
    [one] { $guests } guest
   *[other] { $guests } guests
}; { $present } of them signed in somewhere.
admin-statistics-tables = Tables: { $waiting } not begun, { $playing } being played, { $ended } ended.
admin-statistics-game = Games ended, { $game }: { $count }
admin-statistics-busy = { $rows ->
    [one] Tables changed today: { $today }, this week: { $week }. The log has { $rows } row.
   *[other] Tables changed today: { $today }, this week: { $week }. The log has { $rows } rows.
}
admin-ratings = { $games ->
    [one] { $games } rated game.
   *[other] { $games } rated games.
} Log loss of the ratings: { $loss }; of equal chances: { $constant }. The ratings gain { $gain } ± { $error } a game.
admin-ratings-none = Nobody has played a rated game of { $game } yet.
