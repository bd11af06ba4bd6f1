# Le scritte delle schede stampate. Un file per lingua, gli stessi nomi in ciascuno; `tests/sheets` li confronta.

## Pagine e piè di pagina
sheet-page-kingdom = Regno
sheet-page-leaders = Autorità
sheet-page-armies = Armate
sheet-page-map = Mappa
sheet-page-poster = Mappa come poster
sheet-page-handout = Ciò che sanno i giocatori
sheet-page-settlement = { $settlement_name }
sheet-page-journal = Cronaca
sheet-page-numbers = I numeri mese per mese
sheet-now = ora
sheet-page-blank-kingdom = In bianco: regno
sheet-page-blank-leaders = In bianco: autorità
sheet-page-blank-district = In bianco: griglia distrettuale
sheet-foot-page = Pagina { $page } di { $pages }
sheet-continued = { $title }, segue

## In comune
sheet-none = nessuna
sheet-vacant = vacante
sheet-no-limit = senza limite
sheet-and-more = { $first } e altri { $more }
sheet-used-of = { $used } su { $limit }
sheet-month-number = Mese { $month }
sheet-month-name = { $name } { $year }
sheet-xp = { $amount } PE

## Regno
sheet-kingdom-kicker = Scheda del regno
sheet-field-ruler = Governante
sheet-field-government = Governo
sheet-field-month = Mese
sheet-field-districts = Distretti
sheet-field-settlements = Insediamenti
sheet-field-capital = Capitale
sheet-field-tax-bonus = Tasse: bonus (PC)
sheet-kingdom-subtitle = { $government }, { $alignment }
sheet-heading-attributes = Attributi
sheet-heading-control-dc = CD di Controllo
sheet-heading-edicts = Editti
sheet-heading-allowance = Questo mese
sheet-heading-milestones = Punti salienti
sheet-note-attributes = prova: d20 + attributo − Malcontento, contro la CD di Controllo
sheet-note-control-dc = quanto ogni prova del regno deve raggiungere
sheet-check = prova d20 { $bonus }
sheet-edict-not-issued = non ancora emanato

sheet-source-alignment = Allinea{ "\u00AD" }mento
sheet-source-leaders = Autorità
sheet-source-vacancies = Ruoli vacanti
sheet-source-edicts = Editti
sheet-source-buildings = Costru{ "\u00AD" }zioni
sheet-source-land = Terri{ "\u00AD" }torio
sheet-source-events = Eventi
sheet-source-gm = GM
sheet-source-carried = Riporto
sheet-source-other = Altro
sheet-source-base = Base
sheet-source-size = Dimen{ "\u00AD" }sione
sheet-source-districts = Distretti

sheet-line-treasury-opening = Riporto
sheet-line-treasury-income = Rendite
sheet-line-treasury-spent = Speso
sheet-line-treasury-consumption = Consumi
sheet-line-treasury-buildings = Costruzioni
sheet-line-treasury-land = Territorio
sheet-line-treasury-events = Eventi
sheet-line-treasury-gm = GM
sheet-line-treasury-other = Altro
sheet-result-treasury = Nel Tesoro (PC)

sheet-line-consumption-size = Dimensione
sheet-line-consumption-districts = Distretti
sheet-line-consumption-edicts = Editti
sheet-line-consumption-land = Fattorie, pesca, territorio
sheet-line-consumption-buildings = Costruzioni
sheet-line-consumption-armies = Armate
sheet-line-consumption-events = Eventi
sheet-line-consumption-gm = GM
sheet-line-consumption-carried = Riporto
sheet-line-consumption-other = Altro
sheet-result-consumption-raw = Calcolati
sheet-result-consumption = Dovuti ogni mese (PC)

sheet-line-unrest-leaders = Autorità
sheet-line-unrest-vacancies = Ruoli vacanti
sheet-line-unrest-buildings = Costruzioni
sheet-line-unrest-land = Territorio
sheet-line-unrest-edicts = Editti
sheet-line-unrest-debt = Debito
sheet-line-unrest-armies = Armate
sheet-line-unrest-events = Eventi
sheet-line-unrest-gm = GM
sheet-line-unrest-floor = Mai sotto lo 0
sheet-line-unrest-other = Altro
sheet-result-unrest = Malcontento attuale

sheet-allowance-claims = Rivendicazioni
sheet-allowance-improvements = Migliorie
sheet-allowance-settlements = Nuovi insediamenti
sheet-allowance-buildings = Costruzioni

sheet-milestone-kingdom-founded = Regno fondato
sheet-milestone-capital-founded = Capitale fondata
sheet-milestone-size = Dimensione { $at }
sheet-milestone-settlement-lots = { $at } lotti edificati in un insediamento

## Autorità
sheet-title-leaders = Ruoli di autorità
sheet-note-leaders = sette giorni di servizio al mese, o il ruolo conta come vacante
sheet-title-armies = Armate
sheet-note-armies = le battaglie si combattono al tavolo
sheet-heading-roster = Elenco
sheet-note-roster = Consumi di tutte: { $count } PC al mese
sheet-column-army = Armata
sheet-column-army-size = Taglia
sheet-column-cr = GS
sheet-column-field = In campo
sheet-column-commander = Comandante
sheet-column-stands = Dove
sheet-column-tactics = Tattiche
sheet-column-note = Tipo, note
sheet-column-role = Ruolo
sheet-column-holder = Titolare
sheet-column-ability = Caratt.
sheet-column-vacancy = Se vacante
sheet-leaders-together = Tutte le autorità insieme
sheet-remark-player = personaggio giocante
sheet-remark-leadership = Autorità +1
sheet-remark-lost = venuto a mancare
sheet-remark-acting = fa le veci del Governante
sheet-remark-days = { $days ->
    [one] solo { $days } giorno di servizio
   *[other] solo { $days } giorni di servizio
}
sheet-either = { $first } o { $last }
sheet-adds = { $abilities } · { $attributes }
sheet-adds-half = ½ { $abilities }
sheet-adds-choice = a scelta
sheet-ability-str = For
sheet-ability-dex = Des
sheet-ability-con = Cos
sheet-ability-int = Int
sheet-ability-wis = Sag
sheet-ability-cha = Car
sheet-ability-name-str = Forza
sheet-ability-name-dex = Destrezza
sheet-ability-name-con = Costituzione
sheet-ability-name-int = Intelligenza
sheet-ability-name-wis = Saggezza
sheet-ability-name-cha = Carisma
sheet-vacancy-no-taxes = niente tasse
sheet-vacancy-no-holidays = niente bonus di festività
sheet-vacancy-bars = niente { $things }
sheet-vacancy-bars-claim = rivendicazioni
sheet-vacancy-bars-district = distretti

## Insediamenti
sheet-capital = Capitale
sheet-in-hex = esagono { $label }
sheet-district = Distretto { $number }
sheet-district-place = distretto { $number }, { $where }
sheet-many = { $count } × { $name }
sheet-base-value = Valore base (mo)
sheet-base-value-of = { $value } su { $cap }
sheet-heading-works = Opere senza lotti
sheet-heading-slots = Oggetti magici
sheet-heading-buildings = Costruzioni
sheet-column-building = Costruzione
sheet-column-lots = Lotti
sheet-column-more = Altro
sheet-short-economy = Econ.
sheet-short-loyalty = Lealtà
sheet-short-stability = Stab.
sheet-short-fame = Fama
sheet-short-infamy = Infam.
sheet-short-defense = Dif.
sheet-no-buildings = Ancora nessuna
sheet-state-planned = { $count ->
    [one] { $count } progettata
   *[other] { $count } progettate
}
sheet-state-damaged = { $count ->
    [one] { $count } danneggiata
   *[other] { $count } danneggiate
}
sheet-state-abandoned = { $count ->
    [one] { $count } abbandonata
   *[other] { $count } abbandonate
}
sheet-side-n = lato nord
sheet-side-e = lato est
sheet-side-s = lato sud
sheet-side-w = lato ovest
sheet-side-none = tutto il distretto
sheet-side-land = terra
sheet-side-water = acqua
sheet-on-lot = lotto { $lot }
sheet-slot-minor = { $kinds } minore
sheet-slot-medium = { $kinds } medio
sheet-slot-major = { $kinds } maggiore
sheet-item-potion = pozione
sheet-item-scroll = pergamena
sheet-item-wand = bacchetta
sheet-item-ring = anello
sheet-item-rod = verga
sheet-item-staff = bastone
sheet-item-wondrous-item = oggetto meraviglioso
sheet-item-armor = armatura
sheet-item-shield = scudo
sheet-item-weapon = arma
sheet-item-any = oggetto
sheet-tier-minor = Minori
sheet-tier-medium = Medi
sheet-tier-major = Maggiori
sheet-blank-district-kicker = Insediamento e distretto
sheet-heading-growth = Dimensione e mercato
sheet-by-lots = Per lotti (opzionale): { $size }, modificatori { $modifier }, Pericolo { $danger }
sheet-next-size = { $size } con { $count ->
    [one] un altro abitante
   *[other] altri { $people } abitanti
} ({ $lots ->
    [one] un lotto
   *[other] { $lots } lotti
}): valore base fino a { $cap } mo
sheet-value-spare = Il valore base può crescere ancora di { $value } mo
sheet-value-full = Il valore base è il massimo che la dimensione consente
sheet-market = Ogni oggetto magico fino a { $value } mo è in vendita con una probabilità del { $percent }%
sheet-defense-sides = Difesa per lato: { $sides }
sheet-heading-privileges = Privilegi
sheet-special-edicts = { $count } editti speciali per turno; con più di uno, tutte le loro prove a { $checks }
sheet-kingdoms-modifier = { $name } { $amount } (il proprio { $own })
sheet-kingdoms-modifiers = Qui valgono i modificatori del regno, che sono più alti: { $modifiers }
sheet-army-tactics = Le armate e i comandanti reclutati qui conoscono { $count ->
    [one] una tattica
   *[other] { $count } tattiche
} in più
sheet-trade-percent = Le rotte commerciali che partono da qui rendono il { $percent }% in più
sheet-skill-bonus = { $name }: { $amount } in più per { $skills }
sheet-skill-uses = { $name }: vale anche per { $skills }
sheet-skill-of-knowledge = prove di Conoscenze
sheet-skill-of-knowledge-arcana = prove di Conoscenze (arcane)
sheet-skill-of-knowledge-history = prove di Conoscenze (storia)
sheet-skill-of-profession = prove di Professione
sheet-skill-of-appraise-art = prove di Valutare su oggetti d’arte
sheet-heading-exhibits = In mostra
sheet-column-exhibit = Pezzo
sheet-exhibit-find = Un ritrovamento
sheet-exhibit-historic = della storia del regno
sheet-heading-items = Oggetti magici in vendita
sheet-heading-wishes = Lista dei desideri
sheet-wishes-together = in tutto { $price } PC (di listino { $listed } PC), in { $months ->
    [one] un mese
   *[other] { $months } mesi
}
sheet-heading-losses = Costruzioni perdute
sheet-column-item = Oggetto
sheet-column-gp = mo
sheet-column-where = Dove
sheet-column-list-bp = Listino (PC)
sheet-column-bp = Costo (PC)
sheet-column-why = Come e perché
sheet-lost-destroyed = distrutta
sheet-lost-demolished = demolita
sheet-lost-abandoned = abbandonata

## Cronaca
sheet-journal-empty = Non è stato ancora scritto nulla.
sheet-journal-of = { $kingdom_name }: { $text }

## Mappa
sheet-title-map = Il regno e le sue terre
sheet-legend-river = Fiume
sheet-legend-coast = Costa
sheet-legend-lake = Lago
sheet-legend-unexplored = Non ancora esplorato
sheet-legend-below = Caverna o acqua sottostante
sheet-legend-army = Armata
sheet-legend-expedition = Spedizione
sheet-legend-pin-pin = Luogo di interesse
sheet-legend-pin-danger = Pericolo
sheet-legend-pin-treasure = Tesoro
sheet-legend-pin-camp = Accampamento
sheet-legend-pin-person = Persona
sheet-legend-pin-question = Questione aperta
sheet-scale-note = un esagono misura { $length }

## La mappa come poster
sheet-poster-name = Poster, foglio { $sheet }
sheet-poster-sheet = Foglio { $sheet }, pagina { $page } di { $pages }
sheet-poster-plan = Come si dispongono i fogli
sheet-poster-measure = { $columns } × { $rows } fogli, { $width } × { $height } cm
sheet-poster-how = Taglia ogni foglio lungo i segni e accosta i bordi; anche stampati più grandi o più piccoli del 100%, combaciano tra loro.

## Una scheda per i giocatori
sheet-handout-title = Ciò che si sa
sheet-handout-known = Ciò che si sa, { $date }
sheet-handout-map = Mappa: { $title }
sheet-handout-towns = Insediamenti
sheet-handout-places = Luoghi
sheet-handout-size = Dimensione
sheet-handout-name = Nome
sheet-handout-told = Che cosa se ne dice

## Che cosa non si può esportare ($file è il file da scrivere)
sheet-error-kind = { $file }: l’esportazione «{ $kind }» non esiste; ci sono { $known }.
sheet-error-ending = { $file }: non si può scrivere un file simile; il nome deve finire in { $known }.
sheet-error-paper = La carta «{ $paper }» non esiste; ci sono { $known }.
sheet-error-scale = Un’immagine non si può disegnare a { $scale } volte la sua misura; serve un numero sopra lo 0 e al massimo { $largest }.
sheet-error-no-kingdom = { $file }: non scritto, perché la campagna non ha ancora un regno; fondane uno, o esporta la scheda in bianco.
sheet-error-no-districts = { $file }: non scritto, perché il regno non ha ancora insediamenti.
sheet-error-no-map = { $file }: non scritto, perché la mappa della campagna non ha esagoni.
sheet-error-too-large = { $file }: un’immagine di { $dots } punti non sta in memoria; indica una scala minore.
sheet-error-poster-hex = { $file }: un esagono di un poster non può misurare { $size } mm; indica da { $low } a { $high }.
sheet-error-poster-overlap = { $file }: i fogli di un poster non possono sovrapporsi di { $size } mm; indica da 0 a { $high }.
sheet-error-poster-sheets = { $file }: il poster richiederebbe { $count } fogli, più di { $most }; scegli una scala minore o una carta più grande.
sheet-error-nothing-known = { $file }: non scritto, perché i giocatori non conoscono ancora alcun esagono; segna ciò che hanno visto o esplorato.
sheet-error-poster-ending = { $file }: un poster è un PDF; scegli un nome che finisca in .pdf.
