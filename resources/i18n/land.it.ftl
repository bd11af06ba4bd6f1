### Terre perdute, tagliate fuori, tenute e riconquistate; un regno senza terre.

## Perché no

annexation_tried = La Città Libera dell’esagono { $hex } ha rifiutato questo mese; il prossimo si può riprovare.
not_cut_off = L’esagono { $hex } non resterebbe tagliato fuori dalla capitale: là non serve nominare nessuno.
no_such_leader = Nessuna autorità del regno corrisponde a «{ $leader }»: indica un ruolo, per esempio general, o ruolo e nome.
leader_in_two_places = { $name } ({ TERM("role", $role) }) non può trovarsi in due parti del regno.
hex_not_lost = L’esagono { $hex } non è una terra perduta da questo regno.
monsters_there_already = L’esagono { $hex } va comunque liberato dai pericoli.
kingdom_stands = Il regno { $kingdom } non è caduto; il suo Tesoro resta suo.
more_than_left = Del Tesoro si possono conservare da 0 a { $have } PC, non { $amount }.
kingdom_fallen = Il regno { $kingdom } è stato distrutto perché senza terre; si può solo fondarne uno nuovo.

## Avvertimenti

territory_at_stake = Senza un’autorità sul posto { $count ->
    [one] si perde anche un esagono
   *[other] si perdono anche { $count } esagoni
} (esagono { $hex } e dintorni){ $settlements ->
    [0] .
    [one] , e un insediamento diventa una Città Libera.
   *[other] , e { $settlements } insediamenti diventano Città Libere.
}
win_back_bonus = La gente dell’esagono { $hex } desidera tornare: { $bonus } in più alla prova di Stabilità.
land_comes_back = Questa rivendicazione fa tornare terre perdute: { $count ->
    [one] un esagono
   *[other] { $count } esagoni
}.
land_uncleared = { $count ->
    [one] Un esagono delle terre perdute va liberato dai pericoli prima di tornare.
   *[other] { $count } esagoni delle terre perdute vanno liberati dai pericoli prima di tornare.
}

## Che cosa si fa e che cosa ne è venuto (diario)

territory_held = { $count ->
    [one] Un esagono tagliato fuori
   *[other] { $count } esagoni tagliati fuori
} (esagono { $hex }): { $name } ({ TERM("role", $role) }) tiene il territorio secondario
territory_lost = { $count ->
    [one] Un esagono tagliato fuori e perduto
   *[other] { $count } esagoni tagliati fuori e perduti
} senza autorità sul posto (esagono { $hex }){ $settlements ->
    [0] {""}
    [one] , con un insediamento
   *[other] , con { $settlements } insediamenti
}
territory_rejoined = Il territorio secondario dell’esagono { $hex } è di nuovo unito al territorio principale
territory_is_main = Il territorio dell’esagono { $hex } è ora il territorio principale
territory_regained = Tornano terre perdute: { $count ->
    [one] esagono { $hex }
   *[other] { $count } esagoni intorno all’esagono { $hex }
}
city_joined = La Città Libera dell’esagono { $hex } torna nel regno
land_gone = Il regno non ha più terre: entro la fine del prossimo mese deve avere un esagono con un insediamento
last_chance = { $kingdom }: questo mese bisogna rivendicare un esagono e fondare o rivendicare un insediamento, o il regno è distrutto
kingdom_saved = { $kingdom }: il regno ha di nuovo terre e un insediamento
kingdom_fell = { $kingdom }: il regno è distrutto, senza terre né insediamenti in tempo utile
lost_land_decays = Cambiano le terre perdute: { $count ->
    [one] esagono { $hex }
   *[other] { $count } esagoni intorno all’esagono { $hex }
}
improvement_ruined = In rovina nell’esagono { $hex }: { TERM("improvement", $improvement) }
monsters_moved_in = Mostri nell’esagono { $hex }: va liberato di nuovo
treasury_kept = Tesoro del regno { $kingdom }: { $amount } PC conservati, { $lost } perduti

## Che cosa si chiede

ask_territory_cut_off = { $count ->
    [one] L’esagono { $hex } resta tagliato fuori
   *[other] { $count } esagoni intorno all’esagono { $hex } restano tagliati fuori
}{ $settlements ->
    [0] {""}
    [one] {""} con un insediamento
   *[other] {""} con { $settlements } insediamenti
}. C’è un’autorità sul posto? Se non c’è nessuno, tutto va perduto.
leader_none = Nessuno

## Da dove vengono i numeri, e che cosa dice la mappa

counts_months = { $months ->
    [0] tagliato fuori questo mese
    [one] tagliato fuori da un mese
   *[other] tagliato fuori da { $months } mesi
}
