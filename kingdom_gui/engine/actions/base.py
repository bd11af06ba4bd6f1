"""How an action is decided: checks gather refusals and a price, then the draft is written.

Hovering and doing use the same call, so what the ghost promises is what happens. A refusal that is a rule
can be overridden by the GM; an impossibility cannot.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Literal, NoReturn, TypeVar

import msgspec
from msgspec.structs import replace

from ..differences import differences
from ..hexes import HexId, place_of
from ..leadership import IN_FORCE, is_filled
from ..ledger import Entry, Ledger, Source
from ..patch import Draft, Patch
from ..rule_effects import VacancyBars
from ..ruleset import Ruleset
from ..state import Campaign, Hex, JournalEntry, Kingdom, Settlement
from ..stocks import add_to_stock
from ..totals import numbers

Parameters = dict[str, str | int]
# What the journal tells step by step, once each is finished.
TOLD_BY_STEPS = ("step_played", "phase_played", "step_restarted")
# What the journal does not tell: these, who sits at the table, and what picture lies under the map.
UNTOLD = (*TOLD_BY_STEPS, "sat_at_table", "picture_placed", "picture_adjusted", "picture_removed")


class Action(
    msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True, tag_field="do"
):
    """Something a GM can do. `kingdom` names whose action it is; `override` overrides the rules that
    refuse it: a text is the GM's reason, for the journal, and true overrides without one.

    `needs` says what a kingdom must have for it: `order` is not in anarchy and has not fallen, a `realm` has
    not fallen. `for_neighbours`: it can be done for a kingdom that nobody plays, too (or for none: the map
    belongs to no kingdom).
    """

    needs: ClassVar[Literal["", "order", "realm"]] = ""
    for_neighbours: ClassVar[bool] = False

    kingdom: str = ""
    override: str | bool = ""

    @property
    def reason(self) -> str:
        """Why the GM overrides a rule; empty where no reason is given."""
        return self.override if isinstance(self.override, str) else ""

    @property
    def overrides(self) -> bool:
        """Whether the GM overrides the rules that refuse it."""
        return self.override is True or bool(self.reason.strip())


class Reason(msgspec.Struct, frozen=True):
    """Why not, or a warning: a code with its parameters, the rule it rests on, and whether the GM may
    insist.
    """

    code: str
    parameters: Parameters = {}
    ref: str = ""
    overridable: bool = True


class Change(msgspec.Struct, frozen=True):
    """What an action does: the campaign after it, the difference, the price in BP, and what to be told."""

    campaign: Campaign
    patch: Patch
    price: Ledger
    warnings: tuple[Reason, ...]
    code: str
    parameters: Parameters


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not done: every reason found, with the price it would have had."""

    reasons: tuple[Reason, ...]
    price: Ledger

    @property
    def overridable(self) -> bool:
        """Whether the GM may override every reason."""
        return all(reason.overridable for reason in self.reasons)


class _Stop(Exception):
    """Ends a decision that has been refused."""


class Context:
    """One decision under way: the campaign, the rules, and what has been found so far."""

    def __init__(self, action: Action, campaign: Campaign, rules: Ruleset) -> None:
        self.action = action
        self.rules = rules
        self.draft = Draft(campaign)
        self.reasons: list[Reason] = []
        self.warnings: list[Reason] = []
        self.price = Ledger.of("price", ())
        self.note = action.reason
        self.code = ""
        self.parameters: Parameters = {}
        self._credit = 0  # BP of a sovereign's gifts that the price takes up
        self._line: tuple[int, int] | None = None  # month and place of the action's own journal line

    @property
    def campaign(self) -> Campaign:
        """The campaign as drafted so far."""
        return self.draft.campaign

    @property
    def kingdom(self) -> Kingdom:
        """The acting kingdom; an unknown one ends the decision."""
        found = self.campaign.kingdoms.get(self.action.kingdom)
        if found is None:
            self.impossible("no_such_kingdom", kingdom=self.action.kingdom)
        return found

    def hex(self, hex_id: tuple[int, int, int]) -> Hex:
        """A hex of the map; one that is not there ends the decision."""
        found = self.campaign.hexes.get(hex_id)
        if found is None:
            self.impossible("no_such_hex", hex=place_of(hex_id))
        return found

    def settlement(self, settlement: str) -> Settlement:
        """A settlement of the acting kingdom; an unknown or foreign one ends the decision."""
        found = self.campaign.settlements.get(settlement)
        if found is None:
            self.impossible("no_such_settlement", settlement=settlement)
        if self.action.kingdom and self.campaign.claims.get(found.hex) != self.action.kingdom:
            self.impossible("settlement_not_yours", settlement=found.name)
        return found

    def ruling(self, name: str) -> str:
        """The campaign's choice of a ruling, by toggle name."""
        return self.campaign.ruling(name, self.rules.rulings[name].default)

    def refuse(self, code: str, ref: str = "", **parameters: str | int) -> None:
        """Note a rule that forbids the action; the GM may override it."""
        self.reasons.append(Reason(code, parameters, ref))

    def refuse_unless_starting(self, code: str, ref: str = "", **parameters: str | int) -> None:
        """Like `refuse`, but only a warning while the kingdom is being founded or typed in."""
        if self.kingdom.stage == "reigning":
            self.refuse(code, ref, **parameters)
        else:
            self.warn(code, ref, **parameters)

    def refuse_unless_adopting(self, code: str, ref: str = "", **parameters: str | int) -> None:
        """Like `refuse`, but only a warning while a running kingdom is typed in, or for a neighbour."""
        if self.kingdom.typed_in:
            self.warn(code, ref, **parameters)
        else:
            self.refuse(code, ref, **parameters)

    def refuse_without(self, what: str, kind: str) -> None:
        """Refuse what an empty role bars: an action, an improvement (IT L78), a special edict (IT L141)."""
        for role in self.rules.roles.values():
            for effect in role.effects_of(VacancyBars):
                if what not in getattr(effect, kind):
                    continue
                empty = numbers(self.campaign, self.kingdom.id, self.rules).vacancies
                if empty.get(role.id) in (IN_FORCE, "founding"):
                    # A vassal without its Viceroy is as one without a Ruler (IT L1380).
                    code = "viceroy_needed" if is_filled(self.kingdom, role.id) else "role_needed"
                    self.refuse_unless_starting(code, role.ref, role=role.id)

    def refuse_in_plague(self, hex_id: HexId, settlement: str = "") -> None:
        """Refuse to build where a plague rages (IT L1242)."""
        for ongoing in self.kingdom.events:
            struck = ongoing.hex == hex_id or (settlement and ongoing.settlement == settlement)
            if ongoing.event == "plague" and struck:
                self.refuse("plague_rages", "IT L1242", hex=place_of(hex_id))

    def take_allowance(self, name: str, amount: int = 1, code: str = "limit_reached") -> None:
        """Use up this month's allowance of claims, settlements, buildings or improvements (IT L304, ruling
        D27).

        Refuses what goes past it; nothing is said before the reign, when no month counts yet. The count
        itself is written by `count_use` once the action stands.
        """
        limit: int | None = getattr(self.rules.limits(self.kingdom.use.size), name)
        used: int = getattr(self.kingdom.use, name)
        if self.kingdom.stage == "reigning" and limit is not None and used + amount > limit:
            self.refuse(code, "IT L304", limit=name, allowed=limit, used=used, asked=amount)

    def count_use(self, **amounts: int | bool) -> None:
        """Add to what is used of the month's allowance; flags are set.

        What is typed in from a paper sheet was done in earlier months; neighbours have no allowance.
        """
        if self.kingdom.typed_in:
            return
        use = self.kingdom.use
        fields = {k: v if isinstance(v, bool) else getattr(use, k) + v for k, v in amounts.items()}
        self.change_kingdom(use=replace(use, **fields))

    def warn(self, code: str, ref: str = "", **parameters: str | int) -> None:
        """Note something the GM should know, without forbidding."""
        self.warnings.append(Reason(code, parameters, ref))

    def impossible(self, code: str, **parameters: str | int) -> NoReturn:
        """End the decision: this cannot be done at all."""
        self.reasons.append(Reason(code, parameters, overridable=False))
        raise _Stop

    def set_price(self, *entries: Entry, builds: bool = False) -> None:
        """State the price in BP; never below 0. Nothing is paid for what is only typed in.

        `builds`: it is a new improvement or building, towards which a sovereign's gifts count (IT L1379).
        """
        lines = list(entries)
        total = sum(entry.amount for entry in lines if entry.applies)
        credit = min(self.kingdom.use.credit, total) if builds and not self.kingdom.typed_in else 0
        if credit > 0:
            self._credit = credit
            lines.append(Entry(-credit, Source("vassal", "gifts"), "IT L1379"))
            total -= credit
        if total < 0:
            lines.append(Entry(-total, Source("floor", "price")))
        elif total and self.kingdom.typed_in:
            lines.append(Entry(-total, Source("rule", "adopting")))
        self.price = Ledger.of("price", lines)
        if not self.can_pay(self.price.total):
            have = self.kingdom.treasury.value
            self.refuse("treasury_short", "D51", need=self.price.total, have=have)

    def can_pay(self, price: int) -> bool:
        """Whether the Treasury holds so many BP, or need not (ruling D51)."""
        held = max(self.kingdom.treasury.value, 0)
        return price <= held or self.ruling("allow_deficit_spending") == "on"

    def require(self, code: str, **parameters: str | int) -> None:
        """The checks are over: stop if refused, else name what is being done, note it and pay for it."""
        if any(not reason.overridable for reason in self.reasons):
            raise _Stop
        if self.reasons and not self.action.overrides:
            raise _Stop
        self.code, self.parameters = code, parameters
        if self.price.total:
            self.stock("treasury", self._paid())
        if self._credit:
            use = self.kingdom.use
            self.change_kingdom(use=replace(use, credit=use.credit - self._credit))
        for reason in self.reasons:
            parameters_of = {"code": reason.code, **reason.parameters}
            self.tell("overridden", parameters_of, note=self.action.reason)
        if code not in UNTOLD:
            month = self.campaign.month
            self._line = (month, len(self.campaign.journal.get(month, ())))
            self.tell(code, parameters, note=self.note)
        elif self.note:
            self.tell("word_of_gm", {}, note=self.note)

    def tell(
        self, code: str, parameters: Parameters, modifiers: tuple[Entry, ...] = (), note: str = ""
    ) -> None:
        """Write a line in this month's journal, with where the kingdom's month stands while it reigns."""
        line = JournalEntry(code, parameters, self.action.kingdom, note, modifiers=modifiers)
        kingdom = self.campaign.kingdoms.get(self.action.kingdom)
        if kingdom is not None and kingdom.stage == "reigning":
            line = replace(line, phase=kingdom.turn.phase, step=kingdom.turn.step)
        self.draft.log(line)

    def tell_numbers(self) -> None:
        """Set beside the action's line the totals that it has changed, before and after."""
        kingdom = self.campaign.kingdoms.get(self.action.kingdom)
        if self._line is None or (kingdom is not None and not kingdom.played):
            return
        changed = differences(self.draft.start, self.campaign, self.action.kingdom, self.rules)
        if changed:
            month, place = self._line
            lines = list(self.campaign.journal[month])
            lines[place] = replace(lines[place], numbers=changed)
            self.draft.put("journal", month, tuple(lines))

    def _paid(self) -> Entry:
        """The Treasury's line for the price: what was bought (`building.inn`), where, in how many hexes."""
        bought = [e.source for e in self.price if e.applies and e.amount > 0]
        first = bought[0]
        alike = all((b.kind, b.id) == (first.kind, first.id) for b in bought)
        many = alike and len(bought) > 1
        what = f"{first.kind}.{first.id}"
        counts = (("hexes", len(bought)),) if many else ()
        return Entry(-self.price.total, Source("purchase", what, "" if many else first.place), counts=counts)

    def stock(self, name: str, entry: Entry) -> None:
        """Add to the treasury, unrest or granary of the acting kingdom."""
        add_to_stock(self.draft, self.kingdom.id, name, entry)

    def log(self, code: str, **parameters: str | int) -> None:
        """Write a further line in this month's journal."""
        self.tell(code, parameters)

    def change_kingdom(self, **fields: object) -> None:
        """Replace fields of the acting kingdom."""
        self.draft.put("kingdoms", self.action.kingdom, replace(self.kingdom, **fields))


ActionType = TypeVar("ActionType", bound=Action)
Rule = Callable[[Context, Any], None]
RULES: dict[type[Action], Rule] = {}


def rule(
    kind: type[ActionType],
) -> Callable[[Callable[[Context, ActionType], None]], Callable[[Context, ActionType], None]]:
    """Register the function that decides one kind of action."""

    def register(function: Callable[[Context, ActionType], None]) -> Callable[[Context, ActionType], None]:
        RULES[kind] = function
        return function

    return register
