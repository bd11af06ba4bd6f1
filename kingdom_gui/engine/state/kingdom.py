"""What a kingdom is."""

from typing import Literal

import msgspec

from .abroad import Attitude, Expedition, LostLand, Mission, Neighbour, Relation, Route, Territory
from .autoplay import Autoplay
from .books import Army, Edicts, Leader, Modifier, Stock
from .month import Ahead, Ongoing, Turn, Use
from .vassal import Obligation, Vassal

Stage = Literal["founding", "adopting", "reigning", "neighbour"]
Renown = Literal["fame", "infamy", "counted"]


class Kingdom(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A kingdom.

    Of a `neighbour` nobody keeps the books: it has a name, an alignment, a colour and land, and what is known
    of it in `neighbour` (None: nothing more). Every other stage is of a kingdom that is played, with all its
    numbers.

    While `founding`, limits and vacancies do not count yet and missing leaders only warn; while `adopting`, a
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
    L1356). `sponsor` is the kingdom that is its patron, where that is one of the campaign's; `obligation`
    what the patron expects (IT L210-213). `overlord` is the kingdom whose vassal it is, `vassals` are its
    own.

    `wishes` are the numbers of planned buildings in the order in which they are to be built; plans that are
    not named follow, the oldest first.

    `routes` are its trade routes: under way, and established. `expeditions` are its explorers under way.
    `relations` are how it stands with other kingdoms, by their ids; one not named it has nothing to do with.
    `missions` are its envoys under way.

    `renown` holds, by the mark reached (0: the founding, or a Size in hexes), whether it raised `fame` or
    `infamy`, or was `counted` among what was carried over (IT L1386-1388).

    `autoplay` is how its months were played several at once the last time; None: they never were.
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
    obligation: Obligation = ""
    overlord: str = ""
    vassals: tuple[Vassal, ...] = ()
    routes: tuple[Route, ...] = ()
    expeditions: tuple[Expedition, ...] = ()
    relations: tuple[Relation, ...] = ()
    missions: tuple[Mission, ...] = ()
    autoplay: Autoplay | None = None

    @property
    def played(self) -> bool:
        """Whether somebody plays it, so that its months are played and its books kept."""
        return self.stage != "neighbour"

    @property
    def typed_in(self) -> bool:
        """Whether what is done for it is only written down as it stands: nothing is paid, rules only warn."""
        return self.stage in ("adopting", "neighbour")
