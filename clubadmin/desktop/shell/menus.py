"""The menu bar: everything the rail and the keys can do, for those who look there."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from clubadmin.desktop.kit import language, used
from clubadmin.desktop.shell.notice import KEYS
from clubadmin.desktop.shell.place_names import PLACES, names
from clubadmin.desktop.work.clubs import recent_clubs
from clubadmin.model.club.club import UndoState
from clubadmin.part import Show

if TYPE_CHECKING:
    from clubadmin.desktop.shell.main_frame import MainFrame
    from clubadmin.desktop.shell.undone import Undone


MOST_RECENT = 6


class Menus(QObject):
    """Makes the menus of the window and keeps their marks right."""

    def __init__(self, window: "MainFrame", back: "Undone", find: Callable[[], object]) -> None:
        """Make them.

        Args:
            window: what they stand in.
            back: takes back and does again.
        """
        super().__init__(window)
        self._window = window
        self._back = back
        self._find = find
        self._bar = bar = window.menuBar()
        # no letters with Alt here: those belong to what is in view; F10 opens the bar
        self._club(bar.addMenu(self.tr("Bestand")))
        self._edit(bar.addMenu(self.tr("Bewerken")))
        self._go(bar.addMenu(self.tr("Ga naar")))
        self._place = bar.addMenu(self.tr("Avond"))
        self._place.aboutToShow.connect(self._show_place)
        self._look(bar.addMenu(self.tr("Beeld")))
        self._help(bar.addMenu(self.tr("Hulp")))
        self._found = self._only_found()
        self.mark()
        window.look_chosen.connect(self.mark)
        window.place_left.connect(self.leave_place)
        window.place_shown.connect(self.name_place)
        window.resumed.connect(lambda: self.allow_undo(UndoState()))  # until it was looked up
        window.ops.undo_changed.connect(self.allow_undo)
        window.ops.changing.connect(self.await_undo)

    def actions(self) -> list[QAction]:
        """Every command that can be given now, those of the place in view first."""
        page = self._window.page
        here = page.page_actions() if page else []
        menus = [menu for action in self._bar.actions() if isinstance(menu := action.menu(), QMenu)]
        fixed = [one for menu in menus if menu is not self._place for one in menu.actions()]
        whole = (*here, *fixed, *self._found)
        return [one for one in whole if one.text() and one.isEnabled() and one.menu() is None]

    def name_place(self, name: str) -> None:
        """The menu of the place in view is called as the place is."""
        self._place.setTitle(name)
        self._place.menuAction().setVisible(bool(name))

    def allow_undo(self, state: UndoState) -> None:
        """Enable undo and redo; with nothing to take back or do again, the keys tell so."""
        for one in (self.undo, self.redo):
            one.setEnabled(self._window.ops.has_club)
        self._steps = UndoState() if self._window.undo_refused() else state

    def _name_steps(self, *, whole: bool) -> None:
        """Name what undo and redo would do in the open menu; by Ctrl+K their names stay."""
        for entry, name, what in (
            (self.undo, self.tr("&Ongedaan maken"), self._steps.undo),
            (self.redo, self.tr("O&pnieuw doen"), self._steps.redo),
        ):
            told = language.told(what) if what is not None else self._nothing(entry)
            entry.setText(f"{name}: {told.replace('&', '&&')}" if whole else name)

    def _nothing(self, entry: QAction) -> str:
        """Why an entry would do nothing."""
        refused = self._window.undo_refused() if entry is self.undo else ""
        return refused or self.tr("er is niets")

    def await_undo(self) -> None:
        """A change is on its way: by the time its turn comes, it can be taken back."""
        self.undo.setEnabled(True)

    def mark(self) -> None:
        """Tick what is chosen."""
        self._large.setChecked(self._window.theme.large)

    def _entry(
        self,
        menu: QMenu,
        text: str,
        run: Callable[[], object],
        *keys: str | QKeySequence.StandardKey,
    ) -> QAction:
        action = menu.addAction(text)
        action.triggered.connect(lambda _checked=False: run())
        if keys:
            action.setShortcuts([QKeySequence(key) for key in keys])
        return action

    def _club(self, menu: QMenu) -> None:
        window = self._window
        text = self.tr("&Nieuwe wedstrijd …")
        self._entry(menu, self.tr("Nieuwe &club …"), window.show_welcome)
        self._entry(menu, self.tr("&Openen …"), window.open_file)
        self._recent = menu.addMenu(self.tr("&Laatst geopend"))
        menu.aboutToShow.connect(self._look_for_recent)
        listed = self._entry(menu, self.tr("Lijst &inlezen …"), window.bring_in, "Ctrl+O")
        used.if_it_leads(Show("bring-in"), listed)
        menu.addSeparator()
        self._entry(menu, text, window.new_contest, "Ctrl+Shift+N")
        menu.addSeparator()
        to_stick = self.tr("&Kopie naar een stick of andere map …")
        self._entry(menu, to_stick, window.copy_elsewhere, KEYS)
        menu.addSeparator()
        self._entry(menu, self.tr("A&fsluiten"), window.close, "Ctrl+Q")

    def _look_for_recent(self) -> None:
        self._recent.clear()
        for file in recent_clubs()[:MOST_RECENT]:
            named = file.stem.replace("&", "&&")
            self._entry(self._recent, named, partial(self._window.open_file, file))

    def _edit(self, menu: QMenu) -> None:
        self.undo = self._entry(menu, self.tr("&Ongedaan maken"), self._back.undo, "Ctrl+Z")
        self.redo = self._entry(
            menu, self.tr("O&pnieuw doen"), self._back.redo, "Ctrl+Y", "Ctrl+Shift+Z"
        )
        menu.addSeparator()
        deeds = self.tr("&Wat is er gedaan …")
        self._entry(menu, deeds, self._window.show_deeds, "Ctrl+Shift+H")
        menu.addSeparator()
        menu.aboutToShow.connect(lambda: self._name_steps(whole=True))
        menu.aboutToHide.connect(lambda: self._name_steps(whole=False))
        text = self.tr("&Voorkeuren …")
        wishes = self._entry(menu, text, self._window.show_preferences, "Ctrl+,")
        wishes.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.allow_undo(UndoState())

    def _go(self, menu: QMenu) -> None:
        window = self._window
        titles = names()
        for number, key in enumerate(PLACES, start=1):
            self._entry(menu, titles[key], partial(window.go, key), f"Alt+{number}")
        menu.addSeparator()
        self._entry(menu, self.tr("A&rbitrage …"), window.show_referee, "F7")
        menu.addSeparator()
        self._entry(menu, self.tr("&Volgend deel van het scherm"), window.next_pane, "F6")
        give_letters([one for one in menu.actions() if one.text()])

    def _look(self, menu: QMenu) -> None:
        window = self._window
        self._large = self._entry(
            menu,
            self.tr("&Grote letters"),
            lambda: window.choose_large(not window.theme.large),
            "Ctrl+Shift+G",
        )
        self._large.setCheckable(True)
        menu.addSeparator()
        self._entry(menu, self.tr("Groot &scherm en klok …"), window.show_screen_desk, "Ctrl+F11")

    def _help(self, menu: QMenu) -> None:
        window = self._window
        self._entry(menu, self.tr("&Hulp bij wat u ziet"), window.show_help, "F1")
        more = self.tr("&Wat kan er nog meer?")
        self._entry(menu, more, partial(window.show_help, "meer"))
        self._entry(menu, self.tr("&Probleem melden"), partial(window.show_help, "over", 1))
        menu.addSeparator()
        over = self._entry(menu, self.tr("&Over clubadmin"), partial(window.show_help, "over"))
        over.setMenuRole(QAction.MenuRole.AboutRole)

    def _only_found(self) -> list[QAction]:
        """The actions with a tab, a button, a key or a choice elsewhere, found by Ctrl+K."""
        window = self._window
        parts = (
            self.tr("Gegevens van de club"),
            self.tr("Seizoenen en competities"),
            self.tr("Spelregels"),
            self.tr("Reservekopie en controle"),
            self.tr("In- en uitvoer"),
        )
        others: tuple[tuple[str, Callable[[], object], str], ...] = (
            *(
                (text, partial(window.show_item, "club-part", at), "")
                for at, text in enumerate(parts)
            ),
            (self.tr("Kleuren van het systeem"), partial(window.choose_mode, "system"), ""),
            (self.tr("Licht"), partial(window.choose_mode, "light"), ""),
            (self.tr("Donker"), partial(window.choose_mode, "dark"), ""),
            # each language calls itself by its own name
            ("Nederlands", partial(window.choose_language, "nl"), ""),
            ("English", partial(window.choose_language, "en"), ""),
            (self.tr("Inhoud"), partial(window.show_help, "start"), ""),
            (self.tr("Noodpakket"), partial(window.show_item, "emergency-pack", 0), ""),
            (self.tr("Overdracht"), partial(window.show_item, "handover", 0), ""),
            (self.tr("Groot scherm vullend"), window.show_full_screen, "F11"),
            (self.tr("Klok starten of stilzetten"), window.toggle_clock, "F12"),
            (self.tr("Zoeken"), self._find, "Ctrl+K"),
            (self.tr("Menubalk"), lambda: self._bar.setActiveAction(self._bar.actions()[0]), "F10"),
        )
        made = []
        for text, run, keys in others:
            one = QAction(text, window)
            one.triggered.connect(lambda _checked=False, run=run: run())
            one.setShortcut(QKeySequence(keys))
            made.append(one)
        window.addActions(made)
        return made

    def leave_place(self) -> None:
        """The commands of a place go when one leaves it: its keys may be another's there."""
        self._place.clear()

    def _show_place(self) -> None:
        self._fill_place()
        self._window.look_at_uses(self._fill_place)

    def _fill_place(self) -> None:
        if page := self._window.page:
            used.fill(self._place, page.menu_groups())
            give_letters([one for one in self._place.actions() if one.text()])


_GIVEN = "given"  # the text with a letter that was given to it here


def give_letters(actions: Sequence[QAction]) -> None:
    """Underline a letter of each command that has none, another one for each as far as it goes.

    What got one before, among others, gets one anew.
    """
    for one in actions:
        if one.property(_GIVEN) == one.text():
            one.setText(one.text().replace("&", "", 1))
    taken = {QKeySequence.mnemonic(one.text()).toString()[-1:].casefold() for one in actions}
    for one in actions:
        text = one.text()
        if "&" in text:
            continue
        starts = [
            at
            for at, sign in enumerate(text)
            if sign.isalpha() and (at == 0 or text[at - 1] == " ")
        ]
        others = [at for at, sign in enumerate(text) if sign.isalpha()]
        for at in (*starts, *others):
            if text[at].casefold() not in taken:
                taken.add(text[at].casefold())
                one.setText(f"{text[:at]}&{text[at:]}")
                one.setProperty(_GIVEN, one.text())
                break
