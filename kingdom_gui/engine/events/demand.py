"""What people demand: something built, or something gone (IT L1246, L1247)."""

from __future__ import annotations

from collections.abc import Callable

from .strike import Strike


def demand(
    strike: Strike, kind: str, buildable: list[str], standing: list[str], stands: Callable[[str], bool]
) -> None:
    """Raise a demand, or see whether one raised before has been met; unmet it costs Unrest and goes on.

    The leaders may put it down by a Loyalty check instead, which costs Loyalty and Unrest.
    """
    if strike.ongoing is None:
        faces = (strike.figure("demand", "build_to"), 100)
        build = strike.draw("kind", "choice", ("built", "gone"), faces) == "built" or not standing
        wanted = strike.draw("wanted", f"term.{kind}", buildable if build else standing)
        if wanted:
            strike.continues(wanted=wanted, build=int(build))
            strike.play.log("demand_raised", wanted=wanted, kind=kind, build=int(build))
        return
    kept = dict(strike.ongoing.kept)
    wanted, build = str(kept["wanted"]), kept["build"] == 1
    if stands(wanted) == build:
        strike.play.log("demand_met", wanted=wanted, kind=kind)
        strike.ends()
        return
    if _put_down(strike) and strike.check("loyalty", "loyalty").success:
        strike.apply("suppressed")
        strike.ends()
        return
    strike.apply("unmet")
    strike.continues()


def _put_down(strike: Strike) -> bool:
    """Whether the leaders try to; in anarchy they cannot (IT L251)."""
    play = strike.play
    request = strike.key("suppress")
    return not play.kingdom.anarchy and play.offer(request, "suppress_demand", event=strike.record.id)
