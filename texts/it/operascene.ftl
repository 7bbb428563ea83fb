### La fine di un round di Opera come scena.

## Titoli e passi.

operascene-title = { $last ->
    [true] L’ultima conta
   *[false] { $counting ->
        [0] Finisce il round { $round }
       *[other] Round di conta { $counting }
    }
}
operascene-round = Round { $round }
operascene-counting = Conta
operascene-end = Fine del round
operascene-ends = Finisce il round { $round }
operascene-from-last = Si conta dall’ultimo al primo
operascene-to-round = verso il round { $round }
operascene-fame = Fama
operascene-standing = Classifica
operascene-losses = Sale vuote
operascene-hall = Sale principali
operascene-suspense = L’ultimo sipario
operascene-curtain = I sipari
operascene-laurel = Chi vince

## Conti.

operascene-income = Incasso
operascene-level-zero = Al livello 0
operascene-great-halls = Sale principali
operascene-of-century = del Secolo
operascene-of-fame = fama
operascene-empty-halls = Sale vuote
operascene-this-counting = Questa conta
operascene-together = In tutto
operascene-ducats = Ducati
operascene-points = Punti
operascene-account = { $label }: { $value }
operascene-no-houses = Ancora nessun teatro dell’opera
operascene-tell-hall = { $city }:
operascene-tell-fame = { $composer }, fama

## La fama, e quel che ne segue.

operascene-performed = { $pieces } in scena
operascene-most-performed = { $composers ->
    [none] Nessun compositore viene eseguito.
   *[other] In testa alle esecuzioni: { $composers }.
}
operascene-changes = { $up ->
    [none] La scala non cambia.
   *[other] In salita: { $up }. In discesa: { $down }.
}
operascene-palazzo = { $full ->
    [true] Il Palazzo era pieno e viene svuotato.
   *[false] Il Palazzo viene svuotato per il prossimo episodio.
}
operascene-opened = Da ora si può costruire qui: { $cities }.

## L’ultima conta.

operascene-last-counting = L’ultima conta
operascene-hall-of = { $city }, sala principale
operascene-no-hall = Nessuna sala principale conta
operascene-tie = Con { $points } a testa vince chi sta meglio sulla tabella del budget.
operascene-equal = A parità di punti vince chi sta meglio sulla tabella del budget.

## Per chi ascolta: una frase per posto.

operascene-seat-earns = { $ducats ->
    [0] { $seat-you ->
        [true] Non incassi niente.
       *[other] { $seat } non incassa niente.
    }
    [one] { $seat-you ->
        [true] Incassi { $ducats } ducato.
       *[other] { $seat } incassa { $ducats } ducato.
    }
   *[other] { $seat-you ->
        [true] Incassi { $ducats } ducati.
       *[other] { $seat } incassa { $ducats } ducati.
    }
}
operascene-seat-counts = { $seat-you ->
    [true] Tu: sale principali { $fame }, Compositore del Secolo { $century }, sale vuote { $empty }; in tutto { $gain }, totale { $points }. Ducati incassati: { $ducats }.
   *[other] { $seat }: sale principali { $fame }, Compositore del Secolo { $century }, sale vuote { $empty }; in tutto { $gain }, totale { $points }. Ducati incassati: { $ducats }.
}
