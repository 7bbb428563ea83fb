### Het einde van een ronde Opera als scène.

## Titels en stappen.

operascene-title = { $last ->
    [true] De laatste telling
   *[false] { $counting ->
        [0] Ronde { $round } eindigt
       *[other] Telronde { $counting }
    }
}
operascene-round = Ronde { $round }
operascene-counting = Telling
operascene-end = Einde van de ronde
operascene-ends = Ronde { $round } eindigt
operascene-from-last = Geteld van de laatste tot de eerste
operascene-to-round = door naar ronde { $round }
operascene-fame = Roem
operascene-standing = Stand
operascene-losses = Lege zalen
operascene-hall = Grote zalen
operascene-suspense = Het laatste doek
operascene-curtain = De doeken
operascene-laurel = De winnaar

## Rekeningen.

operascene-income = Inkomsten
operascene-level-zero = Op niveau 0
operascene-great-halls = Grote zalen
operascene-of-century = van de Eeuw
operascene-of-fame = roem
operascene-empty-halls = Lege zalen
operascene-this-counting = Deze telling
operascene-together = Samen
operascene-ducats = Dukaten
operascene-points = Punten
operascene-account = { $label }: { $value }
operascene-no-houses = Nog geen operagebouwen
operascene-tell-hall = { $city }:
operascene-tell-fame = { $composer }, roem

## Roem, en wat erbij hoort.

operascene-performed = { $pieces } opgevoerd
operascene-most-performed = { $composers ->
    [none] Geen enkele componist wordt opgevoerd.
   *[other] Het meest opgevoerd: { $composers }.
}
operascene-changes = { $up ->
    [none] De ladder blijft zoals hij is.
   *[other] Omhoog: { $up }. Omlaag: { $down }.
}
operascene-palazzo = { $full ->
    [true] Het Palazzo was vol en wordt leeggemaakt.
   *[false] Het Palazzo wordt leeggemaakt voor de volgende episode.
}
operascene-opened = Vanaf nu mag je hier bouwen: { $cities }.

## De laatste telling.

operascene-last-counting = De laatste telling
operascene-hall-of = { $city }, grote zaal
operascene-no-hall = Geen grote zaal telt
operascene-tie = Bij een gelijke stand van { $points } wint de betere plaats op de budgettabel.
operascene-equal = Bij gelijke stand wint de betere plaats op de budgettabel.

## Voor schermlezers: één zin per speler.

operascene-seat-earns = { $ducats ->
    [0] { $seat-you ->
        [true] Je verdient niets.
       *[other] { $seat } verdient niets.
    }
    [one] { $seat-you ->
        [true] Je verdient { $ducats } dukaat.
       *[other] { $seat } verdient { $ducats } dukaat.
    }
   *[other] { $seat-you ->
        [true] Je verdient { $ducats } dukaten.
       *[other] { $seat } verdient { $ducats } dukaten.
    }
}
operascene-seat-counts = { $seat-you ->
    [true] Jij: grote zalen { $fame }, Componist van de Eeuw { $century }, lege zalen { $empty }; samen { $gain }, totaal { $points }. Verdiende dukaten: { $ducats }.
   *[other] { $seat }: grote zalen { $fame }, Componist van de Eeuw { $century }, lege zalen { $empty }; samen { $gain }, totaal { $points }. Verdiende dukaten: { $ducats }.
}
