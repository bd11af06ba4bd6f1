"""`kingdom-gui import` as typed: maps of other programs become campaigns, or one sentence says why not."""

from __future__ import annotations

import os

import pytest

from kingdom_gui import cli
from kingdom_gui.assets import asset
from kingdom_gui.commands.base import DONE, INPUT_AT_FAULT, WRONG_USAGE, the_rules
from kingdom_gui.engine.hexes import from_offset
from kingdom_gui.store.campaign_file import load_campaign
from kingdom_gui.words import LANGUAGES

from .store.importers.made import MAPS, PIXEL, tmj, tmx, uvtt, wxx, wxx_text

EXAMPLE = asset("examples") / "brindlemark.kingdom.json"


@pytest.fixture
def run(capsys):
    def typed(*words: object) -> tuple[int, str, str]:
        code = cli.main([str(word) for word in words])
        found = capsys.readouterr()
        return code, found.out, found.err

    return typed


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("m.tmx", tmx(6, 4, "base64", "zstd").encode()),
        ("m.tmj", tmj(6, 4).encode()),
        ("m.wxx", wxx(wxx_text(6, 4))),
        ("no-ending", wxx(wxx_text(6, 4, "2017"))),
    ],
)
def test_a_map_becomes_a_campaign_that_is_sound(run, tmp_path, name, data):
    source, out = tmp_path / name, tmp_path / "new.kingdom.json"
    source.write_bytes(data)
    code, said, err = run("import", source, out, "--name", "Vale")
    assert (code, err) == (DONE, "")
    assert "a campaign of 24 hexes" in said
    assert run("check", out)[0] == DONE
    assert load_campaign(out, the_rules()).settings.name == "Vale"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_left_behind_is_told_a_line_each(run, tmp_path, language):
    code, _, err = run("import", MAPS / "vale.txt", tmp_path / "out.json", "--language", language)
    assert code == DONE
    assert len(err.splitlines()) == 4
    assert all(line.startswith("kingdom-gui: ") and "vale.txt" in line for line in err.splitlines())


def test_terrain_is_mapped_as_typed_over_a_file_over_the_guess(run, tmp_path):
    mapping, out = tmp_path / "mapping.txt", tmp_path / "out.json"
    mapping.write_text("hills = marsh  # not here\nWater Sea = desert\nunknown elsewhere = hills\n")
    source = tmp_path / "m.tmx"
    source.write_text(tmx(6, 4))
    code, _, _ = run("import", source, out, "--mapping", mapping, "--terrain", "Hills=jungle")
    assert code == DONE
    found = {there.terrain for there in load_campaign(out, the_rules()).hexes.values()}
    assert found == {"plains", "jungle", "mountains", "desert", "marsh"}


def test_a_printed_mapping_can_be_given_back(run, tmp_path):
    first, second, mapping = tmp_path / "a.json", tmp_path / "b.json", tmp_path / "m.txt"
    _, said, _ = run("import", MAPS / "vale.txt", first, "--show-mapping", "--terrain", "trail=road")
    mapping.write_text("\n".join(line for line in said.splitlines() if " = " in line))
    assert "fir-forest = forest  # 1" in said
    assert run("import", MAPS / "vale.txt", second, "--mapping", mapping)[0] == DONE
    assert load_campaign(first, the_rules()) == load_campaign(second, the_rules())


def test_mirrored_moved_and_laid_otherwise(run, tmp_path):
    source, out = tmp_path / "m.tmx", tmp_path / "out.json"
    source.write_text(tmx(6, 4))
    options = ("--orientation", "flat", "--stagger", "even", "--flip-x", "--flip-y", "--offset", "2,-3")
    assert run("import", source, out, *options)[0] == DONE
    campaign = load_campaign(out, the_rules())
    # Six columns mirrored change between odd and even, and so does half a hex mirrored up and down.
    assert (campaign.settings.orientation, campaign.settings.stagger) == ("flat", "even")
    assert from_offset(2, -3, "flat", "even") in campaign.hexes
    assert from_offset(7, 0, "flat", "even") in campaign.hexes


def test_a_campaign_of_ours_is_taken_whole_and_mirrored_its_map_only(run, tmp_path):
    out = tmp_path / "out.json"
    assert run("import", EXAMPLE, out)[0] == DONE
    assert load_campaign(out, the_rules()) == load_campaign(EXAMPLE, the_rules())
    code, _, err = run("import", EXAMPLE, out, "--flip-x")
    assert code == DONE
    assert "kingdoms and settlements were left behind" in err
    again = load_campaign(out, the_rules())
    assert not again.kingdoms
    assert len(again.hexes) == len(load_campaign(EXAMPLE, the_rules()).hexes)


def test_a_table_is_mirrored_and_its_orientation_said(run, tmp_path):
    table, out = tmp_path / "hexes.csv", tmp_path / "out.json"
    run("export", "hexes", EXAMPLE, table)
    assert run("import", table, out, "--orientation", "flat")[0] == DONE
    assert load_campaign(out, the_rules()).settings.orientation == "flat"
    plain = load_campaign(out, the_rules())
    assert run("import", table, out, "--orientation", "flat", "--stagger", "even")[0] == DONE
    again = load_campaign(out, the_rules())
    assert (again.settings.stagger, again.hexes) == ("even", plain.hexes)
    code, _, err = run("import", table, out, "--orientation", "flat", "--flip-y")
    assert code == DONE
    assert "owners were left behind" in err
    assert load_campaign(out, the_rules()).settings.orientation == "flat"


def test_a_picture_is_taken_out(run, tmp_path):
    source = tmp_path / "cave.dd2vtt"
    source.write_text(uvtt())
    code, _, err = run("import", source, tmp_path / "out.json")
    assert code == INPUT_AT_FAULT
    assert "a picture on a grid of 30 by 20 squares" in err
    assert not (tmp_path / "out.json").exists()
    code, said, _ = run("import", source, tmp_path / "cave.png")
    assert code == DONE
    assert (tmp_path / "cave.png").read_bytes() == PIXEL
    assert "30 by 20 squares" in said


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        (("--offset", "far"), WRONG_USAGE, "“far” is no offset"),
        (("--terrain", "hill"), WRONG_USAGE, "“hill” maps nothing"),
        (("--terrain", "hil=forest"), INPUT_AT_FAULT, "Did you mean “hill”?"),
        (("--terrain", "hill=forrest"), INPUT_AT_FAULT, "Did you mean “forest”?"),
        (("--mapping", "/no/such/file"), INPUT_AT_FAULT, "there is no such file"),
    ],
)
def test_options_that_cannot_be_meant(run, tmp_path, words, code, says):
    out = tmp_path / "out.json"
    found, _, err = run("import", MAPS / "vale.txt", out, *words)
    assert found == code
    assert says in err
    assert len(err.splitlines()) == 1
    assert not out.exists()


def test_a_refused_map_changes_nothing(run, tmp_path):
    out, source = tmp_path / "out.json", tmp_path / "m.tmx"
    run("import", MAPS / "vale.tmx", out)
    before = out.read_bytes(), sorted(os.listdir(tmp_path))
    source.write_text(tmx(3, 3, width=10**9))
    code, _, err = run("import", source, out)
    assert code == INPUT_AT_FAULT
    assert "m.tmx, line 2" in err
    source.unlink()
    assert (out.read_bytes(), sorted(os.listdir(tmp_path))) == before
