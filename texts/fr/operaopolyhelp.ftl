### Help at the questions of Operaopoly: what is asked, what answers mean, what players weigh; and what things are.

## A turn.

operaopolyhelp-act-short = Jusqu’à { $most } actions, dans n’importe quel ordre. Les mécènes parrainent un compositeur ; on peut alors engager des chanteurs et un orchestre pour son opéra. Quand une maison est complète et son compositeur entièrement parrainé, on la compte un tour de table plus tard.
operaopolyhelp-act-what = Fais jusqu’à { $most } actions, dans n’importe quel ordre, chacune aussi souvent que tu veux ; les coups libres s’y ajoutent.
operaopolyhelp-act-answers = Ce que tu peux faire maintenant
operaopolyhelp-act-draw = Piocher : les cartes Mécène parrainent les compositeurs, les cartes Opéra sont des chanteurs, des orchestres et des répétitions.
operaopolyhelp-act-sponsor = Parrainer : pose des cartes Mécène et un jeton sur une catégorie vide. Elle rapporte { $pays } ★ à chaque dernière représentation de ce compositeur, et sa valeur à la clôture.
operaopolyhelp-act-hire = Engager : un chanteur qui chante dans la langue de l’opéra, ou un orchestre, à un poste vide, avec un jeton. Il faut que quelqu’un parraine le compositeur, peu importe qui.
operaopolyhelp-act-rehearse = Répéter : ajoute une répétition à l’un de tes postes ; il vaut et rapporte davantage.
operaopolyhelp-act-change = Changer : échange tes propres cartes à un poste, ou reprends-les avec le jeton.
operaopolyhelp-act-take = Prendre : des cartes de valeur supérieure chassent celles d’un adversaire. L’égalité ne suffit pas.
operaopolyhelp-act-audition = Audition : retourne trois cartes Opéra et utilise-les dans une maison, sans les avoir en main.
operaopolyhelp-act-direct = Envoyer un compositeur, gratuit : son impresario le peut, une fois par tour. En visite, il ajoute { $plus } là où il aide.
operaopolyhelp-act-discard = Défausser, gratuit : une carte dont tu n’as plus besoin.
operaopolyhelp-act-end = Terminer ton tour : les actions restantes sont perdues, et tu gardes { $hand } cartes au plus.
operaopolyhelp-act-think-1 = Qui devient impresario ? Il faut deux catégories sur trois, ou à défaut la plus haute.
operaopolyhelp-act-think-2 = À quelle maison ne manque-t-il qu’une carte ? Celui qui la complète lance le dernier tour de table.
operaopolyhelp-act-think-3 = Ai-je assez de jetons ? Tu en as { $tokens } ; ils reviennent quand une maison est comptée.

## What comes up for the first time in a turn.

operaopolyhelp-sponsor-short = Tu peux parrainer : choisis une carte Mécène, puis une catégorie éclairée d’un plateau. Le plus fort parrain d’un compositeur devient son impresario.
operaopolyhelp-hire-short = Tu peux engager : choisis un chanteur ou un orchestre, puis un poste éclairé dans une maison. Le premier engagement dans une maison en relâche y lance un opéra.
operaopolyhelp-direct-short = Te voilà impresario : une fois par tour, tu peux envoyer ton compositeur sur un plateau ou dans une maison. Il ajoute { $plus } au poste ou à la catégorie qu’il aide.
operaopolyhelp-take-short = Tu pourrais prendre un poste ou une catégorie à quelqu’un : tes cartes doivent valoir plus que les siennes. L’autre perd ses cartes et reprend son jeton.
operaopolyhelp-rehearse-short = Tu peux répéter : avec une répétition, un de tes postes vaut plus, et il est plus difficile à prendre.
operaopolyhelp-audition-short = Tu peux organiser une audition : trois cartes Opéra sont retournées, et tu peux les utiliser aussitôt dans une maison.

## Auditions and discards.

operaopolyhelp-pick-short = Trois cartes sont retournées. Utilise-les pour engager, changer, prendre ou répéter une seule fois dans cette maison, ou n’en utilise aucune.
operaopolyhelp-pick-what = Les cartes retournées ne servent qu’à cette maison. Utilises-en au moins une pour une seule action, ou aucune.
operaopolyhelp-pick-1 = Un poste et des cartes : toutes les règles de cette action s’appliquent. Les cartes de ta main ne peuvent pas aider.
operaopolyhelp-pick-2 = N’en utiliser aucune : elles sont remélangées dans la pioche Opéra.
operaopolyhelp-pick-think-1 = Tout le monde voit ces cartes. Que ferait de ce poste le joueur suivant ?
operaopolyhelp-discard-short = À la fin de ton tour, ta main compte { $hand } cartes au plus. Choisis ce qui part ; personne ne le voit.
operaopolyhelp-discard-what = Tu as plus de { $hand } cartes en main à la fin de ton tour. Défausse-les une à une jusqu’à en garder { $hand }.
operaopolyhelp-discard-1 = Une carte : elle va face cachée à la défausse, où personne ne la voit.
operaopolyhelp-discard-think-1 = Quelle carte ne pourrai-je de toute façon pas jouer au prochain tour ?

## What things on the table are.

operaopolyhelp-about-category = Catégorie d’un plateau
operaopolyhelp-about-category-1 = On y parraine un compositeur, avec des cartes Mécène de cette catégorie et un jeton.
operaopolyhelp-about-category-2 = Elle rapporte à son parrain { $pays } ★ à chaque dernière représentation de ce compositeur, et sa valeur à la clôture.
operaopolyhelp-about-slot = Poste dans une maison
operaopolyhelp-about-slot-1 = Une carte de cette sorte, avec des répétitions, et le jeton de son propriétaire.
operaopolyhelp-about-slot-2 = À la dernière représentation, il rapporte sa valeur, et le bonus de la maison si la langue est la bonne.
operaopolyhelp-about-impresario = Impresario
operaopolyhelp-about-impresario-1 = Celui qui parraine deux des trois catégories d’un compositeur, ou à défaut celui qui a la plus haute ; à égalité, personne.
operaopolyhelp-about-impresario-2 = Il peut envoyer son compositeur sur un plateau ou dans une maison, une fois par tour.
operaopolyhelp-about-composer = Un compositeur en visite
operaopolyhelp-about-composer-1 = Sur un plateau, il ajoute { $plus } à une catégorie ; dans une maison, { $plus } à un poste.
operaopolyhelp-about-composer-2 = Chez lui, il n’aide personne.
operaopolyhelp-about-marker = Marqueurs d’opéra
operaopolyhelp-about-marker-1 = Chaque compositeur a deux séries, un marqueur chacune. Le producteur exécutif d’une dernière représentation garde le marqueur ; à la fin, ils rapportent des points.
operaopolyhelp-about-tokens = Jetons Ressource
operaopolyhelp-about-tokens-1 = Un sur chaque poste et chaque catégorie à toi. Tu en as { $tokens } ; ils reviennent quand une maison est comptée, à la clôture d’un compositeur, ou quand on te prend un poste ou une catégorie.
operaopolyhelp-about-house = Maison d’opéra
operaopolyhelp-about-house-1 = Quand elle est complète et son compositeur entièrement parrainé, le dernier tour de table commence ; on la compte quand c’est de nouveau à celui qui l’a complétée.
operaopolyhelp-about-house-2 = Un opéra dans la langue de la maison rapporte davantage pour chaque poste.
operaopolyhelp-about-decks = Pioches
operaopolyhelp-about-decks-1 = Piocher coûte une action. Les cartes Opéra remplissent les maisons, les cartes Mécène les plateaux.
operaopolyhelp-about-bonus = Cartes bonus
operaopolyhelp-about-bonus-1 = Secrètes. Si la condition est remplie à une dernière représentation, une carte rapporte { $bonus } ★, une fois.
operaopolyhelp-about-points = Points de victoire
operaopolyhelp-about-points-1 = Celui qui en a le plus après la troisième clôture gagne.
operaopolyhelp-about-end = Terminer ton tour
operaopolyhelp-about-end-1 = Les actions restantes sont perdues ; c’est au joueur suivant.

## In a first game.

operaopolyhelp-hasty-end = { $actions ->
    [one] Il te reste { $actions } action. Si tu termines ton tour, elle est perdue.
   *[other] Il te reste { $actions } actions. Si tu termines ton tour, elles sont perdues.
}
