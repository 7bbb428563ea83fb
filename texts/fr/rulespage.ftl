### Les pages des livrets de règles et du glossaire, et la carte qui répond à « Pourquoi ? ».

## Un livret sur sa page.

rulespage-contents = Sommaire
rulespage-search = Chercher dans les règles
rulespage-found = { $count ->
    [one] { $count } règle en parle.
   *[other] { $count } règles en parlent.
}
rulespage-not-found = Aucune règle ne parle de « { $sought } ».
rulespage-all = Montrer toutes les règles
rulespage-copy = Copier le lien vers la règle { $rule }
rulespage-copied = Le lien vers la règle { $rule } est copié.
rulespage-print = Imprimer
rulespage-book = { $game } : les règles
rulespage-to-top = En haut
rulespage-drawing-fails = Ce dessin n’a pas pu être chargé.

## Le glossaire sur sa page.

rulespage-glossary = Glossaire
rulespage-glossary-introduction = Un mot pour une chose, partout. Pour Opera, ce sont le plus souvent les mots du livret de chaque langue, et en italien ceux d’une traduction de joueur ; Operaopoly n’a été imprimé qu’en anglais, ses autres mots sont de nous.
rulespage-glossary-search = Chercher un mot
rulespage-glossary-found = { $count ->
    [one] { $count } mot trouvé.
   *[other] { $count } mots trouvés.
}

## Pourquoi ?

rulespage-why-rules = Pourquoi ? { $rules }
rulespage-why-whole = Lire la suite dans le livret
rulespage-why-fails = Le livret n’a pas pu être chargé. La règle est { $rules }.
rulespage-why-sum = En tout
rulespage-why-income = Revenus à { $city }, dans l’état actuel
rulespage-why-counting = Tour de décompte à { $city }, avec la gloire d’après ce tour
rulespage-why-pays = { $seat-you ->
    [true] { $house } te paie à sa dernière représentation, dans l’état actuel
   *[other] { $house } paie { $seat } à sa dernière représentation, dans l’état actuel
}
rulespage-part-I1 = { $pieces ->
    [one] { $pieces } pièce musicale représentée
   *[other] { $pieces } pièces musicales représentées
}
rulespage-part-I2 = doublé par le Maestro
rulespage-part-C1 = gloire dans le hall principal
rulespage-part-C2 = Compositeur du Siècle
rulespage-part-C3 = { $empty ->
    [one] { $empty } hall vide
   *[other] { $empty } halls vides
}
rulespage-part-cards = cartes aux postes
rulespage-part-house = un opéra dans la langue de la maison
rulespage-part-plus = compositeurs en visite
rulespage-part-sponsor = catégories parrainées

## Les dessins d’Opera.

rulespage-opera-century = Les tours du jeu avec leurs tours de décompte, et pour chaque épisode son Compositeur du Siècle.
rulespage-opera-century-alt = Une affiche de tous les tours en trois épisodes ; le tour en cours est mis en évidence, et chaque épisode montre la pièce de son compositeur.
rulespage-opera-budget = Jaune a misé le plus et passe en premier dans l’ordre de budget ; Bleu, le plus bas sur la table, passe en dernier.
rulespage-opera-budget-alt = La table de budget et ses niveaux de haut en bas. Le marqueur de Jaune est tout en haut avec la baguette, celui de Rouge juste dessous, celui de Bleu à mi-hauteur.
rulespage-opera-roles = Les rôles avec leurs honoraires, et qui les a engagés ce tour-ci. Seul l’Architecte est encore libre.
rulespage-opera-roles-alt = Six affiches côte à côte. Signora, Impresario et Maestro portent l’écu de Jaune, Critique et Expert celui de Rouge ; l’Architecte n’en porte pas.
rulespage-opera-offer = L’offre est rangée sur l’échelle de gloire : une pièce coûte autant de ducats que son compositeur a de gloire.
rulespage-opera-offer-alt = L’échelle de gloire avec un compositeur à chaque niveau, Verdi en haut, et à côté de la plupart les pièces en vente.
rulespage-opera-programme = Rouge représente Monteverdi dans plusieurs villes, c’est permis, mais jamais plus d’une fois dans le même opéra.
rulespage-opera-programme-alt = Les opéras de Rouge à Venise, Vienne, Berlin et Londres, ouverts pour montrer les pièces dans leurs halls. La grande arche à gauche est le hall principal.
rulespage-opera-palazzo = Le Palazzo est plein : tant qu’il n’est pas vidé, personne ne peut plus vendre.
rulespage-opera-palazzo-alt = Le Palazzo avec des pièces de Wagner, Verdi et Mozart à toutes ses places.
rulespage-opera-figures = Les pions se tiennent devant les théâtres. Une ville en accueille autant qu’elle a de places.
rulespage-opera-figures-alt = La scène avec les six villes en façades de théâtre ; le Critique est à Venise, l’Expert à Londres, le Maestro à Paris. Milan est encore fermée.
rulespage-opera-income = Sous chaque opéra ses revenus, puis ses points si un tour de décompte venait maintenant. Le Maestro est à Paris : les revenus y sont doublés.
rulespage-opera-income-alt = Les opéras de Jaune à Venise, Vienne et Paris avec leurs pièces. Sous chacun, ses ducats et ses points ; à Paris, deux halls sont vides.

## Les dessins d’Operaopoly.

rulespage-operaopoly-asleep = Bizet dort : son plateau ne prend aucune carte avant la clôture d’un autre compositeur.
rulespage-operaopoly-asleep-alt = Le plateau de Bizet, grisé, et quelques mots pour dire qu’il dort.
rulespage-operaopoly-mat = Toutes les catégories de Bizet sont parrainées. Rouge en tient la majorité et est son impresario.
rulespage-operaopoly-mat-alt = Le plateau de compositeur de Bizet avec des cartes Mécène sur Financement, Formation et Publicité et les écus de leurs propriétaires.
rulespage-operaopoly-begun = Un premier engagement a lancé La traviata : le marqueur d’opéra est à la maison, les autres postes attendent.
rulespage-operaopoly-begun-alt = Une maison d’opéra éclairée avec ses postes ; un chanteur de Rouge est au milieu, les autres sont vides.
rulespage-operaopoly-defence = Verdi est en visite et son talent aide l’orchestre : pour prendre le poste de Bleu, il faut dépasser les cartes et le visiteur.
rulespage-operaopoly-defence-alt = Une maison d’opéra où l’orchestre de Bleu a une carte de répétition, avec le pion de Verdi devant.
rulespage-operaopoly-visitor = Bleu a envoyé Verdi sur le plateau de Bizet, où son influence renforce une catégorie.
rulespage-operaopoly-visitor-alt = Le plateau de compositeur de Bizet avec le pion de Verdi près de la catégorie qu’il aide.
rulespage-operaopoly-last-round = Chaque poste est pourvu, chaque catégorie parrainée : la lanterne dit que le dernier tour de table a commencé. Sur les marches, ce que la maison paiera.
rulespage-operaopoly-last-round-alt = Une maison d’opéra avec chanteurs et orchestre à tous ses postes et une lanterne allumée ; sur les marches, les points de chaque joueur.
