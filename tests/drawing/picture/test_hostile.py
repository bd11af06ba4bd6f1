"""Pictures made to do harm: each ends in a sentence, within bounds of memory and time, and leaves nothing."""

from __future__ import annotations

import base64
import subprocess
import sys
from pathlib import Path
from time import perf_counter

import pytest

from kingdom_gui.drawing.picture import cache, making
from kingdom_gui.drawing.picture.cache import cache_folder
from kingdom_gui.drawing.picture.making import LONGEST, make_tiles
from kingdom_gui.drawing.picture.pyramid import Measures
from kingdom_gui.drawing.picture.unpack import unpack
from kingdom_gui.store.errors import StoreError

from .files import chunk, declared_png, filtered_png, patterned, saved, small_pdf, svg

PATIENCE = 20.0  # seconds that any of them may take, on a busy machine
SPACES = 'xmlns="http://www.w3.org/2000/svg"'


def made(path: Path, page: int = 1) -> Measures:
    """The tiles of a picture, made in this process: it is quicker than to start one for each."""
    return unpack(path, cache_folder(), page, "", lambda _percent: None)


def refused(path: Path, page: int = 1) -> StoreError:
    """What is said of a picture that must not be taken; nothing may be left of it."""
    start = perf_counter()
    with pytest.raises(StoreError) as caught:
        made(path, page)
    assert perf_counter() - start < PATIENCE
    for language in ("en", "it", "fr", "de"):
        sentence = caught.value.sentence(language)
        assert path.name in sentence
        assert "{" not in sentence
    left = list(cache_folder().iterdir()) if cache_folder().is_dir() else []
    assert not [one for one in left if one.name.endswith(cache.PART)]
    return caught.value


@pytest.mark.parametrize("part", [0.1, 0.5, 0.9])
@pytest.mark.parametrize("name", ["cut.png", "cut.jpg", "cut.webp"])
def test_a_picture_cut_off_anywhere(tmp_path, name, part):
    whole = saved(tmp_path, f"whole-{name}", patterned(90, 70), quality=80).read_bytes()
    path = saved(tmp_path, name, whole[: int(len(whole) * part)])
    assert refused(path).code == "picture_cut_off"


@pytest.mark.parametrize("size", [(100_000, 100_000), (2**31 - 1, 2**31 - 1), (60_001, 1), (15_001, 10_000)])
def test_a_png_that_says_it_is_absurdly_large(tmp_path, size):
    assert refused(saved(tmp_path, "vast.png", declared_png(*size))).code == "picture_pixels"


@pytest.mark.parametrize("size", [(0, 10), (10, 0)])
def test_a_png_of_no_size(tmp_path, size):
    assert refused(saved(tmp_path, "none.png", declared_png(*size))).code == "picture_cut_off"


def test_a_png_that_packs_far_more_than_it_says(tmp_path):
    """600 MB of zeros packed into less than one, for a picture of 10 x 10: only its own rows are unpacked."""
    path = saved(tmp_path, "bomb.png", declared_png(10, 10, bytes(600_000_000)))
    found = make_tiles(path, path.name)  # where its memory is bounded
    assert (found.width, found.height) == (10, 10)


def test_a_png_with_rows_of_no_filter(tmp_path):
    assert refused(saved(tmp_path, "odd.png", declared_png(3, 2, b"\x09" * 20))).code == "picture_cut_off"


def test_a_png_with_colours_of_no_palette(tmp_path):
    assert refused(saved(tmp_path, "bare.png", filtered_png(5, 5, 3, 8))).code == "picture_cut_off"


def test_a_png_whose_chunk_is_said_to_be_gigabytes(tmp_path):
    data = declared_png(10, 10)[:33] + b"\x7f\xff\xff\xffteXt" + b"x" * 100
    assert refused(saved(tmp_path, "long.png", data)).code == "picture_cut_off"


def test_a_large_interlaced_png(tmp_path):
    import struct

    header = struct.pack(">IIBBBBB", 12_000, 10_000, 16, 6, 0, 0, 1)
    data = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", b"")
    assert refused(saved(tmp_path, "laced.png", data)).code == "picture_memory"


def test_a_jpeg_that_says_it_is_absurdly_large(tmp_path):
    data = bytearray(saved(tmp_path, "small.jpg", patterned(16, 16), quality=80).read_bytes())
    frame = data.index(b"\xff\xc0") + 5
    data[frame : frame + 4] = b"\xff\xff\xff\xff"
    assert refused(saved(tmp_path, "vast.jpg", bytes(data))).code == "picture_pixels"


def test_a_large_progressive_jpeg_is_not_kept_in_memory(tmp_path):
    data = bytearray(saved(tmp_path, "small.jpg", patterned(16, 16), quality=80).read_bytes())
    frame = data.index(b"\xff\xc0")
    data[frame + 1] = 0xC2
    data[frame + 5 : frame + 9] = b"\x2e\xe0\x2e\xe0"  # 12,000 x 12,000
    for part in range(3):
        data[frame + 11 + 3 * part] = 0x11
    assert refused(saved(tmp_path, "grow.jpg", bytes(data))).code == "picture_memory"


@pytest.mark.parametrize("name", ["text.png", "text.svg", "text.pdf", "empty.png", "noise.jpg"])
def test_what_is_no_picture(tmp_path, name):
    data = {"empty.png": b"", "noise.jpg": b"\xff\xd8\xff" + bytes(range(256)) * 40}.get(name, b"Only words.")
    assert refused(saved(tmp_path, name, data)).code in ("picture_kind", "picture_cut_off")


def test_a_folder_and_a_missing_file(tmp_path):
    (tmp_path / "folder.png").mkdir()
    assert refused(tmp_path / "folder.png").code == "file_not_read"
    assert refused(tmp_path / "gone.png").code == "file_missing"


SECRET = "#ff0102"


@pytest.mark.parametrize(
    "inside",
    [
        '<image xlink:href="SECRET" width="9" height="9"/>',
        '<image href="file://SECRET" width="9" height="9"/>',
        '<image href="http://localhost:9/x.png" width="9" height="9"/>',
        '<use xlink:href="SECRET#part"/>',
        '<rect fill="url(SECRET#paint)" width="9" height="9"/>',
        '<rect style="fill: URL( \'SECRET\' )" width="9" height="9"/>',
        "<style>@import 'SECRET';</style>",
        "<style>rect { fill: url(SECRET#a) }</style>",
        '<feImage xlink:href="SECRET"/>',
        '<font-face><font-face-src><font-face-uri xlink:href="SECRET"/></font-face-src></font-face>',
        '<script src="SECRET"/>',
    ],
)
def test_an_svg_that_reaches_outside(tmp_path, inside):
    secret = saved(tmp_path, "secret.png", patterned(9, 9))
    path = saved(tmp_path, "spy.svg", svg(inside.replace("SECRET", str(secret))))
    assert refused(path).code == "picture_svg_outside"


def test_an_svg_with_a_style_sheet_outside(tmp_path):
    before = '<?xml-stylesheet type="text/css" href="/etc/passwd"?>'
    assert refused(saved(tmp_path, "sheet.svg", svg("", before=before))).code == "picture_svg_outside"


def test_an_svg_inside_a_picture_inside_an_svg(tmp_path):
    inner = base64.b64encode(svg('<image href="/etc/passwd"/>')).decode()
    inside = f'<image href="data:image/png;base64,{inner}" width="9" height="9"/>'
    assert refused(saved(tmp_path, "nested.svg", svg(inside))).code == "picture_svg_outside"


def test_an_svg_may_hold_a_picture_of_its_own(tmp_path):
    inner = base64.b64encode(saved(tmp_path, "own.png", patterned(9, 9)).read_bytes()).decode()
    inside = (
        f'<image href="data:image/png;base64,{inner}" width="9" height="9"/><a href="http://x/"><path/></a>'
    )
    path = saved(tmp_path, "own.svg", svg(inside))
    assert make_tiles(path, path.name).width == 6000


def test_an_svg_with_entities(tmp_path):
    """A billion laughs, and an entity that names a file."""
    laughs = "".join(f'<!ENTITY l{n} "{f"&l{n - 1};" * 10}">' for n in range(1, 9))
    before = f'<!DOCTYPE svg [<!ENTITY l0 "ha">{laughs}]>'
    assert refused(saved(tmp_path, "laugh.svg", svg("&l8;", before=before))).code == "picture_svg_entities"
    before = '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
    assert refused(saved(tmp_path, "file.svg", svg("&x;", before=before))).code == "picture_svg_entities"


@pytest.mark.parametrize(
    "inside",
    [
        "<g>" * 100_000 + "</g>" * 100_000,
        "<path/>" * 600_000,
        '<g id="a"><use href="#a"/></g>',
        '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>',
        '<g id="p0"><path/></g>'
        + "".join(f'<g id="p{n}">{f"""<use href="#p{n - 1}"/>""" * 10}</g>' for n in range(1, 12)),
        '<pattern id="a"><rect fill="url(#a)"/></pattern><rect fill="url(#a)"/>',
    ],
    ids=["deep", "many", "itself", "each-other", "ten-each", "pattern"],
)
def test_an_svg_nested_without_end(tmp_path, inside):
    assert refused(saved(tmp_path, "deep.svg", svg(inside))).code == "picture_svg_many"


@pytest.mark.parametrize("data", [b"<svg", svg("<g>")[:-6], svg("<b></g>"), svg("", 'viewBox="0 0 0 0"')])
def test_an_svg_that_is_not_sound(tmp_path, data):
    assert refused(saved(tmp_path, "broken.svg", data)).code == "picture_svg_broken"


@pytest.mark.parametrize("size", ['viewBox="0 0 1e9 1"', 'width="1e30" height="1e28"', 'viewBox="0 0 nan 1"'])
def test_an_svg_of_an_absurd_size_is_drawn_small_or_refused(tmp_path, size):
    path = saved(tmp_path, "size.svg", svg("<path/>", size))
    try:
        found = make_tiles(path, path.name)
    except StoreError as error:
        found, code = None, error.code
    else:
        code = ""
    assert code.startswith("picture_") if found is None else max(found.width, found.height) <= 8000


def test_a_pdf_with_a_password(tmp_path):
    key = b"<</Filter/Standard/V 1/R 2/O<" + b"41" * 32 + b">/U<" + b"42" * 32 + b">/P -4>>"
    locked = small_pdf().replace(b"/Root 1 0 R", b"/Root 1 0 R/ID[<00><00>]/Encrypt " + key)
    assert refused(saved(tmp_path, "locked.pdf", locked)).code == "picture_pdf_password"


def test_a_page_that_is_not_there(tmp_path):
    path = saved(tmp_path, "two.pdf", small_pdf(pages=2))
    assert refused(path, 3).code == "picture_pdf_page"
    assert made(path, 2).pages == 2


@pytest.mark.parametrize("data", [b"%PDF-1.7\nnothing", small_pdf()[:60], b"%PDF-1.4\n" + b"<<" * 200_000])
def test_a_pdf_that_is_not_sound(tmp_path, data):
    assert refused(saved(tmp_path, "broken.pdf", data)).code in ("picture_cut_off", "picture_failed")


@pytest.mark.parametrize("size", [(14_400, 1_440), (1e7, 1), (3, 1e9)])
def test_a_pdf_with_a_vast_page_is_drawn_small(tmp_path, size):
    path = saved(tmp_path, "vast.pdf", small_pdf(*size))
    found = make_tiles(path, path.name)
    assert max(found.width, found.height) <= 8000


def test_a_pdf_bomb_ends(tmp_path):
    """A page that would fill itself a hundred million times: given up after the time that is allowed."""
    content = b"".join(
        b"%d %d m 0 100 %d 50 200 %d c S\n" % (n % 200, n % 90, n % 70, n % 50) for n in range(400_000)
    )
    path = saved(tmp_path, "bomb.pdf", small_pdf(content=content * 4))
    with pytest.raises(StoreError) as caught:
        make_tiles(path, path.name, seconds=2)
    assert caught.value.code == "picture_too_long"
    assert "2" in caught.value.sentence()
    assert not list(cache_folder().glob(f"*{cache.PART}"))


def test_the_process_says_the_same(tmp_path):
    path = saved(tmp_path, "vast.png", declared_png(100_000, 100_000))
    with pytest.raises(StoreError) as caught:
        make_tiles(path, path.name)
    assert caught.value.sentence() == refused(path).sentence()


def test_a_process_that_dies_is_told_of(tmp_path, monkeypatch):
    monkeypatch.setattr(making, "command", lambda *_: [sys.executable, "-c", "import os; os.abort()"])
    with pytest.raises(StoreError) as caught:
        make_tiles(saved(tmp_path, "any.png", patterned(4, 4)), "any.png")
    assert caught.value.code == "picture_failed"


def test_time_is_bounded_at_all():
    assert LONGEST <= 120


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux holds a process to its memory")
def test_memory_is_bounded_at_all(tmp_path):
    """A gigabyte asked for in the process that unpacks is not given."""
    words = "from kingdom_gui.drawing.picture.unpack import within_bounds as b; b(); bytearray(1 << 30)"
    done = subprocess.run([sys.executable, "-c", words], capture_output=True, text=True, check=False)
    assert "MemoryError" in done.stderr
