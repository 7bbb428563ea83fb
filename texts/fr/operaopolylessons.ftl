### Les leçons d’Operaopoly, comme le souffleur les donne.
### Les nombres sont des blancs : ceux de la boîte, et ceux que nomme une étape de la leçon.

## Ouverture : le jeu en une minute.

operaopolylessons-overture-title = Ouverture : le jeu en une minute

operaopolylessons-overture-1-title = Trois opéras
operaopolylessons-overture-1-say = Carmen de Bizet, La traviata de Verdi, Der fliegende Holländer de Wagner : tu les paies, tu les fais chanter, et tu marques des **points de victoire**. Tu as { $actions } **actions** par tour.
operaopolylessons-overture-1-alt = Le plateau de Bizet, avec trois catégories et deux marqueurs d’opéra.

operaopolylessons-overture-2-title = Il faut quelqu’un qui paie
operaopolylessons-overture-2-say = Chaque compositeur a un plateau de trois **catégories**. **Parraines**-en une avec des cartes Mécène. Sans parrain, personne ne le chante ; le plus fort devient son **impresario**.
operaopolylessons-overture-2-alt = Le plateau de Verdi : deux de ses catégories sont parrainées.

operaopolylessons-overture-3-title = Il faut quelqu’un qui chante
operaopolylessons-overture-3-say = Chaque maison a trois **postes** : rôles féminins, rôles masculins, orchestre. Tu y **engages** avec des cartes Opéra, dans la langue de l’opéra.
operaopolylessons-overture-3-alt = La Scala donne La traviata : les rôles féminins et masculins sont pourvus, l’orchestre manque.

operaopolylessons-overture-4-title = La dernière représentation
operaopolylessons-overture-4-say = Tous les postes pourvus, toutes les catégories parrainées ? Les autres jouent encore une fois. Puis vient la **dernière représentation** : ceux qui chantent, jouent ou paient marquent.
operaopolylessons-overture-4-alt = La Scala, ses trois postes pourvus : le dernier tour de table a commencé.

operaopolylessons-overture-5-title = La clôture
operaopolylessons-overture-5-say = Après la deuxième vient la **clôture** du compositeur : ses parrains marquent encore, et il s’en va. La troisième clôture finit la partie ; le plus de points l’emporte.
operaopolylessons-overture-5-alt = Le plateau de Verdi : les trois catégories sont parrainées.

operaopolylessons-overture-6-title = Rien n’est acquis
operaopolylessons-overture-6-say = Tout ce qui est sur la table peut être **pris**, avec des cartes de valeur supérieure.

    Contre deux bots, une partie dure environ { $game-minutes } minutes.
operaopolylessons-overture-6-alt = Le plateau de Wagner : personne ne le parraine encore.

## Leçon 1 : Trouver des mécènes.

operaopolylessons-sponsor-title = Trouver des mécènes
operaopolylessons-sponsor-done = Tu sais piocher, parrainer et renforcer. Verdi a maintenant un parrain : on peut donc le chanter.

operaopolylessons-sponsor-1-title = Mais qui paie tout ça ?
operaopolylessons-sponsor-1-say = Psst, ici, en bas ! Je suis le souffleur. Derrière chaque air, il y a un **mécène**.

    Sur ces **plateaux de compositeur**, chaque catégorie cherche quelqu’un qui paie. **Parraine**-la : chaque fois qu’un opéra de ce compositeur a sa **dernière représentation** et qu’on le compte, tu touches { $sponsor-points } points. Cela arrive deux fois ; puis vient sa **clôture**, et tu en touches encore. Et tant que personne ne le parraine, personne ne le chante.

operaopolylessons-sponsor-2-title = L’union fait la force
operaopolylessons-sponsor-2-say = Tu as { $actions } **actions** par tour. En main : un mécène pour la Formation, un autre, bien faible, pour le Financement, et Luisa Tetrazzini, qui chante en italien.

    Une carte seule est vite chassée, une pile beaucoup moins. Commence donc par trouver de la compagnie à ta Formation.
operaopolylessons-sponsor-2-task = Pioche une carte Mécène.
operaopolylessons-sponsor-2-1-item = carte Mécène piochée
operaopolylessons-sponsor-2-1-hint = La pioche Mécène, pas la pioche Opéra.
operaopolylessons-sponsor-2-1-wrong = Cela peut attendre. Pioche d’abord une carte Mécène.
operaopolylessons-sponsor-2-1-wrong-opera = Encore une voix ? Celle que tu as attend toujours qu’on la paie. Prends la pioche Mécène.
operaopolylessons-sponsor-2-1-wrong-sponsor = C’est permis, mais patience : ce que tu pioches maintenant pourra peut-être l’accompagner, dans la même action.

operaopolylessons-sponsor-3-title = Qui vas-tu parrainer ?
operaopolylessons-sponsor-3-say = Encore un mécène pour la **Formation**, ça tombe bien ! Les deux cartes tiennent dans une même pile, pour une action. Mais chez qui : Bizet ou Verdi ?

    Demande à ta chanteuse. Sa carte chante en italien d’un côté, en allemand de l’autre, jamais en français. Et Verdi veut de l’italien.
operaopolylessons-sponsor-3-choice = Parraine une catégorie, ou fais autre chose.
operaopolylessons-sponsor-3-chose-both = Deux cartes, une place, et un compositeur que ta chanteuse peut chanter. Bravo !
operaopolylessons-sponsor-3-chose-bizet = Bizet est ravi, mais ta chanteuse ne sait pas un mot de français. Chez Verdi, tes mécènes paient ce que tu peux faire chanter.
operaopolylessons-sponsor-3-chose-funding = Une carte faible toute seule, c’est une invitation pour tes adversaires.
operaopolylessons-sponsor-3-chose-one = Une seule des deux ? Ensemble, elles ne coûtent pas plus, et elles sont bien plus difficiles à chasser.
operaopolylessons-sponsor-3-chose-draw = Une carte de plus ne fait jamais de mal. Mais tant que personne ne parraine, personne ne peut chanter.
operaopolylessons-sponsor-3-chose-discard = Ce qui est parti est parti ! On ne défausse qu’à la fin du tour, et seulement au-delà de { $hand-limit } cartes.
operaopolylessons-sponsor-3-better = **Les deux cartes dans une même pile**, où que ce soit : même action, même jeton, et pour prendre cette place il faut battre les deux. Entre les compositeurs, tu es libre. L’entraîneur compte les points ; moi, je compte les voix, et ta chanteuse sait l’italien. Nous continuons donc avec **Verdi**.

operaopolylessons-sponsor-4-title = Impresario, déjà !
operaopolylessons-sponsor-4-say = Ensemble, tes cartes ont une **valeur** de { $rating }, pas mal ! Ton **jeton Ressource** montre que c’est à toi. Seul parrain de Verdi, tu es son **impresario**.

    Pour combien de temps ? Si tu parraines la majorité de ses catégories, personne ne peut surenchérir : il faudrait t’en prendre une. Pour cela, même ton faible Financement suffit.
operaopolylessons-sponsor-4-task = Parraine aussi le Financement de Verdi.
operaopolylessons-sponsor-4-1-item = Verdi, Financement
operaopolylessons-sponsor-4-1-hint = Ta carte Financement, sur le plateau de Verdi.
operaopolylessons-sponsor-4-1-wrong = Il te reste une action. Utilise-la pour le Financement de Verdi.
operaopolylessons-sponsor-4-1-wrong-elsewhere = Là aussi elle rapportera, un jour. Mais chez Verdi elle te donne la majorité, et tu restes impresario.
operaopolylessons-sponsor-4-1-wrong-hire = J’aime ton style ! C’est pour la prochaine leçon. Assure-toi d’abord de Verdi.

operaopolylessons-sponsor-5-title = Les jetons sont comptés
operaopolylessons-sponsor-5-say = Plus d’action. Un coup d’œil à ta bourse : de tes { $tokens } jetons, il t’en reste { $left }, et chaque catégorie, chaque chanteur en prend un.

    À la fin du tour, tu peux garder { $hand-limit } cartes en main. Tu en as moins : rien n’est perdu. Voyons ce que font les autres.
operaopolylessons-sponsor-5-task = Termine ton tour.
operaopolylessons-sponsor-5-1-item = tour terminé
operaopolylessons-sponsor-5-1-hint = C’est écrit à la rampe : termine ton tour.
operaopolylessons-sponsor-5-1-wrong = Garde cela pour plus tard. Tu n’as plus d’action : termine ton tour.

operaopolylessons-sponsor-6-title = Renforce ton point faible
operaopolylessons-sponsor-6-say = Bruno s’invite chez Verdi : Communauté, valeur { $bruno }. Ton Financement ne vaut que { $funding } ; une seule carte plus forte, et il te le prend.

    Ce qui est à toi, tu peux le **changer** : cela coûte une action mais aucun jeton, le tien y est déjà. Cherche un autre mécène pour le Financement et joins-le au premier.
operaopolylessons-sponsor-6-task = Pioche une carte Mécène et renforce ton Financement.
operaopolylessons-sponsor-6-1-item = carte Mécène piochée
operaopolylessons-sponsor-6-1-hint = Encore la pioche Mécène. La chance aime les élèves du souffleur.
operaopolylessons-sponsor-6-1-wrong = Regarde d’abord ce que la pioche Mécène a pour toi.
operaopolylessons-sponsor-6-1-wrong-opera = L’argent vient des mécènes : prends l’autre pioche.
operaopolylessons-sponsor-6-2-item = Financement renforcé
operaopolylessons-sponsor-6-2-hint = Prends ta nouvelle carte, choisis ton Financement chez Verdi, et laisse l’ancienne carte en place.
operaopolylessons-sponsor-6-2-wrong = Une belle carte Financement attend dans ta main. Ajoute-la à ton Financement chez Verdi.
operaopolylessons-sponsor-6-2-wrong-alone = Presque ! Mais l’ancienne carte reviendrait dans ta main. Il y a de la place pour les deux : laisse-la.
operaopolylessons-sponsor-6-2-wrong-elsewhere = Cela te coûte un jeton, et le Financement de Verdi reste aussi faible. Renforce-le d’abord.

## Leçon 2 : Commencer un opéra.

operaopolylessons-begin-title = Commencer un opéra
operaopolylessons-begin-done = Tu sais commencer un opéra et en faire la distribution, en regardant la langue avant la valeur.

operaopolylessons-begin-1-title = Partout, les lumières sont éteintes
operaopolylessons-begin-1-say = Voici les **maisons** d’opéra. Chacune a trois **postes** : rôles féminins, rôles masculins et orchestre. Le premier **engagement** y allume les lustres et **commence** un opéra, d’un compositeur que quelqu’un parraine. Tu paies pour Verdi : va donc pour La traviata.

    Chaque maison aime une langue : un opéra dans cette langue rapporte un supplément pour chaque poste. La Scala aime l’italien.

operaopolylessons-begin-2-title = Une Violetta pour Verdi
operaopolylessons-begin-2-say = Luisa Tetrazzini chante en italien : une Violetta, pour les **rôles féminins**. À la Scala, elle te rapporte davantage.

    Et emmène la **répétition**. Avec un engagement elle ne coûte rien ; plus tard elle coûte une action à elle seule.
operaopolylessons-begin-2-task = Commence La traviata à la Scala, avec Tetrazzini et la répétition.
operaopolylessons-begin-2-1-item = Tetrazzini engagée, et bien préparée
operaopolylessons-begin-2-1-hint = Prends Tetrazzini, choisis les rôles féminins de la Scala, et ajoute la répétition avant de l’engager.
operaopolylessons-begin-2-1-wrong = Allume d’abord les lustres : engage Tetrazzini à la Scala.
operaopolylessons-begin-2-1-wrong-alone = C’est le bon endroit, mais elle ne sait pas encore son rôle ! Emmène la répétition : maintenant elle est gratuite, plus tard elle coûte une action.
operaopolylessons-begin-2-1-wrong-orchestra = Cela marche aussi, un orchestre joue tout. Mais laisse ta meilleure carte ouvrir la soirée.
operaopolylessons-begin-2-1-wrong-house = Cette maison n’aime pas l’italien. À la Scala, la même chanteuse te rapporte plus de points.

operaopolylessons-begin-3-title = Qui a la majorité ?
operaopolylessons-begin-3-say = Lever de rideau ! Un **marqueur d’opéra** est passé du plateau de Verdi à la Scala. Ta Violetta vaut { $rating } : autant de points pour toi à la dernière représentation.

    Celui qui a alors la majorité des postes devient **producteur exécutif** et garde le marqueur. Il te reste { $left } actions, et en main un orchestre, qui joue n’importe quel opéra.
operaopolylessons-begin-3-choice = Fais ce que tu veux de ta deuxième action.
operaopolylessons-begin-3-chose-together = Deux postes sur trois sont à toi : la majorité.
operaopolylessons-begin-3-chose-house = Tu y commences un autre opéra, et tu disperses tes forces : une maison ne rapporte qu’au complet.
operaopolylessons-begin-3-chose-draw = Une nouvelle carte, pourquoi pas. Mais l’orchestre que tu as déjà vaut des points dès qu’il joue.
operaopolylessons-begin-3-chose-direct = C’est même gratuit : cela ne coûte pas d’action. On en reparle bientôt.
operaopolylessons-begin-3-better = **L’orchestre à la Scala** rapporte des points pour lui-même et pour la langue de la maison, et avec deux postes sur trois tu es, en l’état, producteur exécutif. Une maison au complet vaut mieux que deux à moitié vides. C’est ainsi que nous continuons.

operaopolylessons-begin-4-title = Il manque un homme
operaopolylessons-begin-4-say = Rôles féminins et orchestre : la majorité est à toi. Pour te l’enlever, il faudra te prendre un poste.

    Seuls les **rôles masculins** sont vides, et ta main aussi. Avec ta dernière action, tu peux chercher un ténor ou un baryton.
operaopolylessons-begin-4-task = Pioche une carte Opéra, puis termine ton tour.
operaopolylessons-begin-4-1-item = carte Opéra piochée
operaopolylessons-begin-4-1-hint = Les chanteurs sont dans la pioche Opéra.
operaopolylessons-begin-4-1-wrong = Pas maintenant. Ta main est vide : pioche une carte Opéra.
operaopolylessons-begin-4-1-wrong-patron = Les mécènes paient, mais ils ne chantent pas. Prends la pioche Opéra.
operaopolylessons-begin-4-2-item = tour terminé
operaopolylessons-begin-4-2-hint = Tu n’as plus d’action : termine ton tour.
operaopolylessons-begin-4-2-wrong = Cela peut attendre ton prochain tour. Termine celui-ci.

operaopolylessons-begin-5-title = Fort, mais dans quelle langue ?
operaopolylessons-begin-5-say = Anton van Rooy, quelle voix ! Seulement, il chante en allemand. De l’autre côté de la carte, Emma Calvé chante en français. Verdi veut de l’italien.

    Donc **la langue passe avant la valeur** : cette carte ne peut pas être engagée à la Scala. Tente encore ta chance, et trouve une voix qui convient.
operaopolylessons-begin-5-task = Pioche une carte Opéra et trouve qui chantera les rôles masculins à la Scala.
operaopolylessons-begin-5-1-item = carte Opéra piochée
operaopolylessons-begin-5-1-hint = La pioche Opéra. Van Rooy n’apprendra pas l’italien en une nuit.
operaopolylessons-begin-5-1-wrong = Cherche d’abord un homme qui chante en italien : pioche une carte Opéra.
operaopolylessons-begin-5-1-wrong-patron = Les mécènes paient, mais ils ne chantent pas. Prends la pioche Opéra.
operaopolylessons-begin-5-2-item = rôles masculins pourvus
operaopolylessons-begin-5-2-hint = Victor Maurel chante en français et en italien. Utilise ce côté de sa carte.
operaopolylessons-begin-5-2-wrong = Dans ta main, quelqu’un chante en italien. Engage-le pour les rôles masculins à la Scala.
operaopolylessons-begin-5-2-wrong-elsewhere = Tu y commencerais un autre opéra. Complète d’abord la Scala : seule une maison au complet rapporte.

operaopolylessons-begin-6-title = Que manque-t-il encore ?
operaopolylessons-begin-6-say = Tous les postes de la Scala sont à toi ! Si c’était la dernière représentation, ils te vaudraient, avec tes mécènes, { $pays } points.

    Mais regarde le plateau de Verdi : la **Communauté** est vide. Il faut que chaque poste soit pourvu **et** chaque catégorie parrainée pour que commence le **dernier tour de table**, celui qui précède la dernière représentation. C’est donc celui qui parraine la Communauté qui le lance.

## Leçon 3 : Changer, libérer, défausser.

operaopolylessons-change-title = Changer, libérer, défausser
operaopolylessons-change-done = Tu sais renforcer un de tes postes, en libérer un pour récupérer ton jeton, et quand il faut défausser.

operaopolylessons-change-1-title = Plus rien en réserve
operaopolylessons-change-1-say = À la Scala, tu as les rôles masculins : Theodor Wachtel avec une répétition, valeur { $rating }. Tu voudrais faire plus, mais regarde ta bourse : { $left } **jeton Ressource**. Ils sont tous sur la table.

    Pour engager ou parrainer de nouveau, il faut un jeton. Pour **changer** ce qui est déjà à toi, non.

operaopolylessons-change-2-title = Une meilleure voix
operaopolylessons-change-2-say = Antonio Cotogni, dans ta main, chante aussi en italien, et il vaut plus. Mets-le à la place de Wachtel : **une action, aucun jeton**. Wachtel revient dans ta main.

    La répétition peut rester où elle est, et elle aide le nouveau venu.
operaopolylessons-change-2-task = Remplace Wachtel par Cotogni, et garde la répétition.
operaopolylessons-change-2-1-item = Cotogni à la Scala, bien préparé
operaopolylessons-change-2-1-hint = Prends Cotogni, choisis tes rôles masculins à la Scala, et laisse la répétition en place.
operaopolylessons-change-2-1-wrong = D’abord une meilleure voix pour la Scala : Cotogni, à la place de Wachtel.
operaopolylessons-change-2-1-wrong-alone = Presque ! Mais la répétition reviendrait dans ta main. Laisse-la avec les rôles masculins.
operaopolylessons-change-2-1-wrong-less = Ton poste en serait plus faible. C’est Cotogni que tu veux y mettre.
operaopolylessons-change-2-1-wrong-mat = Un plateau se change de la même façon, c’est vrai. Mais d’abord les rôles masculins.
operaopolylessons-change-2-1-wrong-draw = La carte qu’il te faut, tu l’as déjà : Cotogni.

operaopolylessons-change-3-title = Lâcher pour gagner
operaopolylessons-change-3-say = Valeur { $rating } maintenant ! Mais au Festspielhaus, ton orchestre, Gaetano Mares, joue pour personne : l’opéra de Wagner n’ira pas loin, et un de tes jetons y est bloqué.

    Alors **libère** le poste : cartes et jeton te reviennent. Si personne d’autre n’y est engagé, le marqueur d’opéra rentre aussi, et la maison redevient libre.
operaopolylessons-change-3-task = Libère ton poste d’orchestre au Festspielhaus.
operaopolylessons-change-3-1-item = orchestre retiré, jeton récupéré
operaopolylessons-change-3-1-hint = Choisis ton orchestre au Festspielhaus, et reprends tout.
operaopolylessons-change-3-1-wrong = C’est l’orchestre du Festspielhaus qui t’aide le moins. Libère ce poste.
operaopolylessons-change-3-1-wrong-mat = Un mécène te rapporte des points à une dernière représentation. Un orchestre tout seul, non. Libère plutôt celui-là.
operaopolylessons-change-3-1-wrong-scala = Ne touche pas à Cotogni, il est bien où il est. Libère le Festspielhaus.
operaopolylessons-change-3-1-wrong-draw = Dans un instant. Récupère d’abord ton jeton.

operaopolylessons-change-4-title = Un jeton en main
operaopolylessons-change-4-say = Tu as de nouveau { $left } jeton, et Wagner a { $markers } marqueurs sur son plateau. Il te reste une action : cherche une carte pour laquelle utiliser ce jeton.

    Puis termine ton tour. Mais compte d’abord tes cartes !
operaopolylessons-change-4-task = Pioche une carte Opéra, puis termine ton tour.
operaopolylessons-change-4-1-item = carte Opéra piochée
operaopolylessons-change-4-1-hint = La pioche Opéra.
operaopolylessons-change-4-1-wrong = Garde ce que tu as. Pioche une carte Opéra.
operaopolylessons-change-4-1-wrong-patron = Il manque encore un orchestre à la Scala, et les mécènes ne jouent pas. Prends la pioche Opéra.
operaopolylessons-change-4-2-item = tour terminé
operaopolylessons-change-4-2-hint = Plus d’action : termine ton tour.
operaopolylessons-change-4-2-wrong = Tu n’as plus d’action : termine ton tour.

operaopolylessons-change-5-title = Une de trop
operaopolylessons-change-5-say = Hans Richter, quelle prise ! Mais à la fin du tour tu ne peux garder que **{ $hand-limit } cartes**, et tu en as une de plus.

    Il faut donc en lâcher une. Personne ne voit laquelle : la défausse est face cachée.
operaopolylessons-change-5-choice = Défausse une de tes cartes.
operaopolylessons-change-5-chose-richter = Ta carte la plus forte ! Il faut un orchestre à la Scala, et Richter y serait à sa place.
operaopolylessons-change-5-chose-patron = Même faible, un mécène peut former une pile avec un autre.
operaopolylessons-change-5-chose-mares = La plus faible de toutes, et ce qu’il sait faire, Richter le fait mieux.
operaopolylessons-change-5-chose-wachtel = Il chante, mais Cotogni a pris sa place.
operaopolylessons-change-5-better = Demande-toi ce que tu feras de chaque carte au prochain tour. Richter peut aller tout de suite à la Scala ; le mécène peut renforcer le Financement. **Mares et Wachtel** viennent d’être remplacés par quelqu’un de meilleur, et Mares est le plus faible des deux. Garde ce qui a sa place quelque part.

## Leçon 4 : Prendre la place d’un autre.

operaopolylessons-take-over-title = Prendre la place d’un autre
operaopolylessons-take-over-done = Tu sais prendre ce qui vaut moins, et tu vois tes points faibles avant les autres.

operaopolylessons-take-over-1-title = Rien ici n’est éternel
operaopolylessons-take-over-1-say = Bruno parraine la majorité des catégories de Bizet : il est son impresario. Et à l’Opéra-Comique, où l’on donne Carmen, Clara a l’orchestre.

    Cela t’agace ? **Prends** leur place : joue des cartes **de valeur supérieure** à celles qui s’y trouvent. Leurs cartes sont défaussées, leur jeton leur revient, et la place est à toi.

operaopolylessons-take-over-2-title = Bruno, pousse-toi
operaopolylessons-take-over-2-say = La **Publicité** de Bruno chez Bizet vaut { $against }. Ton mécène pour la Publicité, la Neue Zeitschrift für Musik, vaut davantage.

    Avec la Formation que tu as déjà, tu obtiens la majorité, et c’est **toi** l’impresario. Cela coûte une action et un jeton.
operaopolylessons-take-over-2-task = Prends la Publicité de Bizet.
operaopolylessons-take-over-2-1-item = Publicité prise
operaopolylessons-take-over-2-1-hint = Ta carte Publicité, sur le plateau de Bizet, là où se trouve celle de Bruno.
operaopolylessons-take-over-2-1-wrong = Bruno d’abord : ta carte Publicité l’emporte sur la sienne, chez Bizet.
operaopolylessons-take-over-2-1-wrong-sponsor = Une catégorie vide te rapporte un peu. Celle de Bruno te donne la majorité et lui coûte la sienne. Prends celle-là.
operaopolylessons-take-over-2-1-wrong-oust = Bien vu ! Le tour de Clara vient dans un instant. Bruno d’abord.

operaopolylessons-take-over-3-title = L’égalité ne suffit pas
operaopolylessons-take-over-3-say = À présent l’orchestre de Clara, qui vaut { $against }. Ton André Messager vaut exactement autant, et **l’égalité ne suffit pas**. Mais une **répétition** peut l’accompagner, et ensemble ils valent plus.

    Les rôles masculins de l’Opéra-Comique sont déjà à toi.
operaopolylessons-take-over-3-choice = Fais ce que tu veux de ta deuxième action.
operaopolylessons-take-over-3-chose-oust = Le sien est défaussé, le tien joue, et la majorité est à toi.
operaopolylessons-take-over-3-chose-hire = Tu y commences une autre Carmen, sans personne. Et Clara garde sa place.
operaopolylessons-take-over-3-chose-draw = Tu as déjà en main ce qu’il te faut : l’orchestre et la répétition.
operaopolylessons-take-over-3-chose-direct = Envoyer un compositeur est gratuit : tu peux encore agir ensuite. La prochaine leçon en parle.
operaopolylessons-take-over-3-better = **Prendre une place** compte double : tu gagnes des points, et Clara perd les siens. Avec deux postes sur trois, tu es, en l’état, producteur exécutif. Et une répétition jouée avec une carte ne coûte pas d’action à elle seule. Nous continuons avec l’orchestre de Clara.

operaopolylessons-take-over-4-title = Où est ton point faible ?
operaopolylessons-take-over-4-say = Quelle soirée ! Mais regarde maintenant par les jumelles de Bruno. Ta Formation chez Bizet ne vaut que { $weak }. Si elle tombe, ta majorité tombe avec elle.

    Ta main est vide. Cherche du renfort avec ta dernière action.
operaopolylessons-take-over-4-task = Pioche une carte Mécène, puis termine ton tour.
operaopolylessons-take-over-4-1-item = carte Mécène piochée
operaopolylessons-take-over-4-1-hint = Pour un plateau, le renfort est dans la pioche Mécène.
operaopolylessons-take-over-4-1-wrong = Ne cède rien sans nécessité. Pioche une carte Mécène.
operaopolylessons-take-over-4-1-wrong-opera = Aucun chanteur ne défendra ta Formation. Prends la pioche Mécène.
operaopolylessons-take-over-4-2-item = tour terminé
operaopolylessons-take-over-4-2-hint = Plus d’action : ta nouvelle carte devra attendre. Termine ton tour.
operaopolylessons-take-over-4-2-wrong = Laisse les choses ainsi et termine ton tour.

operaopolylessons-take-over-5-title = Bruno contre-attaque
operaopolylessons-take-over-5-say = Et voilà : Bruno a pris ta Formation, qui vaut maintenant { $against }, et le revoilà impresario. Tu as en main un mécène pour la Formation qui vaut exactement autant.

    Que disions-nous de l’égalité ? Tu sais comment faire.
operaopolylessons-take-over-5-task = Pioche une carte Mécène et reprends la Formation.
operaopolylessons-take-over-5-1-item = carte Mécène piochée
operaopolylessons-take-over-5-1-hint = Ton mécène a besoin de compagnie. Il y en a dans la pioche Mécène.
operaopolylessons-take-over-5-1-wrong = Seule, ta carte ne vaut pas plus que celle de Bruno. Pioche d’abord une carte Mécène.
operaopolylessons-take-over-5-1-wrong-opera = Contre un mécène, il faut des mécènes. Prends la pioche Mécène.
operaopolylessons-take-over-5-2-item = Formation reprise
operaopolylessons-take-over-5-2-hint = Tes cartes Formation ensemble, contre celle de Bruno, chez Bizet.
operaopolylessons-take-over-5-2-wrong = Tu as ce qu’il faut : joue tes cartes Formation ensemble contre celle de Bruno.
operaopolylessons-take-over-5-2-wrong-sponsor = Verdi leur ferait bon accueil, mais Bizet resterait à Bruno. Reprends ta Formation.

operaopolylessons-take-over-6-title = Haut plutôt que large
operaopolylessons-take-over-6-say = Valeur { $rating }, et de nouveau impresario ! Pour prendre cette catégorie, il faut désormais faire mieux, sans plus de cartes qu’elle ne peut en contenir.

    Donc **solide et complet, c’est sûr**. Une carte faible toute seule est un cadeau pour les autres. Veille sur les tiennes avant la fin du tour, et garde un œil sur les leurs.

## Leçon 5 : L’impresario.

operaopolylessons-impresario-title = L’impresario
operaopolylessons-impresario-done = Tu sais envoyer ton compositeur là où il t’aide, et tu sais quand il rentre chez lui.

operaopolylessons-impresario-1-title = Un compositeur en visite
operaopolylessons-impresario-1-say = Tu parraines la majorité des catégories de Verdi : tu es son **impresario**. Il va donc où tu l’envoies, une fois par tour, **gratuitement**.

    Dans une maison il apporte son **talent** : { $composer-plus } de plus pour l’orchestre. Sur le plateau d’un autre, son **influence** : { $composer-plus } de plus pour la Publicité. Chez lui, il n’aide personne.

operaopolylessons-impresario-2-title = Trop faible ? Appelle Verdi !
operaopolylessons-impresario-2-say = On donne Carmen à l’Opéra-Comique, et l’orchestre de Clara vaut { $against }. Hans von Bülow, dans ta main, vaut moins, et il te reste une seule action.

    Mais tu es l’impresario de Verdi : s’il est sur place, ses { $composer-plus } comptent pour **ton** attaque. L’envoyer ne coûte rien.
operaopolylessons-impresario-2-task = Envoie Verdi à l’Opéra-Comique et prends l’orchestre.
operaopolylessons-impresario-2-1-item = Verdi à l’Opéra-Comique
operaopolylessons-impresario-2-1-hint = Prends Verdi lui-même, puis l’Opéra-Comique.
operaopolylessons-impresario-2-1-wrong = Garde ton action et tes cartes. Envoie d’abord Verdi, c’est gratuit.
operaopolylessons-impresario-2-1-wrong-house = On n’y joue rien. Envoie-le là où tu veux attaquer : à l’Opéra-Comique.
operaopolylessons-impresario-2-1-wrong-mat = Sur un plateau, il aide la Publicité. Tu veux un orchestre : c’est son talent, dans une maison.
operaopolylessons-impresario-2-1-wrong-change = Sage précaution ! Mais il y a mieux à gagner à l’Opéra-Comique. Envoie d’abord Verdi.
operaopolylessons-impresario-2-2-item = orchestre pris
operaopolylessons-impresario-2-2-hint = Ta carte orchestre contre celle de Clara. Avec Verdi, elle suffit.
operaopolylessons-impresario-2-2-wrong = Verdi est prêt. Utilise ton action pour l’orchestre de Clara.
operaopolylessons-impresario-2-2-wrong-change = Tu n’as qu’une action, et Verdi t’attend à l’Opéra-Comique. Prends l’orchestre.

operaopolylessons-impresario-3-title = Il aide celui qui est en place
operaopolylessons-impresario-3-say = La carte de ton orchestre vaut { $cards }, mais { $rating } avec Verdi, tant qu’il reste. Il aide **celui qui tient le poste**, et à une dernière représentation cela fait { $composer-plus } points.

    Un souci : ton Financement chez Verdi ne vaut que { $weak }. Et tout cela ne tient que si tu restes impresario.
operaopolylessons-impresario-3-task = Termine ton tour et vois ce qui se passe.
operaopolylessons-impresario-3-1-item = tour terminé
operaopolylessons-impresario-3-1-hint = Tu n’as plus d’action : termine ton tour.
operaopolylessons-impresario-3-1-wrong = Tu pourrais bientôt avoir besoin de cette carte. Garde-la, et termine ton tour.

operaopolylessons-impresario-4-title = Rentré chez lui
operaopolylessons-impresario-4-say = Aïe ! Bruno t’a pris le Financement : le voilà impresario de Verdi. **Quand son impresario change, un compositeur rentre chez lui.** Ton orchestre était donc de nouveau faible, et Clara l’a repris.

    Reprends le Financement, qui vaut maintenant { $against }.
operaopolylessons-impresario-4-task = Redeviens l’impresario de Verdi.
operaopolylessons-impresario-4-1-item = Financement repris
operaopolylessons-impresario-4-1-hint = Ta belle carte Financement contre celle de Bruno, sur le plateau de Verdi.
operaopolylessons-impresario-4-1-wrong = Redeviens d’abord impresario : prends le Financement de Verdi.
operaopolylessons-impresario-4-1-wrong-elsewhere = Alors Verdi reste à Bruno. Ta carte vaut plus que la sienne : reprends le Financement.

operaopolylessons-impresario-5-title = Où t’aide-t-il ?
operaopolylessons-impresario-5-say = Verdi est de nouveau à toi, et il est chez lui. Où t’aiderait-il, **toi** ? Ta Publicité chez Bizet vaut { $publicity }, et l’orchestre de l’Opéra-Comique est à Clara.
operaopolylessons-impresario-5-choice = Envoie Verdi quelque part, ou fais autre chose.
operaopolylessons-impresario-5-chose-bizet = Son influence et ta Publicité : exactement.
operaopolylessons-impresario-5-chose-wagner = Tu n’y as rien qu’il puisse aider.
operaopolylessons-impresario-5-chose-house = Là, l’orchestre est à Clara : c’est elle que tu aides !
operaopolylessons-impresario-5-chose-dark = On n’y joue rien, il n’y aide personne.
operaopolylessons-impresario-5-better = Un compositeur en visite aide **celui qui tient la place qui lui convient** : la Publicité sur un plateau, un orchestre dans une maison. La tienne est **sur le plateau de Bizet**. Et c’est gratuit : tu gardes tes actions. C’est ainsi que nous continuons.

operaopolylessons-impresario-6-title = Et il y a un bonus
operaopolylessons-impresario-6-say = Ta Publicité chez Bizet vaut maintenant { $rating }. Elle est difficile à prendre, et c’est ce qu’elle rapporterait à la clôture de Bizet.

    Regarde aussi tes deux **cartes bonus** ; personne d’autre ne les voit. L’une veut justement cela : à une dernière représentation, ton Verdi est en visite sur le plateau du compositeur à l’affiche. S’il y est encore quand Carmen est comptée : { $bonus-points } points.

## Leçon 6 : L’audition.

operaopolylessons-audition-title = L’audition
operaopolylessons-audition-done = Tu sais organiser une audition : trois cartes, une maison, un seul usage, une action.

operaopolylessons-audition-1-title = Une carte pas comme les autres
operaopolylessons-audition-1-say = Il n’y en a qu’une dans toute la pioche Opéra, et c’est toi qui l’as : l’**audition**. Elle ne chante pas, elle ne joue pas. Elle fait avancer **{ $audition-draw } cartes**.

    Tu nommes une maison, { $audition-draw } cartes Opéra sont retournées devant tous, et tu peux les utiliser pour **une seule chose dans cette maison** : engager, changer, prendre ou répéter.

operaopolylessons-audition-2-title = Pour quelle maison ?
operaopolylessons-audition-2-say = À l’Opéra-Comique, on donne Carmen. Tu as les rôles féminins, Bruno a l’orchestre, et les rôles masculins sont vides. Tu parraines Bizet, et sans parrain on n’engage personne.

    Le tout coûte **une action**. Tes autres cartes n’y participent pas.
operaopolylessons-audition-2-task = Organise l’audition pour l’Opéra-Comique.
operaopolylessons-audition-2-1-item = audition pour l’Opéra-Comique
operaopolylessons-audition-2-1-hint = Prends la carte audition, puis l’Opéra-Comique.
operaopolylessons-audition-2-1-wrong = Cela peut attendre. Joue la carte audition, pour l’Opéra-Comique.
operaopolylessons-audition-2-1-wrong-elsewhere = Dans une maison vide, il faudrait d’abord commencer quelque chose. À l’Opéra-Comique, une place attend.
operaopolylessons-audition-2-1-wrong-draw = Une carte au lieu de { $audition-draw }, et sans choisir. Organise l’audition.
operaopolylessons-audition-2-1-wrong-patron = Les mécènes ne chantent pas. Organise l’audition.

operaopolylessons-audition-3-title = À qui le rôle ?
operaopolylessons-audition-3-say = Jacques Bouhy, qui chante en français ; Arturo Toscanini et son orchestre ; et une répétition pour chanteurs. L’orchestre de Bruno vaut { $against }.

    Tu peux les utiliser à une seule place. Une répétition peut accompagner un chanteur.
operaopolylessons-audition-3-choice = Utilise ce qui est retourné, ou rien.
operaopolylessons-audition-3-chose-both = Bouhy, bien préparé : on ne fera pas plus fort ce soir.
operaopolylessons-audition-3-chose-alone = Bon choix. La répétition aurait pu l’accompagner, sans rien coûter.
operaopolylessons-audition-3-chose-oust = L’orchestre de Bruno est parti, et le tien joue. Les rôles masculins restent vides pour l’instant.
operaopolylessons-audition-3-chose-rehearse = Ta Carmen y gagne un peu. Mais une place de plus aurait valu davantage.
operaopolylessons-audition-3-chose-none = C’est permis. Elles retournent alors toutes dans la pioche.
operaopolylessons-audition-3-better = Ce qu’il te faut, c’est **un deuxième poste** : il rapporte pour sa carte et pour la langue de la maison, et te donne la majorité. Bouhy avec la répétition apporte le plus de points. Toscanini, lui, prend une place à Bruno ; c’est moins pour toi, mais moins pour lui aussi. Nous continuons avec **Bouhy et la répétition**.

operaopolylessons-audition-4-title = Merci, au suivant !
operaopolylessons-audition-4-say = Ce que tu n’as pas utilisé a été **remélangé** dans la pioche Opéra, et la carte audition est défaussée. En l’état, l’Opéra-Comique te rapporterait { $pays } points.

    Et il te reste { $left } actions : une audition ne termine pas ton tour. Une carte t’a plu ? Souviens-t’en. Elle est encore dans la pioche.

## Leçon 7 : Les cartes spéciales.

operaopolylessons-specials-title = Les cartes spéciales
operaopolylessons-specials-done = Tu sais où vont les artistes spéciaux et les mécènes spéciaux, et pourquoi il vaut la peine de les garder.

operaopolylessons-specials-1-title = Deux étoiles en main
operaopolylessons-specials-1-say = Certaines cartes en savent plus que d’autres. Un **artiste spécial** chante en français, en italien et en allemand, des deux côtés de la carte : Lilli Lehmann ou Jean de Reszke, selon le besoin.

    Un **mécène spécial**, comme Antonio Barezzi, convient à **toutes les catégories**, mais seulement chez son compositeur : Barezzi est à Verdi.

operaopolylessons-specials-2-title = Là où il le faut
operaopolylessons-specials-2-say = Il manque encore à Verdi un mécène pour la Communauté. Tu en as un, bien faible. Barezzi peut le rejoindre : tant qu’il est là, il compte comme **Communauté**, dans la même pile.

    Une action, un jeton, deux cartes.
operaopolylessons-specials-2-task = Parraine la Communauté de Verdi avec tes deux mécènes.
operaopolylessons-specials-2-1-item = Verdi, Communauté : les deux cartes
operaopolylessons-specials-2-1-hint = Prends Barezzi, choisis la Communauté de Verdi, puis ajoute l’autre mécène.
operaopolylessons-specials-2-1-wrong = D’abord les mécènes : tous deux à la Communauté de Verdi.
operaopolylessons-specials-2-1-wrong-alone = C’est le bon endroit, mais prends les deux : cela ne coûte pas plus.
operaopolylessons-specials-2-1-wrong-take = Barezzi pourrait chasser Bruno, c’est vrai. Mais pour une catégorie que personne ne parraine, pas besoin de se battre, et ton mécène faible trouve de la compagnie.
operaopolylessons-specials-2-1-wrong-change = Il y renforcerait ce qui est déjà fort. La Communauté, elle, est vide.
operaopolylessons-specials-2-1-wrong-hire = L’étoile a son tour dans un instant. Veille d’abord à ce qu’on la paie.
operaopolylessons-specials-2-1-wrong-elsewhere = Chez Wagner, Barezzi ne peut pas suivre. Garde-les ensemble, à la Communauté de Verdi.

operaopolylessons-specials-3-title = Où chantera l’étoile ?
operaopolylessons-specials-3-say = La Communauté vaut { $rating }. Passons à l’artiste spécial. À la Scala, où tu as les rôles féminins, les rôles masculins sont vides. À l’Opéra-Comique, on donne Carmen, et là aussi les rôles masculins sont vides.

    L’étoile convient partout. Où vaut-elle le plus ?
operaopolylessons-specials-3-choice = Fais ce que tu veux de ta deuxième action.
operaopolylessons-specials-3-chose-scala = Deux postes sur trois, dans une maison qui aime la langue.
operaopolylessons-specials-3-chose-comique = Un pied dans la porte de l’Opéra-Comique. Mais là, vous êtes plusieurs.
operaopolylessons-specials-3-chose-begin = Tu y commences un nouvel opéra, sans personne.
operaopolylessons-specials-3-chose-draw = De nouvelles cartes, volontiers. Mais dans ta main, l’étoile ne rapporte rien.
operaopolylessons-specials-3-chose-direct = C’est gratuit : tu peux encore agir ensuite.
operaopolylessons-specials-3-better = La même carte rapporte plus **là où tu as déjà un poste** : des points pour la valeur et pour la langue de la maison, et la majorité, qui fait de toi le producteur exécutif. C’est la Scala. C’est ainsi que nous continuons.

operaopolylessons-specials-4-title = Elle valait l’attente
operaopolylessons-specials-4-say = En l’état, la Scala te rapporterait { $pays } points. Et ton étoile aurait pu aller dans n’importe quelle maison, chanter n’importe quel opéra.

    Voilà pourquoi les cartes spéciales méritent d’être gardées jusqu’au bon moment. Surveille ta main, pourtant : à la fin d’un tour, pas plus de { $hand-limit } cartes.

## Leçon 8 : La dernière représentation.

operaopolylessons-last-performance-title = La dernière représentation
operaopolylessons-last-performance-done = Tu sais lancer une dernière représentation, te préparer à son dernier tour de table et lire l’addition.

operaopolylessons-last-performance-1-title = Que manque-t-il à la Scala ?
operaopolylessons-last-performance-1-say = La traviata à la Scala : tu as les rôles féminins, Bruno les rôles masculins. Sur le plateau de Verdi, tu as le Financement, Bruno la Formation.

    Dès que **chaque poste est pourvu et chaque catégorie parrainée**, le **dernier tour de table** de cette maison commence, et il finit par la **dernière représentation**. Celui qui comble le dernier vide le lance. Il ne manque que l’orchestre et la Communauté. Pourquoi pas toi ?

operaopolylessons-last-performance-2-title = L’argent d’abord
operaopolylessons-last-performance-2-say = Tu as un mécène pour la **Communauté**. À la dernière représentation, chaque catégorie de Verdi rapporte { $sponsor-points } points à celui qui la parraine.

    Et ce n’est pas tout : avec la Communauté, tu as la majorité sur son plateau et tu deviens impresario. Cela te servira avant la fin du tour.
operaopolylessons-last-performance-2-task = Parraine la Communauté de Verdi.
operaopolylessons-last-performance-2-1-item = Communauté parrainée
operaopolylessons-last-performance-2-1-hint = Ta carte Communauté, sur le plateau de Verdi.
operaopolylessons-last-performance-2-1-wrong = Comble d’abord le vide sur le plateau de Verdi : la Communauté.
operaopolylessons-last-performance-2-1-wrong-elsewhere = On ne joue rien de Wagner. Chez Verdi, cette carte comble un vide et rapporte bientôt.
operaopolylessons-last-performance-2-1-wrong-hire = Ce vide-là aussi sera comblé, dans un instant. D’abord le plateau : il te fait impresario.
operaopolylessons-last-performance-2-1-wrong-rehearse = Bonne idée, pour la fin de ton tour. Comble d’abord les vides.

operaopolylessons-last-performance-3-title = Le dernier vide
operaopolylessons-last-performance-3-say = Il ne manque plus que l’**orchestre**. Avec lui, tu as la majorité des postes : tu seras **producteur exécutif** et tu garderas le marqueur d’opéra.

    Et comme c’est à toi de jouer, c’est toi qui lances le dernier tour de table. Chacun des autres joue encore une fois ; quand c’est de nouveau à toi, La traviata est comptée avant tout le reste.
operaopolylessons-last-performance-3-task = Engage l’orchestre à la Scala.
operaopolylessons-last-performance-3-1-item = orchestre engagé
operaopolylessons-last-performance-3-1-hint = Arturo Toscanini attend dans ta main.
operaopolylessons-last-performance-3-1-wrong = Il ne manque que l’orchestre. Comble le dernier vide.
operaopolylessons-last-performance-3-1-wrong-elsewhere = Commencer encore un opéra ? Celui-ci est presque complet. Engage l’orchestre à la Scala.
operaopolylessons-last-performance-3-1-wrong-rehearse = Dans un instant ! Comble d’abord le dernier vide, l’orchestre.

operaopolylessons-last-performance-4-title = Lis tes cartes bonus
operaopolylessons-last-performance-4-say = Le dernier tour de table a commencé, et il te reste une action. Regarde maintenant tes **cartes bonus**. L’une rapporte { $bonus-points } points si tes rôles féminins valent au moins { $least } à la dernière représentation.

    Tetrazzini vaut { $rating }. Et qu’as-tu donc en main ?
operaopolylessons-last-performance-4-choice = Fais ce que tu veux de ta dernière action.
operaopolylessons-last-performance-4-chose-rehearse = La voilà, la valeur que demande la carte bonus.
operaopolylessons-last-performance-4-chose-draw = Une nouvelle carte ne sert plus à rien ce soir.
operaopolylessons-last-performance-4-chose-direct = Bonne idée, et gratuite : tu peux le faire et utiliser aussi ton action.
operaopolylessons-last-performance-4-better = La **répétition** rapporte sa propre valeur, et en plus { $bonus-points } points pour la carte bonus, que les chiffres ci-dessous ne comptent pas. Un bonus n’est payé que s’il est rempli à une dernière représentation : lis donc tes cartes avant. Envoyer Verdi est gratuit, et nous le ferons ensuite. Nous continuons avec la répétition.

operaopolylessons-last-performance-5-title = Il reste un coup libre
operaopolylessons-last-performance-5-say = En l’état, tu aurais { $cards } points pour tes cartes, { $house } parce que la Scala aime l’italien et { $patrons } comme parrain, sans compter le bonus.

    Plus d’action ? Mais tu es l’**impresario** de Verdi ! Son talent ajoute { $composer-plus } points à un orchestre et le rend plus difficile à prendre. Pendant un dernier tour de table, personne ne peut plus rien libérer, mais prendre reste permis.
operaopolylessons-last-performance-5-task = Envoie Verdi là où il t’aide, puis termine ton tour.
operaopolylessons-last-performance-5-1-item = Verdi à la Scala
operaopolylessons-last-performance-5-1-hint = Son talent, c’est l’orchestre, et le tien joue à la Scala.
operaopolylessons-last-performance-5-1-wrong = Attends ! Verdi est encore chez lui. Envoie-le d’abord, c’est gratuit.
operaopolylessons-last-performance-5-1-wrong-elsewhere = Tu n’y as rien qui lui convienne. Où joue ton orchestre ?
operaopolylessons-last-performance-5-2-item = tour terminé
operaopolylessons-last-performance-5-2-hint = Tout est prêt : termine ton tour.
operaopolylessons-last-performance-5-2-wrong = Tout est prêt : termine ton tour.

operaopolylessons-last-performance-6-title = L’addition, s’il vous plaît
operaopolylessons-last-performance-6-say = Bruno a encore répété, Clara lui a pris la Formation. Puis les applaudissements : { $mine } points pour toi, { $bruno } pour Bruno, { $clara } pour Clara. Et le marqueur est à toi !

    Les cartes Opéra sont défaussées, les jetons de la maison reviennent, et sa carte est retournée. Mais **les mécènes restent**, et ils paieront encore à la prochaine série de Verdi.

## Leçon 9 : La clôture et la fin.

operaopolylessons-closing-title = La clôture et la fin
operaopolylessons-closing-done = Mécènes, voix, visites et dernier rideau : tu sais tout. Va vite t’asseoir à une table, je te soufflerai.

operaopolylessons-closing-1-title = La toute dernière soirée
operaopolylessons-closing-1-say = Bizet et Wagner ont eu leur clôture. Verdi en est à sa dernière série, à la Fenice. Après cette dernière représentation vient aussi **sa clôture**, et la partie finit aussitôt.

    Tu as { $mine } points, Bruno { $bruno }. Tout est perdu ? Pas encore ! À une **clôture**, chaque catégorie rapporte toute sa valeur à celui qui la parraine.

operaopolylessons-closing-2-title = Les mécènes deviennent des points
operaopolylessons-closing-2-say = Ta Formation chez Verdi vaut { $rating }. Pour une dernière représentation, peu importait : haute ou basse, une catégorie rapporte { $sponsor-points } points.

    À la clôture, toute la valeur se change en points. Pose donc là ton mécène le plus fort. La carte déjà en place peut rester.
operaopolylessons-closing-2-task = Renforce ta Formation chez Verdi.
operaopolylessons-closing-2-1-item = Formation renforcée
operaopolylessons-closing-2-1-hint = Prends ta carte Formation, choisis ta Formation chez Verdi, et laisse l’ancienne carte en place.
operaopolylessons-closing-2-1-wrong = Occupe-toi d’abord de ta Formation : tu as une belle carte pour elle.
operaopolylessons-closing-2-1-wrong-alone = Mieux, mais pas encore au mieux. L’ancienne carte reviendrait dans ta main, où elle ne rapporte rien. Laisse-la.
operaopolylessons-closing-2-1-wrong-take = Bien vu, cela vient juste après ! D’abord ta propre Formation.
operaopolylessons-closing-2-1-wrong-hire = Le final vient dans un instant. Veille d’abord à ce qu’il rapporte.

operaopolylessons-closing-3-title = Vise celui qui mène
operaopolylessons-closing-3-say = Ta Formation vaut maintenant { $rating }. Et Bruno ? Son Financement chez Verdi vaut { $against }, et c’est lui qui mène. En main, tu as un mécène solide pour le Financement et un orchestre.
operaopolylessons-closing-3-choice = Fais ce que tu veux de ta deuxième action.
operaopolylessons-closing-3-chose-take = Plus pour toi, rien pour lui.
operaopolylessons-closing-3-chose-hire = Cela lance le dernier tour de table, et il faut bien le faire. Il te reste une action pour Bruno.
operaopolylessons-closing-3-chose-draw = Il ne reste guère de temps pour de nouvelles cartes. Celles que tu as sont fortes.
operaopolylessons-closing-3-better = **Prendre** à celui qui mène compte des deux côtés de l’addition : les points de la clôture sont pour toi, et plus pour lui. Il faut aussi engager l’orchestre, mais tu as une action pour chacun. Nous continuons avec le Financement de Verdi.

operaopolylessons-closing-4-title = Le dernier vide, encore un marqueur
operaopolylessons-closing-4-say = À présent l’orchestre de la Fenice. Il lance le dernier tour de table et fait de toi le **producteur exécutif**. Tu as { $markers } marqueurs d’opéra ; tu en auras un de plus. Ils rapportent tout à la fin. Marqueurs → points : { $marker-points }.

    Et n’oublie pas de qui tu es l’impresario.
operaopolylessons-closing-4-task = Engage l’orchestre, puis envoie Verdi l’aider.
operaopolylessons-closing-4-1-item = orchestre engagé
operaopolylessons-closing-4-1-hint = Hans Richter, pour l’orchestre de la Fenice.
operaopolylessons-closing-4-1-wrong = Ta dernière action est pour l’orchestre de la Fenice.
operaopolylessons-closing-4-1-wrong-direct = Bonne idée ! Mais il n’y a pas encore d’orchestre à aider. Engage-le d’abord.
operaopolylessons-closing-4-2-item = Verdi à la Fenice
operaopolylessons-closing-4-2-hint = Envoyer un compositeur est gratuit : Verdi, à la Fenice.
operaopolylessons-closing-4-2-wrong = Ton orchestre joue à la Fenice. Envoie Verdi là-bas.
operaopolylessons-closing-4-2-wrong-end = Attends ! Verdi est encore chez lui. À la Fenice, il ajoute { $composer-plus } points, gratuitement.

operaopolylessons-closing-5-title = Fais tes comptes
operaopolylessons-closing-5-say = En l’état, la dernière représentation te rapporte { $pays } points et la clôture { $closing }, puis viennent les marqueurs.

    Les autres ont encore un tour chacun. Pour prendre ton orchestre, il leur faudrait dépasser { $against }. Tu as fait ce que tu pouvais. Respire, et que le rideau se lève.
operaopolylessons-closing-5-task = Termine ton tour.
operaopolylessons-closing-5-1-item = tour terminé
operaopolylessons-closing-5-1-hint = Il n’y a plus rien à faire : termine ton tour.
operaopolylessons-closing-5-1-wrong = Il n’y a plus rien à faire : termine ton tour.

operaopolylessons-closing-6-title = Rideau !
operaopolylessons-closing-6-say = Toi { $mine }, Bruno { $bruno }, Clara { $clara } : **tu gagnes !** La clôture et les marqueurs ont renversé la partie. À égalité de points, celui qui a le plus de marqueurs l’emporte ; s’ils sont égaux aussi, la victoire est partagée.

    Un avertissement : si { $stall-turns } tours passent sans dernière représentation, la saison est abandonnée, et les opéras en cours ne rapportent rien.

## Leçon 10 : Deux joueurs et un dormeur.

operaopolylessons-two-players-title = Deux joueurs et un dormeur
operaopolylessons-two-players-done = Tu sais qu’à deux joueurs Bizet dort jusqu’à la clôture d’un autre compositeur, et ce qu’il vaut mieux avoir en main à son réveil.

operaopolylessons-two-players-1-title = Chut !
operaopolylessons-two-players-1-say = À deux joueurs, Bizet **dort** au début. Personne ne peut le parrainer, commencer Carmen, l’envoyer quelque part, ni envoyer quelqu’un chez lui. Le français ne sert pas à grand-chose avant son réveil.

    Qu’est-ce qui le réveille ? La première **clôture** d’un autre compositeur. Verdi en est à sa deuxième série, à la Fenice, et il ne manque que l’orchestre.

operaopolylessons-two-players-2-title = Le dernier vide
operaopolylessons-two-players-2-say = Tu as les rôles masculins, Bruno les rôles féminins, et toutes les catégories de Verdi sont parrainées. Comble le dernier vide, et le dernier tour de table commence. À deux, c’est rapide : Bruno joue une fois, puis on compte.
operaopolylessons-two-players-2-task = Engage l’orchestre à la Fenice.
operaopolylessons-two-players-2-1-item = orchestre engagé
operaopolylessons-two-players-2-1-hint = Angelo Mariani, pour l’orchestre de la Fenice.
operaopolylessons-two-players-2-1-wrong = À la Fenice, il ne manque que l’orchestre. Engage-le.
operaopolylessons-two-players-2-1-wrong-elsewhere = Tu y commencerais un opéra de Wagner. Termine d’abord la Fenice.
operaopolylessons-two-players-2-1-wrong-draw = Ce qui manque, tu l’as déjà : un orchestre.
operaopolylessons-two-players-2-1-wrong-direct = Bonne idée, mais il aide un orchestre, et il n’y en a pas encore. Engage-le d’abord.

operaopolylessons-two-players-3-title = Avant son réveil
operaopolylessons-two-players-3-say = Le dernier tour de table a commencé, et il te reste { $left } actions. Quand ce sera de nouveau à toi, La traviata sera comptée, Verdi aura sa clôture, et Bizet s’éveillera. Et c’est toi qui seras à son chevet avant tout le monde.

    Que veux-tu avoir en main à ce moment-là ?
operaopolylessons-two-players-3-choice = Fais ce que tu veux du reste de ton tour.
operaopolylessons-two-players-3-chose-verdi = C’est gratuit, et ton orchestre en devient plus fort.
operaopolylessons-two-players-3-chose-direct = C’est gratuit ; mais là, il t’aide peu.
operaopolylessons-two-players-3-chose-patron = Un mécène tout prêt : bien pensé.
operaopolylessons-two-players-3-chose-opera = Un chanteur peut servir. Mais il faut d’abord que quelqu’un paie pour Bizet.
operaopolylessons-two-players-3-chose-end = Il y avait mieux à faire : une action non jouée est perdue.
operaopolylessons-two-players-3-better = Personne ne parraine encore Bizet : les premiers mécènes trouveront **toutes les catégories vides**. Une carte Mécène t’y prépare. Envoyer Verdi à la Fenice est gratuit, de surcroît : cela y vaut des points, et tu gardes ton action. Nous continuons avec la **carte Mécène**.

operaopolylessons-two-players-4-title = Que le rideau tombe
operaopolylessons-two-players-4-say = Tu as maintenant un mécène pour la Formation, et un pour la Publicité. Le plateau de Bizet veut les deux. Les catégories de Verdi et tes postes vont être payés.
operaopolylessons-two-players-4-task = Termine ton tour.
operaopolylessons-two-players-4-1-item = tour terminé
operaopolylessons-two-players-4-1-hint = Tout est prêt : termine ton tour.
operaopolylessons-two-players-4-1-wrong = Garde cela pour Bizet. Termine ton tour.

operaopolylessons-two-players-5-title = Bonjour, maestro !
operaopolylessons-two-players-5-say = La traviata est comptée, Verdi a eu sa clôture : { $mine } points pour toi, { $blue } pour Bruno. Et **Bizet est réveillé**, toutes ses catégories vides.

    Si personne d’autre ne le parraine, tu es aussitôt son impresario. Alors devance Bruno !
operaopolylessons-two-players-5-task = Parraine une des catégories de Bizet.
operaopolylessons-two-players-5-1-item = une catégorie de Bizet parrainée
operaopolylessons-two-players-5-1-hint = Formation ou Publicité : tu as un mécène pour chacune.
operaopolylessons-two-players-5-1-wrong = Bizet d’abord, avant que Bruno n’arrive.
operaopolylessons-two-players-5-1-wrong-draw = Tu as déjà deux mécènes dont il a besoin. Parraine-le.

## Ce qu’apporte un coup, après un choix libre.

operaopolylessons-compare-rating-bizet = Formation chez Bizet : { $value }
operaopolylessons-compare-rating-verdi = chez Verdi : { $value }
operaopolylessons-compare-tokens = { $value ->
    [one] encore { $value } jeton
   *[other] encore { $value } jetons
}
operaopolylessons-compare-pays = { $value ->
    [one] la maison te rapporterait { $value } point
   *[other] la maison te rapporterait { $value } points
}
operaopolylessons-compare-rating-publicity = ta Publicité : { $value }
operaopolylessons-compare-pays-scala = { $value ->
    [one] la Scala te rapporterait { $value } point
   *[other] la Scala te rapporterait { $value } points
}
operaopolylessons-compare-pays-comique = l’Opéra-Comique { $value }
operaopolylessons-compare-rating-female = rôles féminins : { $value }
operaopolylessons-compare-closing = la clôture { $value }
operaopolylessons-compare-closing-bruno = et à Bruno { $value }
operaopolylessons-compare-hand = { $value ->
    [one] { $value } carte en main
   *[other] { $value } cartes en main
}
