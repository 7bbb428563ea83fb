### I comandi per chi gestisce un server.

admin-person = { $name } ({ $kind ->
    [account] account
   *[guest] ospite
}, dal { $since }{ $banned ->
    [true] , accesso vietato
   *[false] {""}
}) { $id }
admin-people = { $count ->
    [0] Non è stato trovato nessuno.
    [one] { $count } persona.
   *[other] { $count } persone.
}
admin-password = Nuova password per { $name }: { $password }
admin-delete-sure = { $name } sparirà per sempre; le partite finite restano, senza il nome. Scrivi il nome per continuare
admin-not-deleted = { $name }: non è stato eliminato nulla, il nome scritto non era lo stesso.
admin-deleted = { $tables ->
    [0] { $name }: eliminazione completata.
    [one] { $name }: eliminazione completata; il nome è cancellato a { $tables } tavolo.
   *[other] { $name }: eliminazione completata; il nome è cancellato a { $tables } tavoli.
}
admin-banned = { $until ->
    [none] { $who }: accesso vietato per sempre.
   *[other] { $who }: accesso vietato fino al { $until }.
}
admin-unbanned = { $who } può entrare di nuovo.
admin-not-banned = { $who }: l’accesso non è vietato.
admin-ban = { $name ->
    [none] { $who }
   *[other] { $name } ({ $who })
}, dal { $since }, { $until ->
    [none] per sempre
   *[other] fino al { $until }
}
admin-bans = { $count ->
    [0] L’accesso non è vietato a nessuno.
    [one] { $count } divieto.
   *[other] { $count } divieti.
}
admin-who = Di’ quali sessioni terminare: un nome, o --everybody.
admin-sessions = { $count ->
    [0] Nessuno era collegato.
    [one] { $count } sessione terminata.
   *[other] { $count } sessioni terminate.
}
admin-table = { $code }: { $game }, { $status ->
    [seating] non ancora cominciata
    [paused] in pausa
   *[playing] in corso
}, ultima modifica { $changed }; { $names }
admin-tables = { $count ->
    [0] Nessun tavolo è aperto.
    [one] { $count } tavolo.
   *[other] { $count } tavoli.
}
admin-closed = Il tavolo { $code } è chiuso.
admin-report = { $date }: { $name } ({ $person }), segnalazione di { $reporter } per { $reason ->
    [words] ciò che è stato detto
    [name] il nome
    [play] il modo di giocare
   *[other] altro
}{ $words ->
    [none] {""}
   *[other] : { $words }
} [{ $id }]
admin-reports = { $count ->
    [0] Nessuna segnalazione.
    [one] { $count } segnalazione.
   *[other] { $count } segnalazioni.
}
admin-report-closed = La segnalazione è chiusa.
admin-host-added = { $name } ora può usare la pagina della direzione.
admin-host-removed = { $name } non può più usare la pagina della direzione.
admin-no-host = { $name } non poteva comunque usare la pagina della direzione.
admin-hosts = { $names ->
    [none] Nessuno può usare la pagina della direzione.
   *[other] La pagina della direzione è per: { $names }
}
admin-registration = { $who ->
    [closed] Non può venire nessuno di nuovo.
    [guests] Possono venire ospiti; non si possono creare account.
   *[open] Può venire chiunque.
}
admin-nobody = Qui nessuno si chiama { $who }.
admin-several = { $count ->
    [one] { $count } persona si chiama { $who }.
   *[other] { $count } persone si chiamano { $who }. Di’ quale con l’identificativo che mostra «operahouse admin people».
}
admin-guest = { $name } gioca come ospite e non ha una password.
admin-statistics-people = { $accounts ->
    [one] { $accounts } account
   *[other] { $accounts } account
}, { $guests ->
    [one] { $guests } ospite
   *[other] { $guests } ospiti
}; collegati da qualche parte: { $present }.
admin-statistics-tables = Tavoli: { $waiting } non ancora cominciati, { $playing } in corso, { $ended } finiti.
admin-statistics-game = Partite finite, { $game }: { $count }
admin-statistics-busy = { $rows ->
    [one] Tavoli cambiati oggi: { $today }, questa settimana: { $week }. Il registro ha { $rows } riga.
   *[other] Tavoli cambiati oggi: { $today }, questa settimana: { $week }. Il registro ha { $rows } righe.
}
admin-ratings = { $games ->
    [one] { $games } partita classificata.
   *[other] { $games } partite classificate.
} Perdita logaritmica delle valutazioni: { $loss }; a probabilità uguali: { $constant }. Le valutazioni guadagnano { $gain } ± { $error } a partita.
admin-ratings-none = Nessuno ha ancora giocato una partita classificata di { $game }.
