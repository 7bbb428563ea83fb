### Les parties : ce que la table refuse, et ce qui s’y passe.

## Prendre place.

table-wrong-players = Le nombre de joueurs va de { $low } à { $high }.
table-unknown-option = Ce jeu n’a pas d’option « { $option } » ; il a : { $known }.
table-unknown-seat = Il n’y a pas de place « { $seat } » ici ; il y a : { $known }.
table-seat-taken = La place { $seat-colour } est déjà prise.
table-seat-empty = La place { $seat-colour } est libre.
table-seats-free = Ces places sont encore libres : { $seats }.
table-share-early = Les nombres secrets de la distribution sont dévoilés quand toutes les places sont prises.
table-share-unwanted = Ta place n’a pas de nombre secret à dévoiler maintenant.
table-share-wrong = Ce n’est pas le nombre secret qui a été scellé quand cette place a été prise.
table-already-seated = Tu as déjà la place { $seat-colour }.
table-barred = L’hôte t’a demandé de quitter cette table.
table-kick-self = Tu ne peux pas te renvoyer toi-même ; lève-toi simplement.
table-name-taken = À cette table, quelqu’un porte déjà le nom { $name }. Choisis-en un autre.
table-not-host = Seul l’hôte de la table peut faire cela.
table-no-seat = Tu n’as pas de place à cette table.
table-no-spectators = Cette table n’accepte pas de spectateurs.

## Le cours de la partie.

table-begun = La partie a commencé.
table-not-begun = La partie n’a pas encore commencé.
table-over = La partie est terminée.
table-paused = La partie est en pause.
table-away = Un bot joue pour toi ; reviens d’abord.
table-not-away = Tu es déjà là.
table-stand-in-here = { $seat } est là, ou l’était à l’instant.
table-stand-in-nobody = Il n’y a là personne pour qui un bot pourrait jouer.
table-stand-in-clock = Ici, c’est la pendule qui décide combien de temps on attend.
table-out-of-time = Ton temps est écoulé.
table-moves-many = Trop de coups à la fois : { $count }. Au plus : { $most }.
table-bot-late = Le coup du bot répond à une question qui n’est plus posée.
table-fixed-deal = Pour la donne du jour, tout le monde joue dans les mêmes conditions : ceci n’est pas possible.
table-bots-first = Les bots réfléchissent encore. Réessaie dans un instant.
table-undo-nothing = Tu n’as pas encore joué de coup.
table-undo-others = Quelqu’un a joué après toi : ton coup reste.
table-undo-revealed = Depuis, quelqu’un a appris quelque chose : ton coup reste.
table-rewind-people = On ne reprend un tour entier que dans une partie contre des bots.
table-not-now = On ne peut pas convenir maintenant { $wish ->
    [pause] d’une pause
    [resume] de la fin d’une pause
   *[rematch] d’une revanche
}.
table-wished-already = Tu l’as déjà dit.
table-not-agreed = Tout le monde n’est pas d’accord pour une revanche.
table-screens-closed = On ne regarde derrière un écran qu’après la partie.
table-no-such-moment = L’histoire de cette partie s’arrête au numéro { $last } ; il n’y a pas de numéro { $number }.
table-nothing-asked = Au numéro { $number }, personne n’avait de décision à prendre.

## Paroles, notes et ordres.

table-stranger = Dis qui tu es avant de parler : prends place, ou regarde sous un nom.
table-mute-self = Tu ne peux pas te faire taire toi-même.
table-text-empty = Il n’y a rien d’écrit.
table-text-long = Le texte est trop long. Caractères : { $count } ; au plus : { $most }.
table-text-unprintable = Il y a là des caractères qui ne se voient pas.
table-name-marks = Une lettre du nom peut porter au plus { $most } signes.
table-order-exists = Tu as déjà un ordre « { $name } ».
table-orders-full = { $most ->
    [one] Tu peux avoir { $most } ordre permanent au plus.
   *[other] Tu peux avoir { $most } ordres permanents au plus.
}
table-no-such-order = Tu n’as pas d’ordre « { $name } ».
table-order = Jouer « { $move } »
table-order-is = { $what } est { $value }
table-order-is-not = { $what } n’est pas { $value }
table-order-at-least = { $what } est d’au moins { $value }
table-order-at-most = { $what } est d’au plus { $value }
table-order-has = { $value } est dans { $what }

## Journaux, demandes et preuves.

table-enough = Tu as assez dit et fait à cette table. Tu peux toujours jouer tes coups.
table-nameless = Une demande doit avoir une personne et un nom à elle.
table-overtaken = Quelqu’un a été plus rapide : la ligne { $number } est déjà écrite ({ $match }).
table-unknown-rules = Cette partie suit des règles qui ne sont pas connues ici : { $game }, { $rules } ({ $edition }).
table-malformed-first = Un journal commence par l’ouverture d’une partie.
table-malformed-number = Le numéro { $expected } doit suivre, pas { $number }.
table-handover-people = Seules les parties contre des bots peuvent être remises : d’autres ont aussi joué sur cet appareil.
table-handover-long = C’est plus de coups qu’une partie ne peut en avoir : { $most } au plus.
table-handover-seats = Ce ne sont pas les places de ce jeu.
table-handover-parent = La partie dont elle est la suite n’a jamais été dans cette position.
table-malformed-entry = Cela n’a pas pu se passer ici. { $why }
table-malformed-seed = Une graine s’écrit en chiffres hexadécimaux minuscules ; il en faut de { $low } à { $high }.
table-malformed-share = Un nombre secret de la distribution, ou son sceau, s’écrit avec { $digits } chiffres hexadécimaux minuscules.
table-malformed-conditions = { $most ->
    [one] Un ordre peut avoir { $most } condition au plus.
   *[other] Un ordre peut avoir { $most } conditions au plus.
}
table-verify-seed = Ce n’est pas la graine dont l’empreinte a été publiée avant la partie.
table-verify-deal = La graine distribue cela autrement.
table-verify-luck = Le hasard a donné « { $move } », mais la graine dit « { $drawn } ».

## Parties avec la boîte, saisies à la main.

by-hand-among-friends = Une partie avec la boîte se joue entre amis : ni publique, ni classée, sans pendule.
by-hand-not-this-game = Ce jeu ne peut pas être saisi à la main.
by-hand-only = C’est réservé aux parties avec la boîte.
by-hand-not-here = C’est impossible dans une partie avec la boîte.
by-hand-not-at-this-depth = On ne saisit pas cela pour le moment. Choisis d’abord ce que tu saisis.
by-hand-lay-out-first = Dis-nous d’abord comment la table est installée.
by-hand-other-options = Cette position a d’autres joueurs ou options que la table, ou l’on est en train de mélanger.
by-hand-malformed-seats = Nomme chaque place une fois, dans le sens horaire à partir de celle qui commence.
by-hand-malformed-ladder = Chaque compositeur figure une fois sur l’échelle de gloire.
by-hand-malformed-century = Les morceaux du Siècle sont de compositeurs différents : { $count } en tout.
by-hand-malformed-offer = Ces morceaux ne forment pas la première offre.
by-hand-malformed-hands = Ce ne sont pas les cartes que reçoit un bot : { $count } de chaque pioche, aucune en double.
by-hand-bot-moves = Ici joue un bot, qui choisit lui-même ses coups.
by-hand-tell-first = Dis-nous d’abord ce qui a été dévoilé.
by-hand-nothing-to-tell = Rien n’a été dévoilé.
by-hand-not-that-card = Impossible que ce soit { $card } : d’après la saisie, elle est ailleurs.
by-hand-not-these-bonus-cards = Impossible que ce soient ces cartes bonus : d’après la saisie, quelqu’un en a d’autres.
by-hand-no-such-back = Ce joueur n’a pas de carte avec ce dos.
by-hand-no-hands = Dans ce jeu, personne n’a de cartes en main.
by-hand-no-scorer = Il n’y a pas de feuille de score pour ce jeu.
by-hand-wrong-count = Ce n’est pas le bon nombre de cartes : { $count } ont été dévoilées.
by-hand-wrong-offer = Ces morceaux ne peuvent pas être la nouvelle offre : { $count } en tout, au plus { $limit } d’un même compositeur.
by-hand-none-left = Il n’y a plus de morceaux de { $composer } dans la pioche.
by-hand-old-deck-first = On épuise d’abord l’ancienne pioche, et { $composer } s’y trouvait encore.
by-hand-own-secret = C’est le secret d’un autre joueur.
by-hand-no-such-line = Cette ligne n’existe plus.
by-hand-other-kind = Un coup ne se remplace que par un coup, et une annonce que par une annonce.
by-hand-not-over = La partie n’est pas encore finie.
by-hand-no-bids = Ce jeu n’a pas de mises secrètes.
by-hand-bids-are-open = Les mises sont dévoilées. Passe au tour suivant.
by-hand-bids-are-sealed = Tout le monde n’a pas encore scellé sa mise.
by-hand-nothing-to-verify = Cette partie a été jouée avec la boîte et saisie à la main : il n’y a pas de donne à vérifier.

## Ce qui s’est passé à la table.

table-event-sat-down = { $seat-you ->
    [true] Tu prends la place { $seat-colour }.
   *[other] { $name } prend la place { $seat-colour }.
}
table-event-bot-seated = Un bot ({ $bot }) prend la place { $seat-colour }.
table-event-unseated = { $kicked ->
    [true] L’hôte a libéré la place { $seat-colour }.
   *[false] La place { $seat-colour } est de nouveau libre.
}
table-event-watched = { $watching ->
    [true] { $name } regarde.
   *[false] { $name } ne regarde plus.
}
table-event-renamed = { $before } s’appelle maintenant { $name }.
table-event-started = La partie commence. Dans l’ordre du jeu : { $seats }.
table-event-undone = { $seat-you ->
    [true] Tu reprends un coup.
   *[other] { $seat } reprend un coup.
}
table-event-branched = { $imagined ->
    [true] Et si ? On continue à partir d’ici, ce qui est caché étant tel que cette place l’imagine.
   *[false] Et si ? On continue à partir d’ici, ce qui est caché étant tel qu’il était.
}
table-event-handed-over = Jusqu’ici, tout a été joué sans le serveur, sur l’appareil du joueur. Le serveur a tout rejoué.
table-event-depth = { $depth ->
    [record] Désormais, on saisit chaque coup.
    [bids] Désormais, on ne saisit que les mises.
   *[scorer] Désormais, on ne saisit que ce qui compte.
}
table-event-corrected = Une ligne a été corrigée. Toute la suite a été rejouée.
table-event-crossed-out = Une ligne a été rayée. Toute la suite a été rejouée.
table-event-bid-sealed = { $seat-you ->
    [true] Tu as scellé ta mise.
   *[other] { $seat } a scellé une mise.
}
table-event-bids-cleared = Le tour de mises suivant commence.
table-event-scored = La feuille de score a été remplie.
table-event-rewound = { $revealed ->
    [true] { $seat-you ->
        [true] Tu reprends ton dernier tour, alors que tu en as vu davantage depuis. La suite ne compte pas.
       *[other] { $seat } reprend un tour, alors qu’on en sait davantage depuis. La suite ne compte pas.
    }
   *[false] { $seat-you ->
        [true] Tu reprends ton dernier tour. La suite ne compte pas.
       *[other] { $seat } reprend un tour. La suite ne compte pas.
    }
}
table-event-ended = { $outcome ->
    [resigned] La partie se termine par un abandon. Sa graine était { $seed }.
    [abandoned] La partie est terminée : il n’y avait plus personne. Sa graine était { $seed }.
    [closed] La table a été fermée. Sa graine était { $seed }.
   *[finished] La partie est terminée. Sa graine était { $seed }.
}
table-event-left = { $why ->
    [time] { $seat-you ->
        [true] Tu n’as plus de temps ; un bot ({ $bot }) continue.
       *[other] { $seat } n’a plus de temps ; un bot ({ $bot }) continue.
    }
    [vote] { $seat-you ->
        [true] Tu n’étais plus là, et les autres laissent un bot ({ $bot }) jouer pour toi.
       *[other] { $seat } n’est plus là ; d’un commun accord, un bot ({ $bot }) continue.
    }
    [holiday] { $seat-you ->
        [true] Tu es en vacances ; un bot ({ $bot }) joue jusqu’à ton retour.
       *[other] { $seat } est en vacances ; un bot ({ $bot }) joue en attendant.
    }
   *[left] { $seat-you ->
        [true] Tu as quitté la table ; un bot ({ $bot }) continue.
       *[other] { $seat } a quitté la table ; un bot ({ $bot }) continue.
    }
}
table-event-returned = { $seat-you ->
    [true] Te voilà de retour.
   *[other] { $seat } est de retour.
}
table-event-resigned = { $seat-you ->
    [true] Tu abandonnes ; un bot ({ $bot }) continue.
   *[other] { $seat } abandonne ; un bot ({ $bot }) continue.
}
table-event-wished = { $on ->
    [true] { $wish ->
        [pause] { $seat-you ->
            [true] Tu voudrais une pause.
           *[other] { $seat } voudrait une pause.
        }
        [resume] { $seat-you ->
            [true] Tu voudrais continuer.
           *[other] { $seat } voudrait continuer.
        }
       *[rematch] { $seat-you ->
            [true] Tu voudrais une revanche.
           *[other] { $seat } voudrait une revanche.
        }
    }
   *[false] { $seat-you ->
        [true] Tu as changé d’avis.
       *[other] { $seat } a changé d’avis.
    }
}
table-event-stand-in = { $on ->
    [true] { $seat-you ->
        [true] Tu voudrais qu’un bot joue pour { $absent }.
       *[other] { $seat } voudrait qu’un bot joue pour { $absent }.
    }
   *[false] { $seat-you ->
        [true] Tu préfères attendre { $absent }.
       *[other] { $seat } préfère attendre { $absent }.
    }
}
table-event-paused = Tout le monde est d’accord : la partie est en pause.
table-event-resumed = La partie continue.
table-event-continued = La revanche est ouverte.
table-event-said = { $name } : { $text }
