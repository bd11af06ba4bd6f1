"""What the application's style sheet says of the control that has the focus: it is ringed, whatever it is."""

from __future__ import annotations

from collections.abc import Mapping


def focus_sheet(colours: Mapping[str, str]) -> str:
    """The part of the style sheet about the focus, in these colours (the fields of `theme.Colours`)."""
    return _SHEET.format(**colours)


# Borders are as wide as without the focus where a wider one would move what stands beside the control.
_SHEET = """
QPushButton:focus {{ border: 2px solid {accent}; padding: 4px 13px; }}
QPushButton:default:focus {{ border: 3px double {on_accent}; padding: 3px 12px; }}
QPushButton[quiet="true"]:focus {{ border: 2px solid {accent}; padding: 3px 7px; }}
QPushButton[link="true"]:focus {{ border: 1px solid {accent}; border-radius: 3px; padding: 0 0 1px 0; }}
QPushButton[row="true"]:focus {{ border: 1px solid {accent}; border-radius: 3px; padding: 3px 0 3px 0; }}
QToolButton:focus {{ border: 2px solid {accent}; }}
QLineEdit:focus, QAbstractSpinBox:focus, QPlainTextEdit:focus, QComboBox:focus {{
    border: 2px solid {accent}; padding: 3px 5px;
}}
QCheckBox::indicator {{ margin: 1px; }}
QCheckBox::indicator:focus {{ border: 2px solid {accent}; margin: 0; }}
QRadioButton::indicator {{ margin: 1px; }}
QRadioButton::indicator:focus {{ border: 2px solid {accent}; margin: 0; }}
QTableView::item:focus, QTreeView::item:focus, QListView::item:focus {{
    border: 1px solid {accent}; padding: 2px 7px;
}}
QSlider:focus {{ border: 2px solid {accent}; border-radius: 4px; }}
QTabBar::tab:selected:focus {{ color: {accent}; text-decoration: underline; }}
"""
