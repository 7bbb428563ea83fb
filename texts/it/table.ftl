### Le partite: che cosa rifiuta il tavolo, e che cosa vi succede.

## Prendere posto.

table-wrong-players = Questo gioco è per { $low }–{ $high } giocatori.
table-unknown-option = Questo gioco non ha l’opzione «{ $option }»; ha: { $known }.
table-unknown-seat = Qui non c’è il posto «{ $seat }»; ci sono: { $known }.
table-seat-taken = Il posto { $seat-colour } è già occupato.
table-seat-empty = Il posto { $seat-colour } è libero.
table-seats-free = Questi posti sono ancora liberi: { $seats }.
table-share-early = I numeri segreti della distribuzione si svelano quando tutti i posti sono occupati.
table-share-unwanted = Il tuo posto non ha ora un numero segreto da svelare.
table-share-wrong = Non è il numero segreto sigillato quando questo posto è stato occupato.
table-already-seated = Hai già il posto { $seat-colour }.
table-barred = Chi ospita ti ha chiesto di lasciare questo tavolo.
table-kick-self = Non puoi mandarti via; alzati e basta.
table-name-taken = A questo tavolo qualcuno si chiama già { $name }. Scegli un altro nome.
table-not-host = Può farlo solo chi ospita il tavolo.
table-no-seat = Non hai un posto a questo tavolo.
table-no-spectators = Questo tavolo non vuole spettatori.

## Lo svolgimento della partita.

table-begun = La partita è cominciata.
table-not-begun = La partita non è ancora cominciata.
table-over = La partita è finita.
table-paused = La partita è in pausa.
table-away = Un bot gioca per te; prima torna.
table-not-away = Non sei via.
table-stand-in-here = { $seat } è al tavolo, o c’era un momento fa.
table-stand-in-nobody = Lì non c’è nessuno per cui un bot possa giocare.
table-stand-in-clock = Qui è l’orologio a decidere quanto si aspetta.
table-out-of-time = Il tuo tempo è scaduto.
table-moves-many = Mosse in una volta: { $count }; ne sono ammesse al massimo { $most }.
table-bot-late = La mossa del bot risponde a una domanda che non vale più.
table-fixed-deal = Nella mano del giorno tutti giocano alle stesse condizioni, perciò qui non si può.
table-bots-first = I bot stanno ancora decidendo. Riprova tra un attimo.
table-undo-nothing = Non hai ancora fatto mosse.
table-undo-others = Qualcuno ha mosso dopo di te: la tua mossa resta.
table-undo-revealed = Da allora qualcuno ha scoperto qualcosa: la tua mossa resta.
table-rewind-people = Solo in una partita contro i bot si può annullare un turno intero.
table-not-now = Adesso non ci si può accordare su { $wish ->
    [pause] una pausa
    [resume] la fine di una pausa
   *[rematch] una rivincita
}.
table-wished-already = L’hai già detto.
table-not-agreed = Non tutti sono d’accordo su una rivincita.
table-screens-closed = Si può guardare dietro uno schermo solo dopo la partita.
table-no-such-moment = La storia di questa partita arriva a { $last }; non c’è { $number }.
table-nothing-asked = Al numero { $number } nessuno doveva decidere nulla.

## Parole, note e ordini permanenti.

table-stranger = Di’ chi sei prima di parlare: siediti, o guarda con un nome.
table-mute-self = Non puoi silenziarti da te.
table-text-empty = Non c’è scritto nulla.
table-text-long = Il testo è troppo lungo: caratteri { $count }, al massimo { $most }.
table-text-unprintable = Contiene caratteri che non si vedono.
table-name-marks = Una lettera del nome può avere al massimo { $most } segni.
table-order-exists = Hai già un ordine «{ $name }».
table-orders-full = { $most ->
    [one] Puoi avere un solo ordine permanente.
   *[other] Puoi avere al massimo { $most } ordini permanenti.
}
table-no-such-order = Non hai un ordine «{ $name }».
table-order = Gioca «{ $move }»
table-order-is = { $what } è { $value }
table-order-is-not = { $what } non è { $value }
table-order-at-least = { $what } è almeno { $value }
table-order-at-most = { $what } è al massimo { $value }
table-order-has = { $value } è in { $what }

## Registri, richieste e prove.

table-enough = A questo tavolo hai detto e fatto abbastanza. Puoi sempre fare le tue mosse.
table-nameless = Una richiesta ha bisogno di una persona e di un nome suo.
table-overtaken = Qualcuno è stato più veloce: la riga { $number } di { $match } è già scritta.
table-unknown-rules = Questa partita segue le regole { $rules } di { $game } ({ $edition }), che qui non sono note.
table-malformed-first = Un registro comincia con l’apertura di una partita.
table-malformed-number = Deve seguire il numero { $expected }, non { $number }.
table-handover-people = Si possono consegnare solo partite contro i bot: su questo dispositivo hanno giocato anche altri.
table-handover-long = Sono più mosse di quante una partita possa averne: al massimo { $most }.
table-handover-seats = Questi non sono i posti di questo gioco.
table-handover-parent = La partita da cui prosegue non è mai stata in questa posizione.
table-malformed-entry = Qui non può essere successo. { $why }
table-malformed-seed = Un seme si scrive con { $low }–{ $high } cifre esadecimali minuscole.
table-malformed-share = Un numero segreto della distribuzione, o il suo sigillo, si scrive con { $digits } cifre esadecimali minuscole.
table-malformed-conditions = { $most ->
    [one] Un ordine può avere una sola condizione.
   *[other] Un ordine può avere al massimo { $most } condizioni.
}
table-verify-seed = Non è il seme il cui hash è stato pubblicato prima della partita.
table-verify-deal = Il seme distribuisce questo in modo diverso.
table-verify-luck = Il caso ha fatto «{ $move }», ma il seme dice «{ $drawn }».

## Partite con la scatola, inserite a mano.

by-hand-among-friends = Una partita con la scatola è tra amici: non pubblica, non classificata, senza orologio.
by-hand-not-this-game = Questo gioco non si può inserire a mano.
by-hand-only = Vale solo per le partite con la scatola.
by-hand-not-here = In una partita con la scatola non si può.
by-hand-not-at-this-depth = Per ora questo non si inserisce. Scegli prima che cosa inserire.
by-hand-lay-out-first = Prima dicci com’è preparato il tavolo.
by-hand-other-options = Questa posizione ha altri giocatori o altre opzioni rispetto al tavolo, o si sta mescolando.
by-hand-malformed-seats = Indica ogni posto una volta, in senso orario da chi comincia.
by-hand-malformed-ladder = Ogni compositore sta sulla scala della fama una volta sola.
by-hand-malformed-century = I brani del Secolo sono di compositori diversi: { $count } in tutto.
by-hand-malformed-offer = Con questi brani non si fa la prima offerta.
by-hand-malformed-hands = Non sono le carte che riceve un bot: { $count } da ogni mazzo, nessuna doppia.
by-hand-bot-moves = Qui gioca un bot, che sceglie da sé le sue mosse.
by-hand-tell-first = Prima dicci che cosa è stato scoperto.
by-hand-nothing-to-tell = Non è stato scoperto niente.
by-hand-not-that-card = Non può essere { $card }: secondo quanto inserito, è da un’altra parte.
by-hand-not-these-bonus-cards = Non possono essere queste carte bonus: secondo quanto inserito, qualcuno ne ha altre.
by-hand-no-such-back = Questo giocatore non ha carte con quel dorso.
by-hand-no-hands = In questo gioco nessuno ha carte in mano.
by-hand-no-scorer = Per questo gioco non c’è un foglio dei punti.
by-hand-wrong-count = Il numero di carte è sbagliato: ne sono state scoperte { $count }.
by-hand-wrong-offer = Questi brani non possono essere la nuova offerta: { $count } in tutto, al massimo { $limit } dello stesso compositore.
by-hand-none-left = Nel mazzo non ci sono più brani di { $composer }.
by-hand-old-deck-first = Prima si esaurisce il vecchio mazzo, e dentro c’era ancora { $composer }.
by-hand-own-secret = È il segreto di un altro giocatore.
by-hand-no-such-line = Quella riga non c’è più.
by-hand-other-kind = Una mossa si sostituisce solo con una mossa, e un annuncio solo con un annuncio.
by-hand-not-over = La partita non è ancora finita.
by-hand-no-bids = In questo gioco non ci sono puntate segrete.
by-hand-bids-are-open = Le puntate sono scoperte. Passa al turno successivo.
by-hand-bids-are-sealed = Non tutti hanno ancora sigillato la loro puntata.
by-hand-nothing-to-verify = Questa partita è stata giocata con la scatola e inserita a mano: non c’è una distribuzione da verificare.

## Che cosa è successo al tavolo.

table-event-sat-down = { $seat-you ->
    [true] Prendi il posto { $seat-colour }.
   *[other] { $name } prende il posto { $seat-colour }.
}
table-event-bot-seated = Un bot ({ $bot }) prende il posto { $seat-colour }.
table-event-unseated = { $kicked ->
    [true] Chi ospita ha liberato il posto { $seat-colour }.
   *[false] Il posto { $seat-colour } è di nuovo libero.
}
table-event-watched = { $watching ->
    [true] { $name } guarda.
   *[false] { $name } non guarda più.
}
table-event-renamed = { $before } ora si chiama { $name }.
table-event-started = La partita comincia. In ordine di gioco: { $seats }.
table-event-undone = { $seat-you ->
    [true] Annulli una mossa.
   *[other] { $seat } annulla una mossa.
}
table-event-branched = { $imagined ->
    [true] E se? Si continua da qui, con le cose nascoste come questo posto le immagina.
   *[false] E se? Si continua da qui, con le cose nascoste com’erano.
}
table-event-handed-over = Fin qui si è giocato senza il server, sul dispositivo di chi gioca. Il server ha rigiocato tutto.
table-event-depth = { $depth ->
    [record] Da ora si inserisce ogni mossa.
    [bids] Da ora si inseriscono solo le puntate.
   *[scorer] Da ora si inserisce solo ciò che conta.
}
table-event-corrected = Una riga è stata corretta. Tutto ciò che segue è stato rigiocato.
table-event-crossed-out = Una riga è stata cancellata. Tutto ciò che segue è stato rigiocato.
table-event-bid-sealed = { $seat-you ->
    [true] Hai sigillato la tua puntata.
   *[other] { $seat } ha sigillato una puntata.
}
table-event-bids-cleared = Comincia il turno di puntate successivo.
table-event-scored = Il foglio dei punti è stato compilato.
table-event-rewound = { $revealed ->
    [true] { $seat-you ->
        [true] Annulli il tuo ultimo turno, anche se da allora hai visto di più. Quello che è seguito non conta.
       *[other] { $seat } annulla un turno, anche se da allora si sa di più. Quello che è seguito non conta.
    }
   *[false] { $seat-you ->
        [true] Annulli il tuo ultimo turno. Quello che è seguito non conta.
       *[other] { $seat } annulla un turno. Quello che è seguito non conta.
    }
}
table-event-ended = { $outcome ->
    [resigned] La partita è finita per ritiro. Il suo seme era { $seed }.
    [closed] Il tavolo è stato chiuso. Il suo seme era { $seed }.
    [abandoned] La partita è finita: erano tutti via. Il suo seme era { $seed }.
   *[finished] La partita è finita. Il suo seme era { $seed }.
}
table-event-left = { $why ->
    [time] { $seat-you ->
        [true] Il tuo tempo è scaduto; continua un bot ({ $bot }).
       *[other] Il tempo di { $seat } è scaduto; continua un bot ({ $bot }).
    }
    [vote] { $seat-you ->
        [true] Non c’eri, e gli altri fanno giocare un bot ({ $bot }) per te.
       *[other] { $seat } non c’è; d’accordo tutti, continua un bot ({ $bot }).
    }
    [holiday] { $seat-you ->
        [true] Sei in vacanza; un bot ({ $bot }) gioca finché torni.
       *[other] { $seat } è in vacanza; intanto gioca un bot ({ $bot }).
    }
   *[left] { $seat-you ->
        [true] Lasci il tavolo; continua un bot ({ $bot }).
       *[other] { $seat } lascia il tavolo; continua un bot ({ $bot }).
    }
}
table-event-returned = { $seat-you ->
    [true] Torni al tavolo.
   *[other] { $seat } torna al tavolo.
}
table-event-resigned = { $seat-you ->
    [true] Ti ritiri; continua un bot ({ $bot }).
   *[other] { $seat } si ritira; continua un bot ({ $bot }).
}
table-event-wished = { $on ->
    [true] { $wish ->
        [pause] { $seat-you ->
            [true] Vorresti una pausa.
           *[other] { $seat } vorrebbe una pausa.
        }
        [resume] { $seat-you ->
            [true] Vorresti continuare.
           *[other] { $seat } vorrebbe continuare.
        }
       *[rematch] { $seat-you ->
            [true] Vorresti una rivincita.
           *[other] { $seat } vorrebbe una rivincita.
        }
    }
   *[false] { $seat-you ->
        [true] Hai cambiato idea.
       *[other] { $seat } ha cambiato idea.
    }
}
table-event-stand-in = { $on ->
    [true] { $seat-you ->
        [true] Vorresti far giocare un bot per { $absent }.
       *[other] { $seat } vorrebbe far giocare un bot per { $absent }.
    }
   *[false] { $seat-you ->
        [true] Preferisci aspettare { $absent }.
       *[other] { $seat } preferisce aspettare { $absent }.
    }
}
table-event-paused = Siete tutti d’accordo: la partita è in pausa.
table-event-resumed = La partita continua.
table-event-continued = La rivincita è aperta.
table-event-said = { $name }: { $text }
