### Ce que tout livret dit autour de ses règles ; les règles sont dans `<game>rules.ftl`.

rulebook-and = { $items } et { $last }
rulebook-ruling = Notre décision
rulebook-option = Option
rulebook-source = Reconstitué
rulebook-edition = D’un livret à l’autre
rulebook-unknown-rule = Il n’y a pas de règle « { $rule } » dans ce livret ; il a { $known }. La lettre seule montre toute la section.
rulebook-not-found = Aucune règle ne parle de « { $sought } ».
# Ce que l’on dit aussi, et comment le disent les livrets : sur chaque ligne, d’abord les mots cherchés.
rulebook-synonyms =
    argent, monnaie, or = ducat
    enchère, enchères, enchérir = mise, miser
    départage, départager, ex-aequo = égalité
    théâtre, théâtres = opéra
    salle, salles = hall
    figurine, figurines, meeple = pion
    salaire, cachet, prix = honoraires
    passer = fin de représentation, arrêter avant
    installation = préparation
    tuile, tuiles = pièce musicale, pièces musicales
    extension, annexe = aile
    renommée, réputation, célébrité = gloire
    marché, boutique = offre
    recette, recettes, gains = revenus
    voler, attaquer, conquérir = d’un adversaire
    investisseur, sponsor, bienfaiteur = mécène
    acteur, chanteuse, voix = chanteur
    mission, objectif = cartes bonus
    score, pv = point
