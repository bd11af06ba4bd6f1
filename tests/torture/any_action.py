"""Actions of every kind by chance, mostly with names and places that the campaign has."""

from __future__ import annotations

from random import Random
from typing import Any, get_args

import msgspec

from kingdom_gui.engine.actions import Action
from kingdom_gui.engine.actions.every import AnyAction
from kingdom_gui.engine.ruleset import Ruleset
from kingdom_gui.engine.state import ATTRIBUTES, Campaign

KINDS: tuple[type[Action], ...] = get_args(AnyAction)
LEFT_OUT = ("RewindTo",)  # the file's own way of going back, with tests of its own
OVERRIDDEN = 0.2  # how often the game master insists
FAR = 9


class Chance:
    """Makes actions of a campaign by chance; the same seed gives the same ones."""

    def __init__(self, seed: int, rules: Ruleset) -> None:
        self.random = Random(seed)
        self.rules = rules
        self.kinds = [kind for kind in KINDS if kind.__name__ not in LEFT_OUT]

    def action(self, campaign: Campaign) -> Action:
        """An action of any kind, as a script would hold it."""
        kind = self.random.choice(self.kinds)
        fields: dict[str, Any] = {"kingdom": self.kingdom(campaign)}
        for field in msgspec.structs.fields(kind):
            if field.name in ("kingdom", "override"):
                continue
            needed = field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT
            if needed or self.random.random() < 0.5:
                fields[field.name] = self.value(msgspec.inspect.type_info(field.type), field.name, campaign)
        if self.random.random() < OVERRIDDEN:
            fields["override"] = "so it is"
        return msgspec.convert(msgspec.to_builtins(fields), kind)

    def kingdom(self, campaign: Campaign) -> str:
        if not campaign.kingdoms or self.random.random() < 0.02:
            return self.random.choice(("a", "b"))
        at_table = campaign.at_table or "a"
        return at_table if self.random.random() < 0.7 else self.random.choice(sorted(campaign.kingdoms))

    def value(self, kind: msgspec.inspect.Type, name: str, campaign: Campaign) -> Any:
        """A value of a field's type; its name tells what it is likely to be."""
        chance, inspect = self.random, msgspec.inspect
        match kind:
            case inspect.UnionType(types=types):
                return self.value(chance.choice(types), name, campaign)
            case inspect.LiteralType(values=values):
                return chance.choice(values)
            case inspect.TupleType(item_types=(inspect.IntType(), inspect.IntType(), inspect.IntType())):
                return self.place(campaign)
            case inspect.TupleType(item_types=types):
                return [self.value(one, name, campaign) for one in types]
            case inspect.VarTupleType(item_type=of) | inspect.ListType(item_type=of):
                return [self.value(of, name, campaign) for _ in range(chance.choice((0, 1, 1, 1, 2, 4)))]
            case inspect.DictType(value_type=of):
                keys = chance.sample((*ATTRIBUTES, "size", "fame"), chance.randrange(3))
                return {key: self.value(of, key, campaign) for key in keys}
            case inspect.StructType(fields=fields):
                return {one.encode_name: self.value(one.type, one.name, campaign) for one in fields}
            case inspect.IntType():
                there = _numbers_of(campaign) if name in ("number", "numbers", "army", "building") else []
                return chance.choice(there or (0, 1, 1, 2, 3, 5, 7, 12, 20, 40, -1, 400))
            case inspect.FloatType():
                return chance.choice((0.0, 1.5, -3.25, 64.0))
            case inspect.BytesType():
                return chance.choice((b"", b"not a picture"))
            case inspect.BoolType():
                return chance.random() < 0.5
            case inspect.NoneType():
                return None
            case inspect.StrType():
                return self.text(name, campaign)
            case inspect.AnyType():
                return chance.choice((1, True, "x", None))
        raise TypeError(kind)

    def place(self, campaign: Campaign) -> tuple[int, int, int]:
        if campaign.hexes and self.random.random() < 0.95:
            near = [s.hex for s in campaign.settlements.values()] + list(campaign.claims)
            if near and self.random.random() < 0.6:
                return self.random.choice(sorted(near))
            return self.random.choice(sorted(campaign.hexes))
        return (0, self.random.randrange(-FAR, FAR), self.random.randrange(-FAR, FAR))

    def text(self, name: str, campaign: Campaign) -> str:
        rules, chance = self.rules, self.random
        kingdoms = sorted(campaign.kingdoms)
        people = [leader.name for key in kingdoms for leader in campaign.kingdoms[key].leaders]
        known: dict[str, list[str]] = {
            "kingdom": kingdoms, "to": kingdoms, "vassal": [*kingdoms, "v"], "sponsor": ["", *kingdoms],
            "viceroy": people, "visitor": ["", *people], "commander": people,
            "building": sorted(rules.buildings), "kind": sorted(rules.buildings),
            "event": sorted(rules.events),
            "improvement": sorted(rules.improvements), "terrain": sorted(rules.terrain),
            "role": sorted(rules.roles), "alignment": sorted(rules.alignments),
            "government": sorted(rules.governments), "settlement": sorted(campaign.settlements),
            "attributes": list(ATTRIBUTES), "attribute": list(ATTRIBUTES), "ruling": sorted(rules.rulings),
            "toward": kingdoms, "target": [*ATTRIBUTES, "consumption", "control_dc"],
            "special": sorted(rules.special_terrain), "edict": ["holiday", "promotion", "taxation"],
            "level": ["none", "1", "6", "token", "light", "standard"],
        }  # fmt: skip
        choices = known.get(name) or known.get(name.rstrip("s")) or ["Ash", "b", "Äther und Öl", "", "x" * 40]
        return chance.choice(choices)


def _numbers_of(campaign: Campaign) -> list[int]:
    """Whatever goes by a number: buildings, labels, pins, and what kingdoms have under way."""
    built = [b.id for s in campaign.settlements.values() for d in s.districts for b in d.buildings]
    fields = ("armies", "routes", "expeditions", "missions", "modifiers", "events")
    kept = [row.id for k in campaign.kingdoms.values() for field in fields for row in getattr(k, field)]
    return sorted([*built, *kept, *campaign.labels, *campaign.pins])
