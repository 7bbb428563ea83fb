### Les règles d’Opera avec nos propres mots. L’ordre de ce fichier est celui du livret.
### Chaque nombre est un blanc, rempli d’après la boîte ; une note suit la règle à laquelle elle appartient.

operarules-title = Opera : les règles avec nos propres mots
operarules-introduction =
    Te voilà mécène. En { $episodes } épisodes et { $rounds } tours, tu construis des opéras à travers l’Europe, tu remplis leurs halls de pièces musicales et tu engages les rôles qui font la gloire des compositeurs. La victoire va à celui ou celle qui a le plus de points de victoire après le dernier tour de décompte.

    Ces règles valent de { $players-2 } à { $players-4 } joueurs. Chacune a un numéro, que le jeu cite quand il refuse un coup ou donne des points. Il existe des livrets imprimés en anglais, en néerlandais et en français, et une traduction italienne faite par un joueur. Tous racontent le même jeu, chacun avec ses mots, et nous employons le plus souvent ceux du livret dans ta langue (seul le français a ses propres noms pour les villes et les rôles). Là où ils laissent une question ouverte, notre décision vient juste après la règle ; là où ils diffèrent, une note le dit ; et les nombres qu’ils ne donnent pas sont signalés comme les nôtres.

operarules-section-S = Préparation
operarules-S1 = Mélange les { $composers } compositeurs et place-en un sur chaque niveau de l’échelle de gloire. Son niveau est sa gloire, jusqu’à { $top-fame } tout en haut. Ton compositeur de la Cour n’est pas sur l’échelle et n’y montera jamais : il n’a pas de gloire.
operarules-edition-S1 = Les livrets n’écrivent pas tous un compositeur de la même façon : Handel en anglais et en français, Händel en néerlandais et en italien. Seul le livret néerlandais donne les couleurs des compositeurs, et encore sans celle de Verdi : la sienne est notre supposition.
operarules-S2 = Mélange les { $pieces } pièces musicales, { $pieces-each } de chaque compositeur, en une seule pioche. Les pièces des compositeurs de la Cour restent à part.
operarules-S3 = Pioche maintenant l’offre : { $offer-4 } pièces musicales à { $players-4 } joueurs, { $offer-3 } à { $players-3 }, { $offer-2 } à { $players-2 }. Un même compositeur y a au plus { $offer-limit-4 } pièces, ou { $offer-limit-2 } à { $players-2 } joueurs : mets de côté celle qui est de trop et pioche encore. Quand l’offre est complète, les pièces mises de côté vont à la défausse.
operarules-ruling-S3 = Les pièces en trop attendent que l’offre soit complète ; ainsi aucune ne peut revenir dans le même tirage.
operarules-edition-S3 = D’après le livret néerlandais, on défausse aussitôt les pièces en trop ; les autres ne disent pas quand.
operarules-S4 = Continue à piocher jusqu’à avoir des pièces musicales de { $episodes } compositeurs différents : les Compositeurs du Siècle, un pour chaque épisode. Si l’un d’eux revient, cette pièce va à la défausse. Les pièces choisies restent sur le plateau toute la partie.
operarules-edition-S4 = Seul le livret néerlandais dit que faire d’un compositeur qui revient.
operarules-S5 = Tirez au sort le premier joueur. Chacun prend { $start-ducats } ducats et en plus, dans le sens horaire à partir de lui, { $extra-ducats }.
operarules-edition-S5 = Le livret français laisse les joueurs décider qui commence. Nous tirons au sort, comme le disent les autres.
operarules-S6 = Tous les marqueurs de budget commencent au niveau { $level-zero } de la table de budget, celui du premier joueur dans la première colonne et les autres à côté, dans le sens horaire.
operarules-edition-S6 = Le livret italien range les marqueurs de droite à gauche. Nous suivons les autres : de gauche à droite.
operarules-S7 = Tu possèdes dès le début un bâtiment principal à Venise. Il n’a rien coûté ni rien rapporté, et la pièce de ton compositeur de la Cour est représentée dans son hall principal. Personne n’a encore de points.
operarules-S8 = Le Maestro, le Critique et l’Expert sont encore en route : leurs pions commencent hors de la carte.
operarules-S9 = Tu peux construire tout de suite dans ces villes : { $cities-1 } ; à partir du tour { $opens-2 } : { $cities-2 } ; à partir du tour { $opens-3 } : { $cities-3 }. Les morceaux de bâtiment prévus pour une plus grande table retournent dans la boîte.
operarules-edition-S9 = Seul le livret français a ses propres noms pour les villes : Venise, Vienne, Londres et Milan. Les autres les laissent telles quelles.
operarules-S10 = On joue { $rounds } tours en { $episodes } épisodes : Baroque, Classique et Romantisme. Chaque tour a une phase de budget, une phase d’action, une phase de revenus et une phase de fin. Après les tours { $counting-after } vient un tour de décompte.
operarules-option-S10 = Avec seven_rounds, tu joues la version courte de l’auteur : { $shorter-rounds } tours, avec un tour de décompte après les tours { $shorter-counting-after }. Les villes s’ouvrent toujours au début de leur épisode.

operarules-section-B = Phase de budget
operarules-B1 = Chacun choisit une mise, en secret et en même temps. Ne rien miser est permis ; mais tu ne peux miser plus de ducats que tu n’en as, ni plus qu’il n’en faut pour porter ton marqueur de budget au niveau { $max-level }. Tant que le dernier n’a pas choisi, personne n’apprend rien.
operarules-B2 = Chacun paie sa mise à la banque, et les marqueurs de budget montent l’un après l’autre. Celui qui était devant avant les mises monte d’abord. Pour chaque ducat tu montes d’un niveau, et en arrivant tu prends la première colonne libre à ce moment-là.
operarules-edition-B2 = Dans le livret français, le marqueur recule ici. C’est sans doute une coquille : dans les autres, il monte.
operarules-B3 = Si tu ne mises rien, ton marqueur ne bouge pas, même pas de colonne.
operarules-ruling-B3 = Une place peut se libérer à ta gauche pendant cette phase, et un marqueur venu d’en bas peut la prendre et passer devant toi. C’est ce que la règle dit à la lettre, alors nous jouons ainsi.
operarules-B4 = Dans l’ordre de budget, un niveau plus haut passe avant un plus bas, et sur un même niveau une colonne plus à gauche avant une plus à droite.

operarules-section-A = Phase d’action
operarules-A1 = L’initiative revient au premier dans l’ordre de budget qui est encore en scène. Si tu l’as, engage un rôle encore libre ce tour-ci et dont ton niveau couvre les honoraires, ou termine ta représentation.
operarules-edition-A1 = Les livrets anglais, néerlandais et italien gardent les noms italiens de tous les rôles ; le français dit Architecte, Critique et Expert. Quand un livret a plusieurs mots pour une chose, nous en avons choisi un et nous y tenons : le glossaire donne ceux que nous avons choisis. Le livret français dit aussi bâtiment opéra pour nos opéras, figure pour nos pions et, rarement, salle pour nos halls et époque pour nos épisodes.
operarules-A2 = Tu engages au plus { $hires-4 } rôles par tour, ou { $hires-2 } à { $players-2 } joueurs. Une fois que c’est fait, ta représentation se termine d’office quand l’initiative te revient. Cela n’arrive jamais plus tôt : tant que tu peux engager, tu choisis toi-même.
operarules-A3 = Après ta fin de représentation, ce tour est terminé pour toi : tu ne peux plus ni engager ni jouer avec.
operarules-A4 = Les honoraires se paient en niveaux de la table de budget, pas en ducats. Ton marqueur de budget descend et se place juste à droite de tous ceux de son nouveau niveau ; sur un niveau vide, il prend la première colonne. Il y a toujours de la place pour une colonne de plus.
operarules-A5 = La phase d’action se termine quand plus personne ne peut engager : tout le monde a terminé sa représentation, tous les rôles sont pris, ou celui qui a l’initiative ne peut payer aucun des rôles restants. Alors les autres ne le peuvent pas non plus.
operarules-A6 = Tu peux engager un rôle et ne t’en servir qu’en partie, ou pas du tout. Une seule chose est obligatoire : le pion d’un personnage doit bouger.
operarules-ruling-A6 = Les livrets ne disent pas s’il faut utiliser tout ce qu’offre un rôle. Nous te laissons le choix, sauf pour le pion.
operarules-A7 = Les employés travaillent pour tout le monde. Après celui qui l’a engagé, on demande une fois à tous les autres encore en scène, dans l’ordre de budget, s’ils veulent jouer avec. Si tu préfères t’abstenir, c’est un intermezzo : c’est gratuit et tu restes dans le tour. Si tu n’as aucun moyen de jouer avec, on ne te demande rien.
operarules-ruling-A7 = D’après les livrets, on demande à tout le monde. Nous passons ceux qui ne pourraient que dire non.
operarules-A8 = Jouer avec coûte { operarules-amount-along } par action : acheter une pièce musicale, construire un morceau de bâtiment ou vendre une pièce. À { $players-2 } joueurs, { operarules-amount-free } ; tu ne paies que ce que tu fais au-delà. Jouer avec ne compte jamais comme un engagement.
operarules-A9 = Quand un rôle a fini, on regarde de nouveau qui a l’initiative. Ce peut très bien être toi plusieurs fois de suite.

operarules-section-AI = Impresario (honoraires : { $fee-impresario })
operarules-AI1 = Achète jusqu’à { $actions-impresario } pièces musicales de l’offre. Le prix est la gloire du compositeur en ducats, à payer sur-le-champ. Tes achats vont derrière ton écran, dans ton stock personnel.
operarules-AI2 = Ensuite tu peux programmer : place les pièces musicales de ton stock personnel et de tes halls où tu veux, une par hall au plus. Tous tes halls dans une ville forment un seul opéra, et aucun compositeur n’y est représenté plus d’une fois. Ton compositeur de la Cour compte comme n’importe quel autre ; sa pièce peut occuper un hall ou rester dans ton stock. Ton stock n’a pas de limite, et ce que représentent les autres ne t’engage pas.
operarules-AI3 = Si tu as engagé l’Impresario, tu peux programmer sans rien acheter.
operarules-ruling-AI3 = Les livrets ne le disent que pour ceux qui jouent avec. Il serait étrange qu’ils puissent faire plus que celui qui a engagé l’Impresario.
operarules-AI4 = Si tu joues avec, achète jusqu’à { $actions-impresario } pièces musicales, puis programme. Ou n’achète rien et programme seulement : cela s’appelle réarranger et coûte { operarules-amount-along }. À { $players-2 } joueurs cela coûte autant, car seul un achat peut être gratuit.

operarules-section-AA = Architecte (honoraires : { $fee-architetto })
operarules-AA1 = Construis jusqu’à { $actions-architetto } morceaux de bâtiment dans des villes ouvertes, si la réserve en a encore. Chaque hall te coûte { $ducats-per-hall } ducats et te rapporte { $points-per-hall } points de victoire, aussitôt. Halls d’un bâtiment principal : { $halls-main }. Halls d’une aile : { $halls-wing }.
operarules-source-AA1 = Les livrets disent combien de halls a un opéra entier à Vienne, à Paris et à Milan, et montrent quelques morceaux dans leurs exemples ; nous avons déduit le reste, et pour Londres c’est notre supposition. Le nombre d’exemplaires de chaque morceau n’est pas imprimé non plus : nous l’avons déduit du total.
operarules-AA2 = Tu as au plus un opéra par ville. Il commence par un bâtiment principal ; une aile ne s’ajoute qu’à ton propre bâtiment principal, même si tu viens de le construire. Nombre d’ailes par opéra : { $wings }. Le premier hall du bâtiment principal est le hall principal, et les halls d’une aile viennent après ceux qui sont déjà là.
operarules-AA3 = Les nouveaux halls sont vides. Pour les remplir il te faut l’Impresario, car personne d’autre n’apporte de pièces musicales dans un hall.
operarules-AA4 = Si tu joues avec, tu peux toi aussi construire jusqu’à { $actions-architetto } morceaux de bâtiment, en payant pour chacun comme le dit A8.

operarules-section-AS = Signora (honoraires : { $fee-signora })
operarules-AS1 = Vends { operarules-amount-sold } au Palazzo, de ton stock personnel ou directement d’un hall. À toi de choisir : { $ducats-per-fame } ducats par niveau de gloire, ou la gloire elle-même en points de victoire.
operarules-AS2 = Le Palazzo accueille { $palazzo-4 } pièces musicales à { $players-4 } joueurs, { $palazzo-3 } à { $players-3 } et { $palazzo-2 } à { $players-2 }. Chaque compositeur n’y entre qu’une fois, un compositeur de la Cour jamais.
operarules-AS3 = Si tu joues avec, tu vends toi aussi { operarules-amount-sold }, sauf si le Palazzo est plein.

operarules-section-AM = Maestro (honoraires : { $fee-maestro })
operarules-AM1 = Envoie le pion dans une autre ville où une place est libre. Ce qu’il y fait est expliqué en I2.

operarules-section-AC = Critique (honoraires : { $fee-critico })
operarules-AC1 = Envoie le pion dans une autre ville où une place est libre. Ensuite, si tu veux, encense ou éreinte un compositeur représenté dans cette ville, peu importe dans l’opéra de qui : il monte ou descend sur l’échelle de gloire de { $critico-reach } niveaux au plus, sans en sortir. Chacun de ceux qu’il dépasse glisse d’un niveau dans l’autre sens.
operarules-ruling-AC1 = Tu peux envoyer le Critique où tu veux et laisser l’échelle de gloire telle qu’elle est.
operarules-edition-AC1 = Seul le livret néerlandais dit ici « peut » ; les autres ne disent pas si le Critique peut laisser l’échelle telle quelle.
operarules-AC2 = Un compositeur de la Cour n’intéresse pas le Critique : tu ne peux pas le choisir.

operarules-section-AE = Expert (honoraires : { $fee-esperto })
operarules-AE1 = Envoie le pion dans une autre ville où une place est libre. Tu marques aussitôt des points : additionne la gloire de toutes tes pièces musicales représentées dans cette ville.
operarules-AE2 = Cela a un prix. Si un compositeur de l’échelle de gloire est du nombre, tu cèdes ta pièce la plus célèbre dans cette ville. La pièce de ton compositeur de la Cour te reste toujours.
operarules-ruling-AE2 = Si seule la pièce de ton compositeur de la Cour y est représentée, tu ne cèdes rien. Les livrets ne parlent pas de ce cas.
operarules-AE3 = La pièce est un cadeau pour celui qui avait le moins de points avant que tu marques, et va dans son stock personnel. Si c’était toi, à égalité ou non, elle va à la défausse. Si plusieurs autres étaient derniers, elle va à celui qui est le plus bas dans l’ordre de budget.
operarules-ruling-AE3 = S’ils sont aussi sur le même niveau, la colonne décide : la plus à droite vient en dernier dans l’ordre de budget (B4). Les livrets n’en disent rien.
operarules-edition-AE3 = Si la dernière place était la tienne, le livret néerlandais retire la pièce du jeu ; les livrets anglais, français et italien la mettent à la défausse, et nous aussi. L’italien ne dit pas ce qui se passe si tu partageais la dernière place.
operarules-option-AE3 = Avec esperto_piece_leaves_game, on joue comme le dit le livret néerlandais : si la dernière place était la tienne, la pièce quitte le jeu au lieu d’aller à la défausse.
operarules-AE4 = Ensuite tous les autres qui ont dans cette ville une pièce d’un compositeur de l’échelle de gloire peuvent suivre, dans l’ordre de budget : marque des points de la même façon, et mets ta meilleure pièce de cette ville à la défausse. Cela ne prend pas de budget, et c’est permis même si tu as déjà terminé ta représentation.
operarules-ruling-AE4 = Les livrets ne disent ni dans quel ordre les autres suivent, ni si c’est encore permis quand on a terminé sa représentation. Nous suivons l’ordre de budget, et c’est permis à tous.

operarules-section-F = Pions
operarules-F1 = Un pion n’entre que dans une ville où une place est libre. Places par ville : { $places }.
operarules-source-F1 = Les livrets disent que les villes n’ont pas toutes autant de places, mais pas combien en a chacune. La répartition choisie ici est notre supposition.
operarules-F2 = Si personne n’engage un personnage, son pion reste où il est, tour après tour. Le Maestro fait son travail là où il se trouve.
operarules-F3 = Un pion peut aller dans toute ville, même là où l’on ne construit pas encore. Si aucune autre ville n’a de place pour lui, son personnage ne peut pas être engagé.
operarules-ruling-F3 = Les livrets ne demandent qu’une place libre dans une autre ville. Nous n’exigeons rien de plus.

operarules-section-I = Phase de revenus
operarules-I1 = Chacun de tes opéras te paie des ducats pour les pièces musicales qu’on y représente, celle de ton compositeur de la Cour comprise. Pièces → ducats : { $income }.
operarules-I2 = Là où se trouve le Maestro, chaque opéra paie le double, quel qu’en soit le propriétaire.

operarules-section-E = Phase de fin
operarules-E1 = D’abord le public parle. Compte les pièces musicales de chaque compositeur dans tous les halls de tous les joueurs, mais pas celles du Palazzo ni celles derrière les écrans. Le plus représenté monte d’un niveau ; s’ils sont plusieurs, ils montent tous en même temps. Parcours l’échelle de gloire de haut en bas : chacun d’eux change de place avec le compositeur au-dessus, sauf si celui-ci monte aussi. Des voisins qui montent ensemble passent donc ensemble devant celui qui est au-dessus d’eux. Sans représentation, on ne monte jamais.
operarules-ruling-E1 = Les livrets ne disent pas comment des voisins montent ensemble. En échangeant de haut en bas, chacun arrive au bon niveau et personne ne dépasse un compositeur qui monte aussi.
operarules-E2 = Les pièces musicales que personne n’a achetées vont à la défausse, et l’on pioche une nouvelle offre comme en S3. Si la pioche est vide, mélange la défausse pour en faire une nouvelle, sans ce qui a été mis de côté pendant ce tirage. Si cela ne suffit pas, l’offre est plus petite. Après le dernier tour, il n’y a plus d’offre.
operarules-ruling-E2 = Les livrets ne disent ni que faire quand il reste trop peu de pièces musicales, ni s’il faut une offre après le dernier tour. Personne ne pourrait plus rien y acheter ; nous n’en tirons donc pas.
operarules-E3 = Tous les rôles peuvent de nouveau être engagés.
operarules-E4 = Si le Palazzo est plein, vide-le dans la défausse.
operarules-E5 = Tout le monde peut revenir en scène. Sur chaque niveau, les marqueurs de budget se resserrent vers la gauche, dans le même ordre. Chaque joueur au niveau { $level-zero } reçoit { operarules-amount-bottom }.
operarules-E6 = Le marqueur de tour avance. Après les tours { $counting-after }, il y a d’abord un tour de décompte.

operarules-section-C = Tour de décompte
operarules-C1 = Chacun de tes halls principaux te rapporte la gloire de la pièce musicale qu’on y représente. Ton compositeur de la Cour ne rapporte rien.
operarules-C2 = Si cette pièce est du Compositeur du Siècle de cet épisode, elle rapporte des points de victoire en plus. Du premier tour de décompte au dernier : { $century-bonus }.
operarules-C3 = Pour chaque hall vide tu perds un point de victoire, même si tu passes sous zéro.
operarules-ruling-C3 = Les livrets ne disent pas si l’on peut passer sous zéro. Ici, oui : sinon certains s’en tireraient à bon compte.
operarules-C4 = Ensuite le Palazzo est vidé dans la défausse, plein ou non, et les villes suivantes s’ouvrent : d’abord { $cities-2 }, un tour de décompte plus tard { $cities-3 }.

operarules-section-W = Victoire
operarules-W1 = Le dernier tour de décompte termine la partie. Celui qui a le plus de points de victoire gagne. À égalité, la meilleure place dans l’ordre de budget décide (B4) : il n’y a donc qu’un vainqueur, et chacun a son propre rang.

operarules-section-H = Ce qui est caché
operarules-H1 = Derrière ton écran se trouvent tes ducats et ton stock personnel, à l’abri des regards, comme ta mise jusqu’à ce que toutes soient révélées. Personne ne connaît l’ordre de la pioche. Tout le reste est ouvert à tous : l’offre, la défausse, les halls, les points, le budget, le Palazzo, les pions, les engagements et les prix.
operarules-H2 = Avec l’option open_screens, tout le monde voit tous les ducats et tous les stocks. Elle est désactivée, sauf si vous en convenez. En comptant bien, on pourrait les connaître de toute façon, mais une bonne mémoire fait partie du jeu.

## Quantités, utilisées par les règles ci-dessus.

operarules-amount-along = { $along-cost ->
    [one] { $along-cost } niveau de budget
   *[other] { $along-cost } niveaux de budget
}
operarules-amount-free = { $free-actions-2 ->
    [one] ta première action est gratuite
   *[other] tes { $free-actions-2 } premières actions sont gratuites
}
operarules-amount-sold = { $actions-signora ->
    [one] { $actions-signora } pièce musicale
   *[other] jusqu’à { $actions-signora } pièces musicales
}
operarules-amount-bottom = { $level-zero-ducats ->
    [one] { $level-zero-ducats } ducat
   *[other] { $level-zero-ducats } ducats
}
