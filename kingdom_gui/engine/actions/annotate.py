"""What the GM writes on the map, and what of the land the players have seen: labels, pins, fog. Free."""

from __future__ import annotations

from msgspec.structs import replace

from ..hexes import HexId, place_of
from ..state import LARGEST_SIZE, LEAST_SIZE, STEEPEST, MapLabel, Pin, PinSymbol
from .base import Action, Context, rule


class Reveal(Action, frozen=True, tag="reveal"):
    """Lift the fog from hexes, or let it fall; what is explored or held is seen in any case."""

    for_neighbours = True

    hexes: tuple[HexId, ...]
    seen: bool = True


class PlaceLabel(Action, frozen=True, tag="place_label"):
    """Write a name over the land, centred on a hex. `size` from 1 to 5, `angle` in degrees clockwise."""

    for_neighbours = True

    hex: HexId
    text: str
    size: int = 3
    angle: int = 0
    shared: bool = True


class EditLabel(Action, frozen=True, tag="edit_label"):
    """Change a label or move it; None leaves a thing as it is."""

    for_neighbours = True

    number: int
    hex: HexId | None = None
    text: str | None = None
    size: int | None = None
    angle: int | None = None
    shared: bool | None = None


class RemoveLabel(Action, frozen=True, tag="remove_label"):
    """Take a label off the map."""

    for_neighbours = True

    number: int


class PlacePin(Action, frozen=True, tag="place_pin"):
    """Put a pin on a hex, with the GM's own words; `shared`: the players see it."""

    for_neighbours = True

    hex: HexId
    text: str = ""
    symbol: PinSymbol = "pin"
    shared: bool = False


class EditPin(Action, frozen=True, tag="edit_pin"):
    """Change a pin or move it; None leaves a thing as it is."""

    for_neighbours = True

    number: int
    hex: HexId | None = None
    text: str | None = None
    symbol: PinSymbol | None = None
    shared: bool | None = None


class RemovePin(Action, frozen=True, tag="remove_pin"):
    """Take a pin off the map."""

    for_neighbours = True

    number: int


@rule(Reveal)
def reveal(ctx: Context, action: Reveal) -> None:
    """Decide `Reveal`."""
    changed = {hex_id: replace(ctx.hex(hex_id), seen=action.seen) for hex_id in action.hexes}
    ctx.require("hexes_revealed" if action.seen else "hexes_veiled", count=len(changed))
    ctx.draft.put_many("hexes", changed)


@rule(PlaceLabel)
def place_label(ctx: Context, action: PlaceLabel) -> None:
    """Decide `PlaceLabel`."""
    number = ctx.campaign.counter + 1
    label = MapLabel(number, action.hex, action.text.strip(), action.size, action.angle, action.shared)
    _check_label(ctx, label)
    ctx.require("label_placed", text=label.text, hex=place_of(label.hex))
    ctx.draft.put("labels", ctx.draft.next_id(), label)


@rule(EditLabel)
def edit_label(ctx: Context, action: EditLabel) -> None:
    """Decide `EditLabel`."""
    label = replace(_label(ctx, action.number), **_given(action))
    label = replace(label, text=label.text.strip())
    _check_label(ctx, label)
    ctx.require("label_edited", text=label.text)
    ctx.draft.put("labels", label.id, label)


@rule(RemoveLabel)
def remove_label(ctx: Context, action: RemoveLabel) -> None:
    """Decide `RemoveLabel`."""
    label = _label(ctx, action.number)
    ctx.require("label_removed", text=label.text)
    ctx.draft.put("labels", label.id, None)


@rule(PlacePin)
def place_pin(ctx: Context, action: PlacePin) -> None:
    """Decide `PlacePin`."""
    ctx.hex(action.hex)
    ctx.require("pin_placed", hex=place_of(action.hex))
    number = ctx.draft.next_id()
    ctx.draft.put("pins", number, Pin(number, action.hex, action.text.strip(), action.symbol, action.shared))


@rule(EditPin)
def edit_pin(ctx: Context, action: EditPin) -> None:
    """Decide `EditPin`."""
    pin = replace(_pin(ctx, action.number), **_given(action))
    ctx.hex(pin.hex)
    ctx.require("pin_edited", hex=place_of(pin.hex))
    ctx.draft.put("pins", pin.id, replace(pin, text=pin.text.strip()))


@rule(RemovePin)
def remove_pin(ctx: Context, action: RemovePin) -> None:
    """Decide `RemovePin`."""
    pin = _pin(ctx, action.number)
    ctx.require("pin_removed", hex=place_of(pin.hex))
    ctx.draft.put("pins", pin.id, None)


def _given(action: EditLabel | EditPin) -> dict[str, object]:
    """The fields of what is edited that are given."""
    own = (name for name in action.__struct_fields__ if name not in ("kingdom", "override", "number"))
    return {name: value for name in own if (value := getattr(action, name)) is not None}


def _check_label(ctx: Context, label: MapLabel) -> None:
    ctx.hex(label.hex)
    if not label.text:
        ctx.impossible("label_empty")
    if not LEAST_SIZE <= label.size <= LARGEST_SIZE:
        ctx.impossible("number_out_of_range", field="size", low=LEAST_SIZE, high=LARGEST_SIZE)
    if not -STEEPEST <= label.angle <= STEEPEST:
        ctx.impossible("number_out_of_range", field="angle", low=-STEEPEST, high=STEEPEST)


def _label(ctx: Context, number: int) -> MapLabel:
    found = ctx.campaign.labels.get(number)
    if found is None:
        ctx.impossible("no_such_label", number=number)
    return found


def _pin(ctx: Context, number: int) -> Pin:
    found = ctx.campaign.pins.get(number)
    if found is None:
        ctx.impossible("no_such_pin", number=number)
    return found
