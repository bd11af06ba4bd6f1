"""Makes the serif of the sheets from EB Garamond: `python derive_serif.py FOLDER OUT` (needs fonttools).

FOLDER holds EBGaramond12-Regular.ttf, EBGaramond12-Italic.ttf and EBGaramond08-Regular.ttf (version 0.016,
SIL Open Font License); OUT gets three files of the families "Kingdom Serif" and "Kingdom Serif Small". What
is changed, and why:

- Figures are lining ones: 11 must not be read as II in a table.
- Ligatures and letters that change beside others are gone: what a PDF shows is then what copies out of it.
- There is an empty box to tick (U+2610), for sheets that are filled by hand.
- Only the letters of Latin scripts are kept, which is a tenth of the size.
- The name is another one, as the licence asks of a changed font.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools import subset
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

FILES = {
    "EBGaramond12-Regular.ttf": ("Kingdom Serif", "Regular", "KingdomSerif-Regular.ttf"),
    "EBGaramond12-Italic.ttf": ("Kingdom Serif", "Italic", "KingdomSerif-Italic.ttf"),
    "EBGaramond08-Regular.ttf": ("Kingdom Serif Small", "Regular", "KingdomSerifSmall-Regular.ttf"),
}
# Basic Latin to Latin Extended-B, combining marks, punctuation, currency, letterlike, arrows, operators.
RANGES = ((0x20, 0x24F), (0x300, 0x36F), (0x1E00, 0x1EFF), (0x2000, 0x206F), (0x20A0, 0x20BF),
          (0x2100, 0x214F), (0x2190, 0x21FF), (0x2200, 0x22FF), (0x2610, 0x2610))  # fmt: skip
BALLOT_BOX = 0x2610
FIGURES = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
# Signs that a cut lacks, and those that stand in for them.
STAND_INS = {0x2212: 0x2013, 0x202F: 0xA0, 0x2022: 0xB7, 0x2011: 0x2D}


def add_ballot_box(font: TTFont) -> None:
    """Draw U+2610: a square on the baseline, with a thin wall."""
    high, wall, aside = 640, 38, 60
    pen = TTGlyphPen(None)
    outer = [(aside, 0), (aside, high), (aside + high, high), (aside + high, 0)]
    low, top = wall, high - wall
    inner = [(aside + low, low), (aside + top, low), (aside + top, top), (aside + low, top)]
    for corners in (outer, inner):
        pen.moveTo(corners[0])
        for corner in corners[1:]:
            pen.lineTo(corner)
        pen.closePath()
    font.setGlyphOrder([*font.getGlyphOrder(), "ballotbox"])
    font["glyf"]["ballotbox"] = pen.glyph()
    font["hmtx"]["ballotbox"] = (high + 2 * aside, aside)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[BALLOT_BOX] = "ballotbox"


def derive(source: Path, family: str, style: str, target: Path) -> None:
    """Write the changed font of one cut."""
    font = TTFont(source)
    add_ballot_box(font)
    for table in font["cmap"].tables:
        if not table.isUnicode():
            continue
        for digit, name in enumerate(FIGURES):
            table.cmap[0x30 + digit] = f"{name}.lnum"
        for sign, instead in STAND_INS.items():
            if sign not in table.cmap and instead in table.cmap:
                table.cmap[sign] = table.cmap[instead]
    options = subset.Options(layout_features=["ccmp", "locl", "kern", "mark", "mkmk"], name_IDs=["*"],
                             hinting=False, glyph_names=False, notdef_outline=True)  # fmt: skip
    options.drop_tables += ["PfEd", "FFTM"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[code for low, high in RANGES for code in range(low, high + 1)])
    subsetter.subset(font)
    named = {1: family, 2: style, 3: f"{family} {style} from EB Garamond 0.016", 4: f"{family} {style}",
             6: target.stem, 16: None, 17: None}  # fmt: skip
    for name_id, text in named.items():
        font["name"].removeNames(nameID=name_id)
        if text:
            font["name"].setName(text, name_id, 3, 1, 0x409)
            font["name"].setName(text, name_id, 1, 0, 0)
    # These cuts say 80 where regular is 400; some systems would thicken them.
    font["OS/2"].usWeightClass = 400
    font.save(target)


def main() -> None:
    """Derive all three."""
    folder, out = Path(sys.argv[1]), Path(sys.argv[2])
    for file, (family, style, target) in FILES.items():
        derive(folder / file, family, style, out / target)


if __name__ == "__main__":
    main()
