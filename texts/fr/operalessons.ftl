### Les leçons d’Opera : ce que dit le souffleur. Les nombres de la boîte sont des blancs ; ceux du moment viennent de la leçon.

## Ouverture : le jeu en une minute.

operalessons-overture-title = Ouverture : le jeu en une minute

operalessons-overture-1-title = Lever de rideau !
operalessons-overture-1-say = Tu as des **opéras** dans les grandes villes d’Europe, et tes rivaux aussi. Après { $rounds } tours, le plus grand nombre de **points de victoire** l’emporte.
operalessons-overture-1-alt = La scène : six villes avec leurs opéras, et les pions du Maestro, du Critique et de l’Expert.

operalessons-overture-2-title = D’où viennent les points
operalessons-overture-2-say = Chaque **hall** construit donne aussitôt { $points-per-hall } points. Trois fois par partie, au **tour de décompte**, chaque **hall principal** marque la gloire du compositeur qu’on y représente.
operalessons-overture-2-alt = Les opéras d’un joueur, avec une pièce musicale dans chaque hall.

operalessons-overture-3-title = Ce que vaut la gloire
operalessons-overture-3-say = L’**échelle de gloire** classe les compositeurs. La gloire, c’est le prix d’une pièce, en **ducats**, et ce qu’elle marque. Le plus représenté monte.
operalessons-overture-3-alt = L’échelle de gloire, avec à côté des compositeurs les pièces en vente.

operalessons-overture-4-title = D’abord, on mise
operalessons-overture-4-say = Chaque tour s’ouvre sur la **phase de budget** : on mise des ducats en secret. Chaque ducat fait monter ton marqueur d’un **niveau** ; le plus haut joue d’abord.
operalessons-overture-4-alt = La table de budget : un marqueur par joueur, sur des niveaux de zéro à dix.

operalessons-overture-5-title = Ensuite, on agit
operalessons-overture-5-say = Dans la **phase d’action**, tu paies des niveaux pour engager des rôles. Les autres peuvent **jouer avec** les trois **employés**. Les trois **personnages** ne servent que toi.
operalessons-overture-5-alt = Six affiches : Impresario, Architecte et Signora sont des employés ; Maestro, Critique et Expert sont des personnages.

operalessons-overture-6-title = Et puis, on encaisse
operalessons-overture-6-say = Dans la **phase de revenus**, tes opéras rapportent des ducats ; dans la **phase de fin**, arrive une musique nouvelle.

    Contre deux bots, une partie dure environ { $game-minutes } minutes.
operalessons-overture-6-alt = Les tours d’une partie en trois épisodes, chacun avec son Compositeur du Siècle.

## Leçon 1 : Le budget et les mises.

operalessons-budget-title = Le budget et les mises
operalessons-budget-done = Tu sais à quoi servent les ducats et les niveaux, qui a l’initiative et comment se paient les honoraires. Ce que l’Impresario peut faire pour toi, c’est pour la prochaine leçon.

operalessons-budget-1-title = Deux sortes de richesse
operalessons-budget-1-say = Psst ! Ici, en bas, dans le trou du souffleur. Derrière ton écran, il y a **{ $ducats } ducats** que personne d’autre ne voit.

    Mais les rôles ne se paient pas en ducats : ils veulent des **niveaux de budget**. Chaque tour commence donc par une **mise** secrète. Pour chaque ducat misé, ton marqueur de budget monte d’un niveau.

operalessons-budget-2-title = Combien mises-tu ?
operalessons-budget-2-say = Le nombre inscrit sur un rôle, ce sont ses **honoraires**, en niveaux. Ce soir, il nous en faut deux : le **Maestro** pour { $fee-maestro } et l’**Impresario** pour { $fee-impresario }.

    Tu as { $ducats } ducats, mais doucement : la musique aussi coûte des ducats. Mise ce que les deux coûtent ensemble, rien de plus.
operalessons-budget-2-task = Mise juste assez pour le Maestro et l’Impresario.
operalessons-budget-2-1-item = assez pour les deux rôles
operalessons-budget-2-1-hint = Additionne les honoraires : { $fee-maestro } et { $fee-impresario }.
operalessons-budget-2-1-wrong = Mise la somme des honoraires des deux rôles, ni plus ni moins.
operalessons-budget-2-1-wrong-nothing = Tu resterais tout en bas : pas de niveaux, pas de rôles. Tes ducats seraient à l’abri, mais ils ne savent pas diriger un orchestre.
operalessons-budget-2-1-wrong-little = Cela en paie un, au mieux. Additionne les honoraires des deux.
operalessons-budget-2-1-wrong-much = Quelle audace ! Mais ces ducats seraient perdus, et il t’en faut pour la musique. Ce soir, la somme des honoraires des deux rôles suffit.

operalessons-budget-3-title = Qui passe en premier ?
operalessons-budget-3-say = Les mises sont dévoilées. Bruno est au niveau { $first }, toi au { $own }, Rosa au { $last }.

    Retiens ceci : **le niveau le plus haut a l’initiative** ; à niveau égal, c’est le marqueur le plus à gauche. Bruno engage donc le premier. Regarde bien son marqueur : payer des honoraires le fait descendre.

operalessons-budget-4-title = À toi l’initiative
operalessons-budget-4-say = Bruno a payé le Critique et il est descendu au { $other }. Toi, tu es au { $own } : en tête !

    Le **Maestro** double ce que rapportent les opéras d’une ville. Un seul d’entre vous peut l’avoir ce tour-ci, alors fais vite.
operalessons-budget-4-task = Engage le Maestro.
operalessons-budget-4-1-item = Maestro engagé
operalessons-budget-4-1-hint = Cherche la perruque blanche. Ses honoraires : { $fee-maestro }.
operalessons-budget-4-1-wrong = Tu peux le payer, mais il ne te resterait plus assez de niveaux pour les deux rôles que nous voulons. D’abord le Maestro.
operalessons-budget-4-1-wrong-impresario = Son tour viendra. Si quelqu’un d’autre engage l’Impresario, tu pourras toujours jouer avec ; le Maestro, lui, ne se partage pas. Prends-le d’abord.
operalessons-budget-4-1-wrong-esperto = L’Expert coûte { $fee-esperto } niveaux : il n’en resterait pas assez pour l’Impresario.
operalessons-budget-4-1-wrong-end = Déjà le rideau final ? Tu n’as pas encore dépensé un seul niveau. Engage d’abord quelqu’un.

operalessons-budget-5-title = Où l’envoyer ?
operalessons-budget-5-say = Le Maestro a un pion sur la carte, et tu l’envoies dans une ville où une place est libre. À la fin de ce tour, **chaque opéra de cette ville paie double** : le tien, et celui des autres.
operalessons-budget-5-choice = Envoie le Maestro dans une ville.
operalessons-budget-5-chose-venezia = À Venise, tout le monde a un opéra, et tout le monde y gagne.
operalessons-budget-5-chose-wien = À Vienne, il ne travaille que pour toi. Bien choisi !
operalessons-budget-5-chose-empty = Personne n’y a encore d’opéra : il dirige une place déserte.
operalessons-budget-5-better = Pose-toi deux questions : qu’est-ce que j’y gagne, et qu’y gagnent les autres ? À **Vienne**, tu as le seul opéra. Il rapporte { $yield } ducats, et le double avec le Maestro, sans que personne d’autre touche un ducat de plus. Nous continuons à Vienne.

operalessons-budget-6-title = Où est passé ton marqueur ?
operalessons-budget-6-say = Tu as payé { $fee-maestro } et te voilà au niveau { $own }. Bruno y était déjà, et **le dernier arrivé se place à droite**.

    Au même niveau, il est donc devant toi, et il a de nouveau l’initiative. On la vérifie après chaque rôle.

operalessons-budget-7-title = Bruno s’arrête. Et toi ?
operalessons-budget-7-say = Bruno a **terminé sa représentation** : il n’engage plus personne ce tour-ci. Ses { $other } niveaux ne sont pas perdus : **il les aura encore au prochain tour**.

    Maintenant, l’initiative est à toi. Il te reste { $own } niveaux, exactement ce que demande l’**Impresario**. Voilà ce que j’appelle prévoir : dépense-les !
operalessons-budget-7-task = Engage l’Impresario.
operalessons-budget-7-1-item = Impresario engagé
operalessons-budget-7-1-hint = Ses honoraires sont de { $fee-impresario } : ton niveau, tout juste.
operalessons-budget-7-1-wrong = Tu peux le payer. Mais nous avons misé pour l’Impresario : c’est lui qui apporte la musique dans tes halls.
operalessons-budget-7-1-wrong-end = Épargner ses niveaux comme Bruno peut être malin. Mais ceux-ci, tu les as misés pour l’Impresario, et il est encore libre.

## Leçon 2 : De la musique pour tes halls.

operalessons-programme-title = De la musique pour tes halls
operalessons-programme-done = Tu sais acheter de la musique, ne pas représenter deux fois un compositeur dans le même opéra, et mettre la bonne pièce dans le hall principal.

operalessons-programme-1-title = Combien coûte la musique ?
operalessons-programme-1-say = Regarde l’**échelle de gloire**. Plus un compositeur est haut, plus il est célèbre, et sa gloire est le **prix** d’une pièce en ducats.

    Les pièces à côté des noms forment l’offre de ce tour. Tu as { $ducats } ducats, et à Vienne deux halls où l’on n’entend pas une note.

operalessons-programme-2-title = Qui apporte la musique ?
operalessons-programme-2-say = Seul l’**Impresario** place des pièces dans les halls. Celui qui l’engage achète jusqu’à { $actions-impresario } pièces, et achète **avant tout le monde** : les autres choisissent dans ce qui reste.

    Ses honoraires sont de { $fee-impresario }, et tu es au niveau { $level }. Un hall vide ne rapporte rien, alors en avant.
operalessons-programme-2-task = Engage l’Impresario.
operalessons-programme-2-1-item = Impresario engagé
operalessons-programme-2-1-hint = Le monsieur au haut-de-forme.
operalessons-programme-2-1-wrong = Tes halls sont muets, et seul l’Impresario peut y changer quelque chose.
operalessons-programme-2-1-wrong-architetto = Encore des halls ? Tu en as déjà deux vides. D’abord la musique, ensuite les briques.
operalessons-programme-2-1-wrong-signora = La Signora achète tes pièces, et tu n’en as encore aucune à vendre. La musique d’abord.
operalessons-programme-2-1-wrong-end = Et laisser Vienne muette pendant tout un tour ? Engage d’abord l’Impresario.

operalessons-programme-3-title = Quelle pièce d’abord ?
operalessons-programme-3-say = Une partie a trois **épisodes** de trois tours, et chaque épisode a son **Compositeur du Siècle**. En ce moment, c’est Mozart.

    Dans un **hall principal**, le premier hall d’un opéra, il comptera { $bonus } de plus. Prends-le d’abord.
operalessons-programme-3-task = Achète Mozart.
operalessons-programme-3-1-item = Mozart acheté
operalessons-programme-3-1-hint = Mozart. C’est aussi le Compositeur du Siècle.
operalessons-programme-3-1-wrong = Ce n’est pas une mauvaise pièce, mais seul Mozart donne le bonus de cet épisode. Prends-le d’abord.
operalessons-programme-3-1-wrong-verdi = Plus célèbre, certes, mais il engloutit plus de la moitié de ta bourse. Mozart coûte moins et un bonus l’attend.
operalessons-programme-3-1-wrong-wagner = Avec le bonus, Mozart compte autant que Wagner, et il est moins cher.
operalessons-programme-3-1-wrong-stop = Repartir les mains vides ? Tu l’as engagé, laisse-le donc acheter.

operalessons-programme-4-title = Et la seconde ?
operalessons-programme-4-say = Un opéra ne représente jamais **deux pièces du même compositeur**. Pour que les deux halls de Vienne résonnent, il t’en faut donc un autre.

    Il te reste { $ducats } ducats. Vas-tu tout dépenser, ou en garder pour miser au prochain tour ?
operalessons-programme-4-choice = Achète une seconde pièce, ou arrête-toi.
operalessons-programme-4-chose-beethoven = Le moins cher de tous : plus de ducats pour ta prochaine mise, moins de gloire pour un hall principal.
operalessons-programme-4-chose-mozart = À Vienne, il n’a pas le droit d’être à côté du premier ; mais Venise a aussi un hall principal.
operalessons-programme-4-chose-wagner = Une belle pièce, mais il ne te reste qu’un ducat. Que miseras-tu au prochain tour ?
operalessons-programme-4-chose-verdi = Ta bourse est vide, et au prochain tour tu regarderas les autres miser.
operalessons-programme-4-chose-stop = Un hall de Vienne reste vide. Une pièce bon marché est vite remboursée.
operalessons-programme-4-better = Un hall principal veut de la gloire, ta prochaine mise veut des ducats. Avec **Handel ou Beethoven**, tu as un peu des deux : ils sont bon marché, et tous tes halls résonneront. (Et le siècle de Beethoven viendra à la fin de la partie.) Verdi et Wagner prennent presque tout ce que tu as, et sans seconde pièce un hall reste muet. Nous continuons avec **Handel**.

operalessons-programme-5-title = Qui joue où ?
operalessons-programme-5-say = Trois pièces, trois halls. Seuls les **halls principaux** marquent au **tour de décompte**, qui vient à la fin de chaque épisode : la gloire de leur pièce. Pour les revenus, { $yield } pour l’instant, seul compte le nombre de pièces.

    Ton **compositeur de la Cour** n’a pas de gloire. Mérite-t-il le hall principal de Venise ? Le registre montre ce que rapporte chaque plan.
operalessons-programme-5-task = Remplis tous les halls, avec de la gloire dans les deux halls principaux.
operalessons-programme-5-1-item = halls remplis, gloire dans les halls principaux
operalessons-programme-5-1-hint = Envoie le compositeur de la Cour dans le second hall de Vienne, et une pièce achetée à Venise.
operalessons-programme-5-1-wrong = Essaie encore : une pièce dans chaque hall, un nom célèbre dans chaque hall principal.
operalessons-programme-5-1-wrong-income = Un hall est encore vide. Les trois pièces ont leur place en scène : deux à Vienne, une à Venise.
operalessons-programme-5-1-wrong-great = Halls combles, bravo. Mais ton compositeur de la Cour occupe un hall principal et n’y marque rien. Fais-lui échanger sa place avec une pièce qui a de la gloire.

operalessons-programme-6-title = Les autres achètent aussi
operalessons-programme-6-say = Tes opéras rapportent maintenant { $yield } ducats par tour, et si l’on comptait tout de suite, ils donneraient { $points } points.

    Tu as vu ? L’Impresario est l’un des trois **employés**, avec l’Architecte et la Signora. Quand tu en engages un, les autres peuvent **jouer avec** : Rosa a acheté Verdi. Chaque action lui coûte { $along-cost } niveau : elle est au { $level }. C’est moins cher que d’engager, mais toi, tu as eu le premier choix.

## Leçon 3 : Construire des opéras.

operalessons-building-title = Construire des opéras
operalessons-building-done = Tu sais ce que coûte et rapporte un hall, pourquoi une nouvelle ville vaut mieux qu’une nouvelle aile, et que les briques seules ne font pas de musique.

operalessons-building-1-title = Qu’est-ce qu’un opéra ?
operalessons-building-1-say = Un **opéra**, c’est un bâtiment principal, avec des ailes si tu veux : tous tes halls dans une ville. Son premier hall est le **hall principal**, et chaque opéra n’en a qu’un.

    Tu possèdes un seul hall à Venise, alors que Verdi et Handel attendent derrière ton écran sans savoir où jouer. Un scandale !

operalessons-building-2-title = Qui construit ?
operalessons-building-2-say = L’**Architecte** construit jusqu’à { $actions-architetto } morceaux de bâtiment. Chaque hall coûte { $ducats-per-hall } ducats et donne { $points-per-hall } points **aussitôt**.

    Attention à l’ordre : tu es au niveau { $level }. Architecte { $fee-architetto }, Impresario { $fee-impresario } : le compte y est. On construit d’abord, on remplit ensuite, car il faut un hall à la musique.
operalessons-building-2-task = Engage l’Architecte.
operalessons-building-2-1-item = Architecte engagé
operalessons-building-2-1-hint = Celui au compas, pour { $fee-architetto } niveaux.
operalessons-building-2-1-wrong = Une autre fois. Aujourd’hui, deux pièces attendent un hall, et seul l’Architecte construit.
operalessons-building-2-1-wrong-impresario = Il ne trouverait qu’un hall à programmer. Laisse d’abord construire l’Architecte ; tu peux payer les deux.
operalessons-building-2-1-wrong-signora = Vendre Verdi avant que quiconque l’ait entendu ? Construis-lui d’abord un hall.
operalessons-building-2-1-wrong-end = Avec tous ces niveaux en réserve ? Construis donc quelque chose !

operalessons-building-3-title = Où construis-tu ?
operalessons-building-3-say = Une aile ajoute des halls ordinaires. Un bâtiment principal dans une **nouvelle ville** apporte un **hall principal** de plus, et eux seuls marquent au tour de décompte.

    Tu as { $ducats } ducats. Vienne offre deux halls pour tes deux pièces : commence là.
operalessons-building-3-task = Construis le bâtiment principal de Vienne.
operalessons-building-3-1-item = bâtiment principal à Vienne
operalessons-building-3-1-hint = Vienne : deux halls, dont un hall principal.
operalessons-building-3-1-wrong = Commence par le bâtiment principal de Vienne : deux halls pour deux pièces.
operalessons-building-3-1-wrong-wing = Une aile donne aussi des points, mais pas de hall principal. Pour cela, il faut une autre ville.
operalessons-building-3-1-wrong-berlin = Berlin est une bonne idée, mais une petite : un seul hall. Commence par Vienne, puis reviens ici.
operalessons-building-3-1-wrong-stop = Le renvoyer chez lui, ses plans encore roulés ? Construis d’abord.

operalessons-building-4-title = Et le second morceau ?
operalessons-building-4-say = Tu peux construire encore un morceau de bâtiment. Il te reste { $ducats } ducats, et pour tes halls, deux pièces et ton compositeur de la Cour.

    Regarde ce que la carte propose : une aile à Venise, une aile à Vienne, un bâtiment principal à Berlin. Ou garde tes ducats.
operalessons-building-4-choice = Construis encore, ou arrête-toi.
operalessons-building-4-chose-venezia = Cela coûte autant que Berlin et donne autant de points. Mais le hall de Berlin est un hall principal.
operalessons-building-4-chose-wien = Deux halls donnent tout de suite le plus de points. Mais cela prend presque tous tes ducats, et tu n’as pas de musique pour eux.
operalessons-building-4-chose-stop = Te voilà économe ! Tu gardes tes ducats, et aucun hall ne reste vide.
operalessons-building-4-better = Sur le moment, un hall vaut autant partout. Mais **celui de Berlin est un hall principal** : avec une pièce célèbre, il marque désormais à chaque tour de décompte. Un hall sans musique y coûte un point : construis donc ce que tu peux remplir. Nous continuons avec **Berlin**.

operalessons-building-5-title = Des halls sans musique
operalessons-building-5-say = Tu as déjà { $points } points. (Rosa a joué avec et construit une aile.) Mais regarde le décompte : { $counting }. **Chaque hall vide coûte un point**, et un tour de décompte suit ce tour-ci.

    Avec tes { $level } derniers niveaux, appelle donc l’Impresario. Quatre halls, trois pièces : avec { $ducats } ducats, achètes-en une de plus, bon marché.
operalessons-building-5-task = Engage l’Impresario et achète la pièce la moins chère.
operalessons-building-5-1-item = Impresario engagé
operalessons-building-5-1-hint = Personne d’autre ne peut remplir tes halls.
operalessons-building-5-1-wrong = Trois halls sont vides, et le décompte approche. Seul l’Impresario peut les remplir.
operalessons-building-5-1-wrong-end = Trois halls resteraient vides, et chacun te coûterait un point. Vite, l’Impresario !
operalessons-building-5-2-item = une pièce bon marché achetée
operalessons-building-5-2-hint = Regarde au bas de l’échelle.
operalessons-building-5-2-wrong = Prends la moins chère : Monteverdi.
operalessons-building-5-2-wrong-mozart = Il te prend ton dernier ducat. Monteverdi remplit tout aussi bien le hall, et tu pourras encore miser au prochain tour.
operalessons-building-5-2-wrong-stop = Un hall resterait vide : un point de perdu. Monteverdi ne coûte presque rien.

operalessons-building-6-title = Soir de première
operalessons-building-6-say = Remplis tout, maintenant. Trois halls principaux réclament trois noms célèbres ; le compositeur de la Cour, qui ne l’est pas, sera très bien dans le second hall de Vienne.

    Pour l’instant, le décompte te donne { $counting }. Voyons ce que tu peux en faire.
operalessons-building-6-task = Remplis les quatre halls, avec de la gloire dans chaque hall principal.
operalessons-building-6-1-item = aucun hall vide, gloire dans chaque hall principal
operalessons-building-6-1-hint = Le compositeur de la Cour dans le second hall de Vienne ; Verdi, Handel et Monteverdi dans les halls principaux.
operalessons-building-6-1-wrong = Pas tout à fait : quatre pièces, quatre halls, et un compositeur de l’échelle dans chaque hall principal.
operalessons-building-6-1-wrong-empty = Un hall est encore vide, et cela coûte un point. Tu as une pièce pour chacun.
operalessons-building-6-1-wrong-great = Tout est plein ! Mais le compositeur de la Cour, sans gloire, occupe un hall principal. Mets-le dans le second hall de Vienne.

operalessons-building-7-title = La récompense
operalessons-building-7-say = Le tour est fini et l’on a compté : tu as { $points } points. Une partie vient des briques, une autre des halls principaux.

    Les halls principaux rapportent à chaque tour de décompte, et les halls vides coûtent chaque fois. Construis donc ce que tu peux remplir.

## Leçon 4 : La Signora et le Palazzo.

operalessons-palazzo-title = La Signora et le Palazzo
operalessons-palazzo-done = Tu sais quand une pièce vaut plus au Palazzo que dans un hall, et quand demander des ducats ou des points.

operalessons-palazzo-1-title = Une adresse très fermée
operalessons-palazzo-1-say = Le **Palazzo** collectionne la musique. À trois joueurs, il accueille { $palazzo-3 } pièces, et chaque compositeur n’y entre **qu’une fois**. Mozart y est déjà, donc plus personne ne peut en vendre un.

    La gloire y est bien payée : { $ducats-per-fame } ducats par niveau, ou la gloire elle-même en points.

operalessons-palazzo-2-title = Une bourse vide
operalessons-palazzo-2-say = Le dernier tour approche, et tout ce que tu as pour miser, c’est { $ducats } ducat. On ne va pas loin avec cela.

    Mais derrière ton écran, un second **Verdi** se tourne les pouces. Il ne rapporte rien. La **Signora** vend pour toi : { $fee-signora } niveaux, une pièce.
operalessons-palazzo-2-task = Engage la Signora.
operalessons-palazzo-2-1-item = Signora engagée
operalessons-palazzo-2-1-hint = La seule dame de la troupe.
operalessons-palazzo-2-1-wrong = Tentant, mais au prochain tour tu n’aurais presque rien à miser. D’abord des ducats.
operalessons-palazzo-2-1-wrong-impresario = Acheter, avec cette bourse ? Vends d’abord quelque chose.
operalessons-palazzo-2-1-wrong-architetto = Il veut des ducats pour chaque hall, et tu n’en as guère. Vends d’abord.
operalessons-palazzo-2-1-wrong-end = Tu entrerais dans le dernier tour la bourse vide. La Signora peut y remédier.

operalessons-palazzo-3-title = Quelle pièce, et contre quoi ?
operalessons-palazzo-3-say = On peut vendre depuis son stock ou directement d’un hall. Mais un hall vidé, ce sont des revenus perdus et un point de moins au décompte. Regarde donc d’abord derrière ton écran : **la gloire fait le prix**, et nul n’est plus célèbre que Verdi.

    Ducats ou points ? Tu as { $ducats } ducat, et il reste un tour à jouer.
operalessons-palazzo-3-task = Vends le Verdi de ton stock contre des ducats.
operalessons-palazzo-3-1-item = Verdi du stock, contre des ducats
operalessons-palazzo-3-1-hint = Stock, Verdi, ducats.
operalessons-palazzo-3-1-wrong = Cette pièce travaille pour toi dans son hall. La paresseuse est derrière ton écran.
operalessons-palazzo-3-1-wrong-points = Les points ne rouillent pas, c’est vrai. Mais sans ducats tu ne feras pas grand-chose au dernier tour, et des ducats peuvent encore rapporter davantage.
operalessons-palazzo-3-1-wrong-hall = C’est le même prix, mais tu viderais ton hall principal de Venise. Vends le Verdi qui ne fait rien.
operalessons-palazzo-3-1-wrong-cheap = Monteverdi rapporte peu : sa gloire est mince. Vends le plus célèbre, tant que le Palazzo le prend.
operalessons-palazzo-3-1-wrong-stop = La Signora est déjà payée. Laisse-la vendre quelque chose !

operalessons-palazzo-4-title = Complet
operalessons-palazzo-4-say = Cela fait { $ducats } ducats. Rosa a joué avec et vendu un Wagner, et voilà le Palazzo **plein** : on n’a même rien demandé à Bruno. Au Palazzo, les retardataires restent dehors.

    À la fin d’un tour, un Palazzo plein est vidé. Je termine ce tour pour toi et je remets ta prochaine mise ; regarde.

operalessons-palazzo-5-title = La dernière vente
operalessons-palazzo-5-say = Tour { $round } sur { $rounds }. Rosa a la Signora ; jouer avec coûte { $along-cost } de tes { $level } niveaux. Après ce soir, les ducats n’achètent plus rien.

    Une pièce dans un hall principal marquera sa gloire au décompte final. Ailleurs, non : vendue, elle ne te coûte qu’un point, pour le hall vide. Et une pièce derrière ton écran ne marque rien du tout.
operalessons-palazzo-5-choice = Vends une pièce, ou n’en vends pas.
operalessons-palazzo-5-chose-ducats = Et qu’achèteras-tu avec ? La partie est presque finie.
operalessons-palazzo-5-chose-intermezzo = Un niveau gardé vaut moins que des points gagnés.
operalessons-palazzo-5-chose-stock = Sûr, mais modeste. Mozart rapporte plus, même avec le point en moins pour le hall vide. Et si l’Impresario passe, Monteverdi pourra prendre ce hall.
operalessons-palazzo-5-chose-great = Dans son hall principal, cette pièce aurait marqué sa gloire de toute façon. Vendue, elle ne la marque aussi qu’une fois, et le hall vide te coûte un point. Rien de gagné.
operalessons-palazzo-5-better = Additionne les points et le décompte. **Mozart**, hors d’un hall principal et vendu contre des points, vient en tête : sa gloire tout de suite, et un seul point en moins pour le hall vide. Monteverdi, dans ton stock, ne coûte rien et rapporte peu ; et une pièce prise dans un hall principal te donne seulement ce qu’elle aurait marqué de toute façon. Nous continuons avec **Mozart**.

operalessons-palazzo-6-title = Au bon moment
operalessons-palazzo-6-say = Tu as maintenant { $points } points. Retiens les deux questions que pose toujours la Signora.

    Que me rapporte cette pièce **là où elle est** ? Et de quoi ai-je le plus besoin : de **ducats** pour agir, ou de **points** pour gagner ? En début de partie, ce sont souvent les premiers ; au dernier tour, toujours les seconds.

## Leçon 5 : Maestro, Critique, Expert.

operalessons-characters-title = Maestro, Critique, Expert
operalessons-characters-done = Tu sais rendre un compositeur célèbre, mener le Maestro là où il te rapporte le plus, et faire marquer l’Expert sans te faire de tort.

operalessons-characters-1-title = Trois voyageurs
operalessons-characters-1-say = L’Impresario, l’Architecte et la Signora sont des employés. Les trois autres rôles sont des **personnages** : chacun a un pion sur la carte, et si tu l’engages, tu l’envoies dans **une autre ville où une place est libre**. Un personnage ne se partage pas : personne ne joue avec.

    Tu es au niveau { $level }. De quoi payer les trois, et { $hires-3 }, c’est aussi le maximum par tour.

operalessons-characters-2-title = D’abord les éloges
operalessons-characters-2-say = Dans quel ordre ? L’Expert paie selon la gloire : commence donc par rendre quelqu’un célèbre. Le **Critique** écrit sur un compositeur **représenté dans sa ville**.

    Handel est représenté dans deux de tes halls principaux, à Vienne et à Berlin. C’est là que le Critique doit aller écouter.
operalessons-characters-2-task = Engage le Critique et envoie-le là où l’on représente Handel.
operalessons-characters-2-1-item = Critique engagé
operalessons-characters-2-1-hint = La plume acérée, pour { $fee-critico } niveaux.
operalessons-characters-2-1-wrong = Les employés, ce sera pour une autre fois. Aujourd’hui, place aux voyageurs, et le Critique passe en premier.
operalessons-characters-2-1-wrong-esperto = Patience ! Il compterait Handel à son ancienne gloire. Laisse d’abord le Critique l’encenser.
operalessons-characters-2-1-wrong-maestro = Il viendra aussi. Mais commence par le Critique : d’abord la gloire, le reste suivra.
operalessons-characters-2-1-wrong-end = Rentrer chez toi, au niveau { $level } ? Trois pions t’attendent.
operalessons-characters-2-2-item = Critique là où l’on représente Handel
operalessons-characters-2-2-hint = Vienne ou Berlin : regarde où tu représentes Handel.
operalessons-characters-2-2-wrong = Personne n’y représente Handel, et le Critique n’écrit que sur ce qu’il entend. Vienne ou Berlin.

operalessons-characters-3-title = Qu’écrit-il ?
operalessons-characters-3-say = Il peut maintenant **faire monter ou descendre** un compositeur représenté là, de { $critico-reach } niveaux au plus. Ceux qu’il dépasse glissent d’un niveau dans l’autre sens.

    En montant, Handel dépasse Beethoven et Mozart. Et qui les représente ? Rosa et Bruno.
operalessons-characters-3-choice = Fais monter ou descendre quelqu’un, ou ne change rien.
operalessons-characters-3-chose-one = { $critico-reach } niveaux ne te coûtent pas plus qu’un seul.
operalessons-characters-3-chose-lower = Attention : Handel est dans tes propres halls principaux, c’est toi que tu fais descendre.
operalessons-characters-3-chose-stop = Tu peux ne rien changer, mais le critique est payé.
operalessons-characters-3-better = Regarde ce que donnerait maintenant un tour de décompte. **Handel** compte double pour toi, puisqu’il est dans deux de tes halls principaux, et ceux qu’il dépasse sont aux autres. Fais-le donc monter, et jusqu’au bout. Nous continuons avec Handel { $critico-reach } niveaux plus haut.

operalessons-characters-4-title = Puis la musique
operalessons-characters-4-say = Le **Maestro** double les revenus de tous les opéras de sa ville, même aux tours où personne ne l’engage. Il est à Londres, où Rosa gagne { $london } ducats grâce à lui.

    Ton meilleur opéra est à Paris : { $paris } ducats, et personne d’autre n’y a d’opéra. Fais-le venir : tu gagneras autant qu’elle perdra.
operalessons-characters-4-task = Engage le Maestro et envoie-le là où il te rapporte le plus.
operalessons-characters-4-1-item = Maestro engagé
operalessons-characters-4-1-hint = La perruque blanche, { $fee-maestro } niveaux.
operalessons-characters-4-1-wrong = C’est possible, mais tes niveaux ne suffiraient plus à la fois pour le Maestro et pour l’Expert.
operalessons-characters-4-1-wrong-esperto = Bientôt. Mais ses honoraires te feraient passer derrière Rosa, et elle pourrait te souffler le Maestro. Lui d’abord.
operalessons-characters-4-1-wrong-end = Pendant que le Londres de Rosa paie double ? Va d’abord chercher le Maestro.
operalessons-characters-4-2-item = Maestro dans ta meilleure ville
operalessons-characters-4-2-hint = Paris : trois pièces, toutes à toi.
operalessons-characters-4-2-wrong = Tu n’as pas d’opéra là-bas. Envoie-le où tu gagnes le plus : Paris.
operalessons-characters-4-2-wrong-venezia = À Venise, tout le monde a un opéra : tu gagnerais peu, et les autres au moins autant.
operalessons-characters-4-2-wrong-wien = Vienne te rapporterait un peu plus. Mais à Paris il y a plus de pièces, donc plus à doubler.

operalessons-characters-5-title = Enfin la récolte
operalessons-characters-5-say = L’**Expert** te donne en points la gloire de **toutes tes pièces d’une ville**. Le prix : ta meilleure pièce dans cette ville part en cadeau chez celui qui a le moins de points. C’est Bruno, avec { $yellow } ; toi, tu en as { $points }.

    Choisis donc une ville pleine de gloire dont la meilleure pièce n’est **pas** dans le hall principal.
operalessons-characters-5-task = Engage l’Expert et marque dans la bonne ville.
operalessons-characters-5-1-item = Expert engagé
operalessons-characters-5-1-hint = C’est le plus cher : { $fee-esperto } niveaux, tout juste ce que tu as.
operalessons-characters-5-1-wrong = Nous sommes là pour l’Expert : il change en points la gloire que tu viens de créer.
operalessons-characters-5-1-wrong-end = Et laisser traîner ces points ? Engage l’Expert.
operalessons-characters-5-2-item = Expert dans la bonne ville
operalessons-characters-5-2-hint = À Vienne, Wagner s’en va, mais Handel reste dans le hall principal.
operalessons-characters-5-2-wrong = Tu n’as presque rien là-bas. Cherche deux pièces célèbres dans un même opéra.
operalessons-characters-5-2-wrong-paris = Moins de points qu’à Vienne, et Verdi quitterait ton hall principal.
operalessons-characters-5-2-wrong-venezia = Une seule pièce, et tu la perdrais, dans un hall principal en plus. Il y a mieux.

operalessons-characters-6-title = Qui suit ?
operalessons-characters-6-say = Tu as { $points } points, Rosa { $red }. Elle **aurait pu suivre** : ceux qui ont une pièce dans cette ville peuvent marquer aussi, et défaussent alors la meilleure. Pour un petit Beethoven tiré de son hall principal, cela n’en valait pas la peine.

    Les pions restent en place. Au prochain tour, le Maestro sera encore à Paris, sauf si quelqu’un l’emmène.

## Leçon 6 : Revenus et gloire.

operalessons-income-title = Revenus et gloire
operalessons-income-done = Tu sais ce que rapporte un opéra plein, ce que le Maestro y ajoute, et comment le public rend un compositeur célèbre.

operalessons-income-1-title = Que rapporte un opéra ?
operalessons-income-1-say = À la fin de chaque tour, chaque opéra paie selon le nombre de pièces qu’on y représente : { $income }.

    Tu vois comme cela monte ? **Plus un opéra est plein, plus une nouvelle pièce rapporte.** Un opéra plein vaut mieux que deux à moitié vides. Pour l’instant tu gagnes { $yield }, et avec { $ducats } ducat en bourse, il t’en faut plus.

operalessons-income-2-title = Le double, s’il te plaît
operalessons-income-2-say = Le **Maestro** double tous les opéras de sa ville. À Londres, il joue pour Rosa : { $red } ducats. Ton Paris en gagne { $paris }, et personne d’autre n’y a d’opéra.

    Fais vite : Rosa a juste assez de niveaux pour l’engager elle-même.
operalessons-income-2-task = Engage le Maestro et envoie-le à Paris.
operalessons-income-2-1-item = Maestro engagé
operalessons-income-2-1-hint = { $fee-maestro } niveaux pour l’homme à la baguette.
operalessons-income-2-1-wrong = C’est joli, mais cela ne remplit pas ta bourse ce soir. Le Maestro, avant que Rosa ne le prenne.
operalessons-income-2-1-wrong-impresario = Il nous le faut aussi, mais après. Ses honoraires te feraient passer derrière Rosa, et elle peut payer le Maestro.
operalessons-income-2-1-wrong-end = Avec une bourse vide ? Occupons-nous d’abord des revenus.
operalessons-income-2-2-item = Maestro à Paris
operalessons-income-2-2-hint = Où représentes-tu le plus de pièces ?
operalessons-income-2-2-wrong = Personne n’y a encore d’opéra ; il dirigerait une place déserte. Paris !
operalessons-income-2-2-wrong-venezia = Il y doublerait une seule de tes pièces, et les opéras des deux autres avec.
operalessons-income-2-2-wrong-wien = À Vienne, seul Bruno a un opéra. Quelle générosité ! Mais Paris est à toi.

operalessons-income-3-title = Sans ducats, sans souci
operalessons-income-3-say = Cela fait déjà { $yield }. Il te reste { $level } niveaux, et pas un ducat. Derrière ton écran attendent trois pièces, et deux halls de Paris sont vides.

    Qui t’aide le plus ? Bon à savoir : avec l’Impresario, tu peux **programmer sans acheter**.
operalessons-income-3-choice = Engage un rôle, ou termine ta représentation.
operalessons-income-3-chose-end = Deux halls de Paris restent dans le noir, au nez du Maestro.
operalessons-income-3-chose-signora = Elle change une pièce en ducats ou en points, et c’est déjà cela. Mais deux halls de Paris restent dans le noir.
operalessons-income-3-chose-architetto = Il construit contre des ducats, et tu n’en as pas.
operalessons-income-3-chose-critico = De la gloire pour plus tard ; ta bourse reste vide.
operalessons-income-3-better = L’**Impresario** met deux pièces de plus en scène à Paris, sous la baguette du Maestro, sans te coûter un ducat. Et un opéra plein paiera encore à chaque tour qui vient. Nous continuons avec lui.

operalessons-income-4-title = Deux halls, trois pièces
operalessons-income-4-say = Pour les revenus, n’importe quelle paire convient. Mais après les revenus, le public parle : **le compositeur le plus représenté monte d’un niveau**.

    Beethoven est représenté { $beethoven } fois, Mozart { $mozart } fois, d’autres autant : une fois de plus, et c’est décidé. Beethoven est dans ton hall principal de Venise ; Mozart joue pour Rosa. Tu gagnes { $yield } ; on peut mieux faire.
operalessons-income-4-task = Remplis Paris de façon que Beethoven monte seul.
operalessons-income-4-1-item = Paris plein, seul Beethoven monte
operalessons-income-4-1-hint = Beethoven et Monteverdi dans les halls vides. Mozart reste derrière l’écran.
operalessons-income-4-1-wrong = Remplis les deux halls vides de Paris, et laisse Mozart derrière ton écran.
operalessons-income-4-1-wrong-income = Tu peux gagner plus : garde tous tes halls remplis, à Venise comme à Paris.
operalessons-income-4-1-wrong-rising = Beaux revenus, mais Beethoven ne monterait pas seul. Représente-le une fois de plus, et Mozart pas du tout : sa gloire ne réjouirait que Rosa.

operalessons-income-5-title = Fortune et gloire
operalessons-income-5-say = Tu n’avais rien, et te voilà avec { $ducats } ducats : Paris a payé double. Dont { $level-zero-ducats } parce que tu es au niveau zéro, petite consolation quand on a tout dépensé.

    Et Beethoven a dépassé Verdi. Au prochain décompte, ton hall principal de Venise vaudra plus, sans qu’il t’en ait coûté un ducat.

## Leçon 7 : D’un tour à l’autre.

operalessons-rounds-title = D’un tour à l’autre
operalessons-rounds-done = Tu sais ce que vaut une première mise, que l’offre change à chaque tour, et ce que fait une mise de zéro.

operalessons-rounds-1-title = La toute première mise
operalessons-rounds-1-say = Une nouvelle partie ! Tu as { $ducats } ducats et un hall à Venise. Il faut maintenant à chacun des halls et de la musique, et chacun les paie en niveaux.

    La boîte donne un conseil aux débutants : aux premiers tours, ne pas miser moins de **cinq**. Un opéra construit tôt rapporte encore et encore.
operalessons-rounds-1-choice = Fais ta première mise.
operalessons-rounds-1-chose-low = Tes ducats sont à l’abri, mais ils ne construisent rien tout seuls. Avec si peu de niveaux, tu regarderas les autres ouvrir leurs opéras.
operalessons-rounds-1-chose-high = Quelle audace ! Tu joues en premier, et les niveaux que tu n’utilises pas restent à toi.
operalessons-rounds-1-better = **Cinq ou plus**, cela paie deux rôles, ou un seul et de quoi jouer avec. Les niveaux qui restent, tu les gardes pour le prochain tour ; un tour sans construire ne revient jamais. Mais garde des ducats pour les briques et la musique. Nous continuons avec six.

operalessons-rounds-2-title = Tout est neuf
operalessons-rounds-2-say = J’ai joué le tour pour toi. Tu as construit à Vienne, et acheté Handel et Beethoven.

    Regarde maintenant l’échelle : **toute l’offre est nouvelle**. Ce que personne n’a acheté est défaussé, et { $offer-3 } autres pièces sont sorties de la pioche. Alors, si tu vois une bonne affaire, prends-la : au prochain tour, elle aura disparu. Les rôles aussi sont de nouveau libres, et tout le monde est revenu dans le jeu.

operalessons-rounds-3-title = Faut-il miser ?
operalessons-rounds-3-say = Non ! Il te reste { $own } niveaux du tour précédent, comme à Rosa, qui est à ta gauche. Et tes { $ducats } ducats achèteront de la musique.

    Une **mise de zéro** ne coûte rien, et ton marqueur reste exactement où il est.
operalessons-rounds-3-task = Mise zéro.
operalessons-rounds-3-1-item = une mise de zéro
operalessons-rounds-3-1-hint = Zéro aussi est une mise.
operalessons-rounds-3-1-wrong = Une autre fois. Tu as assez de niveaux pour un rôle, alors garde tes ducats : mise zéro.

operalessons-rounds-4-title = Quelqu’un s’est faufilé
operalessons-rounds-4-say = Rosa est montée, et sa place s’est libérée. Bruno est venu d’en bas, **dans le vide à ta gauche**. Au niveau { $own }, il est donc devant toi.

    Une mise de zéro est gratuite, mais elle ne comble aucun vide. Avec un seul ducat, tu serais encore devant lui.

## Leçon 8 : Le tour de décompte.

operalessons-counting-title = Le tour de décompte
operalessons-counting-done = Tu sais ce qu’un tour de décompte récompense et punit, et tu regardes l’échelle de gloire avant la fin d’un épisode.

operalessons-counting-1-title = Qu’est-ce qui compte ?
operalessons-counting-1-say = C’est le dernier tour du Baroque : ensuite vient un **tour de décompte**. Chaque **hall principal** rapporte la gloire de sa pièce, et { $bonus } de plus si elle est du **Compositeur du Siècle**. Chaque **hall vide** coûte un point.

    Les autres halls ne rapportent rien, ni le compositeur de la Cour. Si l’on comptait maintenant, tu aurais { $counting }. Hum.

operalessons-counting-2-title = Qui t’aide maintenant ?
operalessons-counting-2-say = Trois halls principaux : à Venise le compositeur de la Cour, à Vienne Beethoven, à Berlin personne. Tu as { $ducats } ducats et { $level } niveaux, assez pour un rôle.
operalessons-counting-2-choice = Engage un rôle, ou termine ta représentation.
operalessons-counting-2-chose-architetto = Encore des halls, alors que deux sont vides ? Chacun te coûterait un point.
operalessons-counting-2-chose-signora = Elle vendrait une pièce d’un de tes halls, et il y en aurait encore plus de vides au décompte.
operalessons-counting-2-chose-figure = Utile, un autre jour. Cela n’apporte pas de gloire dans tes halls principaux.
operalessons-counting-2-chose-end = Tes niveaux restent à toi, mais tes halls principaux ne te rapportent presque rien.
operalessons-counting-2-better = Juste avant un tour de décompte, c’est l’**Impresario** qu’il te faut : personne d’autre n’apporte de la gloire dans les halls principaux et ne remplit les halls vides. Il prend tous tes niveaux, et il les vaut. Nous continuons avec lui.

operalessons-counting-3-title = Des achats bien pensés
operalessons-counting-3-say = Le Compositeur du Siècle est **Handel** : il compte { $bonus } de plus qu’il ne coûte. Avec **Wagner**, adieu tes { $ducats } ducats ; mais les revenus viennent avant la prochaine mise, c’est donc le moment de dépenser.
operalessons-counting-3-task = Achète Handel et Wagner.
operalessons-counting-3-1-item = Handel acheté
operalessons-counting-3-1-hint = Le Compositeur du Siècle d’abord.
operalessons-counting-3-1-wrong = Il y a mieux pour tes ducats : Handel et Wagner ensemble. Handel d’abord.
operalessons-counting-3-1-wrong-wagner = Lui aussi, dans un instant. Mais assure d’abord le bonus : Handel.
operalessons-counting-3-1-wrong-verdi = Le plus célèbre de tous, mais il ne resterait que des miettes pour le deuxième hall principal. Handel et Wagner ensemble rapportent plus.
operalessons-counting-3-1-wrong-stop = Trois halls principaux, et presque pas de gloire. Achète !
operalessons-counting-3-2-item = Wagner acheté
operalessons-counting-3-2-hint = Il coûte tout juste les ducats qui te restent.
operalessons-counting-3-2-wrong = Maintenant Wagner : bien plus de gloire pour un hall principal, et tu peux tout juste le payer.
operalessons-counting-3-2-wrong-stop = Pour quoi épargnes-tu ? Tes opéras paient avant la prochaine mise. Prends aussi Wagner.

operalessons-counting-4-title = D’abord la gloire, puis le décompte
operalessons-counting-4-say = Attention à l’ordre : le tour se termine d’abord, et **le compositeur le plus représenté monte avant que l’on compte**. Ce sera Handel, et il dépassera Mozart. Le registre en tient déjà compte.

    Donne donc un hall principal aux trois meilleurs noms, et un autre hall à ceux qui ne comptent pas. Pour l’instant { $counting } ; bientôt bien plus.
operalessons-counting-4-task = Remplis les cinq halls, les trois pièces les plus célèbres dans les halls principaux.
operalessons-counting-4-1-item = halls remplis, les meilleurs dans les halls principaux
operalessons-counting-4-1-hint = Wagner, Handel et Mozart dans les halls principaux ; Beethoven et le compositeur de la Cour à côté.
operalessons-counting-4-1-wrong = Essaie encore : aucun hall vide, et les trois plus célèbres dans les halls principaux.
operalessons-counting-4-1-wrong-empty = Un hall est encore vide : un point de perdu. Cinq pièces, cinq halls.
operalessons-counting-4-1-wrong-great = Rien de vide, c’est bien. Mais un hall principal abrite un petit nom, et un plus grand joue à côté. Échange-les.

operalessons-counting-5-title = En route pour l’épisode suivant
operalessons-counting-5-say = { $points } points ! Handel est monté, Mozart a perdu un niveau, et les deux ont compté dans tes halls principaux.

    Avec le nouvel épisode **s’ouvrent de nouvelles villes**, et un autre Compositeur du Siècle est à la mode : { $bonus } de plus la prochaine fois. C’est Mozart ; et qui l’a déjà dans un hall principal ? Achète avant que ce soit cher.

## Leçon 9 : Jouer avec et s’arrêter.

operalessons-ending-title = Jouer avec et s’arrêter
operalessons-ending-done = Tu sais quand jouer avec, quand un intermezzo vaut mieux, et que les niveaux gardés serviront au prochain tour.

operalessons-ending-1-title = Attendre, c’est aussi jouer
operalessons-ending-1-say = Rosa est au niveau { $first }, toi au { $own }, Bruno au { $last }. Elle a donc l’initiative, et tu attends.

    Mais **les employés travaillent pour tout le monde** : quand Rosa engage l’Impresario, l’Architecte ou la Signora, on te demande si tu veux **jouer avec**. Chaque action coûte alors { $along-cost } niveau. Voyons ce qu’elle fait.

operalessons-ending-2-title = Tu construis aussi ?
operalessons-ending-2-say = Rosa a engagé l’Architecte et construit à Paris. C’est à toi qu’on demande maintenant. Un morceau de bâtiment te coûterait { $along-cost } niveau, et { $ducats-per-hall } ducats par hall. Tu as { $own } niveaux et { $ducats } ducats, et à Berlin un hall sans musique.

    Dire non s’appelle un **intermezzo** : c’est gratuit, et tu **restes dans le tour**.
operalessons-ending-2-choice = Construis quelque chose, ou dis intermezzo.
operalessons-ending-2-chose-wing = Des points tout de suite, c’est vrai ; mais cela coûte un niveau et des ducats, et un hall de plus reste vide.
operalessons-ending-2-chose-main = Des points tout de suite, et un hall principal de plus. Mais ta bourse est presque vide, et le hall aussi.
operalessons-ending-2-better = Les briques donnent des points tout de suite, et Londres serait un nouveau hall principal. Mais un hall sans musique coûte un point au décompte, et les ducats qui le construisent sont ceux qui rempliraient Berlin. Il y a donc de bonnes raisons de dire **intermezzo**, et c’est ainsi que nous continuons : pour la musique.

operalessons-ending-3-title = Engager, ou laisser engager ?
operalessons-ending-3-say = Les honoraires ont fait descendre Rosa au { $red }, à ta droite : l’initiative est **à toi**. On ne saute pas son tour : engage, ou termine ta représentation (c’est le disque « passe » de la boîte).

    Tu veux une pièce pour Berlin. Mais Rosa a quatre halls vides et engagera sûrement l’Impresario. Tu joueras alors avec pour { $along-cost } niveau au lieu de { $fee-impresario } ! Sur tes { $own } niveaux, paie le Maestro : il doublera tes { $wien } à Vienne.
operalessons-ending-3-task = Engage le Maestro et envoie-le à Vienne.
operalessons-ending-3-1-item = Maestro engagé
operalessons-ending-3-1-hint = Perruque blanche, { $fee-maestro } niveaux.
operalessons-ending-3-1-wrong = Le Maestro : bon marché, utile, et personne ne joue avec lui.
operalessons-ending-3-1-wrong-impresario = Pour { $fee-impresario } niveaux, tu choisirais avant les autres. Mais tes ducats ne paient qu’une pièce, et tu l’auras pour { $along-cost } niveau quand Rosa l’engagera.
operalessons-ending-3-1-wrong-end = Attention ! Après ta fin de représentation, tu ne peux plus jouer avec non plus, et il faut que tu sois là quand Rosa engagera l’Impresario.
operalessons-ending-3-1-wrong-signora = Tu n’as rien de trop : chaque pièce est bien dans son hall. Le Maestro, s’il te plaît.
operalessons-ending-3-1-wrong-critico = Un plaisir, mais il te laisse moins de niveaux et ne rapporte pas de ducats. Le Maestro, si.
operalessons-ending-3-1-wrong-esperto = Il emporterait ta meilleure pièce, prise dans un hall principal. Le Maestro rapporte et n’emporte rien.
operalessons-ending-3-2-item = Maestro à Vienne
operalessons-ending-3-2-hint = À Vienne, tu représentes deux pièces.
operalessons-ending-3-2-wrong = Tu y gagnes peu ou rien. À Vienne, il double deux pièces.

operalessons-ending-4-title = Maintenant, joue avec !
operalessons-ending-4-say = Et voilà : Rosa a payé l’Impresario, et acheté Verdi et Wagner. À toi : chaque pièce coûte { $along-cost } de tes { $own } niveaux, plus son prix en ducats.

    Tes { $ducats } ducats suffisent tout juste pour **Mozart**. À Berlin, il remplit un hall principal, et les revenus viennent avant la prochaine mise.
operalessons-ending-4-task = Achète Mozart et représente-le à Berlin.
operalessons-ending-4-1-item = Mozart acheté
operalessons-ending-4-1-hint = Achète Mozart : { $ducats } ducats.
operalessons-ending-4-1-wrong = Achète une pièce, et prends Mozart : c’est le meilleur que tu puisses payer.
operalessons-ending-4-1-wrong-handel = Un bon achat aussi, mais un ducat épargné est un point perdu dans le hall principal de Berlin. Mozart !
operalessons-ending-4-1-wrong-rearrange = Simplement déplacer des pièces coûte aussi { $along-cost } niveau, et ce que Berlin gagne, un autre hall le perd. Achète.
operalessons-ending-4-1-wrong-intermezzo = Pas cette fois ! C’est ce que tu attendais : une pièce pour Berlin, pour { $along-cost } niveau.
operalessons-ending-4-1-wrong-cheap = La moins chère remplit aussi le hall. Mais dans un hall principal la gloire compte, et tu peux payer Mozart.
operalessons-ending-4-2-item = Mozart à Berlin
operalessons-ending-4-2-hint = Dans le hall principal de Berlin, et le reste ne bouge pas.
operalessons-ending-4-2-wrong = Laisse les autres où ils sont, et mets Mozart dans le hall principal de Berlin.

operalessons-ending-5-title = Quand est-ce assez ?
operalessons-ending-5-say = Rosa a terminé sa représentation, et tu as l’initiative au niveau { $own }. Tu pourrais encore engager la Signora. Mais pour vendre quoi ?

    Regarde Bruno : au niveau { $last }, il ne peut payer aucun rôle. Il n’arrivera donc plus rien que tu puisses manquer. **Termine ta représentation**, et tes niveaux te suivent au prochain tour.
operalessons-ending-5-task = Termine ta représentation.
operalessons-ending-5-1-item = représentation terminée
operalessons-ending-5-1-hint = Rideau !
operalessons-ending-5-1-wrong = Assez pour ce soir : termine ta représentation.
operalessons-ending-5-1-wrong-signora = Elle prendrait une pièce dans un hall où elle est bien, et tous tes niveaux avec. Garde les deux.

operalessons-ending-6-title = Une longueur d’avance
operalessons-ending-6-say = Tour { $round }. Tu as encore { $own } niveaux, et Bruno moins : tu es devant lui avant la moindre mise. Et { $ducats } ducats sont rentrés.

    Pose-toi donc chaque fois deux questions : **que puis-je encore manquer** si je m’arrête maintenant ? Et **que vaut un niveau** pour moi au prochain tour ?

## Leçon 10 : Égalité à la fin.

operalessons-tie-title = Égalité à la fin
operalessons-tie-done = Tu sais qu’une égalité se tranche à la table de budget, et qu’un niveau vaut quelque chose jusqu’au bout.

operalessons-tie-1-title = Le dernier tour
operalessons-tie-1-say = Tour { $round } sur { $rounds }. Ensuite vient le décompte final. Tu as { $mine } points, et { $counting } à venir ; Rosa en a { $red }, et { $rosa } à venir.

    Celui qui a le plus de points gagne. Et si deux joueurs sont à **égalité** ? Alors c’est la meilleure place à la table de budget qui l’emporte : le niveau le plus haut, ou, à niveau égal, le marqueur le plus à gauche. Il y a donc toujours un seul gagnant.

operalessons-tie-2-title = À quoi bon des ducats ?
operalessons-tie-2-say = Demain, tes { $ducats } ducats n’achèteront plus rien. Aujourd’hui, l’**Architecte** les change en points : { $points-per-hall } aussitôt par hall, et un de moins s’il reste vide. Tu es au niveau { $own }.
operalessons-tie-2-task = Engage l’Architecte.
operalessons-tie-2-1-item = Architecte engagé
operalessons-tie-2-1-hint = Celui au compas.
operalessons-tie-2-1-wrong = Cela ne te donne pas de points ce soir. L’Architecte, si.
operalessons-tie-2-1-wrong-esperto = Il ferait marquer une pièce et l’enlèverait à son hall principal, où elle marque aussi. Rien de gagné.
operalessons-tie-2-1-wrong-critico = Une idée maligne, mais tes ducats seraient perdus. L’Architecte !
operalessons-tie-2-1-wrong-end = Moins de points que Rosa, et des ducats plein la bourse ? Construis d’abord.

operalessons-tie-3-title = Que construis-tu ?
operalessons-tie-3-say = Personne ne remplira plus ces halls, et un hall principal vide ne marque rien non plus. Ce soir, un hall en vaut donc un autre.

    Tu as { $ducats } ducats, et tu peux construire deux morceaux s’ils sont petits. Rosa et Bruno sont trop pauvres pour jouer avec.
operalessons-tie-3-choice = Construis quelque chose, ou arrête-toi.
operalessons-tie-3-chose-stop = Alors tes ducats restent dans ta bourse, où personne ne les compte.
operalessons-tie-3-chose-small = Cela fait un hall ; avec les ducats qui restent, tu pourrais en construire d’autres.
operalessons-tie-3-better = Additionne les points et le décompte : **chaque hall vaut un point** au bout du compte. Construis-en donc autant que tes ducats le permettent. Cela fait trois halls, tous à Milan ou en deux endroits. Nous continuons avec **Milan**.

operalessons-tie-4-title = S’arrêter à temps
operalessons-tie-4-say = Fais les comptes : tu as { $mine } points et { $counting } à venir, Rosa { $red } et { $rosa }. **Égalité !** Mais elle vient de payer le Maestro, et la voilà au niveau { $other } ; toi, tu es au { $own }.

    Tu pourrais encore engager la Signora. Mais le Palazzo est plein : elle ne vendrait rien pour toi, et tes niveaux seraient perdus.
operalessons-tie-4-task = Termine ta représentation.
operalessons-tie-4-1-item = représentation terminée
operalessons-tie-4-1-hint = Rideau !
operalessons-tie-4-1-wrong = Garde tes niveaux : termine ta représentation.
operalessons-tie-4-1-wrong-signora = Elle ne peut rien vendre, et ton marqueur descendrait sous celui de Rosa. C’est pourtant lui qui te fait gagner !

operalessons-tie-5-title = Pour un marqueur
operalessons-tie-5-say = { $mine } points pour toi, { $red } pour Rosa, { $yellow } pour Bruno. Égalité, et **c’est toi qui gagnes** : ton marqueur est le plus haut.

    Au dernier tour, regarde donc aussi les niveaux. Ce qui ne rapporte plus de points peut encore te donner la victoire.

## Leçon 11 : Rien que vous deux.

operalessons-two-players-title = Rien que vous deux
operalessons-two-players-done = Tu sais ce qui change à deux joueurs : une offre plus petite, moins de bâtiments, un quatrième rôle par tour, et une première action qui ne coûte pas de niveau.

operalessons-two-players-1-title = Plus petit, plus vif
operalessons-two-players-1-say = À deux joueurs, l’offre compte { $offer-2 } pièces, et pas plus de { $offer-limit-2 } du même compositeur.

    Il y a aussi **moins de bâtiments** : hors de Venise, chaque ville n’a qu’un bâtiment principal. Si tu le construis, ton rival ne l’aura jamais.

operalessons-two-players-2-title = La première est gratuite
operalessons-two-players-2-say = Rosa a engagé l’Impresario, et tu peux jouer avec. À deux joueurs, ta **première action ne coûte pas de niveau** ; la seconde en coûte { $along-cost }, comme toujours. Tu es au niveau { $level }.

    À Vienne, un hall est vide. (Attention : programmer sans rien acheter coûte { $along-cost } niveau, même à deux.)
operalessons-two-players-2-task = Joue avec : achète Beethoven.
operalessons-two-players-2-1-item = Beethoven acheté
operalessons-two-players-2-1-hint = Beethoven, au prix de sa gloire.
operalessons-two-players-2-1-wrong = Prends Beethoven : un peu de gloire, à un prix honnête.
operalessons-two-players-2-1-wrong-intermezzo = Un achat qui ne coûte pas de niveau, et tu dis non ? Achète !
operalessons-two-players-2-1-wrong-rearrange = Programmer sans acheter coûte un niveau, même à deux. Acheter d’abord, non.

operalessons-two-players-3-title = Encore une, pour un niveau ?
operalessons-two-players-3-say = Toujours au niveau { $level } : cela n’a rien coûté. Une seconde pièce prendrait { $along-cost } niveau et une partie de tes { $ducats } ducats.

    Pense à la suite : après, tu as l’initiative, et l’Architecte, à { $fee-architetto } niveaux, est encore libre.
operalessons-two-players-3-choice = Achète encore une pièce, ou arrête-toi.
operalessons-two-players-3-chose-mozart = C’est le Compositeur du Siècle en ce moment, et tu en as déjà un à Venise. Pour un deuxième, il faut un autre hall principal.
operalessons-two-players-3-chose-piece = Une pièce pour plus tard ; elle attend derrière ton écran qu’un hall l’accueille.
operalessons-two-players-3-better = Ici, **les deux se défendent**. Une pièce que tu as, ton rival ne l’aura pas, et un niveau plus bas tu peux encore payer l’Architecte. Si tu t’arrêtes, tu gardes un niveau pour le prochain tour, et des ducats pour les briques. L’important : la première action est gratuite, et la seconde doit valoir un niveau. Nous continuons sans.

operalessons-two-players-4-title = En scène !
operalessons-two-players-4-say = Maintenant, représente Beethoven dans le hall vide de Vienne, à côté de Verdi. Deux pièces dans un même opéra rapportent plus que deux dans deux.
operalessons-two-players-4-task = Remplis le hall vide de Vienne.
operalessons-two-players-4-1-item = les deux halls de Vienne remplis
operalessons-two-players-4-1-hint = Beethoven dans le second hall de Vienne ; le reste ne bouge pas.
operalessons-two-players-4-1-wrong = Mets Beethoven dans le second hall de Vienne.
operalessons-two-players-4-1-wrong-empty = Un hall de Vienne est encore vide. Tu as une pièce pour lui derrière ton écran.

operalessons-two-players-5-title = Le quatrième
operalessons-two-players-5-say = Maestro, Critique, Signora : tu as déjà engagé trois rôles ce tour-ci. À plus de joueurs, ta représentation serait finie. À deux, tu peux en engager **{ $hires-2 }**.

    Paris vient d’ouvrir, avec un seul bâtiment principal, et Rosa le veut aussi.
operalessons-two-players-5-task = Engage l’Architecte et construis à Paris.
operalessons-two-players-5-1-item = Architecte engagé
operalessons-two-players-5-1-hint = Ton quatrième rôle du tour : { $fee-architetto } niveaux.
operalessons-two-players-5-1-wrong = L’Architecte, avant que Rosa ne l’engage.
operalessons-two-players-5-1-wrong-end = Tu peux encore engager, et Rosa lorgne Paris. L’Architecte !
operalessons-two-players-5-2-item = bâtiment principal à Paris
operalessons-two-players-5-2-hint = Trois halls à Paris, et personne à côté de toi.
operalessons-two-players-5-2-wrong = Paris, s’il te plaît : c’est le seul bâtiment principal.
operalessons-two-players-5-2-wrong-wing = Une aile peut attendre. Le bâtiment principal de Paris, non : il n’y en a qu’un.
operalessons-two-players-5-2-wrong-stop = L’Architecte est payé. Qu’il construise à Paris !

## Leçon 12 : Le fameux sixième tour.

operalessons-round-six-title = Le fameux sixième tour
operalessons-round-six-done = Tu as joué un tour entier, sur trois chaises. Quand on sait aussi penser pour les autres, on peut monter sur scène pour de bon. Et je ne te souhaite pas « bonne chance » : au théâtre, cela porte malheur !

operalessons-round-six-1-title = Bruno mise tout
operalessons-round-six-1-say = Tour { $round }, puis un tour de décompte. Aujourd’hui tu joues les trois, l’un après l’autre. D’abord, tu es **Bruno**, en jaune : niveau { $own }, { $ducats } ducats.

    Rosa est au { $red }, Nina au { $blue }, et elles peuvent monter. Il te faut la Signora pour les ducats, puis l’Impresario : deux Wagner sont en vente. Pour cela, tu dois **passer en premier**.
operalessons-round-six-1-task = Mise si haut que personne ne puisse te dépasser.
operalessons-round-six-1-1-item = la plus haute mise possible
operalessons-round-six-1-1-hint = La table s’arrête au niveau { $max-level }.
operalessons-round-six-1-1-wrong = Va jusqu’au bout : personne ne monte plus haut que le sommet.
operalessons-round-six-1-1-wrong-behind = Tu ne serais pas au-dessus de Rosa, même si elle ne misait rien. Plus haut !
operalessons-round-six-1-1-wrong-risk = Presque, mais quelques ducats suffiraient à Rosa pour te dépasser, et tu ne vois pas sa mise. Ne lui laisse aucune chance.

operalessons-round-six-2-title = D’abord l’argent, puis la musique
operalessons-round-six-2-say = Niveau { $own }, Rosa { $red } : réussi, mais il ne reste que { $ducats } ducats. Donc d’abord la **Signora**.

    Nul n’est plus célèbre que **Verdi**, à Vienne : rien ne se vend mieux. De Wagner, qui le remplacera, l’offre a deux pièces, moins chères. Vite : le Palazzo ne prend qu’un Verdi, et Nina en a un aussi.
operalessons-round-six-2-task = Engage la Signora et vends Verdi contre des ducats.
operalessons-round-six-2-1-item = Signora engagée
operalessons-round-six-2-1-hint = { $fee-signora } niveaux, et tu pourras encore payer l’Impresario.
operalessons-round-six-2-1-wrong = Plus tard, ou jamais. Il te faut d’abord des ducats, et seule la Signora en donne maintenant.
operalessons-round-six-2-1-wrong-impresario = Avec { $ducats } ducats ? Tu n’achèterais presque rien. Vends d’abord.
operalessons-round-six-2-1-wrong-maestro = Il viendra, mais d’abord les ducats pour la musique qu’il doit diriger.
operalessons-round-six-2-1-wrong-end = Après une telle mise ? Tu viens à peine de commencer.
operalessons-round-six-2-2-item = Verdi vendu contre des ducats
operalessons-round-six-2-2-hint = Le Verdi de Vienne, à { $ducats-per-fame } ducats par niveau de gloire.
operalessons-round-six-2-2-wrong = Vends Verdi, et prends des ducats.
operalessons-round-six-2-2-wrong-points = Des points maintenant, ou des Wagner dans tes halls principaux, à ce décompte et au suivant ? Prends les ducats.
operalessons-round-six-2-2-wrong-beethoven = Beethoven ne rapporte presque rien. Verdi !
operalessons-round-six-2-2-wrong-stop = La Signora est déjà payée. Vends !

operalessons-round-six-3-title = Nina fait ses comptes
operalessons-round-six-3-say = Rosa n’a pas joué avec : elle tient à ce qu’elle a. Maintenant, tu es **Nina**, en bleu, au niveau { $own } avec { $ducats } ducats. Il reste une place au Palazzo.

    À Venise, **Mozart** occupe ton deuxième hall : il y rapporte des revenus, mais pas de points. Avec son prix, tu pourras bientôt acheter Verdi pour ton hall principal de Paris.
operalessons-round-six-3-task = Joue avec : vends Mozart contre des ducats.
operalessons-round-six-3-1-item = Mozart vendu contre des ducats
operalessons-round-six-3-1-hint = La dernière place du Palazzo, { $along-cost } niveau.
operalessons-round-six-3-1-wrong = Pas celle-là. Mozart est hors d’un hall principal et rapporte plus.
operalessons-round-six-3-1-wrong-points = Quelques points, et pas de Verdi pour Paris ? Prends les ducats : ils feront des petits.
operalessons-round-six-3-1-wrong-intermezzo = La place resterait vide, et tu ne pourrais pas payer Verdi ensuite. Joue avec.
operalessons-round-six-3-1-wrong-other = Il rapporte moins, et Mozart occupe un hall où il ne marque rien. Vends Mozart.

operalessons-round-six-4-title = Le chouchou de Rosa
operalessons-round-six-4-say = Maintenant, tu es **Rosa**, en rouge. Bruno est descendu au { $yellow } ; au { $own }, tu as l’initiative.

    Tout en bas de l’échelle, il y a **Monteverdi**, mais il est représenté dans trois de tes halls principaux, et c’est le Compositeur du Siècle : { $bonus } de plus chaque fois. Chaque niveau qu’il monte te vaut trois points. Vite, le Critique !
operalessons-round-six-4-task = Avec le Critique, fais monter Monteverdi aussi haut que possible.
operalessons-round-six-4-1-item = Critique engagé
operalessons-round-six-4-1-hint = { $fee-critico } niveaux pour six points.
operalessons-round-six-4-1-wrong = D’abord la gloire de Monteverdi : rien ne te rapporte plus en ce moment.
operalessons-round-six-4-1-wrong-impresario = Bruno brûle de l’engager. Laisse-le payer ; tu joueras avec pour { $along-cost } niveau par pièce.
operalessons-round-six-4-1-wrong-esperto = Trop tôt : Vienne a deux halls vides, et l’Expert ne compte que ce qu’on représente. Plus tard, il rapportera bien plus.
operalessons-round-six-4-1-wrong-maestro = Il est à Vienne, et cela te convient. Monteverdi d’abord.
operalessons-round-six-4-1-wrong-end = Avec tous ces niveaux ? Tu as encore de grands projets.
operalessons-round-six-4-2-item = Critique à Venise
operalessons-round-six-4-2-hint = Monteverdi est représenté dans ton hall principal de Venise.
operalessons-round-six-4-2-wrong = Personne n’y représente Monteverdi. Venise.
operalessons-round-six-4-2-wrong-wien = On l’y représente aussi. Mais le Maestro est déjà à Vienne, et l’autre place, tu la veux pour l’Expert. Venise.
operalessons-round-six-4-3-item = Monteverdi au plus haut
operalessons-round-six-4-3-hint = { $critico-reach } vers le haut.
operalessons-round-six-4-3-wrong = Il s’agit de Monteverdi : il est représenté dans trois de tes halls principaux.
operalessons-round-six-4-3-wrong-one = Deux niveaux valent deux fois plus. Jusqu’au bout !
operalessons-round-six-4-3-wrong-stop = Il serait venu pour rien. Encense Monteverdi.

operalessons-round-six-5-title = Trois fois Wagner
operalessons-round-six-5-say = De nouveau **Bruno** : niveau { $own }, { $ducats } ducats, et l’initiative. Trois halls principaux, dont deux sans gloire.

    Avec les deux Wagner en vente, il peut être dans chacun. Personne n’est alors représenté plus souvent, et il **monte avant le décompte** : trois fois la plus haute gloire. Et à l’épisode suivant, le Compositeur du Siècle, ce sera lui.
operalessons-round-six-5-task = Engage l’Impresario, achète les deux Wagner et mets-les dans tes halls principaux.
operalessons-round-six-5-1-item = Impresario engagé
operalessons-round-six-5-1-hint = Avant que Rosa n’ait le premier choix : { $fee-impresario } niveaux.
operalessons-round-six-5-1-wrong = L’offre n’attend pas. L’Impresario, maintenant.
operalessons-round-six-5-1-wrong-maestro = Dans un instant. La musique d’abord, sinon Rosa choisit avant toi.
operalessons-round-six-5-1-wrong-end = Deux halls principaux sans gloire, juste avant le décompte ? Non !
operalessons-round-six-5-2-item = un Wagner
operalessons-round-six-5-2-hint = Wagner.
operalessons-round-six-5-2-wrong = Pas maintenant : les deux Wagner.
operalessons-round-six-5-2-wrong-verdi = Plus cher, et Wagner va le dépasser. Et tu viens de vendre un Verdi !
operalessons-round-six-5-2-wrong-stop = C’est pour cet instant que tu as vendu Verdi. Achète !
operalessons-round-six-5-3-item = un autre Wagner
operalessons-round-six-5-3-hint = Et encore Wagner.
operalessons-round-six-5-3-wrong = Le second Wagner : un pour chaque hall principal.
operalessons-round-six-5-3-wrong-verdi = Il faut trois Wagner chez toi pour qu’il soit à coup sûr le plus représenté. Prends le second.
operalessons-round-six-5-3-wrong-stop = Un hall principal n’en aurait pas. Le second Wagner aussi.
operalessons-round-six-5-4-item = Wagner dans les trois halls principaux
operalessons-round-six-5-4-hint = Wagner en tête partout ; le compositeur de la Cour part à Paris, Beethoven reste.
operalessons-round-six-5-4-wrong = Un Wagner dans chaque hall principal, et chaque autre pièce dans un hall aussi : les halls vides coûtent des points.

operalessons-round-six-6-title = Rosa encaisse
operalessons-round-six-6-say = Dans la peau de **Rosa**, tu as joué avec, acheté Verdi et rempli Vienne. Bruno a ensuite emmené le Maestro à Paris. Tu es au { $own } : juste ce que demande l’**Expert**. Tes opéras ne manquent pas de gloire.
operalessons-round-six-6-task = Engage l’Expert.
operalessons-round-six-6-1-item = Expert engagé
operalessons-round-six-6-1-hint = Tes { $fee-esperto } derniers niveaux.
operalessons-round-six-6-1-wrong = L’Expert : quatre pièces célèbres l’attendent.
operalessons-round-six-6-1-wrong-architetto = Des halls vides, juste avant le décompte ? L’Expert rapporte bien davantage.
operalessons-round-six-6-1-wrong-end = Avec un opéra plein de gloire à Vienne ? D’abord l’Expert !

operalessons-round-six-7-title = Où va-t-il écouter ?
operalessons-round-six-7-say = Il compte la gloire de **toutes tes pièces d’une ville**. Puis la meilleure d’entre elles part chez celle qui a le moins de points : Nina, avec { $blue } ; toi, tu en as { $red }.

    Cherche donc une ville pleine de gloire, où tu peux te passer de ta meilleure pièce.
operalessons-round-six-7-choice = Envoie l’Expert dans une ville.
operalessons-round-six-7-chose-berlin = Une seule petite pièce, et tu la perds, dans un hall principal en plus.
operalessons-round-six-7-chose-wien = Quatre pièces d’un coup : voilà une récolte !
operalessons-round-six-7-chose-nothing = Tu n’y représentes rien : il ne compte rien et n’emporte rien.
operalessons-round-six-7-better = À **Vienne**, tes quatre pièces comptent. Verdi, la meilleure, part chez Nina ; mais elle n’était pas dans un hall principal, et ton décompte n’en souffre guère. C’est un prix que tu peux payer. Nous continuons à Vienne.

operalessons-round-six-8-title = Nina a le dernier mot
operalessons-round-six-8-say = Bruno aurait pu marquer aussi à Vienne, mais Wagner aurait quitté son hall principal : il a décliné. Te revoilà **Nina** : niveau { $own }, { $ducats } ducats, et un Verdi en cadeau.

    Tu peux encore payer une chose : l’**Architecte**. Une aile à Paris donne aussitôt des points, plus que deux halls vides n’en coûteront. Et le Maestro y est.
operalessons-round-six-8-task = Engage l’Architecte et construis une aile à Paris.
operalessons-round-six-8-1-item = Architecte engagé
operalessons-round-six-8-1-hint = { $fee-architetto } niveaux : tout ce que tu as.
operalessons-round-six-8-1-wrong = L’Architecte est le seul que tu puisses payer.
operalessons-round-six-8-1-wrong-end = Tu pourrais garder tes niveaux. Mais une aile rapporte : { $points-per-hall } points par hall, et chacun n’en coûte qu’un tant qu’il est vide.
operalessons-round-six-8-2-item = aile à Paris
operalessons-round-six-8-2-hint = Ton opéra de Paris grandit, tout près du Maestro.
operalessons-round-six-8-2-wrong = Plutôt à Paris : le Maestro y est, et c’est la dernière aile.
operalessons-round-six-8-2-wrong-london = Un nouveau hall principal, c’est tentant. Mais le Maestro est à Paris, et plus un opéra est plein, plus chaque pièce rapporte.
operalessons-round-six-8-2-wrong-stop = Il est payé, alors qu’il construise.

operalessons-round-six-9-title = Le décompte
operalessons-round-six-9-say = Rosa a { $red } points, Bruno { $yellow }, Nina { $blue }. Rosa a fait monter Monteverdi et encaissé au bon moment. Bruno a Wagner dans trois halls principaux, juste quand commence son siècle. Nina reste dans la course avec un cadeau et une aile neuve.

    Trois plans, et chacun avait ses raisons. Lequel aurait été le tien ?

## Ce qu’apporte un coup, après un choix libre.

operalessons-compare-income = { $value ->
    [one] revenus { $value } ducat
   *[other] revenus { $value } ducats
}
operalessons-compare-income-rosa = Rosa { $value }
operalessons-compare-income-bruno = Bruno { $value }
operalessons-compare-ducats = { $value ->
    [one] encore { $value } ducat
   *[other] encore { $value } ducats
}
operalessons-compare-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
operalessons-compare-counting = décompte { $value }
operalessons-compare-counting-rosa = Rosa { $value }
operalessons-compare-counting-bruno = Bruno { $value }
operalessons-compare-level = niveau { $value }
