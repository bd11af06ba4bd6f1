"""`kingdom-gui stats`: every total of a campaign, now or then; with `--why` where one comes from, with
`--since` what changed.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator

from ..engine.history import at, moments, unknown_month
from ..engine.settlement_totals import SettlementNumbers
from ..engine.state import Campaign
from ..engine.totals import NAMES
from ..store.faults import nearest
from ..words import Speaker, say, term
from ..words.escaped import on_a_line
from ..words.journal import month_title
from ..words.numbers import number
from .base import (
    DONE,
    INPUT_AT_FAULT,
    Command,
    UsageError,
    kingdom_of,
    of_kingdom,
    open_campaign,
    print_json,
    say_on_stderr,
)
from .figures import figures, ledger_figures, ledger_lines, neighbour_figures, numbers_of
from .since import change_figures, change_lines
from .usage import named, told


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of this command."""
    parser.add_argument("file", metavar=named("FILE"), help=told("help_campaign_file"))
    parser.add_argument("--json", action="store_true", help=told("help_stats_json"))
    parser.add_argument("--why", metavar=named("NAME"), help=told("help_stats_why"))
    parser.add_argument("--of", metavar=named("ID"), default="", help=told("help_stats_of"))
    parser.add_argument("--kingdom", metavar=named("ID"), default="", help=told("help_stats_kingdom"))
    parser.add_argument("--month", metavar=named("N"), type=int, help=told("help_stats_month"))
    parser.add_argument("--since", metavar=named("N"), type=int, help=told("help_stats_since"))


def run(arguments: argparse.Namespace) -> int:
    """Print the totals, one ledger, or what changed."""
    campaign = now = open_campaign(arguments.file)
    language = arguments.language
    if arguments.why and arguments.since is not None:
        raise UsageError(say("stats_why_or_since", {}, language))
    for month in (arguments.month, arguments.since):
        if month is not None and month not in moments(now):
            say_on_stderr(say(*unknown_month(now, month), language))
            return INPUT_AT_FAULT
    kingdom = kingdom_of(now, arguments.kingdom, language)
    if arguments.month is not None:
        campaign = at(now, arguments.month)
    if arguments.since is not None:
        before = of_kingdom(at(now, arguments.since), kingdom)
        _print_changes(before, of_kingdom(campaign, kingdom), arguments)
        return DONE
    campaign = of_kingdom(campaign, kingdom)
    if arguments.why:
        return _why(campaign, arguments)
    if arguments.json:
        print_json(figures(campaign))
    else:
        print("\n".join(map(on_a_line, report(campaign, language))))
    return DONE


def report(campaign: Campaign, language: str) -> Iterator[str]:
    """All totals as lines of text, kingdom by kingdom."""
    name = campaign.settings.name
    month = month_title(campaign, campaign.month, Speaker(language, campaign))
    yield f"{name}, {month}" if name else month
    for key, kingdom in sorted(campaign.kingdoms.items()):
        yield ""
        yield f"{kingdom.name} ({key})"
        if not kingdom.played:
            yield from _known_rows(campaign, key, language)
            continue
        totals = numbers_of(campaign, key)
        yield from _rows(totals, totals.names, language)
        for settlement in campaign.settlements_of(key):
            yield ""
            found = numbers_of(campaign, settlement.id)
            size = found.size if isinstance(found, SettlementNumbers) else ""
            kind = term("settlement_size", size, language)
            yield f"  {settlement.name} ({settlement.id}), {kind}"
            yield from ("  " + row for row in _rows(found, SettlementNumbers.names, language))


def _print_changes(before: Campaign, after: Campaign, arguments: argparse.Namespace) -> None:
    speaker = Speaker(arguments.language, after)
    now = arguments.month is None
    if arguments.json:
        print_json(change_figures(before, after, speaker, now))
    else:
        print("\n".join(map(on_a_line, change_lines(before, after, speaker, now))))


def _rows(found: object, names: tuple[str, ...], language: str) -> Iterator[str]:
    for name in names:
        amount: int = found.total(name)  # type: ignore[attr-defined]
        yield f"  {_label(name, language):<28}{number(amount, language):>8}"


def _known_rows(campaign: Campaign, kingdom: str, language: str) -> Iterator[str]:
    """What is known of a neighbour."""
    known = neighbour_figures(campaign, kingdom)
    for name in ("size", "economy"):
        if known[name] is not None:
            yield f"  {_label(name, language):<28}{number(known[name], language):>8}"


def _label(name: str, language: str) -> str:
    label = term("term", name, language)
    return label[:1].upper() + label[1:]


def _why(campaign: Campaign, arguments: argparse.Namespace) -> int:
    name, language = arguments.why, arguments.language
    every = (*NAMES, *SettlementNumbers.names)
    if name not in every:
        raise UsageError(_with_nearest("stats_no_total", name, every, language))
    if arguments.of:
        whose = [arguments.of]
        known = [*campaign.kingdoms, *campaign.settlements]
        if arguments.of not in known:
            raise UsageError(_with_nearest("stats_no_such", arguments.of, known, language))
    else:
        table = [campaign.at_table] if campaign.at_table else sorted(campaign.kingdoms)[:1]
        whose = table if name in NAMES else [*_with_it(campaign, table, name), *sorted(campaign.settlements)]
    whose = [key for key in whose if key not in campaign.kingdoms or campaign.kingdoms[key].played]
    if not whose:
        say_on_stderr(say("stats_nobody", {"file": arguments.file}, language))
        return INPUT_AT_FAULT
    return _print_ledgers(campaign, name, whose, arguments)


def _with_it(campaign: Campaign, kingdoms: list[str], name: str) -> list[str]:
    """The played kingdoms among these that have a number of their own which settlements have too."""
    there = [key for key in kingdoms if campaign.kingdoms[key].played]
    return [key for key in there if name in numbers_of(campaign, key).names]


def _with_nearest(code: str, name: str, known: Iterable[str], language: str) -> str:
    meant = nearest(name, known)
    text = say(code, {"name": name}, language)
    return text + (say("fault_suggestion", {"suggestion": meant}, language) if meant else "")


def _print_ledgers(campaign: Campaign, name: str, whose: list[str], arguments: argparse.Namespace) -> int:
    speaker = Speaker(arguments.language, campaign)
    plain = {}
    for key in whose:
        found = numbers_of(campaign, key)
        if name not in found.names:
            raise UsageError(say("stats_not_of_this", {"name": name, "of": key}, arguments.language))
        ledger = found.ledger(name)
        plain[key] = ledger_figures(ledger, speaker)
        if not arguments.json:
            owner = campaign.kingdoms.get(key) or campaign.settlements[key]
            title = f"{owner.name}: {_label(name, arguments.language)}"
            print("\n".join(map(on_a_line, ledger_lines(ledger, title, speaker))))
    if arguments.json:
        print_json(next(iter(plain.values())) if len(plain) == 1 else plain)
    return DONE


COMMAND = Command(add_options, run)
