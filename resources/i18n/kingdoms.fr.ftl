# Royaumes côte à côte : lesquels sont joués, les voisins et leurs attitudes

only_a_neighbour = { $kingdom } est un royaume voisin que personne ne joue ; ceci vaut pour les royaumes joués.
not_a_neighbour = { $kingdom } est joué et tient ses propres comptes ; ceci vaut pour les royaumes voisins.
no_such_attitude = Il n’y a pas d’attitude « { $attitude } » ; il y a : { $known }.
attitude_to_itself = { $kingdom } n’a pas d’attitude envers lui-même.
attitude_is_so = L’attitude { OF($kingdom) } est déjà : { TERM("attitude", $attitude) }.
dice_count = Il faut { $count } dés à { $sides } faces.
kingdom_at_table = { $kingdom } est à la table ; mettez-y d’abord un autre royaume.
kingdom_is_played = { $kingdom } est joué ; ses comptes, ses responsables et ses édits disparaîtraient avec lui.
only_kingdom_played = { $kingdom } est le seul royaume joué : faites-en d’abord jouer un autre.

kingdom_name_twice = Plusieurs royaumes s’appellent « { $kingdom } » ; indiquez-en un par son identifiant.
others_month_open = Rien n’est joué : le mois suivant commence quand { $kingdom } aura joué celui-ci.

other_month_open = { $kingdom } n’a pas joué ce mois jusqu’au bout.

neighbour_founded = Royaume voisin : { $name }
neighbour_edited = Modification du voisin { $kingdom }
neighbour_played = { $kingdom } est joué désormais
kingdom_handed_over = { $kingdom } devient un voisin : le MJ parle pour lui
kingdom_removed = Retrait { OF($kingdom) }
economy_estimated = Économie { OF($kingdom) } estimée : { $rolled } + { $size } = { $economy }
attitude_set = Attitude { OF($kingdom) } envers { $toward } : { TERM("attitude", $before) } → { TERM("attitude", $attitude) }
neighbour_land_claimed = Terres du voisin : { $count ->
    [one] { $hex }
   *[other] { $count } hexagones
}
neighbour_land_given_up = N’est plus au voisin : { $count ->
    [one] { $hex }
   *[other] { $count } hexagones
}

source_neighbour = { $id ->
    [typed] Connu du MJ
    [hexes] Hexagones sur la carte
    [dice] 2d6
   *[size] Taille
}
