"""The menu of kept plans: keep this district's, lay one out, throw one away."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu, QWidget

from ...document.document import Document
from ...engine.actions import Action
from ...engine.actions.plan import DropTemplate
from ...engine.state import Template
from ..icons import icon

translate = QCoreApplication.translate


def plans_menu(
    document: Document,
    keep: Callable[[], None] | None,
    lay: Callable[[Template], None],
    do: Callable[[Action], None],
    parent: QWidget,
) -> QMenu:
    """What can be done with plans. `keep` keeps the district's plan, None where it has none; `lay` takes a
    template up to be laid out; `do` does an action.
    """
    menu = QMenu(parent)
    first = menu.addAction(icon("copy"), translate("PlansMenu", "Keep this district’s plan…"))
    first.setEnabled(keep is not None)
    if keep is not None:
        first.triggered.connect(lambda: keep())
    templates = document.campaign.settings.templates
    if not templates:
        return menu
    menu.addSeparator()
    for template in templates:
        text = translate("PlansMenu", "Lay out {name} ({count})").format(
            name=template.name.replace("&", "&&"), count=len(template.parts)
        )
        action = menu.addAction(icon("layers"), text)
        action.triggered.connect(lambda _=False, template=template: lay(template))
    gone = menu.addMenu(icon("delete"), translate("PlansMenu", "Throw away"))
    kingdom = document.campaign.at_table
    for template in templates:
        action = gone.addAction(template.name.replace("&", "&&"))
        action.triggered.connect(
            lambda _=False, name=template.name: do(DropTemplate(kingdom=kingdom, name=name))
        )
    return menu
