### Vassaux et vice-rois, et ce qu’attend un mécène

## Ce qui ne peut se faire

vassal_takes_all = { $kingdom } ne peut céder toute sa terre ; il doit en rester une partie.
cession_cuts_off = { $count ->
    [one] { $hex } serait coupé
   *[other] { $count } hexagones autour de { $hex } seraient coupés
} de la capitale ; cédez aussi cette partie, ou dites pourquoi elle tient ensemble.
vassal_of_itself = { $kingdom } ne peut être son propre vassal.
vassal_already = { $kingdom } est déjà votre vassal.
vassal_is_sovereign = { $kingdom } ne peut devenir vassal de { $vassal }, dont il est le suzerain.
vassal_of_another = { $kingdom } est vassal de { $sovereign }.
not_your_vassal = { $kingdom } n’est pas votre vassal.
grant_too_large = Un vassal reçoit jusqu’à un quart de la trésorerie : { $most } PC, pas { $grant }.
viceroy_needed = Impossible tant qu’aucun vice-roi ne remplit ses devoirs ici.
viceroy_elsewhere = { $name } est vice-roi de { $kingdom }.
viceroy_already = { $name } est déjà vice-roi de { $kingdom }.
visitor_already = Rien ne change pour { $kingdom } : il en est déjà ainsi.
cannot_visit = Seuls un consort ou un héritier peuvent suppléer un vice-roi, et { $name } n’est ni l’un ni l’autre.
visits_another = { $name } séjourne dans { $kingdom }.
rules_at_home = { $name } remplace le dirigeant au pays et ne peut suppléer en plus un vice-roi.
no_such_obligation = L’obligation « { $obligation } » n’existe pas ; il y a : { $known }.

## Ce qu’il faut savoir

vassal_land_unknown = { $count ->
    [one] { $hex } n’a pas été exploré et débarrassé de ses dangers ; ses nouveaux maîtres le connaissent désormais.
   *[other] { $count } hexagones autour de { $hex } n’ont pas été explorés et débarrassés de leurs dangers ; leurs nouveaux maîtres les connaissent désormais.
}
viceroy_leaves_role = { $name } abandonne pour cela la fonction de { TERM("role", $role) }.
vassal_hex_absorbed = { $hex } est pris à votre vassal { $kingdom }.

## Ce qui est fait, et ce qu’il en advient

vassal_made = Édit de vassalité : { $kingdom } naît de { $count ->
    [one] { $hex }
   *[other] { $count } hexagones
}{ $grant ->
    [0] {""}
   *[other] , avec { $grant } PC
}
kingdom_subjugated = Édit de vassalité : { $kingdom } est soumis, { TERM("attitude", $attitude) } envers nous{ $grant ->
    [0] {""}
   *[other] , avec { $grant } PC
}
vassal_released = Libérer { $kingdom }
vassal_bound = { $kingdom } est désormais vassal de { $sovereign }
vassal_freed = { $kingdom } n’est plus vassal de { $sovereign }
vassal_at_peace = Trois tests de Loyauté réussis de suite : la paix règne avec { $kingdom }
gifts_counted = Les dons à { $kingdom } comptent pour { $amount } PC de constructions là-bas ce tour-ci
viceroy_seated = { $name } est vice-roi de { $kingdom }
visitor_sent = { $name } séjourne dans { $kingdom } et supplée le vice-roi
visitor_back = { $name } rentre de { $kingdom }
obligation_set = Ce qu’attend le mécène : { TERM("obligation", $obligation) }

ask_subjugation = { $kingdom } a été soumis : les deux peuples le supportent-ils ?
ask_subjugation_unrest = Frictions avec { $kingdom } : de combien monte l’Insatisfaction ?
ask_visitor = { $name } maintient-il la paix à la place du vice-roi ?
due_friction = { $kingdom } : test de Loyauté, DD augmenté de { $amount }
due_no_viceroy = Aucun vice-roi ne remplit ses devoirs ici : comme sans dirigeant
due_viceroy_missing = { $kingdom } n’a pas de vice-roi qui remplisse ses devoirs

## Ce qu’attend le mécène

obligation_means = { $obligation ->
    [colony] Explorer, pacifier et peupler une terre sauvage aux frontières du mécène, qui la revendique. D’autres pourraient la contester.
    [charter] Peupler une terre qui revient au mécène mais reste sauvage, la faire prospérer, en élargir et en défendre les frontières.
    [fief] Tenir un domaine au sein des terres habitées du mécène et faire prospérer encore ses villes et ses champs.
   *[conquest] Gouverner un royaume que les soldats du mécène ont vaincu, avec ces soldats et au nom du mécène.
}
obligation_pays = { $repayment ->
    [0] { $tithe ->
        [0] Rien n’est remboursé.
       *[other] { $tithe } % du revenu vont au mécène chaque mois, au moins 1 PC.
    }
   *[other] { $tithe ->
        [0] { $repayment } PC reviennent au mécène chaque mois.
       *[other] { $repayment } PC et { $tithe } % du revenu, au moins 1 PC, vont au mécène chaque mois.
    }
}
sheet-kingdom-patron = Mécène : { $obligation }
sheet-kingdom-terms = { $repayment ->
    [0] { $tithe } % du revenu au mécène
   *[other] { $tithe ->
        [0] { $repayment } PC par mois au mécène
       *[other] { $repayment } PC par mois et { $tithe } % du revenu au mécène
    }
}

## D’où viennent les lignes d’un compte

source_vassalage = Édit de vassalité
source_vassal = { $id ->
    [friction] Frictions de la soumission
    [gifts] Dons du suzerain
    [grant] Accordés à un vassal
    [second_role] Seconde fonction d’un vice-roi
    [size] Taille du royaume soumis
    [sovereign] Accordés par le suzerain
    [tribute] Tribut
   *[visitor] À la place du vice-roi
}
reason_counted_once = compté une seule fois

## Défauts des fichiers

fault_no_overlord = « { $kingdom } » a un vassal, « { $vassal } », qui ne le désigne pas comme suzerain.
fault_overlord_unaware = « { $kingdom } » désigne un suzerain, « { $overlord } », qui ne le compte pas parmi ses vassaux.
fault_overlord_circle = « { $kingdom } » est, par d’autres, son propre suzerain.
