"""What a campaign is: frozen records that share what an edit did not touch.

Months are counted from 1 (the month in which the campaign starts). Amounts are whole Build Points (BP) unless
they say otherwise. Ids of terrain, buildings, roles and so on are those of the rule data.
"""

# Annotations are values here, not text, which msgspec would have to compile when the program starts.

from typing import TYPE_CHECKING, Literal

import msgspec
from immutables import Map

from .effect_base import TradeRoute
from .hexes import HexId, LabelStyle, Orientation, Stagger
from .ledger import Entry, Source

if TYPE_CHECKING:
    from .rewind import MonthStart, Rewind

Side = Literal["n", "e", "s", "w"]
SIDES_OF_DISTRICT: tuple[Side, ...] = ("n", "e", "s", "w")
ATTRIBUTES = ("economy", "loyalty", "stability")
ABILITIES = ("str", "dex", "con", "int", "wis", "cha")
LOTS_PER_SIDE = 6
LOTS_PER_DISTRICT = 36
RIVER_POOL = 64  # river bit for a hex that holds a river which crosses none of its sides


class Special(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A special terrain of a hex (IT L454, Territorio Speciale).

    `building` is what stands there for `building` and `ruin`; `spent` marks one that was built in or
    plundered.
    """

    kind: str
    building: str = ""
    spent: bool = False


class Hex(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One hex of the map. Its owner is kept in `Campaign.claims`.

    `terrain` is the inland terrain; `coast` and `lake` are water beside or in it. `river` has bit `1 << side`
    for each side a river crosses, or `RIVER_POOL`. `prepared` is the month from which a settlement may build
    (None: not prepared). `road_double` overrides whether a road here costs double (None: the rule decides).
    """

    terrain: str = "plains"
    coast: bool = False
    lake: bool = False
    river: int = 0
    special: tuple[Special, ...] = ()
    explored: bool = False
    cleared: bool = False
    improvements: tuple[str, ...] = ()
    prepared: int | None = None
    road_double: bool | None = None
    name: str = ""
    note: str = ""

    def has(self, kind: str) -> bool:
        """Whether the hex has this special terrain, spent or not."""
        return any(special.kind == kind for special in self.special)


class Exhibit(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something of value that a building shows, with its price in gp (IT L925).

    `historic`: it matters to the kingdom's history. An empty `name` is what an event has brought to light.
    """

    name: str = ""
    price: int = 0
    historic: bool = False


class Devotion(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Whom a holy site is dedicated to, where that decides what it gives (IT L1308).

    `deity` is the table's own name. With an `alignment` the deity's axes decide, and `attributes` is the one
    chosen where the site gives only one; without, `attributes` follow from the deity's portfolio.
    """

    deity: str = ""
    alignment: str = ""
    attributes: tuple[str, ...] = ()


class Building(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A building or work in a district.

    `lots` are its lots (0-35, row by row from the north-west); a work on a border has a `side` instead, a
    work of the whole district neither. Lot-sharing works name the lot they share. `planned` ones are drawn
    but not paid for and give nothing; `damaged` ones give nothing until repaired, `abandoned` ones until
    somebody moves in again. `closes` is the month in whose Upkeep it will be abandoned for want of a
    neighbour; 0: it will not (IT L1304). `figure` is a number the GM sets where the kind asks for one (the
    best CR of a Menagerie; the price of what a Museum shows, where that is not listed in `exhibits`).
    """

    id: int
    kind: str
    lots: tuple[int, ...] = ()
    side: Side | Literal[""] = ""
    month: int = 0
    paid: int = 0
    planned: bool = False
    damaged: bool = False
    figure: int = 0
    exhibits: tuple[Exhibit, ...] = ()
    abandoned: bool = False
    closes: int = 0
    devotion: Devotion | None = None

    @property
    def idle(self) -> str:
        """Why it gives nothing: planned, damaged or abandoned; empty where it works."""
        if self.planned:
            return "planned"
        return "damaged" if self.damaged else "abandoned" if self.abandoned else ""


class Wreck(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A demolished or destroyed building's site: what the rebuilding discount is reckoned from (IT L516)."""

    kind: str
    lots: tuple[int, ...]
    left: tuple[int, ...]  # lots not yet built over


class District(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A district of 6 x 6 lots. `water` names its water sides; the others are land."""

    water: tuple[Side, ...] = ()
    buildings: tuple[Building, ...] = ()
    blocked: tuple[int, ...] = ()  # lots that cannot be used: squatters, natural features
    wrecks: tuple[Wreck, ...] = ()


class Token(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A half price already taken: granted by building number `building`, used for `kind`."""

    building: int
    kind: str


class Item(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A magic item in a slot of building number `building` (slots counted from 0), at its price in gp.

    `name` is what the table calls it or, where chance has made it, the text that `items.made` reads. `until`
    is the month at whose Event phase it is gone again (IT L1249); None: until somebody buys it. `tier` and
    `kind` are known of what was made or listed. A find has a slot of its own, in building 0; without a name
    it waits for the next Upkeep.
    """

    building: int
    slot: int
    name: str
    price: int = 0
    until: int | None = None
    tier: str = ""
    kind: str = ""


class Settlement(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A settlement. `ready` is the first month in which it may build (preparation, ruling D53)."""

    id: str
    name: str
    hex: HexId
    districts: tuple[District, ...] = (District(),)
    founded: int = 1
    ready: int = 1
    tokens: tuple[Token, ...] = ()
    items: tuple[Item, ...] = ()
    note: str = ""


class Leader(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who holds a leadership role. Abilities are modifiers (Charisma 16 is +3), not scores.

    `attributes` are the kingdom attributes chosen where the role leaves a choice (Ruler, Spymaster).
    Married Rulers are two leaders in the role `ruler`. `acting` marks a Consort or Heir who stands in for the
    Ruler. `days` are the days of duty done in a month; fewer than seven leave the role vacant in the Upkeep
    that follows (ruling E09), and so does who was `lost`: `dead` or `disabled` since the last Edict phase,
    `away` ever since an earlier one.
    """

    role: str
    name: str
    abilities: tuple[int, int, int, int, int, int] = (0, 0, 0, 0, 0, 0)
    leadership: bool = False
    player: bool = False
    attributes: tuple[str, ...] = ()
    acting: bool = False
    days: int = 7
    ranks: int = 0
    lost: Literal["", "dead", "disabled", "away"] = ""

    def ability(self, name: str) -> int:
        """Modifier of one ability: str, dex, con, int, wis or cha."""
        return self.abilities[ABILITIES.index(name)]


class Edicts(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Levels in force; None is "not issued yet" and gives nothing (ruling E01).

    While the GM has `suspended` the Holidays, they bring no Loyalty and cost what they cost; `why` is the
    GM's own words.
    """

    holiday: str | None = None
    promotion: str | None = None
    taxation: str | None = None
    suspended: bool = False
    why: str = ""


class Army(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An army unit as far as a kingdom's books know it (IT L262); size, CR and kind stand in the `note`.

    `consumption` is BP a week, `weeks` the weeks of a month that it is in the field; 0: in reserve, which
    costs a single week a month (dispute D44). `paid` BP went into it so far, `month` is when it was raised.
    """

    id: int
    name: str
    consumption: int = 0
    weeks: int = 4
    paid: int = 0
    month: int = 1
    note: str = ""

    @property
    def monthly(self) -> int:
        """What it adds to Consumption, in BP a month."""
        return self.consumption * max(1, self.weeks)


class Modifier(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A change to a total by an event, a ruling or the GM, from month `since` through `until` (None:
    lasting).

    `settlement` confines it to one settlement's numbers.
    """

    id: int
    target: str
    amount: int
    source: Source
    since: int = 1
    until: int | None = None
    settlement: str = ""
    note: str = ""
    ends: Literal["", "event"] = ""

    def active(self, month: int) -> bool:
        """Whether it counts in this month."""
        return self.since <= month and (self.until is None or month <= self.until)


class Stock(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A stored number: the month's opening, by kind of source, and what came and went since."""

    opening: tuple[tuple[str, int], ...] = ()
    entries: tuple[Entry, ...] = ()

    @property
    def value(self) -> int:
        """What is there now."""
        opened = sum([amount for _, amount in self.opening])
        return opened + sum([entry.amount for entry in self.entries if entry.applies])

    def add(self, entry: Entry) -> "Stock":
        """The stock after one more entry."""
        return Stock(self.opening, (*self.entries, entry))

    def closed(self) -> "Stock":
        """The stock at the start of the next month: its sums by kind of source become the opening."""
        sums = dict(self.opening)
        for entry in self.entries:
            if entry.applies:
                sums[entry.source.kind] = sums.get(entry.source.kind, 0) + entry.amount
        return Stock(tuple(sorted((kind, amount) for kind, amount in sums.items() if amount)))


class Use(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What of this month's allowance is used (IT L304, Editti di Miglioria).

    `size` is Size at the start of the Edict phase (ruling D27). `sales` are the settlements where a valuable
    was sold, `purged` the magic item slots emptied by an Economy check (IT L508), `asked` the hexes whose
    free city would not join (ruling D57), `chosen` the roles whose attribute was changed in this Edict phase
    (IT L112), `special` the special edicts issued in this turn (IT L1324).
    """

    size: int = 0
    claims: int = 0
    settlements: int = 0
    buildings: int = 0
    improvements: int = 0
    free_residential: bool = False
    construction_magic: bool = False
    withdrawn: bool = False
    sales: tuple[str, ...] = ()
    purged: int = 0
    asked: tuple[HexId, ...] = ()
    chosen: tuple[str, ...] = ()
    special: tuple[str, ...] = ()


Stage = Literal["founding", "adopting", "reigning", "neighbour"]
Attitude = Literal["hostile", "unfriendly", "indifferent", "friendly", "helpful"]
Renown = Literal["fame", "infamy", "counted"]
ItemsFrom = Literal["generator", "by_hand", "list", "both", "typed"]
Phase = Literal["upkeep", "edict", "income", "event", "done"]


class Turn(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Where this month stands: the phase, its step, and the answers given in the open step, by request id.

    An empty step is the first of its phase. `rolled` names the answers that the program's own dice gave.
    """

    phase: Phase = "upkeep"
    step: str = ""
    answers: tuple[tuple[str, tuple[int, ...] | str | bool], ...] = ()
    rolled: tuple[str, ...] = ()


class Ongoing(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An event that continues: where it struck, since which month, and what it keeps count of."""

    id: int
    event: str
    since: int
    settlement: str = ""
    hex: HexId | None = None
    kept: tuple[tuple[str, int | str], ...] = ()


class Ahead(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An event that the GM has put ahead for a month."""

    month: int
    event: str
    settlement: str = ""
    hex: HexId | None = None
    note: str = ""


class Territory(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Secondary territory: a part of the realm cut off from the capital's and held all the same (IT L346).

    `since` is the month of the split. `role` and `name` are the leader who was there then; both are empty
    where the capital has moved away since, and its old part is what is cut off.
    """

    hexes: tuple[HexId, ...]
    since: int
    role: str = ""
    name: str = ""


class LostLand(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Hexes that the kingdom has lost or given up, those left that it has not claimed since (IT L342).

    `territory`: they were cut off without a leader there, and come back with a claim that joins them to the
    realm; each of `settlements` is then asked by a check, made easier for some months (IT L348).
    """

    hexes: tuple[HexId, ...]
    month: int
    territory: bool = False
    settlements: tuple[str, ...] = ()


class Route(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A trade route: from the `settlement` of departure along `path`, both ends included (IT L1312).

    It was planned in `month`, in a turn with so many special `edicts`, with so many BP `invested`; the
    merchants reach the far end in the month `arrives`. Until they have been there, `until` is 0; then it is
    the last month of the route's benefits, `economy` what the checks have brought, and `pays` the BP it
    brings each month by the setting `trade_pays_monthly`. `downstream`: boats go with the river. `lawless`:
    the GM lets it pass where the rules bar it.
    """

    id: int
    kind: TradeRoute
    settlement: str
    path: tuple[HexId, ...]
    invested: int
    month: int
    arrives: int
    edicts: int = 1
    downstream: bool = False
    lawless: bool = False
    until: int = 0
    economy: int = 0
    pays: int = 0

    @property
    def established(self) -> bool:
        """Whether the merchants have been there and the route stands."""
        return self.until > 0


class Neighbour(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What is known of a kingdom that nobody at the table plays (IT L1329, Editti Diplomatici).

    `size` is typed where not all of its hexes are on the map; None: as many as it owns there. `economy` and
    `stability` are its totals where the GM knows them. Else its Economy is estimated as 2d6 + Size, with the
    faces in `dice`; while there are none it has not been estimated yet.
    """

    size: int | None = None
    economy: int | None = None
    stability: int | None = None
    dice: tuple[int, ...] = ()


class Kingdom(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A kingdom.

    Of a `neighbour` nobody keeps the books: it has a name, an alignment, a colour and land, and what is known
    of it in `neighbour` (None: nothing more). Every other stage is of a kingdom that is played, with all its
    numbers.

    While `founding`, limits and missing leaders only warn and vacancies do not count yet; while `adopting`, a
    running kingdom's details are typed in: nothing is paid, and `paper` holds the totals of the paper sheet.
    `carried` keeps what the details did not explain once adopting ends. `anarchy` begins when Unrest
    reaches 20 and lasts until the GM ends it (IT L251, ruling D12c).

    Roles in `handover` count as vacant until the next Edict phase, whoever has taken them over (IT L63).
    `events` continue, `ahead` are put ahead by the GM, `event_month` is the last month with an event. A
    wealthy sponsor may want `repayment` BP a month, or a `tithe` in percent of what comes in (IT L204).

    `landless` is the month in which its last hex was lost, until it has land and a settlement again; `fallen`
    the month in which it was destroyed for want of them (IT L348). 0: it has not happened.

    `began` is the month in which its reign began; 0: with the campaign, or not known.

    `attitudes` are its attitudes to other kingdoms by their ids; to one not named it is indifferent (IT
    L1356). `sponsor` is the kingdom that is its patron, where that is one of the campaign's.

    `wishes` are the numbers of planned buildings in the order in which they are to be built; plans that are
    not named follow, the oldest first.

    `routes` are its trade routes: under way, and established.

    `renown` holds, by the mark reached (0: the founding, or a Size in hexes), whether it raised `fame` or
    `infamy`, or was `counted` among what was carried over (IT L1386-1388).
    """

    id: str
    name: str
    alignment: str = "N"
    government: str = "autocracy"
    patron: bool = True
    stage: Stage = "founding"
    capital: str = ""
    treasury: Stock = Stock()
    unrest: Stock = Stock()
    granary: Stock = Stock()
    leaders: tuple[Leader, ...] = ()
    handover: tuple[str, ...] = ()
    edicts: Edicts = Edicts()
    modifiers: tuple[Modifier, ...] = ()
    paper: tuple[tuple[str, int], ...] = ()
    carried: tuple[tuple[str, int], ...] = ()
    milestones: tuple[str, ...] = ()
    anarchy: bool = False
    use: Use = Use()
    turn: Turn = Turn()
    events: tuple[Ongoing, ...] = ()
    ahead: tuple[Ahead, ...] = ()
    event_month: int = 0
    repayment: int = 0
    tithe: int = 0
    colour: str = ""
    note: str = ""
    secondary: tuple[Territory, ...] = ()
    lost: tuple[LostLand, ...] = ()
    landless: int = 0
    fallen: int = 0
    armies: tuple[Army, ...] = ()
    wishes: tuple[int, ...] = ()
    renown: tuple[tuple[int, Renown], ...] = ()
    began: int = 0
    neighbour: Neighbour | None = None
    attitudes: tuple[tuple[str, Attitude], ...] = ()
    sponsor: str = ""
    routes: tuple[Route, ...] = ()

    @property
    def played(self) -> bool:
        """Whether somebody plays it, so that its months are played and its books kept."""
        return self.stage != "neighbour"

    @property
    def typed_in(self) -> bool:
        """Whether what is done for it is only written down as it stands: nothing is paid, rules only warn."""
        return self.stage in ("adopting", "neighbour")


class JournalEntry(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One line of the journal: a code with its parameters, never prose; `note` is the GM's own words.

    `phase` and `step` are where the kingdom's month stood (empty outside its reign; an empty step is the
    first of its phase). A finished step's own line keeps the `answers` it was played with, by request id
    (dice are natural faces), and in `rolled` those that the program's dice gave; the lines after it, of the
    same step, tell what came of it. A check keeps what was added to its die in `modifiers`. `numbers` are
    totals before and after, where what was done changed them.
    """

    code: str
    parameters: dict[str, str | int] = {}
    kingdom: str = ""
    note: str = ""
    phase: Phase | Literal[""] = ""
    step: str = ""
    answers: dict[str, tuple[int, ...] | str | bool] = {}
    rolled: tuple[str, ...] = ()
    modifiers: tuple[Entry, ...] = ()
    numbers: dict[str, tuple[int, int]] = {}


class ListedItem(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A magic item of the GM's own list, with its price in gp."""

    name: str
    kind: str
    tier: str
    price: int


class TemplatePart(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A building of a district's plan that is kept: its kind, and its lots or its side."""

    kind: str
    lots: tuple[int, ...] = ()
    side: Side | Literal[""] = ""


class Template(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A district's plan kept under a name, to be laid out elsewhere."""

    name: str
    parts: tuple[TemplatePart, ...]


class Settings(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How the campaign's map is laid out and which rulings it plays by.

    `rulings` holds only choices that differ from the default, sorted by id. Magic items that turn up come
    `items_from` the generator with the program's dice or, die by die, with those of the table (`by_hand`),
    from the GM's own `item_list`, from `both`, or are named by the GM (`typed`). `templates` are district
    plans that are kept, by name.
    """

    name: str = ""
    orientation: Orientation = "pointy"
    stagger: Stagger = "odd"
    labels: LabelStyle = "xxyy"
    seed: int = 0
    rulings: tuple[tuple[str, str], ...] = ()
    months: tuple[str, ...] = ()
    start_month: int = 1
    start_year: int = 1
    items_from: ItemsFrom = "generator"
    item_list: tuple[ListedItem, ...] = ()
    templates: tuple[Template, ...] = ()


class Campaign(msgspec.Struct, frozen=True):
    """Everything of one campaign. `claims` maps each claimed hex to its kingdom's id.

    `opened` is how the open month began (None: nobody reigns yet, or it is not known), `past` the way back
    from there to the start of each month before, by month.
    """

    settings: Settings = Settings()
    month: int = 1
    at_table: str = ""
    counter: int = 0
    hexes: Map[HexId, Hex] = Map()
    claims: Map[HexId, str] = Map()
    kingdoms: Map[str, Kingdom] = Map()
    settlements: Map[str, Settlement] = Map()
    journal: Map[int, tuple[JournalEntry, ...]] = Map()
    opened: "MonthStart | None" = None
    past: "Map[int, Rewind]" = Map()

    def realm(self, kingdom: str) -> list[HexId]:
        """The hexes a kingdom has claimed, sorted."""
        return sorted(hex_id for hex_id, owner in self.claims.items() if owner == kingdom)

    def settlement_at(self, hex_id: HexId) -> Settlement | None:
        """The settlement in a hex, if any."""
        return next((s for s in self.settlements.values() if s.hex == hex_id), None)

    def settlements_of(self, kingdom: str) -> list[Settlement]:
        """A kingdom's settlements: those in hexes it has claimed, by founding then name."""
        own = [s for s in self.settlements.values() if self.claims.get(s.hex) == kingdom]
        return sorted(own, key=lambda s: (s.founded, s.name, s.id))

    def ruling(self, name: str, default: str) -> str:
        """The campaign's choice of a ruling, or the default handed in from the rule data."""
        return dict(self.settings.rulings).get(name, default)
