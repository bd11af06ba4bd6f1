"""Opening and saving as the user meets them: questions about unsaved work, file dialogs, plain sentences."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRandomGenerator, Signal
from PySide6.QtWidgets import QMenu, QWidget

from ..assets import AssetMissing
from ..document.document import Document
from ..document.files import Files
from ..document.settings import Preferences, documents_folder
from ..engine.hexes import HexId
from ..store.errors import StoreError
from . import speech
from .blocks import plain_tip
from .labels import campaign_name
from .map_import import MapImport
from .modal import ask

if TYPE_CHECKING:
    from ..store.recovery import Recovered

LANDS = 1_000_000  # lands that a new campaign may be given, each by its number


class FileCommands(QObject):
    """The commands of the Campaign menu that touch files. `window` is what dialogs open over.

    `told(text)` says what was done.
    """

    told = Signal(str)

    def __init__(self, document: Document, files: Files, preferences: Preferences, window: QWidget) -> None:
        super().__init__(window)
        self._document, self._files, self._preferences = document, files, preferences
        self._window = window
        self.importing = MapImport(document, files, self.may_leave, window)
        self.importing.told.connect(self.told)

    def new(self) -> None:
        """Ask for a new campaign and show it; one undo takes the kingdom back and leaves the land."""
        if not self.may_leave():
            return
        from .dialogs.founding.dialog import FoundingDialog

        seed = QRandomGenerator.global_().bounded(1, LANDS)
        dialog = FoundingDialog(self._document, self._window, seed=seed, preferences=self._preferences)
        if ask(dialog):
            self._files.start(dialog.base)
            self._document.do_all(dialog.founding(), named=0)

    def found(self, chosen: tuple[HexId, ...] = ()) -> None:
        """Ask for a kingdom to found on the map that is open; `chosen` are the hexes that are selected."""
        from .dialogs.founding.dialog import FoundingDialog
        from .dialogs.founding.place import founding_place

        home = founding_place(self._document.campaign, chosen, self._document.rules)
        dialog = FoundingDialog(self._document, self._window, new_map=False, home=home)
        if ask(dialog):
            self._document.do_all(dialog.founding(), named=0)

    def adopt(self) -> None:
        """Ask for the numbers of a paper sheet and show the campaign that comes of it."""
        from .dialogs.adopt import AdoptDialog
        from .dialogs.new_campaign import empty_campaign

        if not self._files.has_campaign:
            self._files.start(empty_campaign(self._document))
        ask(AdoptDialog(self._document, self._window))

    def ask_open(self) -> None:
        """Ask which file to open."""
        if not self.may_leave():
            return
        from .questions import file_to_open

        folder = self._document.path.parent if self._document.path is not None else documents_folder()
        path = file_to_open(self._window, folder)
        if path is not None:
            self.open(path)

    def open_recent(self, path: Path) -> None:
        """Open one of the recent files, after asking about unsaved work."""
        if self.may_leave():
            self.open(path)

    def open(self, path: Path) -> bool:
        """Open a file, or say in one sentence why not; unsaved edits of an earlier run are offered."""
        try:
            self._files.open(path)
        except StoreError as error:
            if error.code != "locked":
                return self._open_damaged(path, error)
            if not self._open_locked(path, error):
                return False
        if self._document.path is not None:
            self.offer_recovery()
        return True

    def _open_locked(self, path: Path, locked: StoreError) -> bool:
        """Ask what to do about a campaign that another window has open: take it over, or look at a copy."""
        from .questions import ask_about_locked

        chosen = ask_about_locked(self._window, _sentence(locked))
        if chosen == "cancel":
            return False
        try:
            if chosen == "copy":
                self._files.open_copy(path)
            else:
                self._files.open(path, force=True)
        except StoreError as error:
            self._tell(error)
            return False
        return True

    def _open_damaged(self, path: Path, why: StoreError) -> bool:
        """Show what can be read of a file, or an earlier version of it, if the user wants one."""
        from ..store.backups import versions_of

        try:
            found = self._files.readable(path)
        except StoreError:
            found = None
        versions = versions_of(path)
        if found is None and not versions:
            self._tell(why)
            return False
        from .dialogs.repair import RepairDialog

        newer = why.code in ("build_newer", "version_newer")
        dialog = RepairDialog(_sentence(why), found, versions, self._window, newer)
        if not ask(dialog):
            return False
        if dialog.chosen is not None:
            return self._open_version(dialog.chosen, path)
        if found is None:
            return False
        self._files.open_repaired(found if dialog.keep_unknown else found._replace(kept=()), path)
        self._offer_edits_of(path)
        return True

    def _open_version(self, version: Path, of: Path) -> bool:
        """Show an earlier version of a campaign; one that is damaged too is opened like any other."""
        try:
            self._files.open_copy(version, of)
        except StoreError as error:
            return self._open_damaged(version, error)
        return True

    def _offer_edits_of(self, path: Path) -> None:
        """Unsaved edits that were kept beside a file which is not open itself."""
        try:
            found = self._files.recoverable(path)
        except StoreError as error:
            self._tell(error)
        else:
            if found is not None:
                self._ask_recovery(found)

    def open_example(self) -> None:
        """Open the example campaign."""
        if not self.may_leave():
            return
        try:
            self._files.open_example()
        except (StoreError, AssetMissing) as error:
            self._tell(error)

    def save(self) -> bool:
        """Save under the name the campaign has, or ask for one."""
        return self._save(self._document.path) if self._document.path is not None else self.save_as()

    def save_as(self) -> bool:
        """Ask for a name and save under it."""
        from .questions import file_to_save

        suggested = self._document.path or self._files.suggested_path(documents_folder())
        path = file_to_save(self._window, suggested)
        return path is not None and self._save(path)

    def may_leave(self) -> bool:
        """Whether what is open may make room; asks about unsaved work, and saves if told to."""
        if not (self._files.has_campaign and self._document.modified):
            return True
        from .questions import ask_to_save

        chosen = ask_to_save(self._window)
        return self.save() if chosen == "save" else chosen == "discard"

    def offer_recovery(self) -> None:
        """Offer unsaved edits of an earlier run, if there are any for the file that is open, or (where none
        is) of any campaign that was open last.
        """
        path = self._document.path
        try:
            found = self._files.recoverable(path)
        except StoreError as error:
            self._tell(error)
            return
        if found is not None:
            self._ask_recovery(found)
        elif path is None:
            self._offer_recent()

    def fill_recent(self, menu: QMenu) -> None:
        """Put the recent files into the menu."""
        menu.clear()
        for path in self._preferences.recent:
            action = menu.addAction(campaign_name(path).replace("&", "&&"))
            action.setToolTip(plain_tip(str(path)))
            action.triggered.connect(lambda _=False, path=path: self.open_recent(path))
        if menu.isEmpty():
            menu.addAction(self.tr("None yet")).setEnabled(False)
            return
        menu.addSeparator()
        menu.addAction(self.tr("Forget these")).triggered.connect(self._preferences.forget_recent)

    def _offer_recent(self) -> None:
        """Unsaved edits of the campaign that was open last: open it, which offers them."""
        path = next(iter(self._preferences.recent), None)
        if path is None:
            return
        try:
            found = self._files.left_behind(path)
        except StoreError:
            return  # told once the campaign is opened
        if found:
            text = self.tr("There is unsaved work of {name}, left when the program ended. Open it?")
            if self._confirm(text.format(name=campaign_name(path)), self.tr("Open")):
                self.open(path)

    def _save(self, path: Path, force: bool = False) -> bool:
        try:
            problem = self._files.save(path, force)
        except StoreError as error:
            if error.code == "changed_outside":
                return self._save_changed(path)
            if error.code == "locked" and path == self._document.path:
                return self._save_changed(path, _sentence(error))
            self._tell(
                error,
                self.tr("Your work is in memory. Mend this and save again, or save it under another name."),
            )
            return False
        if problem is not None:
            self._tell(problem)
        self.told.emit(self.tr("Saved {name}").format(name=path.name))
        return True

    def _save_changed(self, path: Path, why: str = "") -> bool:
        """Ask what to do about a file that somebody else has written or taken over since it was opened here;
        `why` tells the latter.
        """
        from .questions import ask_about_changed

        chosen = ask_about_changed(self._window, path.name, why)
        while chosen == "compare":
            self._compare(path)
            chosen = ask_about_changed(self._window, path.name, why)
        if chosen == "both":
            return self.save_as()
        if chosen == "reload":
            return self._open_anew(path)
        return chosen == "replace" and self._save(path, force=True)

    def _compare(self, path: Path) -> None:
        """Show what is another in the file than in what is open."""
        try:
            there = self._files.on_disk(path)
        except StoreError as error:
            self._tell(error)
            return
        from .dialogs.compare_file import CompareFileDialog

        ask(CompareFileDialog(self._document, there, self._window))

    def _open_anew(self, path: Path) -> bool:
        """Open a file that somebody else has written; what was done here goes to the backups."""
        try:
            self._files.keep_version("mine")
        except StoreError as error:
            self._tell(error)
            return False
        return self.open(path)

    def _ask_recovery(self, found: Recovered) -> None:
        from .dialogs.recovered import RecoveredDialog

        if ask(RecoveredDialog(found, self._window)):
            self._files.recover(found)
            self.told.emit(self.tr("The unsaved work is back; it is not saved yet"))
            return
        try:
            kept = self._files.put_by(found)
        except StoreError as error:
            self._tell(error)
        else:
            self.told.emit(self.tr("The unsaved work is kept as {file}").format(file=kept.name))

    def _confirm(self, text: str, verb: str) -> bool:
        from .questions import confirm

        return confirm(self._window, text, verb)

    def _tell(self, error: StoreError | AssetMissing, advice: str = "") -> None:
        from .questions import tell

        tell(self._window, _sentence(error), advice)


def _sentence(error: StoreError | AssetMissing) -> str:
    """What went wrong, in the language of the window."""
    if isinstance(error, AssetMissing):
        from ..words.missing import missing

        return missing(error, speech.language())
    return error.sentence(speech.language())
