### Une partie autour d’une vraie table : ce que dit le compagnon.

## Commencer.

companion-title = À côté de la boîte
companion-lead = Vous jouez avec la boîte, autour d’une vraie table. Le téléphone garde les mises secrètes, fait les comptes et dit ce qu’il faut faire.
companion-game = Jeu
companion-players = Qui est à table
companion-depth = Ce que fait le téléphone
companion-depth-record = Tout noter
companion-depth-record-why = Tu saisis chaque coup. Il compte, veille aux règles, et après la partie tu peux la revoir et l’analyser.
companion-depth-bids = Mises secrètes
companion-depth-bids-why = Chacun scelle une mise ; toutes s’ouvrent en même temps.
companion-depth-scorer = Feuille de score
companion-depth-scorer-why = Tu touches ce qui est sur la table ; il compte et explique chaque somme.
companion-phones = Téléphones
companion-phones-one = Un pour tous
companion-phones-one-why = Ce téléphone passe de main en main, même sans réseau.
companion-phones-each = Chacun le sien
companion-phones-each-why = Les autres arrivent avec un code, un QR code ou un lien.
companion-open = Préparer la table
companion-menu = À côté de la boîte : réglages
companion-leave = Vers la première page
companion-leave-why = La partie reste comme elle est : tu la retrouves sur la première page, dans « Mes parties ».
companion-with-the-box = Avec la boîte

## Ce qui est sur la table et ce qui vient d’une pile.

companion-step = Étape { $step } sur { $steps }
companion-next = Continuer
companion-back = Retour
companion-begin = Commencer la partie
companion-lay-first = Qui est où ?
companion-lay-first-why = Tirez au sort qui commence et touche d’abord ce nom, puis les autres dans le sens des aiguilles d’une montre.
companion-lay-ladder = L’échelle de gloire
companion-lay-ladder-why = Placez les six compositeurs au hasard sur l’échelle. Touche-les de la gloire 1, en bas, à 6, en haut.
companion-lay-offer = La première offre
companion-lay-offer-why = Piochez l’offre et touche chaque pièce dans l’ordre. Ce qui est de trop d’un même compositeur est mis de côté ici aussi.
companion-lay-century = Compositeurs du Siècle
companion-lay-century-why = Piochez jusqu’à trois compositeurs différents, un par épisode, et touche chaque pièce.
companion-lay-faces = Quelles faces sont visibles ?
companion-lay-faces-why = Regarde les trois maisons sur la table.
companion-lay-hands = Des cartes pour { $seat }
companion-lay-hands-why = Un bot ne voit pas ses cartes : donne-les-lui et touche-les à l’insu des autres.
companion-lay-bonus = Une carte bonus pour { $seat }
companion-lay-bonus-why = Pioche-la pour le bot et touche-la à l’insu des autres.
companion-house = Maison { $number }
companion-draw-offer = La nouvelle offre
companion-draw-offer-why = Piochez jusqu’à ce que l’offre soit complète, { $limit } au plus de chaque compositeur, et touche les pièces dans l’ordre.
companion-draw-audition = L’audition
companion-draw-audition-why = Retournez les cartes et touche-les.
companion-draw-hand = Des cartes pour { $seat }
companion-draw-hand-why = Le bot ne voit pas ce qu’il a pioché : touche-le à l’insu des autres.
companion-draw-bonus = Cartes bonus
companion-draw-bonus-why = Touche chaque carte bonus montrée maintenant ; aucune, c’est possible aussi.
companion-bonus-of = { $seat } : { $card }
companion-tapped = Déjà touché
companion-to-tap = À toucher
companion-take-back = Reprendre { $what }
companion-took-back = Repris : { $what }
companion-put-aside = à part
companion-left = Encore { $count }
companion-rest = reste { $count }
companion-search = Chercher
companion-done = C’est fait, comme sur la table

## Mises secrètes.

companion-bids-for = { $seat } mise
companion-your-bid = Ta mise
companion-bid = miser { $bid }
companion-bid-leaves = reste { $ducats } ♦
companion-own-ducats = tu as { $ducats } ♦
companion-to-level = au niveau { $level }
companion-sealed = scellé
companion-choosing = réfléchit
companion-cord = Le cordon : tiens-le, et le rideau s’ouvre
companion-cord-hold = { $seat } : tiens le cordon pour choisir ta mise
companion-cord-why = Pouce sur le cordon : tu vois ta mise. Lâche, et le rideau tombe.
companion-cord-slide = Glisse vers le haut ou le bas pour choisir, ou touche.
companion-curtain-falls = Le rideau tombe.
companion-bid-chosen = Ta mise est derrière le rideau
companion-bid-none = Pas encore de mise
companion-nobody-learns = Personne n’apprend une mise avant que toutes soient scellées.
companion-seal = Sceller ma mise
companion-bids-round = Mises du tour { $round }
companion-bids-opened = Les mises sont ouvertes
companion-bids-waiting = On attend les mises
companion-bids-pay = Sur la table : chacun paie sa mise, et les marqueurs montent, de la colonne de gauche à celle de droite.
companion-bids-anew = Mises suivantes
companion-has-bid = { $seat } : { $bid }

## Saisir, et ce qu’il faut faire avec la boîte.

companion-on-the-table = Sur la table
companion-nothing-to-do = Rien à faire sur la table.
companion-more-tasks = et encore { $count }
companion-pays = { $ducats ->
    [one] { $seat } : paie { $ducats } ducat à la banque
   *[other] { $seat } : paie { $ducats } ducats à la banque
}
companion-takes = { $ducats ->
    [one] { $seat } : prends { $ducats } ducat à la banque
   *[other] { $seat } : prends { $ducats } ducats à la banque
}
companion-scores = { $seat } : sur la piste des points, de { $before } à { $points }
companion-opera-marker = { $seat } : marqueur de budget au niveau { $level }, colonne { $column }
companion-round = Tour { $round }
companion-what = Ce qui a été fait
companion-choose = Touche ce qui a été fait
companion-undo = Annuler la dernière saisie
companion-see-table = Voir la table
companion-go-on = Revenir à la saisie
companion-over = La partie est finie
companion-over-why = Vérifie une dernière fois : ensuite, le résultat est définitif.
companion-finish = Terminer la partie

## Corriger.

companion-lines = Ce qui a été saisi
companion-lines-why = Touche une ligne pour la corriger. Tout ce qui suit est rejoué.
companion-no-lines = Rien n’a encore été saisi.
companion-secret-line = secret
companion-change = Modifier
companion-cross-out = Rayer
companion-insert = Un oubli juste avant
companion-insert-why = De qui manque-t-il un coup avant « { $what } » ?
companion-insert-before = avant « { $what } »
companion-correct = Corriger une ligne
companion-correct-why = Jusqu’ici : { $was }. Touche ce qui est vraiment venu.
companion-correct-done = Corriger
companion-misfits = { $count ->
    [one] { $count } ligne ne convient plus
   *[other] { $count } lignes ne conviennent plus
}
companion-why-rule = { $why } (règle { $rule })

## La feuille de score.

companion-counting = Décompte
companion-after-round = après le tour { $round }
companion-total = { $seat }, au total
companion-in-hand = La pièce en main
companion-tap-hall = { $what } : touche les halls où la pièce est jouée, une deuxième fois pour l’enlever.
companion-wing-more = { $place } : une aile de plus
companion-house-less = { $place } : enlever la dernière partie
companion-ladder-and-figures = Échelle de gloire et Maestro
companion-raise = { $what } : un échelon plus haut
companion-no-scorer = Il n’y a pas de feuille de score pour ce jeu.
