"""Words by which maps call terrain, in English, German, French and Italian, with what they are in our rules.

Words are written as `words_of` gives them: small letters without accents. The names that the tilesets of
well-known map makers use are made of them.
"""

from __future__ import annotations

# Our terrains, the most telling first: what is "Hills Forest Jungle" is jungle, "Flat Forest Swamp" marsh.
WORDS: dict[str, str] = {
    "cavern": """
        cavern caverns underdark underground underworld subterranean dungeon hohle hohlen
        unterirdisch untergrund
        unterreich souterrain souterrains sotterraneo sotterranei caverna caverne
        """,
    "coastline": """
        coast coastal coastline shore shoreline beach beaches seaside kuste strand ufer cote
        littoral plage rivage costa costiera costiero spiaggia litorale
        """,
    "water": """
        water sea ocean lake lakes shoal shoals reef reefs lagoon bay kelp
        fjord pond wasser meer ozean see seen teich tiefsee untiefe untiefen lagune bucht eau mer
        ocean lac lacs etang lagon baie recif abysse acqua mare oceano lago laghi stagno laguna baia
        barriera
        """,
    "mountains": """
        mountain mountains mount peak peaks alps alpine volcano volcanic crag crags glacier cliff
        cliffs berg berge gebirge gipfel alpen vulkan gletscher fels felsen klippe klippen
        hochgebirge montagne montagnes mont pic sommet volcan falaise falaises montagna monte monti
        picco vetta vulcano ghiacciaio rupe scogliera
        """,
    "jungle": """
        jungle jungles rainforest tropical mangrove dschungel regenwald urwald tropisch
        forettropicale giungla giungle tropicale pluviale
        """,
    "marsh": """
        marsh marshes marshland swamp swamps swampland bog bogs fen fens mire wetland wetlands moor
        bayou sumpf sumpfe moore marschland feuchtgebiet ried bruch marais marecage marecages
        tourbiere bourbier palude paludi acquitrino acquitrini torbiera pantano
        """,
    "hills": """
        hill hills highland highlands upland uplands badland badlands broken rocky mesa plateau
        moorland downs hugel hugelland huegel anhohe hochland bergland odland colline collines
        coteau hautesterres plateaux collina colle colli altopiano altopiani
        """,
    "forest": """
        forest forests forested wood woods woodland woodlands tree trees fir firs pine pines conifer
        coniferous evergreen deciduous taiga grove thicket thickets wald walder forst nadelwald
        laubwald mischwald baum baume hain dickicht foret forets bois arbre arbres sapin sapins
        bosquet taillis foresta foreste bosco boschi selva albero alberi pineta abetaia boschetto
        """,
    "desert": """
        desert deserts sand sands sandy dune dunes arid wasteland wastes wastelands salt wuste
        wueste sande dune dunen odnis salzwuste sable sables dune deserti desertique deserto deserti
        sabbia sabbie duna arido
        """,
    "plains": """
        plain plains flat flatland grass grasses grassland grasslands grassy meadow meadows prairie
        steppe savanna savannah farmland farm farms field fields pasture heath shrub shrubs
        shrubland scrub scrubland bush bushes brushland tundra snow snowfield snowfields ice icy
        arctic moss cultivated grazing land lowland clear open soil dust dirt earth ebene ebenen
        grasland gras wiese wiesen steppe savanne acker feld felder weide heide schnee eis flachland
        plaine plaines herbe prairies pre champ champs lande landes neige glace steppes savane
        toundra pianura pianure prato prati erba prateria steppa campo campi brughiera neve ghiaccio
        """,
}  # fmt: skip

# Words that say how a terrain is: beside one that says what it is they count for nothing ("Deep-Wood").
HOW = "deep shallow open clear broken rocky flat salt cultivated icy sandy grassy"

# Parts of long words, German ones above all; looked for only where no whole word was found.
STEMS: tuple[tuple[str, str], ...] = (
    ("gebirg", "mountains"), ("vulkan", "mountains"), ("dschungel", "jungle"), ("regenwald", "jungle"),
    ("rainforest", "jungle"), ("sumpf", "marsh"), ("moor", "marsh"), ("swamp", "marsh"), ("marsh", "marsh"),
    ("hugel", "hills"), ("huegel", "hills"), ("hill", "hills"), ("wald", "forest"), ("forst", "forest"),
    ("forest", "forest"), ("wood", "forest"), ("wust", "desert"), ("wuest", "desert"), ("desert", "desert"),
    ("mountain", "mountains"), ("ocean", "water"), ("ozean", "water"), ("wasser", "water"),
    ("water", "water"),
    ("grass", "plains"), ("wiese", "plains"), ("ebene", "plains"), ("plain", "plains"),
    ("kuste", "coastline"), ("coast", "coastline"), ("berg", "mountains"),
)  # fmt: skip

# Words of water where nothing else is said: "Deep" is the sea, a "deep forest" a forest.
VAGUE: dict[str, str] = {"deep": "water", "shallow": "water", "shallows": "water"}

# What stands in a hex rather than being its terrain, and is a special terrain of our rules.
SPECIAL: dict[str, str] = {
    "ruin": "ruin ruins ruine ruinen ruines rovina rovine ruined",
    "lair": """
        lair lairs den dens cave caves tana tane repaire antre grotte grotta grotte
        nest nido
        """,
    "bridge": "bridge bridges brucke brucken pont ponts ponte ponti",
    "landmark": "landmark landmarks monument denkmal wahrzeichen monumento repere",
    "resource": """
        mine mines resource resources quarry mina miniere miniera steinbruch bergwerk carriere
        ressource
        """,
}

# Symbols that are well understood and that no rule knows: they go into the notes.
SYMBOLS = """
    village villages town towns city cities capital metropolis hamlet thorp settlement camp house
    houses inn farmstead castle castles keep fort fortress tower towers temple shrine church
    monastery pyramid port harbour harbor lighthouse mill standing stones law chaos tomb graveyard
    dorf dorfer stadt stadte hauptstadt weiler siedlung lager haus hauser gasthaus burg burgen
    schloss festung turm turme tempel schrein kirche kloster hafen leuchtturm grab bourg ville
    villes capitale hameau campement maison maisons auberge chateau donjon tour tours sanctuaire
    eglise monastere phare moulin tombe villaggio villaggi citta paese borgo accampamento casa case
    locanda castello castelli fortezza torre torri tempio santuario chiesa monastero porto faro
    mulino tomba
    """

# Names that our own exporters use where a word alone would say something else.
OURS: dict[str, str] = {
    "inland-lake": "lake", "special-building": "building", "free_city": "free_city",
}  # fmt: skip

# Grounds that are told by a colour only.
COLOURS: dict[str, str] = {
    "green": "plains", "gray": "hills", "grey": "hills", "soil": "plains", "white": "plains",
    "black": "hills", "red": "hills", "blue": "water", "yellow": "desert",
}  # fmt: skip

NOTHING = (
    "blank",
    "empty",
    "void",
    "none",
    "nothing",
    "unknown",
    "leer",
    "unbekannt",
    "vide",
    "inconnu",
    "vuoto",
)

LINES: dict[str, str] = {
    "river": """
        river rivers stream streams creek brook blue water fluss flusse bach strom riviere rivieres
        fleuve ruisseau fiume fiumi torrente ruscello
        """,
    "road": """
        road roads highway street strasse strassen landstrasse route routes chaussee strada strade
        via
        """,
}
