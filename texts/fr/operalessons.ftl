### Les leçons d’Opera : ce que dit le souffleur. Les nombres de la boîte sont des blancs ; ceux du moment viennent de la leçon.

## Leçon 1 : Le budget et les mises.

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

    Le **Maestro** double ce que rapportent les opéras d’une ville. Un seul d’entre vous peut l’avoir ce tour-ci, alors fais vite. À Vienne, tu as le seul opéra. Il rapporte { $yield } ducats, et bientôt le double.
operalessons-budget-4-task = Engage le Maestro et envoie-le à Vienne.
operalessons-budget-4-1-item = Maestro engagé
operalessons-budget-4-1-hint = Cherche la perruque blanche. Ses honoraires : { $fee-maestro }.
operalessons-budget-4-1-wrong = Tu peux le payer, mais il ne te resterait plus assez de niveaux pour les deux rôles que nous voulons. D’abord le Maestro.
operalessons-budget-4-1-wrong-impresario = Son tour viendra. Si quelqu’un d’autre engage l’Impresario, tu pourras toujours jouer avec ; le Maestro, lui, ne se partage pas. Prends-le d’abord.
operalessons-budget-4-1-wrong-esperto = L’Expert coûte { $fee-esperto } niveaux : il n’en resterait pas assez pour l’Impresario.
operalessons-budget-4-1-wrong-end = Déjà le rideau final ? Tu n’as pas encore dépensé un seul niveau. Engage d’abord quelqu’un.
operalessons-budget-4-2-item = Maestro à Vienne
operalessons-budget-4-2-hint = Où as-tu un opéra, et les autres non ?
operalessons-budget-4-2-wrong = Tu n’as pas d’opéra là-bas : il n’y aurait rien à doubler pour toi. Envoie-le à Vienne.
operalessons-budget-4-2-wrong-venezia = À Venise, tout le monde a un opéra, et tout le monde y gagnerait. À Vienne, il n’y a que toi.

operalessons-budget-5-title = Où est passé ton marqueur ?
operalessons-budget-5-say = Tu as payé { $fee-maestro } et te voilà au niveau { $own }. Bruno y était déjà, et **le dernier arrivé se place à droite**.

    Au même niveau, il est donc devant toi, et il a de nouveau l’initiative. On la vérifie après chaque rôle.

operalessons-budget-6-title = Bruno s’arrête. Et toi ?
operalessons-budget-6-say = Bruno a terminé sa représentation. Ses { $other } niveaux ne sont pas perdus : **il les aura encore au prochain tour**.

    Maintenant, l’initiative est à toi. Il te reste { $own } niveaux, exactement ce que demande l’**Impresario**. Voilà ce que j’appelle prévoir : dépense-les !
operalessons-budget-6-task = Engage l’Impresario.
operalessons-budget-6-1-item = Impresario engagé
operalessons-budget-6-1-hint = Ses honoraires sont de { $fee-impresario } : ton niveau, tout juste.
operalessons-budget-6-1-wrong = Tu peux le payer. Mais nous avons misé pour l’Impresario : c’est lui qui apporte la musique dans tes halls.
operalessons-budget-6-1-wrong-end = Épargner ses niveaux comme Bruno peut être malin. Mais ceux-ci, tu les as misés pour l’Impresario, et il est encore libre.

## Leçon 2 : De la musique pour tes halls.

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
operalessons-programme-2-1-wrong = Tes halls sont muettes, et seul l’Impresario peut y changer quelque chose.
operalessons-programme-2-1-wrong-architetto = Encore des halls ? Tu en as déjà deux vides. D’abord la musique, ensuite les briques.
operalessons-programme-2-1-wrong-signora = La Signora achète tes pièces, et tu n’en as encore aucune à vendre. La musique d’abord.
operalessons-programme-2-1-wrong-end = Et laisser Vienne muette pendant tout un tour ? Engage d’abord l’Impresario.

operalessons-programme-3-title = Quelles pièces ?
operalessons-programme-3-say = Dans cet épisode, le Compositeur du Siècle est **Mozart** : dans un hall principal, il comptera { $bonus } de plus. Prends-le d’abord.

    Un opéra ne représente jamais **deux pièces du même compositeur**. La seconde sera donc d’un autre, **Handel**. Il a un peu de gloire, et sur tes { $ducats } ducats il t’en restera pour miser au prochain tour.
operalessons-programme-3-task = Achète Mozart, et Handel pour l’accompagner.
operalessons-programme-3-1-item = Mozart acheté
operalessons-programme-3-1-hint = Mozart. Son nom figure aussi au Siècle.
operalessons-programme-3-1-wrong = Ce n’est pas une mauvaise pièce, mais seul Mozart donne le bonus de cet épisode. Prends-le d’abord.
operalessons-programme-3-1-wrong-verdi = Plus célèbre, certes, mais il engloutit plus de la moitié de ta bourse. Mozart coûte moins et un bonus l’attend.
operalessons-programme-3-1-wrong-wagner = Avec le bonus, Mozart compte autant que Wagner, et il est moins cher.
operalessons-programme-3-1-wrong-stop = Repartir les mains vides ? Tu l’as engagé, laisse-le donc acheter.
operalessons-programme-3-2-item = Handel acheté, quelques ducats gardés
operalessons-programme-3-2-hint = Handel : un peu de gloire pour le hall, quelques ducats pour la prochaine mise.
operalessons-programme-3-2-wrong = Prends Handel : pas un deuxième Mozart, et rien de trop cher.
operalessons-programme-3-2-wrong-beethoven = Il est encore moins cher. Mais tu as un deuxième hall principal à remplir, et la gloire de Handel y comptera davantage.
operalessons-programme-3-2-wrong-mozart = Un second Mozart n’a pas le droit d’être à Vienne à côté du premier. Choisis un autre compositeur.
operalessons-programme-3-2-wrong-wagner = Une belle pièce, mais il ne te resterait qu’un ducat. Que miserais-tu au prochain tour ?
operalessons-programme-3-2-wrong-verdi = Ta bourse serait vide, et au prochain tour tu regarderais les autres miser.
operalessons-programme-3-2-wrong-stop = Un hall de Vienne resterait vide. Une pièce bon marché est vite remboursée.

operalessons-programme-4-title = Qui joue où ?
operalessons-programme-4-say = Trois pièces, trois halls. Le premier hall d’un opéra est son **hall principal**, et lui seul marque au tour de décompte : la gloire de sa pièce. Pour les revenus, { $yield } pour l’instant, seul compte le nombre de pièces.

    Ton compositeur de la Cour n’a pas de gloire. Mérite-t-il le hall principal de Venise ? Le registre montre ce que rapporte chaque plan.
operalessons-programme-4-task = Remplis tous les halls, avec de la gloire dans les deux halls principaux.
operalessons-programme-4-1-item = halls remplis, gloire dans les halls principaux
operalessons-programme-4-1-hint = Envoie le compositeur de la Cour dans le second hall de Vienne, et une pièce achetée à Venise.
operalessons-programme-4-1-wrong = Essaie encore : une pièce dans chaque hall, un nom célèbre dans chaque hall principal.
operalessons-programme-4-1-wrong-income = Un hall est encore vide. Les trois pièces ont leur place en scène : deux à Vienne, une à Venise.
operalessons-programme-4-1-wrong-great = Halls combles, bravo. Mais ton compositeur de la Cour occupe un hall principal et n’y marque rien. Fais-lui échanger sa place avec une pièce qui a de la gloire.

operalessons-programme-5-title = Les autres achètent aussi
operalessons-programme-5-say = Tes opéras rapportent maintenant { $yield } ducats par tour, et si l’on comptait tout de suite, ils donneraient { $points } points.

    Tu as vu ? Rosa a **joué avec** et acheté Verdi. Chaque achat coûte { $along-cost } niveau à ceux qui jouent avec : elle est au { $level }. C’est moins cher que d’engager, mais toi, tu as eu le premier choix.

## Leçon 3 : Construire des opéras.

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

    Tu as { $ducats } ducats. Vienne offre deux halls pour tes deux pièces. Ensuite, Berlin ne coûte pas plus qu’une aile à Venise, et vois ce qu’on y trouve : un hall principal.
operalessons-building-3-task = Construis des bâtiments principaux à Vienne et à Berlin.
operalessons-building-3-1-item = bâtiment principal à Vienne
operalessons-building-3-1-hint = Vienne : deux halls, dont un hall principal.
operalessons-building-3-1-wrong = Commence par le bâtiment principal de Vienne : deux halls pour deux pièces.
operalessons-building-3-1-wrong-wing = Une aile donne aussi des points, mais pas de hall principal. Pour cela, il faut une autre ville.
operalessons-building-3-1-wrong-berlin = Berlin est une bonne idée, mais une petite : un seul hall. Commence par Vienne, puis reviens ici.
operalessons-building-3-1-wrong-stop = Le renvoyer chez lui, ses plans encore roulés ? Construis d’abord.
operalessons-building-3-2-item = bâtiment principal à Berlin
operalessons-building-3-2-hint = Le prix d’une aile à Venise, mais avec un hall principal.
operalessons-building-3-2-wrong = Berlin, s’il te plaît : un hall principal de plus.
operalessons-building-3-2-wrong-venezia = Cela coûte autant que Berlin et donne autant de points. Mais le hall de Berlin est un hall principal.
operalessons-building-3-2-wrong-wien = Cela prend presque tous tes ducats, pour deux halls sans musique. Petit mais grandiose : Berlin.
operalessons-building-3-2-wrong-stop = Te voilà économe ! Mais Berlin te coûte peu, et un hall principal rapporte à chaque tour de décompte.

operalessons-building-4-title = Des halls sans musique
operalessons-building-4-say = Tu as déjà { $points } points. (Rosa a joué avec et construit une aile.) Mais regarde le décompte : { $counting }. **Chaque hall vide coûte un point**, et un tour de décompte suit ce tour-ci.

    Avec tes { $level } derniers niveaux, appelle donc l’Impresario. Quatre halls, trois pièces : avec { $ducats } ducats, achètes-en une de plus, bon marché.
operalessons-building-4-task = Engage l’Impresario et achète la pièce la moins chère.
operalessons-building-4-1-item = Impresario engagé
operalessons-building-4-1-hint = Personne d’autre ne peut remplir tes halls.
operalessons-building-4-1-wrong = Trois halls sont vides, et le décompte approche. Seul l’Impresario peut les remplir.
operalessons-building-4-1-wrong-end = Trois halls resteraient vides, et chacun te coûterait un point. Vite, l’Impresario !
operalessons-building-4-2-item = une pièce bon marché achetée
operalessons-building-4-2-hint = Regarde au bas de l’échelle.
operalessons-building-4-2-wrong = Prends la moins chère : Monteverdi.
operalessons-building-4-2-wrong-mozart = Il te prend ton dernier ducat. Monteverdi remplit tout aussi bien le hall, et tu pourras encore miser au prochain tour.
operalessons-building-4-2-wrong-stop = Un hall resterait vide : un point de perdu. Monteverdi ne coûte presque rien.

operalessons-building-5-title = Soir de première
operalessons-building-5-say = Remplis tout, maintenant. Trois halls principaux réclament trois noms célèbres ; le compositeur de la Cour, qui ne l’est pas, sera très bien dans le second hall de Vienne.

    Pour l’instant, le décompte te donne { $counting }. Voyons ce que tu peux en faire.
operalessons-building-5-task = Remplis les quatre halls, avec de la gloire dans chaque hall principal.
operalessons-building-5-1-item = aucune hall vide, gloire dans chaque hall principal
operalessons-building-5-1-hint = Le compositeur de la Cour dans le second hall de Vienne ; Verdi, Handel et Monteverdi dans les halls principaux.
operalessons-building-5-1-wrong = Pas tout à fait : quatre pièces, quatre halls, et un compositeur de l’échelle dans chaque hall principal.
operalessons-building-5-1-wrong-empty = Un hall est encore vide, et cela coûte un point. Tu as une pièce pour chacun.
operalessons-building-5-1-wrong-great = Tout est plein ! Mais le compositeur de la Cour, sans gloire, occupe un hall principal. Mets-le dans le second hall de Vienne.

operalessons-building-6-title = La récompense
operalessons-building-6-say = Le tour est fini et l’on a compté : tu as { $points } points. Une partie vient des briques, une autre des halls principaux.

    Les halls principaux rapportent à chaque tour de décompte, et les halls vides coûtent chaque fois. Construis donc ce que tu peux remplir.

## Leçon 4 : La Signora et le Palazzo.

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
operalessons-palazzo-5-say = Tour { $round } sur { $rounds }. Rosa a la Signora ; jouer avec coûte { $along-cost } de tes { $level } niveaux. Après ce soir, les ducats n’achètent plus rien : **prends des points**.

    Une pièce dans un hall principal marquera sa gloire au décompte final. Ailleurs, non : vendue, elle ne te coûte qu’un point, pour le hall vide. Compare Mozart à Venise et Monteverdi derrière ton écran.
operalessons-palazzo-5-task = Vends la pièce qui te fait gagner le plus de points au bout du compte.
operalessons-palazzo-5-1-item = la meilleure vente en points
operalessons-palazzo-5-1-hint = La gloire de Mozart, moins un point pour le hall vide, dépasse encore celle de Monteverdi.
operalessons-palazzo-5-1-wrong = Cherche beaucoup de gloire hors d’un hall principal : c’est là que la vente te coûte le moins.
operalessons-palazzo-5-1-wrong-ducats = Qu’achèterais-tu avec ? La partie est presque finie. Prends des points.
operalessons-palazzo-5-1-wrong-intermezzo = Un niveau gardé vaut moins que des points gagnés. Joue avec !
operalessons-palazzo-5-1-wrong-stock = Sûr, mais modeste. Mozart rapporte plus, même avec le point en moins pour le hall vide. Et si l’Impresario passe, Monteverdi pourra prendre ce hall.
operalessons-palazzo-5-1-wrong-great = Dans son hall principal, cette pièce marquera de toute façon sa gloire. Vendue, elle ne la marque aussi qu’une fois, et le hall vide te coûte un point. Rien de gagné.

operalessons-palazzo-6-title = Au bon moment
operalessons-palazzo-6-say = Tu as maintenant { $points } points. Retiens les deux questions que pose toujours la Signora.

    Que me rapporte cette pièce **là où elle est** ? Et de quoi ai-je le plus besoin : de **ducats** pour agir, ou de **points** pour gagner ? En début de partie, ce sont souvent les premiers ; au dernier tour, toujours les seconds.

## Leçon 5 : Maestro, Critique, Expert.

operalessons-characters-title = Maestro, Critique, Expert
operalessons-characters-done = Tu sais rendre un compositeur célèbre, mener le Maestro là où il te rapporte le plus, et faire marquer l’Expert sans te faire de tort.

operalessons-characters-1-title = Trois voyageurs
operalessons-characters-1-say = Trois des rôles sont des **personnages**. Chacun a un pion sur la carte, et celui qui l’engage l’envoie dans **une autre ville où une place est libre**. Un personnage, lui, ne se partage pas : personne ne joue avec.

    Tu es au niveau { $level }. De quoi payer les trois, et { $hires-3 }, c’est aussi le maximum par tour.

operalessons-characters-2-title = D’abord les éloges
operalessons-characters-2-say = Dans quel ordre ? L’Expert paie selon la gloire : commence donc par rendre quelqu’un célèbre. Le **Critique** déplace de { $critico-reach } niveaux au plus un compositeur **représenté dans sa ville**.

    Handel est représenté dans deux de tes halls principaux, à Vienne et à Berlin. En montant, il dépasse Beethoven et Mozart, qui descendent. Et qui les représente ? Rosa et Bruno.
operalessons-characters-2-task = Avec le Critique, fais monter Handel aussi haut que possible.
operalessons-characters-2-1-item = Critique engagé
operalessons-characters-2-1-hint = La plume acérée, pour { $fee-critico } niveaux.
operalessons-characters-2-1-wrong = Les employés, ce sera pour une autre fois. Aujourd’hui, place aux voyageurs, et le Critique passe en premier.
operalessons-characters-2-1-wrong-esperto = Patience ! Il compterait Handel à son ancienne gloire. Laisse d’abord le Critique l’encenser.
operalessons-characters-2-1-wrong-maestro = Il viendra aussi. Mais commence par le Critique : d’abord la gloire, le reste suivra.
operalessons-characters-2-1-wrong-end = Rentrer chez toi, au niveau { $level } ? Trois pions t’attendent.
operalessons-characters-2-2-item = Critique là où l’on représente Handel
operalessons-characters-2-2-hint = Vienne ou Berlin : regarde où tu représentes Handel.
operalessons-characters-2-2-wrong = Personne n’y représente Handel, et le Critique n’écrit que sur ce qu’il entend. Vienne ou Berlin.
operalessons-characters-2-3-item = Handel au plus haut
operalessons-characters-2-3-hint = Vers le haut, et de { $critico-reach }.
operalessons-characters-2-3-wrong = C’est Handel que tu représentes dans deux halls principaux. Encense-le.
operalessons-characters-2-3-wrong-one = Pourquoi tant de modestie ? { $critico-reach } niveaux ne te coûtent pas plus qu’un seul.
operalessons-characters-2-3-wrong-lower = Attention ! Handel est représenté dans tes propres halls principaux. Il doit monter.
operalessons-characters-2-3-wrong-stop = Tu peux ne rien changer, mais alors pourquoi payer un critique ?

operalessons-characters-3-title = Puis la musique
operalessons-characters-3-say = Le **Maestro** double les revenus de tous les opéras de sa ville, même aux tours où personne ne l’engage. Il est à Londres, où Rosa gagne { $london } ducats grâce à lui.

    Ton meilleur opéra est à Paris : { $paris } ducats, et personne d’autre n’y a d’opéra. Fais-le venir : tu gagneras autant qu’elle perdra.
operalessons-characters-3-task = Engage le Maestro et envoie-le là où il te rapporte le plus.
operalessons-characters-3-1-item = Maestro engagé
operalessons-characters-3-1-hint = La perruque blanche, { $fee-maestro } niveaux.
operalessons-characters-3-1-wrong = C’est possible, mais tes niveaux ne suffiraient plus à la fois pour le Maestro et pour l’Expert.
operalessons-characters-3-1-wrong-esperto = Bientôt. Mais ses honoraires te feraient passer derrière Rosa, et elle pourrait te souffler le Maestro. Lui d’abord.
operalessons-characters-3-1-wrong-end = Pendant que le Londres de Rosa paie double ? Va d’abord chercher le Maestro.
operalessons-characters-3-2-item = Maestro dans ta meilleure ville
operalessons-characters-3-2-hint = Paris : trois pièces, toutes à toi.
operalessons-characters-3-2-wrong = Tu n’as pas d’opéra là-bas. Envoie-le où tu gagnes le plus : Paris.
operalessons-characters-3-2-wrong-venezia = À Venise, tout le monde a un opéra : tu gagnerais peu, et les autres au moins autant.
operalessons-characters-3-2-wrong-wien = Vienne te rapporterait un peu plus. Mais à Paris il y a plus de pièces, donc plus à doubler.

operalessons-characters-4-title = Enfin la récolte
operalessons-characters-4-say = L’**Expert** te donne en points la gloire de **toutes tes pièces d’une ville**. Le prix : ta meilleure pièce dans cette ville part en cadeau chez celui qui a le moins de points. C’est Bruno, avec { $yellow } ; toi, tu en as { $points }.

    Choisis donc une ville pleine de gloire dont la meilleure pièce n’est **pas** dans le hall principal.
operalessons-characters-4-task = Engage l’Expert et marque dans la bonne ville.
operalessons-characters-4-1-item = Expert engagé
operalessons-characters-4-1-hint = C’est le plus cher : { $fee-esperto } niveaux, tout juste ce que tu as.
operalessons-characters-4-1-wrong = Nous sommes là pour l’Expert : il change en points la gloire que tu viens de créer.
operalessons-characters-4-1-wrong-end = Et laisser traîner ces points ? Engage l’Expert.
operalessons-characters-4-2-item = Expert dans la bonne ville
operalessons-characters-4-2-hint = À Vienne, Wagner s’en va, mais Handel reste dans le hall principal.
operalessons-characters-4-2-wrong = Tu n’as presque rien là-bas. Cherche deux pièces célèbres dans un même opéra.
operalessons-characters-4-2-wrong-paris = Moins de points qu’à Vienne, et Verdi quitterait ton hall principal.
operalessons-characters-4-2-wrong-venezia = Une seule pièce, et tu la perdrais, dans un hall principal en plus. Il y a mieux.

operalessons-characters-5-title = Qui suit ?
operalessons-characters-5-say = Tu as { $points } points, Rosa { $red }. Elle **aurait pu suivre** : ceux qui ont une pièce dans cette ville peuvent marquer aussi, et défaussent alors la meilleure. Pour un petit Beethoven tiré de son hall principal, cela n’en valait pas la peine.

    Les pions restent en place. Au prochain tour, le Maestro sera encore à Paris, sauf si quelqu’un l’emmène.

## Leçon 6 : Revenus et gloire.

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
operalessons-income-3-say = Cela fait déjà { $yield }. Passons aux halls vides de Paris : trois pièces attendent derrière ton écran.

    Tu ne peux rien acheter. Mais si tu engages l’**Impresario**, tu peux programmer **sans acheter**, et tu es au niveau { $level } : cela suffit.
operalessons-income-3-task = Engage l’Impresario.
operalessons-income-3-1-item = Impresario engagé
operalessons-income-3-1-hint = Il coûte { $fee-impresario } niveaux, et pas un ducat.
operalessons-income-3-1-wrong = Tes pièces veulent monter sur scène, et seul l’Impresario peut les y mener.
operalessons-income-3-1-wrong-end = Deux halls de Paris resteraient dans le noir, au nez du Maestro. L’Impresario d’abord !

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

## Leçon 7 : Le tour de décompte.

operalessons-counting-title = Le tour de décompte
operalessons-counting-done = Tu sais ce qu’un tour de décompte récompense et punit, et tu regardes l’échelle de gloire avant la fin d’un épisode.

operalessons-counting-1-title = Qu’est-ce qui compte ?
operalessons-counting-1-say = C’est le dernier tour du Baroque : ensuite vient un **tour de décompte**. Chaque **hall principal** rapporte la gloire de sa pièce, et { $bonus } de plus si elle est du **Compositeur du Siècle**. Chaque **hall vide** coûte un point.

    Les autres halls ne rapportent rien, ni le compositeur de la Cour. Si l’on comptait maintenant, tu aurais { $counting }. Hum.

operalessons-counting-2-title = Des achats bien pensés
operalessons-counting-2-say = Trois halls principaux : à Venise le compositeur de la Cour, à Vienne Beethoven, à Berlin personne. Tu as { $ducats } ducats.

    Le Compositeur du Siècle est **Handel** : il compte { $bonus } de plus qu’il ne coûte. Avec **Wagner**, adieu tes ducats ; mais les revenus viennent avant la prochaine mise, c’est donc le moment de dépenser.
operalessons-counting-2-task = Engage l’Impresario ; achète Handel et Wagner.
operalessons-counting-2-1-item = Impresario engagé
operalessons-counting-2-1-hint = Tout juste ton niveau : { $fee-impresario }.
operalessons-counting-2-1-wrong = Utile, un autre jour. Avant un décompte, il faut de la gloire dans tes halls principaux, donc l’Impresario.
operalessons-counting-2-1-wrong-architetto = Encore des halls, alors que deux sont vides ? Chacun te coûterait un point. La musique d’abord.
operalessons-counting-2-1-wrong-end = Tes halls principaux ne te rapporteraient presque rien. Remplis-les avant le décompte.
operalessons-counting-2-2-item = Handel acheté
operalessons-counting-2-2-hint = Le Compositeur du Siècle d’abord.
operalessons-counting-2-2-wrong = Il y a mieux pour tes ducats : Handel et Wagner ensemble. Handel d’abord.
operalessons-counting-2-2-wrong-wagner = Lui aussi, dans un instant. Mais assure d’abord le bonus : Handel.
operalessons-counting-2-2-wrong-verdi = Le plus célèbre de tous, mais il ne resterait que des miettes pour le deuxième hall principal. Handel et Wagner ensemble rapportent plus.
operalessons-counting-2-2-wrong-stop = Trois halls principaux, et presque pas de gloire. Achète !
operalessons-counting-2-3-item = Wagner acheté
operalessons-counting-2-3-hint = Il coûte tout juste les ducats qui te restent.
operalessons-counting-2-3-wrong = Maintenant Wagner : bien plus de gloire pour un hall principal, et tu peux tout juste le payer.
operalessons-counting-2-3-wrong-stop = Pour quoi épargnes-tu ? Tes opéras paient avant la prochaine mise. Prends aussi Wagner.

operalessons-counting-3-title = D’abord la gloire, puis le décompte
operalessons-counting-3-say = Attention à l’ordre : le tour se termine d’abord, et **le compositeur le plus représenté monte avant que l’on compte**. Ce sera Handel, et il dépassera Mozart. Le registre en tient déjà compte.

    Donne donc un hall principal aux trois meilleurs noms, et un autre hall à ceux qui ne comptent pas. Pour l’instant { $counting } ; bientôt bien plus.
operalessons-counting-3-task = Remplis les cinq halls, les trois pièces les plus célèbres dans les halls principaux.
operalessons-counting-3-1-item = halls remplis, les meilleurs dans les halls principaux
operalessons-counting-3-1-hint = Wagner, Handel et Mozart dans les halls principaux ; Beethoven et le compositeur de la Cour à côté.
operalessons-counting-3-1-wrong = Essaie encore : aucune hall vide, et les trois plus célèbres dans les halls principaux.
operalessons-counting-3-1-wrong-empty = Un hall est encore vide : un point de perdu. Cinq pièces, cinq halls.
operalessons-counting-3-1-wrong-great = Rien de vide, c’est bien. Mais un hall principal abrite un petit nom, et un plus grand joue à côté. Échange-les.

operalessons-counting-4-title = En route pour l’épisode suivant
operalessons-counting-4-say = { $points } points ! Handel est monté, Mozart a perdu un niveau, et les deux ont compté dans tes halls principaux.

    Avec le nouvel épisode **s’ouvrent de nouvelles villes**, et un autre Compositeur du Siècle est à la mode : { $bonus } de plus la prochaine fois. C’est Mozart ; et qui l’a déjà dans un hall principal ? Achète avant que ce soit cher.

## Leçon 8 : Jouer avec et s’arrêter.

operalessons-ending-title = Jouer avec et s’arrêter
operalessons-ending-done = Tu sais quand jouer avec, quand un intermezzo vaut mieux, et que les niveaux gardés serviront au prochain tour.

operalessons-ending-1-title = Attendre, c’est aussi jouer
operalessons-ending-1-say = Rosa est au niveau { $first }, toi au { $own }, Bruno au { $last }. Elle a donc l’initiative, et tu attends.

    Mais **les employés travaillent pour tout le monde** : quand Rosa engage l’Impresario, l’Architecte ou la Signora, on te demande si tu veux **jouer avec**. Chaque action coûte alors { $along-cost } niveau. Voyons ce qu’elle fait.

operalessons-ending-2-title = Tu construis aussi ?
operalessons-ending-2-say = Rosa a engagé l’Architecte et construit à Paris. Tu pourrais construire aussi.

    Mais à Berlin tu as déjà un hall sans musique, et une nouvelle serait vide elle aussi. Tu as { $ducats } ducats et { $own } niveaux : garde-les pour la musique. Dire non s’appelle un **intermezzo** : c’est gratuit, et tu **restes dans le tour**.
operalessons-ending-2-task = Dis non, pour l’instant.
operalessons-ending-2-1-item = intermezzo
operalessons-ending-2-1-hint = Intermezzo veut dire : pas cette fois.
operalessons-ending-2-1-wrong = Cette fois, mieux vaut un intermezzo.
operalessons-ending-2-1-wrong-build = Des points tout de suite, c’est vrai ; mais cela te coûte un niveau et les ducats qu’il te faut pour la musique, et encore un hall reste vide. Dis intermezzo.

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

## Leçon 9 : Le fameux sixième tour.

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
operalessons-round-six-6-say = Dans la peau de **Rosa**, tu as joué avec, acheté Verdi et rempli Vienne. Bruno a ensuite emmené le Maestro à Paris. Tu es au { $own } : juste ce que demande l’**Expert**.

    À Vienne, il compte tes quatre pièces. Puis la meilleure, Verdi, part chez celle qui a le moins de points : Nina, { $blue } ; toi, { $red }. Elle n’est pas dans un hall principal : tu peux t’en passer.
operalessons-round-six-6-task = Engage l’Expert et envoie-le à Vienne.
operalessons-round-six-6-1-item = Expert engagé
operalessons-round-six-6-1-hint = Tes { $fee-esperto } derniers niveaux.
operalessons-round-six-6-1-wrong = L’Expert : quatre pièces célèbres l’attendent.
operalessons-round-six-6-1-wrong-architetto = Des halls vides, juste avant le décompte ? L’Expert rapporte bien davantage.
operalessons-round-six-6-1-wrong-end = Avec un opéra plein de gloire à Vienne ? D’abord l’Expert !
operalessons-round-six-6-2-item = Expert à Vienne
operalessons-round-six-6-2-hint = Où représentes-tu quatre pièces ?
operalessons-round-six-6-2-wrong = Vienne ! Nulle part ailleurs tu ne représentes autant de gloire.

operalessons-round-six-7-title = Nina a le dernier mot
operalessons-round-six-7-say = Bruno aurait pu marquer aussi à Vienne, mais Wagner aurait quitté son hall principal : il a décliné. Te revoilà **Nina** : niveau { $own }, { $ducats } ducats, et un Verdi en cadeau.

    Tu peux encore payer une chose : l’**Architecte**. Une aile à Paris donne aussitôt des points, plus que deux halls vides n’en coûteront. Et le Maestro y est.
operalessons-round-six-7-task = Engage l’Architecte et construis une aile à Paris.
operalessons-round-six-7-1-item = Architecte engagé
operalessons-round-six-7-1-hint = { $fee-architetto } niveaux : tout ce que tu as.
operalessons-round-six-7-1-wrong = L’Architecte est le seul que tu puisses payer.
operalessons-round-six-7-1-wrong-end = Tu pourrais garder tes niveaux. Mais une aile rapporte : { $points-per-hall } points par hall, et chacun n’en coûte qu’un tant qu’il est vide.
operalessons-round-six-7-2-item = aile à Paris
operalessons-round-six-7-2-hint = Ton opéra de Paris grandit, tout près du Maestro.
operalessons-round-six-7-2-wrong = Plutôt à Paris : le Maestro y est, et c’est la dernière aile.
operalessons-round-six-7-2-wrong-london = Un nouveau hall principal, c’est tentant. Mais le Maestro est à Paris, et plus un opéra est plein, plus chaque pièce rapporte.
operalessons-round-six-7-2-wrong-stop = Il est payé, alors qu’il construise.

operalessons-round-six-8-title = Le décompte
operalessons-round-six-8-say = Rosa a { $red } points, Bruno { $yellow }, Nina { $blue }. Rosa a fait monter Monteverdi et encaissé au bon moment. Bruno a Wagner dans trois halls principaux, juste quand commence son siècle. Nina reste dans la course avec un cadeau et une aile neuve.

    Trois plans, et chacun avait ses raisons. Lequel aurait été le tien ?
