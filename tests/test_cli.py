"""The command line: what it prints, its exit codes, and that no fault ever ends in a trace."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from kingdom_gui import __version__, cli
from kingdom_gui.assets import asset
from kingdom_gui.commands import export, stats
from kingdom_gui.commands.base import DONE, INPUT_AT_FAULT, WRONG_USAGE, the_rules
from kingdom_gui.commands.every import COMMANDS
from kingdom_gui.engine.actions import Change, decide
from kingdom_gui.engine.actions.every import FoundKingdom, FoundNeighbour, SetRuling
from kingdom_gui.engine.settlement_totals import MODIFIERS, SettlementNumbers
from kingdom_gui.engine.totals import NAMES, numbers
from kingdom_gui.store.campaign_file import load_campaign, save_campaign

EXAMPLE = asset("examples/brindlemark.kingdom.json")
SCRIPT = asset("examples/brindlemark.script.json")
BROKEN = Path(__file__).parent / "data" / "campaigns" / "broken"


@pytest.fixture
def run(capsys, monkeypatch):
    """Runs the command line and gives exit code, standard output and standard error."""
    monkeypatch.setenv("LANG", "C.UTF-8")

    def run_it(*words: object) -> tuple[int, str, str]:
        code = cli.main([str(word) for word in words])
        printed = capsys.readouterr()
        assert "Traceback" not in printed.out + printed.err
        return code, printed.out, printed.err

    return run_it


def one_line(text: str) -> str:
    assert text.count("\n") == 1
    return text


# --- rules, schema --------------------------------------------------------------------------------------


def test_rules_as_json_is_one_object_with_the_promised_keys(run):
    code, out, err = run("rules", "--json")
    assert (code, err) == (DONE, "")
    tables = json.loads(out)
    assert len(tables["buildings"]) == 70
    assert tables["buildings"]["house"]["cost"] == 3
    assert set(tables) >= {
        "buildings", "terrain", "improvements", "special_terrain", "roles", "edicts", "improvement_limits",
        "alignments", "governments", "milestones", "settlement_sizes", "event_tables", "events", "rulings",
        "exchange_rates",
    }  # fmt: skip


def test_rules_without_json_tells_how_much_there_is(run):
    assert "buildings" in run("rules")[1]


@pytest.mark.parametrize("of", ["campaign", "script"])
def test_schema(run, of):
    code, out, _ = run("schema", of)
    assert code == DONE
    assert json.loads(out)["$schema"].startswith("https://json-schema.org/")


# --- stats ----------------------------------------------------------------------------------------------


def test_stats_prints_every_total_of_kingdom_and_settlements(run):
    code, out, _ = run("stats", EXAMPLE)
    assert code == DONE
    assert "Control DC" in out
    assert "Hallowick (hallowick)" in out
    assert run("stats", EXAMPLE, "--month", 3)[1].splitlines()[0].endswith(", Highsun 412")
    assert len(out.splitlines()) > len(NAMES) + 2 * len(SettlementNumbers.names)


def test_stats_as_json(run):
    code, out, _ = run("stats", EXAMPLE, "--json")
    plain = json.loads(out)
    assert code == DONE
    assert plain["control_dc"] == 20 + plain["size"] + plain["districts"] == 20 + 29 + 2
    assert plain["kingdoms"]["brindlemark"]["treasury"] == plain["treasury"]
    assert plain["settlements"]["saltrey"]["size"] == "large_town"
    assert set(NAMES) <= set(plain)


def test_why_prints_the_ledger_of_a_total(run):
    code, out, _ = run("stats", EXAMPLE, "--why", "control_dc")
    assert code == DONE
    assert out.splitlines()[0] == "Brindlemark: Control DC 51"
    assert "    +29  Size  [IT L35]" in out


def test_why_as_json_sums_to_the_total(run):
    _, out, _ = run("stats", EXAMPLE, "--json", "--why", "economy")
    ledger = json.loads(out)
    assert sum(entry["amount"] for entry in ledger["entries"] if entry["applies"]) == ledger["total"]
    assert all(entry["text"] for entry in ledger["entries"])


def test_why_of_a_settlements_number_tells_of_every_settlement_or_of_one(run):
    assert [
        line for line in run("stats", EXAMPLE, "--why", "base_value")[1].splitlines() if line[0] != " "
    ] == [
        "Hallowick: Base value 2,000",
        "Saltrey: Base value 2,000",
    ]
    assert "Hallowick" not in run("stats", EXAMPLE, "--why", "base_value", "--of", "saltrey")[1]


@pytest.fixture
def expanded(tmp_path):
    """The example with expanded settlement modifiers (IT L1432)."""
    campaign = load_campaign(EXAMPLE, the_rules())
    done = decide(SetRuling(ruling="expanded_modifiers", choice="on"), campaign, the_rules())
    assert isinstance(done, Change)
    path = tmp_path / "expanded.kingdom.json"
    save_campaign(path, done.campaign)
    return path


def test_the_kingdoms_own_modifiers_are_told_where_the_rule_is_played(run, expanded):
    """A tenth of the settlements' sum and the alignment; without the rule there are none (IT L1434)."""
    plain = json.loads(run("stats", expanded, "--json")[1])
    kingdom = plain["kingdoms"]["brindlemark"]
    assert {name: kingdom[name] for name in MODIFIERS} == {name: plain[name] for name in MODIFIERS}
    assert not set(MODIFIERS) & set(json.loads(run("stats", EXAMPLE, "--json")[1]))
    own = numbers(load_campaign(expanded, the_rules()), "brindlemark", the_rules())
    assert any(own.total(name) for name in MODIFIERS)
    assert kingdom["society"] == own.total("society")
    assert sum("Society" in line for line in run("stats", expanded)[1].splitlines()) == 3
    assert sum("Society" in line for line in run("stats", EXAMPLE)[1].splitlines()) == 2


def test_why_names_the_kingdoms_own_modifiers_too(run, expanded):
    code, out, _ = run("stats", expanded, "--why", "society")
    heads = [line.partition(":")[0] for line in out.splitlines() if line[0] != " "]
    assert (code, heads) == (DONE, ["Brindlemark", "Hallowick", "Saltrey"])
    ledger = json.loads(run("stats", expanded, "--json", "--why", "society", "--of", "brindlemark")[1])
    assert "settlements" in [entry["source"]["kind"] for entry in ledger["entries"]]
    code, _, err = run("stats", EXAMPLE, "--why", "society", "--of", "brindlemark")
    assert code == WRONG_USAGE
    assert "no number of “brindlemark”" in err


def test_a_script_can_expect_the_kingdoms_own_modifiers(run, expanded, tmp_path):
    own = numbers(load_campaign(expanded, the_rules()), "brindlemark", the_rules()).total("society")
    script = tmp_path / "s.script.json"
    for wanted, code in ((own, DONE), (own + 1, INPUT_AT_FAULT)):
        script.write_text(json.dumps({"format": "kingdom-script", "version": 1, "steps": [
            {"expect": {"kingdom": "brindlemark", "society": wanted}}]}))  # fmt: skip
        found, out, err = run("run", script, "--campaign", expanded)
        assert found == code, out + err


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--why", "econmy"), "Did you mean “economy”?"),
        (("--why", "economy", "--of", "brindelmark"), "Did you mean “brindlemark”?"),
        (("--why", "lots", "--of", "brindlemark"), "no number of “brindlemark”"),
    ],
)
def test_a_total_that_there_is_not_is_wrong_usage(run, words, says):
    code, out, err = run("stats", EXAMPLE, *words)
    assert (code, out) == (WRONG_USAGE, "")
    assert says in one_line(err)


def test_stats_of_the_start_of_a_month(run):
    then = json.loads(run("stats", EXAMPLE, "--month", 3, "--json")[1])
    now = json.loads(run("stats", EXAMPLE, "--json")[1])
    assert (then["month"], now["month"]) == (3, 13)
    assert then["size"] < now["size"]
    code, out, _ = run("stats", EXAMPLE, "--month", 3, "--why", "size")
    assert code == DONE
    assert out.startswith(f"Brindlemark: Size {then['size']}\n")


def test_stats_of_what_changed_sum_to_the_difference(run):
    told = json.loads(run("stats", EXAMPLE, "--since", 11, "--json")[1])
    then = json.loads(run("stats", EXAMPLE, "--month", 11, "--json")[1])
    now = json.loads(run("stats", EXAMPLE, "--json")[1])
    assert (told["since"], told["month"], told["until"]) == (11, 13, "now")
    kingdom = told["kingdoms"]["brindlemark"]
    for name in NAMES:
        found = kingdom.get(name, {"before": then[name], "after": now[name], "difference": 0, "sources": []})
        assert (found["before"], found["after"]) == (then[name], now[name])
        assert found["difference"] == now[name] - then[name]
        assert sum(source["difference"] for source in found["sources"]) == found["difference"]
    assert told["settlements"]["hallowick"]["numbers"]["lore"]["difference"] == 1


def test_stats_of_what_changed_as_text(run):
    code, out, err = run("stats", EXAMPLE, "--since", 12, "--month", 13)
    assert (code, err) == (DONE, "")
    lines = out.splitlines()
    assert lines[0].startswith("Start of ")
    assert "→ Start of " in lines[0]
    assert "  Economy                           45 → 46      +1" in lines
    assert "        +1  Shop, Hallowick" in lines
    same = run("stats", EXAMPLE, "--since", 13, "--month", 13)[1]
    assert "Nothing is different." in same


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        (("--month", "14"), INPUT_AT_FAULT, "has not begun"),
        (("--since", "1"), INPUT_AT_FAULT, "history begins with month 2"),
        (("--since", "2", "--month", "99"), INPUT_AT_FAULT, "has not begun"),
        (("--since", "3", "--why", "economy"), WRONG_USAGE, "one of them"),
        (("--month", "three"), WRONG_USAGE, "three"),
    ],
)
def test_stats_of_a_month_that_is_not_known(run, words, code, told):
    found, out, err = run("stats", EXAMPLE, *words)
    assert (found, out) == (code, "")
    assert told in err


def test_stats_of_a_file_without_a_history(run, tmp_path):
    plain = json.loads(EXAMPLE.read_text(encoding="utf-8"))
    del plain["past"]
    old = tmp_path / "old.kingdom.json"
    old.write_text(json.dumps(plain), encoding="utf-8")
    assert run("stats", old)[0] == DONE
    code, _, err = run("stats", old, "--month", 3)
    assert code == INPUT_AT_FAULT
    assert "is not known" in one_line(err)


def test_stats_of_a_campaign_without_kingdoms(run, tmp_path):
    empty = tmp_path / "empty.json"
    empty.write_text('{"format": "kingdom-campaign", "version": 1}')
    assert run("stats", empty)[0] == DONE
    code, _, err = run("stats", empty, "--why", "economy")
    assert code == INPUT_AT_FAULT
    assert str(empty) in one_line(err)


# --- run ------------------------------------------------------------------------------------------------


def test_a_script_is_played_and_its_campaign_saved(run, tmp_path):
    out = tmp_path / "out.kingdom.json"
    code, said, err = run("run", SCRIPT, "--out", out)
    assert code == DONE
    assert json.loads(run("stats", out, "--json")[1])["size"] == 29
    assert "186 steps played, to month 13" in said
    assert err == ""


def test_a_script_tells_its_warnings_by_step(run, tmp_path):
    script = tmp_path / "s.json"
    steps = [{"do": "found_kingdom", "name": "Kay"}, {"do": "appoint", "role": "spymaster", "name": "Ada"}]
    script.write_text(json.dumps({"format": "kingdom-script", "version": 1, "kingdom": "k", "steps": steps}))
    code, _, err = run("run", script)
    assert code == DONE
    assert "step 2" in err
    assert "Spymaster" in err


def test_a_script_can_start_from_a_campaign_and_print_its_totals(run, tmp_path):
    script = tmp_path / "s.json"
    script.write_text(
        '{"format": "kingdom-script", "version": 1, "steps": [{"do": "grant", "treasury": 5, "note": "x"}]}'
    )
    before = json.loads(run("stats", EXAMPLE, "--json")[1])["treasury"]
    code, out, _ = run("run", script, "--campaign", EXAMPLE, "--json")
    assert code == DONE
    assert json.loads(out)["treasury"] == before + 5


def test_a_script_may_name_its_campaign_beside_it_or_carry_it(run, tmp_path):
    (tmp_path / "start.json").write_bytes(EXAMPLE.read_bytes())
    steps = [{"expect": {"month": 13}}]
    for campaign in ("start.json", json.loads(EXAMPLE.read_bytes())):
        script = tmp_path / "s.json"
        plain = {"format": "kingdom-script", "version": 1, "campaign": campaign, "steps": steps}
        script.write_text(json.dumps(plain))
        assert run("run", script)[0] == DONE
    script.write_text(json.dumps(plain | {"campaign": "no.json"}))
    code, _, err = run("run", script)
    assert code == INPUT_AT_FAULT
    assert "no.json: there is no such file" in one_line(err)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('"building": "inn"', '"building": "Ihn"', "Did you mean “inn”?"),
        ('"do": "advance_month"', '"do": "advance_months"', "Did you mean “advance_month”?"),
        ('"improvement": "mine"', '"improvement": "sawmill"', "(improve): "),
        ('"size": 13', '"size": 14', "size of brindlemark is 13; 14 was expected"),
        ('"lots": [15]', '"lots": [14]', "step 53 (build): "),
    ],
)
def test_a_step_that_cannot_be_done_ends_it_and_nothing_is_written(run, tmp_path, old, new, says):
    script, out = tmp_path / "s.json", tmp_path / "out.json"
    text = SCRIPT.read_text(encoding="utf-8")
    assert old in text
    script.write_text(text.replace(old, new, 1), encoding="utf-8")
    out.write_text("as it was")
    code, said, err = run("run", script, "--out", out)
    assert (code, said) == (INPUT_AT_FAULT, "")
    assert says in err.splitlines()[-1]
    assert str(script) in err.splitlines()[-1]
    assert out.read_text() == "as it was"


# --- check ----------------------------------------------------------------------------------------------


def test_a_sound_file_is_said_to_be(run):
    assert run("check", EXAMPLE)[0] == DONE
    assert run("check", SCRIPT)[0] == DONE


def test_a_fault_has_a_line_with_path_what_and_what_was_expected(run):
    path = BROKEN / "misspelt-building.kingdom.json"
    line = path.read_text(encoding="utf-8").split("menagery")[0].count("\n") + 1
    code, out, err = run("check", path)
    assert code == INPUT_AT_FAULT
    assert one_line(out) == (
        f"settlements[0].districts[0].buildings[2].kind (line {line}): "
        "There is no building “menagery”. Did you mean “menagerie”?\n"
    )
    assert "has one fault" in one_line(err)


@pytest.mark.parametrize("path", sorted(BROKEN.glob("*.json")), ids=lambda path: path.name)
@pytest.mark.parametrize("command", ["check", "stats", "export", "import"])
def test_a_broken_file_gives_a_sentence_and_exit_code_1_and_nothing_is_written(run, tmp_path, path, command):
    out = tmp_path / "out.csv"
    words = {
        "check": ("check", path),
        "stats": ("stats", path),
        "export": ("export", "hexes", path, out),
        "import": ("import", path, out),
    }[command]
    before = path.read_bytes()
    code, _, err = run(*words)
    assert code == INPUT_AT_FAULT
    assert str(path) in one_line(err)
    assert not out.exists()
    assert path.read_bytes() == before


# --- export and import ----------------------------------------------------------------------------------

PLAIN = [(kind, ending) for kind, writers in export.WRITERS.items() for ending in writers]
PLAIN += [("map", form) for form in export.FORMS]


@pytest.mark.parametrize(("kind", "ending"), PLAIN)
def test_every_plain_export(run, tmp_path, kind, ending):
    out = tmp_path / f"out.{ending}"
    code, printed, told = run("export", kind, EXAMPLE, out)
    assert (code, printed) == (DONE, "")
    # Of a text map it is told that others draw pointed hexes with other neighbours.
    assert bool(told) == ((kind, ending) == ("map", "txt"))
    data = out.read_bytes()
    assert data.endswith(b"\n")
    if ending in ("json", "geojson", "tmj"):
        assert json.loads(data)
    # A map for Tiled has the picture of its tiles beside it.
    assert (tmp_path / "out-tiles.png").exists() == (ending == "tmj")


@pytest.mark.parametrize("form", [form for form in export.FORMS if form != "geojson"])
def test_a_map_goes_out_and_comes_back_as_the_same_land(run, tmp_path, form):
    out, back = tmp_path / f"m.{form}", tmp_path / "back.kingdom.json"
    assert run("export", "map", EXAMPLE, out)[0] == DONE
    code, said, _ = run("import", out, back)
    assert code == DONE
    assert "a campaign of 143 hexes" in said
    first, second = (load_campaign(path, the_rules()).hexes for path in (EXAMPLE, back))
    assert {h: (t.terrain, t.coast, t.lake, t.river) for h, t in first.items()} == {
        h: (t.terrain, t.coast, t.lake, t.river) for h, t in second.items()
    }


@pytest.mark.parametrize("form", export.FORMS)
def test_the_players_file_has_fewer_hexes_and_no_secret(run, tmp_path, form):
    out = tmp_path / f"m.{form}"
    whole = tmp_path / f"whole.{form}"
    run("export", "map", EXAMPLE, out, "--players")
    run("export", "map", EXAMPLE, whole)
    assert len(out.read_bytes()) < len(whole.read_bytes())
    assert b"GM" not in out.read_bytes()


@pytest.mark.parametrize(
    "words",
    [
        ("sheet", "x.pdf", "--players"),
        ("journal", "x.md", "--players"),
        ("map", "x.png", "--poster", "a4"),
        ("sheet", "x.pdf", "--poster", "a3"),
        ("map", "x.pdf", "--numbers"),
    ],
)
def test_options_that_say_nothing_of_what_is_written_are_wrong_usage(run, tmp_path, words):
    kind, name, *rest = words
    code, _, err = run("export", kind, EXAMPLE, tmp_path / name, *rest)
    assert code == WRONG_USAGE
    assert rest[0] in one_line(err)
    assert list(tmp_path.iterdir()) == []


def test_a_poster_and_a_handout_as_typed(run, tmp_path):
    poster, page = tmp_path / "p.pdf", tmp_path / "h.html"
    typed = ("--poster", "a3", "--overlap", "15", "--scale", "2", "--players")
    assert run("export", "map", EXAMPLE, poster, *typed) == (DONE, "", "")
    assert poster.read_bytes().startswith(b"%PDF")
    assert run("export", "handout", EXAMPLE, page, "--numbers", "--language", "de") == (DONE, "", "")
    text = page.read_text("utf-8")
    assert '<html lang="de">' in text
    assert "Wirtschaft" in text


def test_an_ending_that_does_not_go_with_it_is_wrong_usage_and_names_those_that_do(run, tmp_path):
    code, _, err = run("export", "hexes", EXAMPLE, tmp_path / "out.pdf")
    assert code == WRONG_USAGE
    assert ".csv, .json" in one_line(err)


def test_a_place_that_cannot_be_written_to_is_told(run, tmp_path):
    code, _, err = run("export", "hexes", EXAMPLE, tmp_path / "no" / "out.csv")
    assert code == INPUT_AT_FAULT
    assert "does not exist" in one_line(err)


def test_a_table_comes_back_as_a_campaign(run, tmp_path):
    table, campaign = tmp_path / "hexes.csv", tmp_path / "new.kingdom.json"
    run("export", "hexes", EXAMPLE, table)
    code, out, err = run("import", table, campaign, "--name", "Again")
    assert code == DONE
    assert "a campaign of 143 hexes" in out
    assert "owners were left behind" in one_line(err)
    assert run("check", campaign)[0] == DONE


def test_what_is_no_map_is_told_what_is(run, tmp_path):
    source = tmp_path / "map.odt"
    source.write_text("A letter.")
    code, _, err = run("import", source, tmp_path / "out.json")
    assert code == INPUT_AT_FAULT
    assert "cannot be imported" in one_line(err)
    assert ".wxx" in err


@pytest.mark.parametrize("ending", ["pdf", "png", "svg"])
def test_a_painted_export_needs_no_screen(tmp_path, ending):
    """In a process of its own, as `make run` does it where there is no display."""
    out = tmp_path / f"map.{ending}"
    done = command("export", "map", EXAMPLE, out)
    assert (done.returncode, done.stderr) == (DONE, "")
    assert out.stat().st_size > 1000


# --- language, version, usage ---------------------------------------------------------------------------


def test_the_language_may_stand_before_or_after_the_command(run):
    english, italian = run("stats", EXAMPLE)[1], run("--language", "it", "stats", EXAMPLE)[1]
    assert "Economia" in italian
    assert "Economia" not in english
    assert run("stats", EXAMPLE, "--language", "it")[1] == italian


def test_version(run):
    assert run("--version")[1] == f"kingdom-gui {__version__}\n"


def test_help_names_every_command(run):
    code, out, _ = run("--help")
    assert code == DONE
    assert list(COMMANDS) == list(cli.COMMANDS)
    for name in COMMANDS:
        assert name in out
        assert run(name, "--help")[0] == DONE


def test_opening_the_window_loads_no_command():
    code = "import sys, kingdom_gui.cli; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {"kingdom_gui.commands.stats", "kingdom_gui.store.importing"} & set(done.stdout.split())


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("stat", "x"), "did you mean “stats”"),
        (("chek",), "did you mean “check”"),
        (("rules", "--jason"), "--jason"),
        (("stats",), "FILE"),
        (("export", "sheets", "a", "b"), "'sheet'"),
        (("schema", "rules"), "'campaign'"),
        (("--language", "xx"), "'en'"),
        (("a.json", "b.json"), "b.json"),
    ],
)
def test_wrong_usage_is_exit_code_2(run, words, says):
    code, out, err = run(*words)
    assert (code, out) == (WRONG_USAGE, "")
    assert says in err


# --- the window and the last resort ---------------------------------------------------------------------


def test_without_a_screen_the_window_says_so(run, monkeypatch):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    if sys.platform.startswith("linux"):
        code, _, err = run(EXAMPLE)
        assert code == INPUT_AT_FAULT
        assert "no screen" in one_line(err)


def test_a_fault_of_the_program_is_one_sentence_and_with_debug_a_trace(capsys, monkeypatch):
    def broken(*_):
        raise ZeroDivisionError("by zero\nsecond line")

    monkeypatch.setattr(stats, "figures", broken)
    assert cli.main(["stats", str(EXAMPLE), "--json"]) == INPUT_AT_FAULT
    err = capsys.readouterr().err
    assert "fault of the program" in one_line(err)
    assert "ZeroDivisionError: by zero" in err
    assert cli.main(["--debug", "stats", str(EXAMPLE), "--json"]) == INPUT_AT_FAULT
    assert "Traceback" in capsys.readouterr().err


@pytest.mark.parametrize("error", [MemoryError(), KeyboardInterrupt()])
def test_too_little_memory_or_a_key_to_stop_is_no_trace(run, monkeypatch, error):
    def stopped(*_):
        raise error

    monkeypatch.setattr(stats, "figures", stopped)
    assert run("stats", EXAMPLE, "--json")[0] == INPUT_AT_FAULT


def command(*words: object) -> subprocess.CompletedProcess[str]:
    environment = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "QT_QPA_PLATFORM")}
    return subprocess.run(
        [sys.executable, "-m", "kingdom_gui", *map(str, words)],
        capture_output=True,
        text=True,
        check=False,
        env=environment,
        cwd=Path(__file__).parent.parent,
    )


def test_a_reader_that_has_seen_enough_is_no_fault():
    """`kingdom-gui rules --json | head -1`"""
    pipe = subprocess.Popen(
        [sys.executable, "-m", "kingdom_gui", "rules", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=Path(__file__).parent.parent,
    )
    assert pipe.stdout is not None
    assert pipe.stderr is not None
    pipe.stdout.readline()
    pipe.stdout.close()
    assert pipe.wait(timeout=60) == DONE
    assert pipe.stderr.read() == b""
    pipe.stderr.close()


def test_a_terminal_with_few_letters_gets_other_signs_instead_of_a_fault():
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(
        [sys.executable, "-m", "kingdom_gui", "stats", str(EXAMPLE), "--why", "econmy"],
        capture_output=True,
        check=False,
        env=environment,
        cwd=Path(__file__).parent.parent,
    )
    assert done.returncode == WRONG_USAGE
    assert b"Did you mean ?economy??" in done.stderr


# One of several kingdoms


@pytest.fixture
def several(tmp_path):
    """The example with a second kingdom that is played and a neighbour."""
    campaign = load_campaign(EXAMPLE, the_rules())
    for action in (
        FoundKingdom(kingdom="second", name="Second Realm", treasury=77),
        FoundNeighbour(kingdom="north", name="North", size=30, economy=12, attitude="hostile"),
    ):
        outcome = decide(action, campaign, the_rules())
        assert isinstance(outcome, Change)
        campaign = outcome.campaign
    path = tmp_path / "several.kingdom.json"
    save_campaign(path, campaign)
    return path


@pytest.mark.parametrize("whose", ["second", "Second Realm", "second realm"])
def test_stats_of_one_kingdom_by_id_or_name(run, several, whose):
    code, out, _ = run("stats", several, "--kingdom", whose, "--json")
    plain = json.loads(out)
    assert (code, list(plain["kingdoms"]), plain["treasury"]) == (DONE, ["second"], 77)
    assert plain["settlements"] == {}


def test_stats_of_a_neighbour_are_what_is_known_of_it(run, several):
    plain = json.loads(run("stats", several, "--json")[1])["kingdoms"]["north"]
    assert (plain["size"], plain["economy"], plain["attitudes"]) == (30, 12, {"brindlemark": "hostile"})
    assert "30" in run("stats", several, "--kingdom", "North")[1]


@pytest.mark.parametrize("command", [("stats",), ("export", "sheet")])
def test_a_kingdom_that_there_is_not_is_wrong_usage_and_the_nearest_is_named(run, several, tmp_path, command):
    out = (tmp_path / "out.txt",) if command[0] == "export" else ()
    code, _, err = run(*command, several, *out, "--kingdom", "Secnd Realm")
    assert code == WRONG_USAGE
    assert "Second Realm" in err or "second" in err


def test_tables_and_texts_of_one_kingdom(run, several, tmp_path):
    out = tmp_path / "totals.csv"
    assert run("export", "totals", several, out, "--kingdom", "Second Realm")[0] == DONE
    assert {line.split(",")[0] for line in out.read_text("utf-8-sig").splitlines()[1:]} == {"second"}
    journal = tmp_path / "journal.csv"
    assert run("export", "journal", several, journal, "--kingdom", "second")[0] == DONE
    assert "brindlemark" not in journal.read_text("utf-8-sig")


def test_the_steps_of_a_script_may_be_another_kingdoms(run, several, tmp_path):
    script = tmp_path / "s.json"
    script.write_text(
        '{"format": "kingdom-script", "version": 1, "steps": ['
        '{"do": "grant", "treasury": 5, "note": "x"}, {"expect": {"treasury": 82}}]}'
    )
    assert run("run", script, "--campaign", several, "--kingdom", "Second Realm")[0] == DONE
