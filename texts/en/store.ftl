### The database: what it cannot do, and what commands say about it.

store-trouble = The database does not do as it should: { $why }.
store-closed = The database is closed: nothing more is written.
store-unknown-url = This is no address of a database; it begins like one of these: { $known }
store-missing = There is no database { $file }.
store-file = { $file } cannot be used: { $why }.
store-file-exists = { $file } exists already; choose another name.
store-newer = This database was made by a newer version of the house; install that one.
store-not-migrated = This database is not up to date; start the server once, which changes it.
store-not-empty = There is something in this database already; a backup is restored to an empty one only.
store-not-a-backup = { $file } is no backup, or it is damaged. Nothing was restored.
store-unwritable = There are characters in it that cannot be stored.
store-damaged = This part of the log is damaged.
store-name-taken = Somebody else has the name “{ $name }”.
store-nobody = Nobody with that id is known here.

## Backups and checks.

store-backed-up = { $rows ->
    [one] { $file } holds everything: { $rows } row.
   *[other] { $file } holds everything: { $rows } rows.
}
store-restored = { $rows ->
    [one] Everything in { $file } is restored: { $rows } row.
   *[other] Everything in { $file } is restored: { $rows } rows.
}
store-checking = Matches
store-checked = { $matches ->
    [one] { $matches } match checked; { $faulty ->
        [0] nothing is wrong.
       *[other] something is wrong with it.
    }
   *[other] { $matches } matches checked; { $faulty ->
        [0] nothing is wrong.
        [one] something is wrong with { $faulty } of them.
       *[other] something is wrong with { $faulty } of them.
    }
}
store-kept = { $match }: kept, but not played again, for its rules are not known here.
store-fault = { $match }: { $why }
store-check-row = The entries filed under { $first } to { $last } have other numbers.
store-check-end = Entry { $number } ends the match otherwise than the rules do.
store-check-no-card = It has no card in the index.
store-check-card = Its card says { $part } is { $kept }; its log says { $told }.
store-check-sitters = The people at the table do not find it among their own tables, or others do.
