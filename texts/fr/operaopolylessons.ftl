### Les leçons d’Operaopoly, comme le souffleur les donne.
### Les nombres sont des blancs : ceux de la boîte, et ceux que nomme une étape de la leçon.

## Leçon 1 : Trouver des mécènes.

operaopolylessons-sponsor-title = Trouver des mécènes
operaopolylessons-sponsor-done = Tu sais piocher, parrainer et renforcer. Quelqu’un paie pour Verdi : on peut donc le chanter.

operaopolylessons-sponsor-1-title = Mais qui paie tout ça ?
operaopolylessons-sponsor-1-say = Psst, ici, en bas ! Je suis le souffleur. Derrière chaque air, il y a un **mécène**.

    Sur ces **plateaux de compositeur**, chaque catégorie cherche quelqu’un qui paie. **Parraine**-la, et tu touches { $sponsor-points } points à chaque dernière représentation de ce compositeur, puis toute sa valeur à la clôture. Et tant que personne ne le parraine, personne ne le chante.

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
operaopolylessons-sponsor-3-say = Encore un mécène pour la **Formation**, ça tombe bien ! Les deux cartes tiennent dans une même pile. Mais chez qui : Bizet ou Verdi ?

    Demande à ta chanteuse. Sa carte chante en italien d’un côté, en allemand de l’autre, jamais en français. Elle sert donc à Verdi, pas à Bizet. Parraine un compositeur pour qui tu as des voix.
operaopolylessons-sponsor-3-task = Pose ensemble tes cartes Formation sur le plateau de Verdi.
operaopolylessons-sponsor-3-1-item = Verdi, Formation : les cartes réunies
operaopolylessons-sponsor-3-1-hint = Prends une carte Formation, choisis la Formation de Verdi, puis ajoute l’autre carte.
operaopolylessons-sponsor-3-1-wrong = Tes cartes Formation sont prêtes. Pose-les ensemble chez Verdi.
operaopolylessons-sponsor-3-1-wrong-one = C’est le bon endroit ! Mais prends les deux : ensemble elles coûtent une action et un jeton Ressource, pas plus qu’une seule, et elles sont bien plus difficiles à chasser.
operaopolylessons-sponsor-3-1-wrong-bizet = Bizet serait ravi, mais ta chanteuse ne sait pas un mot de français. Chez Verdi, tes mécènes paient ce que tu peux faire chanter.
operaopolylessons-sponsor-3-1-wrong-funding = Une carte faible toute seule, c’est une invitation pour tes adversaires. D’abord la pile, en Formation.

operaopolylessons-sponsor-4-title = Impresario, déjà !
operaopolylessons-sponsor-4-say = Valeur { $rating }, pas mal ! Ton **jeton Ressource** montre que c’est à toi. Seul parrain de Verdi, tu es son **impresario**.

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

## Leçon 2 : Commencer un opéra.

operaopolylessons-begin-title = Commencer un opéra
operaopolylessons-begin-done = Tu sais commencer un opéra et en faire la distribution, en regardant la langue avant la valeur.

operaopolylessons-begin-1-title = Partout, les lumières sont éteintes
operaopolylessons-begin-1-say = Voici les **maisons** d’opéra. Le premier **engagement** y allume les lustres et **commence** un opéra. Il faut un compositeur que quelqu’un parraine. Tu paies pour Verdi : va donc pour La traviata.

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

    Celui qui a alors la majorité des postes devient **producteur exécutif** et garde le marqueur. Prends les devants : ton orchestre joue n’importe quel opéra.
operaopolylessons-begin-3-task = Engage l’orchestre à la Scala.
operaopolylessons-begin-3-1-item = orchestre engagé
operaopolylessons-begin-3-1-hint = Ta carte orchestre, au poste d’orchestre de la Scala.
operaopolylessons-begin-3-1-wrong = Il te reste { $left } actions. Prends-en une pour l’orchestre de la Scala.
operaopolylessons-begin-3-1-wrong-house = Tu y commencerais une autre Traviata, et tu disperserais tes forces. Garde-les réunies à la Scala.
operaopolylessons-begin-3-1-wrong-draw = Les nouvelles cartes attendront. L’orchestre que tu as en main te donne la majorité tout de suite.

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

    Mais regarde le plateau de Verdi : la **Communauté** est vide. Il faut que chaque poste soit pourvu **et** chaque catégorie parrainée pour que le dernier tour de table commence. C’est donc celui qui parraine la Communauté qui le lance.

## Leçon 3 : Prendre la place d’un autre.

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
operaopolylessons-take-over-3-say = À présent l’orchestre de Clara, qui vaut { $against }. Ton André Messager vaut exactement autant, et **l’égalité ne suffit pas**.

    Mais une **répétition** peut l’accompagner, et ensemble ils valent plus. Les rôles masculins sont déjà à toi : tu auras la majorité des postes à l’Opéra-Comique.
operaopolylessons-take-over-3-task = Prends l’orchestre, avec la répétition.
operaopolylessons-take-over-3-1-item = orchestre pris
operaopolylessons-take-over-3-1-hint = Prends la carte orchestre, choisis l’orchestre de Clara, et ajoute la répétition.
operaopolylessons-take-over-3-1-wrong = L’orchestre de Clara est à ta portée : joue ensemble ta carte orchestre et la répétition.
operaopolylessons-take-over-3-1-wrong-hire = Tu y commencerais une autre Carmen. Ici, c’est la majorité qui t’attend.
operaopolylessons-take-over-3-1-wrong-draw = Tu as déjà en main ce qu’il te faut : l’orchestre et la répétition.

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

## Leçon 4 : L’impresario.

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

    Reprends le Financement, qui vaut maintenant { $against }. Et ensuite : où Verdi t’aide-t-il, **toi** ? Chez Bizet, tu as la Publicité.
operaopolylessons-impresario-4-task = Redeviens l’impresario de Verdi et envoie-le là où il t’aide.
operaopolylessons-impresario-4-1-item = Financement repris
operaopolylessons-impresario-4-1-hint = Ta belle carte Financement contre celle de Bruno, sur le plateau de Verdi.
operaopolylessons-impresario-4-1-wrong = Redeviens d’abord impresario : prends le Financement de Verdi.
operaopolylessons-impresario-4-1-wrong-elsewhere = Alors Verdi reste à Bruno. Ta carte vaut plus que la sienne : reprends le Financement.
operaopolylessons-impresario-4-2-item = Verdi aide ta Publicité
operaopolylessons-impresario-4-2-hint = Sur le plateau de Bizet, son influence compte pour la Publicité, et elle est à toi.
operaopolylessons-impresario-4-2-wrong = Verdi est encore chez lui, où il n’aide personne. Envoie-le, c’est gratuit.
operaopolylessons-impresario-4-2-wrong-house = Là, l’orchestre est de nouveau à Clara : c’est elle qu’il aiderait ! Où as-tu quelque chose qui lui convient ?
operaopolylessons-impresario-4-2-wrong-dark = On n’y joue rien, il n’y aiderait personne. Regarde le plateau de Bizet.
operaopolylessons-impresario-4-2-wrong-wagner = Tu n’y as rien. Ta Publicité est sur un autre plateau.

operaopolylessons-impresario-5-title = Et il y a un bonus
operaopolylessons-impresario-5-say = Ta Publicité chez Bizet vaut maintenant { $rating }. Elle est difficile à prendre, et c’est ce qu’elle rapporterait à la clôture de Bizet.

    Regarde aussi tes cartes bonus. L’une veut justement cela : à une dernière représentation, ton Verdi est en visite sur le plateau du compositeur à l’affiche. S’il y est encore quand Carmen est comptée : { $bonus-points } points.

## Leçon 5 : La dernière représentation.

operaopolylessons-last-performance-title = La dernière représentation
operaopolylessons-last-performance-done = Tu sais lancer une dernière représentation, te préparer à son dernier tour de table et lire l’addition.

operaopolylessons-last-performance-1-title = Que manque-t-il à la Scala ?
operaopolylessons-last-performance-1-say = La traviata à la Scala : tu as les rôles féminins, Bruno les rôles masculins. Sur le plateau de Verdi, tu as le Financement, Bruno la Formation.

    Dès que **chaque poste est pourvu et chaque catégorie parrainée**, le **dernier tour de table** commence. Celui qui comble le dernier vide le lance. Il ne manque que l’orchestre et la Communauté. Pourquoi pas toi ?

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
operaopolylessons-last-performance-4-task = Prépare Tetrazzini pour le bonus.
operaopolylessons-last-performance-4-1-item = condition du bonus remplie
operaopolylessons-last-performance-4-1-hint = La répétition augmente sa valeur.
operaopolylessons-last-performance-4-1-wrong = Attends, il te reste une action. Joue la répétition pour Tetrazzini.
operaopolylessons-last-performance-4-1-wrong-draw = Une nouvelle carte ne sert plus à rien ce soir. La répétition, elle, vaut { $bonus-points } points, et même un peu plus.

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

## Leçon 6 : La clôture et la fin.

operaopolylessons-closing-title = La clôture et la fin
operaopolylessons-closing-done = Mécènes, voix, visites et dernier rideau : tu sais tout. Va vite t’asseoir à une table, je te soufflerai.

operaopolylessons-closing-1-title = La toute dernière soirée
operaopolylessons-closing-1-say = Bizet et Wagner ont eu leur clôture. Verdi en est à sa dernière série, à la Fenice. Après cette dernière représentation vient aussi **sa clôture**, et la partie finit aussitôt.

    Tu as { $mine } points, Bruno { $bruno }. Tout est perdu ? Pas encore ! À une clôture, **chaque catégorie rapporte toute sa valeur** à celui qui la parraine.

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
operaopolylessons-closing-3-say = Ta Formation vaut maintenant { $rating }. Et Bruno ? Son Financement chez Verdi vaut { $against }, et c’est lui qui mène.

    Alors **prends-le-lui** : les points de la clôture seront pour toi, et plus pour lui. Prendre à celui qui mène compte des deux côtés de l’addition.
operaopolylessons-closing-3-task = Prends le Financement de Verdi.
operaopolylessons-closing-3-1-item = Financement pris
operaopolylessons-closing-3-1-hint = Ta carte Financement contre celle de Bruno.
operaopolylessons-closing-3-1-wrong = Ta carte Financement l’emporte sur celle de Bruno. C’est l’action qu’il te faut.
operaopolylessons-closing-3-1-wrong-hire = Encore un instant. Prends d’abord ces points à Bruno.

operaopolylessons-closing-4-title = Le dernier vide, encore un marqueur
operaopolylessons-closing-4-say = À présent l’orchestre de la Fenice. Il lance le dernier tour de table et fait de toi le **producteur exécutif**. Tu as { $markers } marqueurs d’opéra ; tu en auras un de plus. Ils rapportent tout à la fin. Marqueurs → points : { $marker-points }.

    Et n’oublie pas de qui tu es l’impresario.
operaopolylessons-closing-4-task = Engage l’orchestre, puis envoie Verdi l’aider.
operaopolylessons-closing-4-1-item = orchestre engagé
operaopolylessons-closing-4-1-hint = Hans Richter, pour l’orchestre de la Fenice.
operaopolylessons-closing-4-1-wrong = Ta dernière action est pour l’orchestre de la Fenice.
operaopolylessons-closing-4-1-wrong-direct = Bonne idée ! Mais il n’y a pas encore d’orchestre à aider. Engage-le d’abord.
operaopolylessons-closing-4-2-item = Verdi à la Fenice
operaopolylessons-closing-4-2-hint = Diriger un compositeur est gratuit : Verdi, à la Fenice.
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
