### Help at the questions of Opera: what is asked, what answers mean, what players weigh; and what things are.

## Bidding.

operahelp-bid-short = Tout le monde mise en même temps, en secret. Chaque ducat te fait monter d’un niveau, et les niveaux paient les rôles. Le marqueur le plus haut joue d’abord.
operahelp-bid-what = Tout le monde mise en même temps, en secret. Tu paies ta mise en ducats et montes d’autant de niveaux sur la table de budget.
operahelp-bid-answers = À quoi sert un niveau
operahelp-bid-1 = Le marqueur le plus haut joue d’abord, à chaque fois.
operahelp-bid-2 = Les rôles se paient en niveaux ; { $hires } par tour au plus.
operahelp-bid-3 = { $free ->
    [0] Jouer avec coûte 1 niveau par action.
   *[other] Jouer avec : la première action est gratuite, une deuxième coûte 1 niveau.
}
operahelp-bid-4 = Les niveaux non utilisés te restent pour le tour suivant.
operahelp-bid-think-1 = Quel rôle me faut-il avant qu’un autre le prenne ?
operahelp-bid-think-2 = Combien de ducats me faut-il encore pour des pièces et des halls ?

## Hiring.

operahelp-hire-short = Ton marqueur est le plus haut, à toi de choisir : engage un rôle et paie ses honoraires en niveaux. Si tu termines ta représentation, tu ne peux plus jouer avec non plus.
operahelp-hire-what = Tu as l’initiative : de tous ceux qui sont encore en jeu, ton marqueur est le plus haut. Engage un rôle, ou termine ta représentation.
operahelp-hire-1 = Un rôle : tu paies ses honoraires en niveaux et tu agis aussitôt. Puis le marqueur le plus haut choisit de nouveau ; cela peut être encore le tien.
operahelp-hire-2 = Les employés travaillent pour tout le monde : après toi, les autres peuvent jouer avec.
operahelp-hire-3 = Les personnages ne servent que toi : leur pion va dans une autre ville.
operahelp-hire-4 = Fin de représentation : jusqu’à la fin du tour, tu n’engages plus et tu ne joues plus avec. Tu gardes tes niveaux.
operahelp-hire-think-1 = Si je laisse ce rôle, qui le prend, et pour quoi faire ?
operahelp-hire-think-2 = Un autre engagera peut-être un employé : me restera-t-il un niveau pour jouer avec ?
operahelp-hire-think-3 = Ces niveaux serviront-ils mieux maintenant, ou au prochain tour ?

## Buying.

operahelp-buy-short = Une pièce coûte la gloire de son compositeur en ducats. Achètes-en deux au plus, puis place tes pièces dans tes halls.
operahelp-buy-what = Achète jusqu’à deux pièces de l’offre. Chacune coûte la gloire de son compositeur en ducats. Puis tu programmes.
operahelp-buy-1 = Une pièce : elle va dans ton stock, puis de là dans un hall.
operahelp-buy-2 = Assez : tu n’achètes plus et tu programmes, même sans avoir rien acheté.
operahelp-buy-think-1 = Au décompte, une pièce dans un hall principal rapporte la gloire de son compositeur. Qui sera haut à ce moment-là ?
operahelp-buy-think-2 = Plus un opéra joue de pièces, plus il rapporte ; mais jamais deux du même compositeur.
operahelp-buy-think-3 = Le compositeur le plus représenté dans tous les opéras monte à la fin du tour.
operahelp-buy-along-short = { $player } a engagé l’Impresario, et tu peux jouer avec : acheter et programmer contre des niveaux, sans honoraires. Un intermezzo ne coûte rien.
operahelp-buy-along-what = { $player } a engagé l’Impresario. Tu peux jouer avec : achète jusqu’à deux pièces, puis programme.
operahelp-buy-along-1 = { $free ->
    [0] Une pièce : sa gloire en ducats, et 1 niveau.
   *[other] Une pièce : sa gloire en ducats. La première ne coûte pas de niveau, une deuxième en coûte 1.
}
operahelp-buy-along-2 = Programmer seulement : 1 niveau, et tu réarranges ce que tu as.
operahelp-along-no = Intermezzo : tu ne paies rien et tu restes dans le tour.
operahelp-along-think = Ces niveaux me manqueront-ils pour un rôle à moi ?

## Programming.

operahelp-programme-short = Place tes pièces dans tes halls comme tu veux. Un hall principal rapporte au décompte ; chaque hall occupé rapporte des ducats.
operahelp-programme-what = Place tes pièces, du stock et des halls, dans tes halls comme tu veux. Une par hall, et jamais deux du même compositeur dans un opéra.
operahelp-programme-answers = Ce que vaut une place
operahelp-programme-1 = Hall principal : au décompte, sa pièce rapporte sa gloire, celle du Compositeur du Siècle davantage.
operahelp-programme-2 = Tout hall : chaque pièce représentée rapporte des ducats en fin de tour ; plus un opéra en compte, plus il rapporte.
operahelp-programme-3 = Stock : une pièce y attend et ne rapporte rien.
operahelp-programme-4 = Tout garder : chaque pièce reste où elle est.
operahelp-programme-think-1 = Un hall vide coûte un point au décompte.
operahelp-programme-think-2 = Quel compositeur sera le plus représenté grâce à moi, et montera ?
operahelp-programme-think-3 = Où se tient le Maestro ? Chaque opéra y rapporte le double.

## Building.

operahelp-build-short = Chaque hall coûte { $cost } ♦ et donne aussitôt { $gain } ★. Les nouveaux halls sont vides tant qu’un Impresario ne les remplit pas.
operahelp-build-what = Construis jusqu’à deux morceaux de bâtiment. Chaque hall coûte { $cost } ♦ et donne { $gain } ★, tout de suite.
operahelp-build-1 = Bâtiment principal : le premier morceau dans une ville. Son premier hall est le hall principal, celui qui marque.
operahelp-build-2 = Aile : d’autres halls pour un bâtiment principal à toi.
operahelp-build-3 = Rien de plus : tu gardes tes ducats.
operahelp-build-think-1 = Puis-je remplir ces halls avant le décompte ? Un hall vide coûte un point.
operahelp-build-think-2 = Combien de ces morceaux reste-t-il, et qui d’autre en veut ?
operahelp-build-along-short = { $player } a engagé l’Architecte, et tu peux jouer avec : construire contre des niveaux, sans honoraires. Un intermezzo ne coûte rien.
operahelp-build-along-what = { $player } a engagé l’Architecte. Tu peux jouer avec : construis un ou deux morceaux, { $cost } ♦ et { $gain } ★ par hall.
operahelp-along-price = { $free ->
    [0] Chaque morceau coûte aussi 1 niveau.
   *[other] Le premier morceau ne coûte pas de niveau, un deuxième en coûte 1.
}

## Selling.

operahelp-sell-short = Vends une pièce au Palazzo : contre deux fois sa gloire en ducats, ou contre sa gloire en points. L’un ou l’autre, jamais les deux.
operahelp-sell-what = Vends une pièce au Palazzo, de ton stock ou directement d’un hall.
operahelp-sell-1 = Contre des ducats : { $per } fois la gloire du compositeur.
operahelp-sell-2 = Ou contre des points : la gloire elle-même.
operahelp-sell-3 = Ne rien vendre : tu gardes tes pièces.
operahelp-sell-think-1 = Une pièce vendue d’un hall le laisse vide : moins de revenus, et un point de moins au décompte.
operahelp-sell-think-2 = Le Palazzo a { $palazzo } places et ne prend chaque compositeur qu’une fois.
operahelp-sell-along-short = { $player } a engagé la Signora, et tu peux jouer avec : vends une pièce pour 1 niveau. Ducats ou points, jamais les deux.
operahelp-sell-along-what = { $player } a engagé la Signora. Tu peux jouer avec et vendre une pièce, toi aussi.
operahelp-sell-along-3 = { $free ->
    [0] Cela coûte 1 niveau.
   *[other] Cela ne coûte pas de niveau : à deux joueurs, la première action est gratuite.
}

## Characters.

operahelp-maestro-short = Là où va le Maestro, chaque opéra rapporte le double en fin de tour : les tiens et ceux des autres.
operahelp-maestro-what = Envoie le Maestro dans une autre ville où une place est libre. Chaque opéra y rapporte le double, les tiens comme ceux des autres.
operahelp-move-1 = Une ville : le chiffre à côté dit ce qui change pour toi.
operahelp-maestro-think-1 = Où est-ce que je gagne plus que les autres ?
operahelp-figure-stays = Le pion y reste jusqu’à ce que quelqu’un engage de nouveau ce rôle.
operahelp-critico-short = Là où va le Critique, tu peux faire monter ou descendre sur l’échelle un compositeur représenté dans cette ville.
operahelp-critico-what = Envoie le Critique dans une autre ville où une place est libre. Tu peux ensuite déplacer un compositeur qu’on y représente, de { $reach } niveaux au plus.
operahelp-critico-1 = Une ville : seuls les compositeurs qu’on y représente, chez n’importe qui, peuvent être déplacés.
operahelp-critico-think-1 = Quelle gloire me sert le plus, et laquelle sert les autres ?
operahelp-esperto-short = Là où va l’Expert, tu marques aussitôt la gloire de toutes tes pièces, et tu cèdes la meilleure.
operahelp-esperto-what = Envoie l’Expert dans une autre ville où une place est libre. Tu marques aussitôt la gloire de toutes tes pièces dans cette ville, puis tu cèdes la meilleure.
operahelp-esperto-1 = Une ville : ce que tu marques, la pièce que tu cèdes, et ce qui te manquera au décompte.
operahelp-esperto-2 = La pièce va à celui qui a le moins de points ; si c’est toi, elle est défaussée.
operahelp-esperto-think-1 = Que rapporterait encore cette pièce au prochain décompte, et en revenus ?
operahelp-esperto-think-2 = Qui d’autre y a des pièces ? Ils peuvent en faire autant, gratuitement.
operahelp-critique-short = Fais monter ou descendre un compositeur qu’on représente ici. La gloire, c’est le prix et les points : ses pièces valent aussitôt plus ou moins.
operahelp-critique-what = Déplace sur l’échelle un compositeur qu’on représente dans cette ville, de { $reach } niveaux au plus ; ou ne change rien.
operahelp-critique-1 = Un compositeur : d’abord lequel, puis jusqu’où. Chaque compositeur dépassé bouge d’un niveau dans l’autre sens.
operahelp-critique-2 = Ne rien changer : l’échelle reste telle quelle.
operahelp-critique-think-1 = La gloire, c’est le prix des pièces, les points des halls principaux et ce que paie le Palazzo.
operahelp-critique-think-2 = Le plus représenté monte de lui-même à la fin du tour.
operahelp-claim-short = L’Expert est venu là où tu as des pièces. Tu peux marquer des points aussi, gratuitement ; mais ta meilleure pièce ici est défaussée.
operahelp-claim-what = { $player } a envoyé l’Expert dans une ville où tu as des pièces. Tu peux aussi marquer des points ; cela ne coûte pas de budget.
operahelp-claim-1 = Marquer : la gloire de toutes tes pièces dans cette ville, en points. La meilleure va à la défausse.
operahelp-claim-2 = Garder tes pièces : rien ne change.
operahelp-claim-think-1 = Combien de tours jusqu’au décompte ? Pourrai-je remplir le hall d’ici là ?

## Roles, and what they would bring now.

operahelp-role-employee = employé, travaille pour tous
operahelp-role-character = personnage, déplace son pion
operahelp-role-impresario-1 = Achète jusqu’à deux pièces, chacune pour la gloire de son compositeur en ducats.
operahelp-role-impresario-2 = Puis place tes pièces dans tes halls comme tu veux.
operahelp-role-impresario-3 = Les autres peuvent jouer avec après toi.
operahelp-role-architetto-1 = Construis jusqu’à deux morceaux : { $cost } ♦ et { $gain } ★ par hall.
operahelp-role-architetto-2 = Un opéra par ville ; des ailes seulement sur ton propre bâtiment principal.
operahelp-role-architetto-3 = Les autres peuvent jouer avec après toi.
operahelp-role-signora-1 = Vends une pièce : { $per } fois sa gloire en ducats, ou sa gloire en points.
operahelp-role-signora-2 = Le Palazzo a { $palazzo } places et ne prend chaque compositeur qu’une fois.
operahelp-role-signora-3 = Les autres peuvent jouer avec après toi.
operahelp-role-maestro-1 = Va dans une autre ville. Chaque opéra y rapporte le double.
operahelp-role-maestro-2 = Y reste jusqu’à ce que quelqu’un l’engage de nouveau.
operahelp-role-critico-1 = Va dans une autre ville. Tu peux déplacer un compositeur qu’on y représente, de { $reach } niveaux au plus.
operahelp-role-critico-2 = Chaque compositeur dépassé bouge d’un niveau dans l’autre sens.
operahelp-role-esperto-1 = Va dans une autre ville. Tu y marques la gloire de toutes tes pièces.
operahelp-role-esperto-2 = Ta meilleure pièce dans cette ville va à celui qui a le moins de points.
operahelp-role-esperto-3 = Les autres qui y ont des pièces peuvent en faire autant, gratuitement.
operahelp-now-hired = { $player } a déjà ce rôle ce tour-ci.
operahelp-now-hired-own = tu as déjà ce rôle ce tour-ci.
operahelp-now-offer = { $count ->
    [0] rien n’est en vente ; tu peux quand même programmer.
    [one] { $count } pièce en vente, { $low } ♦.
   *[other] { $count } pièces en vente, de { $low } à { $high } ♦.
}
operahelp-now-building = { $part } à { $city } : { $ducats } ♦, { $points } ★.
operahelp-now-hall = un hall coûte { $cost } ♦ et donne { $gain } ★.
operahelp-now-selling = ta pièce de { $composer } te rapporterait { $ducats } ♦, ou bien { $points } ★.
operahelp-now-palazzo = { $free ->
    [0] le Palazzo est plein.
    [one] une place est libre au Palazzo.
   *[other] { $free } places sont libres au Palazzo.
}
operahelp-now-doubling = le mieux pour toi à { $city } : revenus { $income } ♦.
operahelp-now-scoring = le mieux pour toi à { $city } : { $points } ★ en cédant { $composer }. Au décompte, tu aurais alors { $counting } ★ de moins.
operahelp-now-to = { $to ->
    [discard] C’est toi qui as le moins de points : elle est défaussée.
    [removed] C’est toi qui as le moins de points : elle quitte le jeu.
   *[other] Elle va à { $player }.
}
operahelp-now-critico = { $city ->
    [none] pas encore sur la carte, toutes les villes lui sont ouvertes.
   *[other] se tient à { $city }, ira donc dans une autre ville.
}
operahelp-now-nothing = aucune ville ne te rapporterait quoi que ce soit.

## What things on the table are.

operahelp-about-ducats = Ducats
operahelp-about-ducats-1 = L’argent derrière ton écran : pour les mises, les pièces et les halls. Tes opéras t’en rapportent.
operahelp-about-points = Points de victoire
operahelp-about-points-1 = Celui qui en a le plus après le dernier décompte gagne.
operahelp-about-budget = Niveaux de budget
operahelp-about-budget-1 = Les mises achètent des niveaux ; engager un rôle ou jouer avec en coûte.
operahelp-about-budget-2 = Le marqueur le plus haut joue d’abord ; à niveau égal, le plus à gauche.
operahelp-about-palazzo = Palazzo
operahelp-about-palazzo-1 = La Signora y vend des pièces. Chaque compositeur une seule fois, jamais un compositeur de la Cour.
operahelp-about-palazzo-2 = Plein, il est vidé à la fin du tour ; après un décompte, dans tous les cas.
operahelp-about-century = Compositeur du Siècle
operahelp-about-century-1 = Au décompte de cet épisode, ses pièces dans des halls principaux rapportent des points en plus.
operahelp-about-round = Tours
operahelp-about-round-1 = Chaque tour : mises, rôles, revenus. À une ligne pointillée vient le décompte : les halls principaux rapportent, les halls vides coûtent un point.
operahelp-about-ladder = Échelle de gloire
operahelp-about-ladder-1 = Le niveau d’un compositeur est sa gloire : le prix d’une pièce, et ce qu’elle rapporte dans un hall principal.
operahelp-about-ladder-2 = Le plus représenté monte d’un niveau à la fin du tour.
operahelp-about-stock = Stock personnel
operahelp-about-stock-1 = Des pièces qui attendent un hall. Personne d’autre ne les voit ; ici, elles ne rapportent rien.
operahelp-about-screen = Écran
operahelp-about-screen-1 = Les ducats et le stock des autres sont cachés derrière. En comptant bien, on les connaît quand même.
operahelp-about-income = Revenus en l’état
operahelp-about-income-1 = Ce que tes opéras rapportent à la fin du tour. Par opéra : { $income } ducats pour 1, 2, 3 pièces et ainsi de suite.
operahelp-about-counting = Décompte en l’état
operahelp-about-counting-1 = Ce que le prochain décompte te donnerait avec la gloire actuelle : les halls principaux, moins un point par hall vide.
operahelp-about-hires = Engagements
operahelp-about-hires-1 = Rôles engagés ce tour-ci ; { $hires } au plus.
operahelp-about-city = { $city }
operahelp-about-city-1 = { $main ->
    [one] Le bâtiment principal a un hall,
   *[other] Le bâtiment principal a { $main } halls,
} { $wing ->
    [one] une aile en a un.
   *[other] une aile en a { $wing }.
}
operahelp-about-city-2 = Reste à construire : { $supply }.
operahelp-about-city-3 = Les pions peuvent entrer dans une ville avec une place libre, ouverte à la construction ou non.
operahelp-about-end = Fin de représentation
operahelp-about-end-1 = Jusqu’à la fin du tour, tu n’engages plus et tu ne joues plus avec.
operahelp-about-end-2 = Les niveaux qui te restent, tu les gardes pour le tour suivant.
operahelp-about-intermezzo = Intermezzo
operahelp-about-intermezzo-1 = Cette fois, tu ne joues pas avec. Cela ne coûte rien, et tu pourras encore engager et jouer avec plus tard.
