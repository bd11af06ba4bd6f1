"""`kingdom-gui run`: plays a script of actions on a campaign."""

from __future__ import annotations

import argparse
from pathlib import Path

from msgspec.structs import replace

from ..engine.actions import Refusal
from ..engine.state import Campaign
from ..store.campaign_file import load_campaign, save_campaign
from ..store.codec import decode
from ..store.disk import read_file
from ..store.playing import Played, Stopped, play
from ..store.scripts import Script, read_script
from ..store.suggestions import suggestion
from ..words import Speaker, say
from ..words.own_names import speak_of
from .base import DONE, INPUT_AT_FAULT, Command, kingdom_of, print_json, rules_of, say_on_stderr, the_rules
from .figures import figures
from .usage import named, told


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of this command."""
    parser.add_argument("script", metavar=named("SCRIPT"), help=told("help_run_script"))
    parser.add_argument("--campaign", metavar=named("FILE"), help=told("help_run_campaign"))
    parser.add_argument("--kingdom", metavar=named("ID"), default="", help=told("help_run_kingdom"))
    parser.add_argument("--out", metavar=named("FILE"), help=told("help_run_out"))
    parser.add_argument("--json", action="store_true", help=told("help_run_json"))


def run(arguments: argparse.Namespace) -> int:
    """Play all steps, or tell the step that cannot be done; then nothing is written."""
    script = read_script(read_file(Path(arguments.script)), arguments.script)
    campaign = _start(script, arguments)
    if arguments.kingdom:
        # A script that starts from nothing founds the kingdom itself.
        whose = (
            kingdom_of(campaign, arguments.kingdom, arguments.language)
            if campaign.kingdoms
            else arguments.kingdom
        )
        script = replace(script, kingdom=whose)
    played = play(script, campaign, the_rules())
    speak_of(played.campaign.settings.house)
    _tell_warnings(played, arguments)
    if played.stopped is not None:
        say_on_stderr(_why_stopped(played.stopped, arguments))
        return INPUT_AT_FAULT
    if arguments.out:
        saved = save_campaign(Path(arguments.out), played.campaign)
        if saved.problem is not None:
            say_on_stderr(saved.problem.sentence(arguments.language))
    if arguments.json:
        print_json({"steps": played.steps, **figures(played.campaign)})
    else:
        parameters = {"steps": played.steps, "month": played.campaign.month}
        print(say("run_done", parameters, arguments.language))
    return DONE


def _start(script: Script, arguments: argparse.Namespace) -> Campaign:
    if arguments.campaign:
        return load_campaign(Path(arguments.campaign), the_rules())
    if script.campaign is None:
        return Campaign()
    if isinstance(script.campaign, bytes):
        return decode(script.campaign, the_rules(), f"{script.name} (campaign)")
    return load_campaign(Path(script.name).parent / script.campaign, the_rules())


def _tell_warnings(played: Played, arguments: argparse.Namespace) -> None:
    speaker = Speaker(arguments.language, played.campaign)
    for warned in played.warnings:
        parameters: dict[str, str | int] = {
            "file": arguments.script,
            "line": warned.line,
            "step": warned.step,
            "text": speaker.say("warning_told", {"text": speaker.warning(warned.reason)}),
        }
        say_on_stderr(speaker.say("script_warned", parameters))


def _why_stopped(stopped: Stopped, arguments: argparse.Namespace) -> str:
    speaker = Speaker(arguments.language, stopped.campaign)
    if isinstance(stopped.why, Refusal):
        why = speaker.refusal(stopped.why)
        meant = suggestion(stopped.why, stopped.campaign, rules_of(stopped.campaign))
    else:
        why = speaker.say(stopped.why.code, stopped.why.parameters)
        meant = str(stopped.why.parameters.get("suggestion", ""))
    if meant:
        why += speaker.say("fault_suggestion", {"suggestion": meant})
    parameters: dict[str, str | int] = {
        "file": arguments.script,
        "line": stopped.line,
        "step": stopped.step,
        "do": stopped.do,
        "why": why,
    }
    return speaker.say("script_stopped", parameters)


COMMAND = Command(add_options, run)
