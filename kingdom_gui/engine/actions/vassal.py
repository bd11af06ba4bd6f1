"""Vassalage edicts: land ceded to a new vassal, a kingdom subjugated, a vassal let go (IT L1374-1380)."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from ..bounds import MOST
from ..going_along import hand_over
from ..hexes import HexId, place_of
from ..ledger import Entry, Source
from ..neighbours import with_attitude
from ..relations import open_embassy, sign_alliance, sign_treaty
from ..state import Balance, JournalEntry, Kingdom, Obligation, Settlement, Stage, Stock, Use, Vassal
from ..territory import cut_off
from ..vassals import (
    FRICTION,
    REF,
    SUBJUGATED,
    checked,
    first_attitude,
    friction,
    most_granted,
    over,
    release,
    with_row,
)
from .base import Action, Context, rule
from .checks import check_ahead, modifiers_of, roll, tell_check
from .found import check_government, check_new, check_terms
from .land import take_over
from .special_edict import check_special_edict, issue_special_edict
from .viceroy import check_viceroy, seat, vassal_of

EDICT = "vassalage_edict"
EDICT_DIE = 4  # sides of the die that an edict costs in BP (IT L1376)
MOST_STEPS = 4  # from one end of the attitudes to the other


class CreateVassal(Action, frozen=True, tag="create_vassal"):
    """Issue a Vassalage edict: cede own hexes, and unclaimed ones, to a new kingdom with id `vassal`.

    It is `played`, or a neighbour. `viceroy`, `abilities` and `natural` are as in `SeatViceroy`. `grant` are
    BP for its Treasury, `die` is the typed d4 of the edict's cost; None: the program rolls. An embassy, a
    treaty and an alliance stand at once where asked for; a balance is seen from the sovereign, and the closer
    agreements bring those they rest on (IT L1378). What its sovereign expects of it: `obligation`,
    `repayment` in BP a month, `tithe` in percent.
    """

    needs = "order"

    vassal: str
    name: str
    hexes: tuple[HexId, ...]
    viceroy: str
    abilities: dict[str, int] = msgspec.field(default_factory=dict)
    natural: int | None = None
    alignment: str = "N"
    government: str = "autocracy"
    colour: str = ""
    played: bool = True
    grant: int = 0
    die: int | None = None
    embassy: bool = False
    treaty: Balance | None = None
    alliance: Balance | None = None
    obligation: Obligation = "colony"
    repayment: int = 0
    tithe: int = 0


class Subjugate(Action, frozen=True, tag="subjugate"):
    """Issue a Vassalage edict: subjugate the kingdom `vassal`, which has been conquered (IT L1379).

    What is named as in `CreateVassal` means the same. Its attitude comes of the alignments, moved by the GM's
    `steps`. `loyalty` and `unrest` are the typed d20 of the first Loyalty check and, after a failure, d4.
    """

    needs = "order"

    vassal: str
    viceroy: str
    abilities: dict[str, int] = msgspec.field(default_factory=dict)
    natural: int | None = None
    grant: int = 0
    die: int | None = None
    embassy: bool = False
    steps: int = 0
    loyalty: int | None = None
    unrest: int | None = None
    obligation: Obligation = "conquest"
    repayment: int = 0
    tithe: int = 0


class ReleaseVassal(Action, frozen=True, tag="release_vassal"):
    """Let a vassal go: it is its own master, owes nothing more, and its Viceroy leaves the service.

    Agreements between the two stay as they are.
    """

    needs = "realm"

    vassal: str


@rule(CreateVassal)
def create_vassal(ctx: Context, action: CreateVassal) -> None:
    """Decide `CreateVassal` (IT L1374-1378)."""
    sovereign, name = ctx.kingdom, action.name.strip()
    check_new(ctx, action.vassal, name, action.alignment)
    check_government(ctx, action.government)
    own, free = _check_land(ctx, action.hexes)
    _check_edict(ctx, action)
    ctx.require(
        "vassal_made", kingdom=name, count=len(own) + len(free), hex=place_of((*own, *free)[0]),
        grant=action.grant,
    )  # fmt: skip
    stage: Stage = "founding" if action.played else "neighbour"
    purse = action.grant if action.played and not sovereign.typed_in else 0
    entries = (Entry(purse, Source("founding", "patron"), REF),) if purse else ()
    ctx.draft.put(
        "kingdoms",
        action.vassal,
        Kingdom(
            action.vassal, name, action.alignment, action.government, stage=stage, colour=action.colour,
            treasury=Stock(entries=entries), use=Use(size=len(own) + len(free)),
        ),
    )  # fmt: skip
    hand_over(ctx.draft, sovereign.id, action.vassal, own)
    if free:
        seen = {h: replace(ctx.campaign.hexes[h], explored=True, cleared=True) for h in free}
        ctx.draft.put_many("hexes", seen)
        ctx.draft.put_many("claims", dict.fromkeys(free, action.vassal))
        take_over(ctx, free)
    _seat_capital(ctx, action.vassal)
    _bind(ctx, action, Vassal(action.vassal, ctx.campaign.month))
    _agree(ctx, action)


@rule(Subjugate)
def subjugate(ctx: Context, action: Subjugate) -> None:
    """Decide `Subjugate` (IT L1379): the first Loyalty check is made at once."""
    sovereign, vassal = ctx.kingdom, _check_conquered(ctx, action.vassal)
    if abs(action.steps) > MOST_STEPS:
        ctx.impossible("number_out_of_range", field="steps", low=-MOST_STEPS, high=MOST_STEPS)
    reigns = sovereign.stage == "reigning"
    raised = friction(ctx.campaign, vassal.id, ctx.rules).amount
    request = "subjugation"
    check = check_ahead(ctx, request, "loyalty", action.loyalty, dc=raised) if reigns else None
    modifiers = modifiers_of(ctx, "loyalty")
    unrest = roll(ctx, "subjugation.unrest", FRICTION, action.unrest)
    _check_edict(ctx, action)
    thinks = first_attitude(sovereign.alignment, vassal.alignment, action.steps, ctx.rules)
    ctx.require("kingdom_subjugated", kingdom=vassal.name, attitude=thinks, grant=action.grant)
    if vassal.overlord:
        release(ctx.draft, vassal.id)
    ctx.draft.kingdom(vassal.id, lambda k: replace(k, attitudes=with_attitude(k, sovereign.id, thinks)))
    if action.grant and vassal.played and not sovereign.typed_in:
        entry = Entry(action.grant, Source("vassal", "sovereign"), REF)
        ctx.draft.kingdom(vassal.id, lambda k: replace(k, treasury=k.treasury.add(entry)))
    row = Vassal(vassal.id, ctx.campaign.month, subjugated=True)
    _bind(ctx, action, row)
    if action.embassy:
        open_embassy(ctx.draft, sovereign.id, vassal.id)
    if check is not None:
        tell_check(ctx, request, "loyalty", check, modifiers, action.loyalty is not None)
        if not check.success:
            ctx.stock("unrest", Entry(unrest, Source("vassal", "friction"), SUBJUGATED))
        kept = next(one for one in ctx.kingdom.vassals if one.kingdom == vassal.id)
        ctx.change_kingdom(vassals=with_row(ctx.kingdom, checked(kept, check.success)))


@rule(ReleaseVassal)
def release_vassal(ctx: Context, action: ReleaseVassal) -> None:
    """Decide `ReleaseVassal`."""
    _, vassal = vassal_of(ctx, action.vassal)
    ctx.require("vassal_released", kingdom=vassal.name)
    release(ctx.draft, vassal.id)
    _tell(ctx, "vassal_freed", vassal.id)


def _check_land(ctx: Context, hexes: tuple[HexId, ...]) -> tuple[list[HexId], list[HexId]]:
    """The hexes of the kingdom's own, and those nobody has claimed; another's end the decision."""
    wanted, sovereign = list(dict.fromkeys(hexes)), ctx.kingdom
    own: list[HexId] = []
    free: list[HexId] = []
    for hex_id in wanted:
        ctx.hex(hex_id)
        owner = ctx.campaign.claims.get(hex_id, "")
        if owner not in ("", sovereign.id):
            ctx.impossible("hex_claimed", hex=place_of(hex_id))
        (own if owner else free).append(hex_id)
    if own and len(own) == len(ctx.campaign.realm(sovereign.id)):
        ctx.impossible("vassal_takes_all", kingdom=sovereign.name)
    unknown = [h for h in free if not (ctx.campaign.hexes[h].explored and ctx.campaign.hexes[h].cleared)]
    if unknown:
        ctx.warn("vassal_land_unknown", REF, hex=place_of(unknown[0]), count=len(unknown))
    for part in cut_off(ctx.campaign, sovereign.id, own):
        hex_, count = place_of(part.hexes[0]), len(part.hexes)
        ctx.refuse("cession_cuts_off", "IT L346", hex=hex_, count=count)
    capital = ctx.campaign.settlements.get(sovereign.capital)
    if capital is not None and capital.hex in own:
        ctx.warn("capital_lost", "IT L270", settlement=capital.name)
    return own, free


def _check_conquered(ctx: Context, vassal: str) -> Kingdom:
    """A kingdom that may be subjugated; another ends the decision."""
    sovereign, found = ctx.kingdom, ctx.campaign.kingdoms.get(vassal)
    if found is None:
        ctx.impossible("no_such_kingdom", kingdom=vassal)
    if found.id == sovereign.id:
        ctx.impossible("vassal_of_itself", kingdom=found.name)
    if found.fallen:
        ctx.impossible("kingdom_fallen", kingdom=found.name)
    if found.overlord == sovereign.id:
        ctx.impossible("vassal_already", kingdom=found.name)
    if found.id in over(ctx.campaign, sovereign.id):
        ctx.impossible("vassal_is_sovereign", kingdom=found.name, vassal=sovereign.name)
    if found.overlord:
        other = ctx.campaign.kingdoms[found.overlord].name
        ctx.refuse("vassal_of_another", SUBJUGATED, kingdom=found.name, sovereign=other)
    return found


def _check_edict(ctx: Context, action: CreateVassal | Subjugate) -> None:
    """What both forms of the edict ask for; what it costs, beside the grant, is stated as its price."""
    check_viceroy(ctx, action.viceroy.strip(), action.abilities, action.vassal)
    check_terms(ctx, action.repayment, action.tithe)
    check_special_edict(ctx, EDICT)
    if not 0 <= action.grant <= MOST:
        ctx.impossible("number_out_of_range", field="grant", low=0, high=MOST)
    cost = roll(ctx, f"vassalage.{action.vassal}", EDICT_DIE, action.die)
    have = ctx.kingdom.treasury.value
    ctx.set_price(Entry(cost, Source("vassalage", "edict"), REF))
    if ctx.kingdom.typed_in:
        return
    most = most_granted(have)
    if action.grant > most:
        ctx.refuse("grant_too_large", REF, grant=action.grant, most=most)
    if ctx.can_pay(cost) and not ctx.can_pay(cost + action.grant):
        ctx.refuse("treasury_short", "D51", need=cost + action.grant, have=have)


def _bind(ctx: Context, action: CreateVassal | Subjugate, row: Vassal) -> None:
    """Write the bond on both sides, seat the Viceroy, and pay the grant."""
    sovereign = ctx.kingdom.id
    if action.grant and not ctx.kingdom.typed_in:
        ctx.stock("treasury", Entry(-action.grant, Source("vassal", "grant"), REF))
    issue_special_edict(ctx, EDICT)
    ctx.change_kingdom(vassals=with_row(ctx.kingdom, row))
    seat(ctx, row, action.viceroy.strip(), action.abilities, action.natural)
    terms: dict[str, object] = {"overlord": sovereign}
    if ctx.campaign.kingdoms[row.kingdom].sponsor in ("", sovereign):
        terms |= {
            "sponsor": sovereign, "obligation": action.obligation,
            "repayment": action.repayment, "tithe": action.tithe,
        }  # fmt: skip
    ctx.draft.kingdom(row.kingdom, lambda k: replace(k, **terms))
    _tell(ctx, "vassal_bound", row.kingdom)


def _agree(ctx: Context, action: CreateVassal) -> None:
    """What is agreed with a new vassal succeeds of itself (IT L1378)."""
    ours, theirs = ctx.kingdom.id, action.vassal
    treaty = action.treaty or action.alliance
    if action.embassy or treaty:
        open_embassy(ctx.draft, ours, theirs)
    if treaty:
        sign_treaty(ctx.draft, ours, theirs, treaty, ctx.rules)
    if action.alliance:
        sign_alliance(ctx.draft, ours, theirs, action.alliance, ctx.rules)


def _seat_capital(ctx: Context, vassal: str) -> None:
    """The settlement with most buildings is the capital of a new vassal."""
    towns = ctx.campaign.settlements_of(vassal)
    if towns:
        capital = max(towns, key=_buildings).id
        ctx.draft.kingdom(vassal, lambda k: replace(k, capital=capital))


def _buildings(settlement: Settlement) -> int:
    return sum(len(district.buildings) for district in settlement.districts)


def _tell(ctx: Context, code: str, vassal: str) -> None:
    """A line in the vassal's own journal."""
    names: dict[str, str | int] = {
        "kingdom": ctx.campaign.kingdoms[vassal].name,
        "sovereign": ctx.kingdom.name,
    }
    ctx.draft.log(JournalEntry(code, names, vassal))
