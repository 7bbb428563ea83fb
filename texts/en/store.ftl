### The database: what it cannot do, and what commands say about it.

store-trouble = There’s a problem with the database: { $why }.
store-closed = The database is closed: nothing more can be written.
store-unknown-url = This isn’t the address of a database; one begins with: { $known }
store-missing = There’s no database { $file }.
store-file = { $file } can’t be used: { $why }.
store-file-exists = { $file } already exists; choose another name.
store-newer = This database was made by a newer version of Operahouse; install that one.
store-not-migrated = This database isn’t up to date; start the server once to update it.
store-not-empty = This database isn’t empty; you can only restore a backup to an empty one.
store-not-a-backup = { $file } isn’t a backup, or it’s damaged. Nothing was restored.
store-unwritable = It contains characters that can’t be stored.
store-file-damaged = The database file is damaged ({ $why }), so we won’t serve it. Restore your last backup: operahouse db restore
store-damaged = This part of the log is damaged.
store-name-taken = Somebody else has the name “{ $name }”, or one that looks like it.
store-nobody = We don’t know anybody with that id.

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
store-kept = { $match }: kept, but not played again, because we don’t know its rules.
store-fault = { $match }: { $why }
store-check-row = The entries filed under { $first } to { $last } have different numbers.
store-check-end = Entry { $number } ends the match differently from the rules.
store-check-no-card = It has no card in the index.
store-check-card = Its card says { $part } is { $kept }; its log says { $told }.
store-check-sitters = It’s missing from its players’ lists of tables, or is on somebody else’s.
