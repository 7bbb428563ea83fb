### Les règles d’Operaopoly avec nos propres mots. L’ordre de ce fichier est celui du livret.
### Chaque nombre est un blanc, rempli d’après la boîte ; une note suit la règle à laquelle elle appartient.

operaopolyrules-title = Operaopoly : les règles avec nos propres mots
operaopolyrules-introduction =
    C’est toi qui fais vivre l’opéra. Tu trouves des mécènes aux compositeurs, tu engages chanteurs et orchestres, et tu envoies les compositeurs eux-mêmes là où ils t’aident le plus. Chaque dernière représentation et chaque clôture rapportent des points de victoire, et la victoire va à celui ou celle qui en a le plus.

    Ces règles valent de { $players-low } à { $players-high } joueurs. Chacune a un numéro, que le jeu cite quand il refuse un coup ou donne des points. Le livret n’est imprimé qu’en anglais ; les mots des autres langues sont de nous. Là où il laisse une question ouverte, notre décision vient juste après la règle. Une grande partie de ce que portent les cartes n’y est pas imprimée : nous l’avons reconstituée, et nous le disons là où cela compte.

operaopolyrules-section-S = Préparation
operaopolyrules-S1 = Mélange séparément les { $opera-cards } cartes Opéra et les { $patron-cards } cartes Mécène : chaque sorte forme une pioche. Pose les { $houses } cartes de maison en laissant le hasard choisir leur face. Le sort désigne aussi qui commence.
operaopolyrules-source-S1 = Le livret ne montre que quelques cartes et maisons. La plupart des noms et des valeurs sont notre reconstitution, conçue pour s’accorder avec tous ses exemples.
operaopolyrules-S2 = Chacun prend { $tokens } jetons Ressource, { $start-opera } cartes Opéra, { operaopolyrules-amount-patron } et une carte bonus de chaque sorte, impresario et producteur. Personne ne regarde les cartes bonus qui restent ; elles sont hors jeu.
operaopolyrules-source-S2 = Ce que les cartes bonus demandent à une dernière représentation est notre reconstitution. Pour une carte impresario, le compositeur nommé est en visite dans cette maison, ou sur le plateau du compositeur à l’affiche. Pour une carte producteur, un de tes postes y vaut au moins autant ({ $bonus-ratings }), visiteurs compris, ou tu es producteur exécutif du compositeur nommé.
operaopolyrules-S3 = Chaque compositeur attend chez lui, sur son plateau de compositeur, avec { $runs } marqueurs d’opéra : { $operas }. Chaque opéra se chante dans sa langue : { $opera-languages }. À { $dormant-players } joueurs, { $dormant-composer } dort : personne ne peut le parrainer, le visiter, l’envoyer quelque part ni commencer son opéra, jusqu’à ce que la clôture d’un autre compositeur le réveille.

operaopolyrules-section-T = Ton tour
operaopolyrules-T1 = Ton tour s’ouvre sur des applaudissements : les dernières représentations que tu as lancées à ton tour précédent sont comptées d’abord (L3), dans l’ordre des cartes de maison.
operaopolyrules-T2 = Ensuite tu as { $actions } actions. Choisis librement, plusieurs fois la même si tu veux, et glisse des coups libres à tout moment. Tu peux t’arrêter avant ; ton tour ne finit que quand tu le dis.
operaopolyrules-ruling-T2 = Le livret te donne { $actions } actions. Pouvoir s’arrêter avant, c’est notre décision.
operaopolyrules-T3 = À la fin de ton tour, tu peux garder { $hand-limit } cartes en main, cartes Opéra et Mécène ensemble ; défausse les autres. Les cartes bonus ne comptent pas. Tu peux aussi défausser à tout autre moment de ton tour, gratuitement.
operaopolyrules-T4 = Pour parrainer, engager ou prendre quelque chose à un adversaire, il te faut un jeton Ressource, qui reste en place. Quand tu changes ou complètes ce qui est à toi, le jeton déjà là sert encore. Un jeton retiré ou chassé revient à son propriétaire. Tu n’en as jamais plus de { $tokens }.
operaopolyrules-T5 = Si une pioche est vide quand tu pioches, sa défausse est d’abord mélangée en une nouvelle pioche. S’il n’y a pas de défausse non plus, tu ne peux pas piocher.
operaopolyrules-ruling-T5 = Le livret ne dit pas que faire quand une pioche est épuisée.

operaopolyrules-section-P = Actions avec les cartes Mécène
operaopolyrules-P1 = Pioche une carte Mécène.
operaopolyrules-P2 = Parraine une catégorie vide d’un compositeur actif : poses-y des cartes Mécène de cette catégorie, au moins une, avec un jeton. Un mécène spécial convient à toute catégorie du plateau de son propre compositeur, et à aucun autre plateau. Nombre maximal de cartes par catégorie : { $limits }.
operaopolyrules-source-P2 = Sont imprimées les catégories du plateau de Bizet et une limite, celle de sa Publicité. Les autres limites, les plateaux de Verdi et de Wagner et ce que peuvent les mécènes spéciaux sont notre reconstitution.
operaopolyrules-P3 = Change l’une de tes catégories. Avec les cartes en place et celles de ta main, compose une nouvelle pile, dans la limite et différente de l’ancienne ; le reste va dans ta main. Ou libère-la entièrement et reprends ton jeton.
operaopolyrules-ruling-P3 = Le livret ne le dit pas, mais changer, c’est changer quelque chose.
operaopolyrules-P4 = Prends la catégorie d’un adversaire avec des cartes Mécène de ta main, dans la limite et de valeur supérieure (R1) à ce qui s’y trouve. Il défausse ses cartes et reprend son jeton. C’est tout ou rien : tu ne peux ni prendre une partie d’une pile, ni ajouter à celle d’un autre.

operaopolyrules-section-O = Actions avec les cartes Opéra
operaopolyrules-O1 = Pioche une carte Opéra.
operaopolyrules-O2 = Engage pour un poste vide d’une maison : une carte de distribution ou un artiste spécial pour les rôles féminins ou les rôles masculins, une carte orchestre pour l’orchestre. Pose un jeton et, si tu veux, des répétitions de ta main qui conviennent, autant que tu le souhaites. Le côté de la carte que tu utilises doit chanter dans la langue de l’opéra (S3) ; un orchestre joue tout.
operaopolyrules-O3 = Le premier engagement dans une maison vide commence un opéra. Tu dis de qui : un compositeur actif dont la langue convient à ta carte, qui a encore un marqueur d’opéra sur son plateau et que quelqu’un parraine. Le marqueur va dans la maison. Plusieurs séries d’un compositeur peuvent être en cours en même temps, mais il ne revient jamais dans une maison du même nom.
operaopolyrules-O4 = Tu ne peux engager, même par une audition, que si au moins une catégorie de ce compositeur est parrainée. Pour répéter, changer ou prendre à un adversaire, ce n’est pas nécessaire.
operaopolyrules-O5 = Répète : ajoute une répétition qui convient à l’un de tes postes. Il y a de la place pour plus d’une.
operaopolyrules-source-O5 = Ce qu’une répétition ajoute se déduit d’un exemple pour l’orchestre ; pour les chanteurs, c’est notre reconstitution.
operaopolyrules-O6 = Change l’un de tes postes. Places-y un autre chanteur ou orchestre de ta main qui convient au rôle et à l’opéra, avec des répétitions du poste et de ta main ; ou garde la carte en place et retire-lui des répétitions. Le reste va dans ta main. Ou libère entièrement le poste et reprends ton jeton. Une répétition ne reste jamais seule.
operaopolyrules-ruling-O6 = Comme en P3 : changer, c’est changer quelque chose.
operaopolyrules-O7 = Prends le poste d’un adversaire avec une carte de ta main qui convient au rôle et à l’opéra et des répétitions qui conviennent, de valeur supérieure (R1). Tout ce que l’adversaire y avait est défaussé.
operaopolyrules-O8 = Joue la carte audition et nomme une maison. Retourne { $audition-draw } cartes Opéra devant tout le monde, ou autant qu’il y en a après avoir mélangé la défausse ; s’il n’y en a aucune, pas d’audition. Avec ces cartes seulement, aucune de ta main, tu peux une seule fois engager, changer, prendre à un adversaire ou répéter dans cette maison, selon toutes les règles de cette action. Les répétitions retournées peuvent accompagner un chanteur ou un orchestre retourné, et les tiennes peuvent rester au poste. Tu décides avant toute autre chose. Les cartes inutilisées sont remélangées dans la pioche Opéra, puis la carte audition est défaussée. Le tout est une seule action.
operaopolyrules-O9 = Si une maison perd son dernier engagement avant que son dernier tour de table commence, l’opéra est annulé : le marqueur d’opéra retourne au plateau et la maison est libre.
operaopolyrules-ruling-O9 = Le livret ne dit pas ce que devient un opéra qui perd sa dernière carte. Nous rendons le marqueur : le compositeur ne perd rien.

operaopolyrules-section-R = Valeurs et impresarios
operaopolyrules-R1 = De valeur supérieure veut dire plus, jamais égal. Ton attaque est la valeur des cartes que tu joues, et { $composer-plus } pour chaque visiteur qui convient et dont tu es l’impresario. La défense est la valeur des cartes en place, et { $composer-plus } pour chaque autre visiteur qui convient. Sur un plateau, un compositeur en visite convient par son influence : { $influences }. Dans une maison, par son talent : { $abilities }. Quand ces règles parlent de la valeur d’une catégorie ou d’un poste, elles comptent les cartes et ce qu’ajoutent les visiteurs.
operaopolyrules-ruling-R1 = Le livret ne dit pas de quel côté est un visiteur. Chez nous, il aide l’attaquant si celui-ci est son impresario, et sinon le défenseur.
operaopolyrules-source-R1 = L’influence et le talent de Verdi sont imprimés. Ceux des autres sont notre reconstitution.
operaopolyrules-R2 = Tu es l’impresario d’un compositeur si tu parraines la majorité de ses catégories. Si personne n’en a la majorité, c’est celui qui a la plus haute valeur, visiteurs compris, dans une seule de ses catégories ; à égalité, ce n’est personne. Si tu es son seul parrain, c’est donc toi.
operaopolyrules-R3 = On le vérifie après chaque coup et après chaque représentation comptée. Tous les compositeurs dont l’impresario a changé rentrent chez eux au même moment. Puis on vérifie de nouveau, jusqu’à ce que plus rien ne change.
operaopolyrules-ruling-R3 = Le livret ne dit ni quand vérifier, ni dans quel ordre les compositeurs rentrent. Nous vérifions après chaque coup et les renvoyons ensemble : l’ordre ne change rien.
operaopolyrules-R4 = En tant qu’impresario, tu peux envoyer ton compositeur une fois par tour, en coup libre, à un endroit où il n’est pas encore : le plateau d’un autre compositeur actif, n’importe quelle maison, ou chez lui. Si tu as plusieurs compositeurs, tu peux les envoyer tous. Rentrer à cause de R3, ce n’est pas être envoyé. Chez lui, il n’aide personne.
operaopolyrules-R5 = Un compositeur en visite reste où il est jusqu’à ce qu’on l’envoie ailleurs, que R3 le renvoie chez lui, que la maison visitée soit comptée ou que vienne la clôture du compositeur visité.
operaopolyrules-ruling-R5 = Le livret ne dit pas combien de temps dure une visite.

operaopolyrules-section-L = Dernière représentation
operaopolyrules-L1 = Dès que chaque poste d’une maison est pourvu et que chaque catégorie de son compositeur est parrainée, le dernier tour de table de cette maison commence. Le joueur dont c’est le tour l’a lancé, et finit son tour.
operaopolyrules-ruling-L1 = Le livret ne dit pas quand vérifier. Nous vérifions après chaque coup ; le dernier tour de table peut donc commencer au milieu d’un tour.
operaopolyrules-L2 = À partir de là, jusqu’au décompte, personne ne peut libérer un poste de cette maison ni une catégorie de ce compositeur. Tout le reste est permis ; tu peux même remplacer tes propres cartes par de plus faibles.
operaopolyrules-L3 =
    La dernière représentation est comptée quand revient le tour de celui qui l’a lancée, pas à pas :
    – Le producteur exécutif est celui qui tient la majorité des postes ; si personne ne l’a, celui qui a le poste de plus haute valeur, visiteurs compris. Il reçoit le marqueur d’opéra. En cas d’égalité, ce n’est personne, et le marqueur quitte le jeu.
    – À chaque poste, la valeur des cartes fait autant de points pour son propriétaire.
    – Si l’opéra est dans la langue de la maison, le propriétaire de chaque poste reçoit les points que paie la maison : { $house-bonuses }.
    – Tes cartes bonus pas encore payées rapportent { $bonus-points } points chacune si ce qu’elles demandent est vrai à ce moment ; pour une carte impresario, tu dois être l’impresario du compositeur nommé. Rien n’empêche que l’une et l’autre paient.
    – Pour chaque visiteur qui convient à un poste, son propriétaire reçoit { $composer-plus } points.
    – Chaque catégorie de ce compositeur rapporte { $sponsor-points } points à celui qui la parraine.
    – Les cartes Opéra sont défaussées, les jetons reviennent, les visiteurs de la maison rentrent chez eux, et la carte de maison est retournée.
    – Si c’était la dernière série du compositeur, vient sa clôture (C1).
operaopolyrules-ruling-L3 = Le livret ne dit ni où va le marqueur en cas d’égalité, ni où vont ensuite les visiteurs. Nous retirons le marqueur du jeu et renvoyons les visiteurs chez eux.
operaopolyrules-source-L3 = Des maisons, le livret ne donne que la Scala et ce que l’une d’elles paie pour un opéra en français. Les autres, et ce qu’elles paient, sont notre reconstitution.

operaopolyrules-section-C = Clôture, et la fin
operaopolyrules-C1 = À une clôture, chaque catégorie rapporte sa valeur à celui qui la parraine, avec ce qu’ajoutent les visiteurs. Les cartes Mécène sont défaussées, les jetons reviennent, les visiteurs du plateau rentrent chez eux et le compositeur quitte le jeu. Si { $dormant-composer } dort encore, il se réveille.
operaopolyrules-C2 = À la clôture du dernier compositeur, la partie s’achève aussitôt. Les marqueurs d’opéra que tu as gardés rapportent des points ; au-delà de { $most-markers }, ils n’ajoutent rien. Marqueurs → points : { $marker-points }.
operaopolyrules-C3 = Celui qui a le plus de points de victoire gagne. À égalité, celui qui a le plus de marqueurs d’opéra ; si c’est encore égal, la victoire est partagée.
operaopolyrules-ruling-C3 = Quand points et marqueurs sont à égalité, le livret ne désigne pas de vainqueur. Chez nous, la victoire est partagée.
operaopolyrules-C4 = Si { $stall-turns } tours de suite passent sans représentation comptée, la saison est abandonnée. La partie finit, les opéras en cours et les compositeurs sans clôture ne rapportent rien, et les marqueurs sont comptés. Un avertissement paraît à partir du tour { $stall-told-from }. Une représentation comptée remet le compte à zéro, et le tour où elle a lieu est le premier à compter de nouveau.
operaopolyrules-ruling-C4 = Le livret ne connaît pas de fin pour une partie où personne ne veut avancer. Celle-ci est de nous.

operaopolyrules-section-H = Ce qui est caché
operaopolyrules-H1 = Restent cachés : les mains, les cartes bonus jusqu’à ce qu’elles soient payées, l’ordre des pioches et les défausses, posées face cachée. Tout le reste est visible, y compris le nombre de cartes d’une main ou d’une pile. Et tout le monde a vu les cartes chassées ou revenues de la table dans une main.

## Quantités, utilisées par les règles ci-dessus.

operaopolyrules-amount-patron = { $start-patron ->
    [one] { $start-patron } carte Mécène
   *[other] { $start-patron } cartes Mécène
}
