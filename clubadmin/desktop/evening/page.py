"""The place "Avond": the list of evenings, or one evening in four steps."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.evening import loading
from clubadmin.desktop.evening.commands import (
    STEPS,
    DeskPage,
    at_steps,
    fairness_commands,
    game_commands,
    sheet_commands,
)
from clubadmin.desktop.evening.open_evening import EveningDesk
from clubadmin.desktop.kit.doors import ShowDecisions, ShowProtests, ShowReferee, ask
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.used import of_use
from clubadmin.desktop.kit.widgets import PagesLayout, action
from clubadmin.desktop.kit.wording import spoken_date
from clubadmin.desktop.steps import checklist
from clubadmin.desktop.steps.step import DRAW, FORMS, PRESENT, RESULT
from clubadmin.desktop.work import troubles
from clubadmin.errors import Gone
from clubadmin.part import fillings
from clubadmin.services.evenings import evenings

if TYPE_CHECKING:
    from clubadmin.desktop.evening.overview import Overview
    from clubadmin.desktop.kit.operations import Operations
    from clubadmin.model.club.club import ChangedPlace
    from clubadmin.model.evenings.evening import Evening
    from clubadmin.model.importing.importing import Book
    from clubadmin.model.seasons.season import EveningLine
    from clubadmin.services.hall.clock import RoundClock

CHANGED_STEPS = {"people": PRESENT, "draw": DRAW, "sheets": FORMS, "result": RESULT}
LATELY = timedelta(days=3)  # in which what comes after an evening is still to be done
Command = tuple[QAction, Callable[[], bool]]  # and whether it can be given now

__all__ = ["DRAW", "FORMS", "PRESENT", "RESULT", "EveningPage"]


class EveningPage(DeskPage):
    """Evenings, and within an evening the four steps, each open at any time."""

    def __init__(self, ops: Operations, theme: Theme) -> None:
        super().__init__(ops, theme)
        self._wanted: int | None = None  # the evening that is open, or on its way
        self._entered = False
        self.desk = EveningDesk(ops, theme)
        self._stack = PagesLayout(self)
        self._stack.addWidget(QWidget())  # nothing, until it is known what to show
        self._stack.addWidget(self.desk)
        self.desk.said.connect(self.said)
        self.desk.offered.connect(self.offered)
        self.desk.unsaid.connect(self.unsaid)
        self.desk.changed.connect(self._changed)
        self.desk.scope_changed.connect(self.scope_changed)
        self.desk.left.connect(self.close_evening)
        self.desk.evening_closed.connect(self.evening_closed)
        self._commands = self._make_commands()
        self.addActions([command for group in self._commands for command, _possible in group])

    @cached_property
    def overview(self) -> Overview:
        """The list of evenings; made when there is a reason to show it."""
        from clubadmin.desktop.evening.overview import Overview

        made = Overview(self.ops, self.theme)
        made.opened.connect(self.open_evening)
        made.made.connect(lambda number: self.open_evening(number, PRESENT))
        made.wanted.connect(self.wanted)
        self._stack.addWidget(made)
        return made

    @property
    def title(self) -> str:
        """The evening's date, or the name of the place."""
        evening = self.desk.evening
        return self.tr("Avond") if evening is None else spoken_date(evening.date)

    @property
    def help_topic(self) -> str:  # type: ignore[override]
        """The help page of the step one is in."""
        if self.desk.evening is None:
            return "avond"
        if self._by_game():
            return "per-spel"
        return ("aanwezig", "indeling", "formulieren", "uitslag")[self.desk.step]

    def enter(self) -> None:
        """The first time: straight to the evening that is going on, or that was just closed."""
        if not self._entered:
            self._entered = True
            self.ops.run(loading.overview, self._open_current, awaited=True)
            return
        self.desk.take_own()
        self.refresh()
        self._take_keyboard()

    def refresh(self) -> None:
        """Show what is in the file; a row just typed stands on sheet and board already."""
        own = self.desk.take_own()
        if self._wanted is None:
            self.overview.refresh()
        elif not own:
            evening_id = self._wanted
            self.ops.run(
                lambda club: evenings.evening(club, evening_id), self._changed, self._taken_away
            )
            self.desk.refresh_sheet()

    def follows(self) -> bool:
        """Whether rows are shown as they come in: on the board and the sheets."""
        here = self.evening_in_view()
        return self._at(FORMS) and any(one.is_on(here) for one in self.desk.forms.beside)

    def pass_on_clock(self, evening_id: int, clock: RoundClock | None) -> None:
        """Show the clock of the round in the bars beside the sheets."""
        for one in self.desk.forms.beside:
            one.show_clock(evening_id, clock)

    def leave(self) -> None:
        """Keep what is half typed."""
        self.desk.leave()

    def is_keeping(self) -> bool:
        """Rows on their way to the file."""
        return self.desk.is_keeping()

    def not_kept(self) -> str:
        """Rows of a sheet that are not in the file, such as when the disk is full."""
        if self.desk.undecided():
            return self.tr(
                "Een rij is hier én aan tafel getypt, en er is nog niet gekozen. Kies op het "
                "formulier met F5 of Shift+F5. Nogmaals sluiten laat staan wat er staat."
            )
        if not self.desk.unsaved():
            said = (one.not_kept() for one in self.desk.forms.beside)
            return next(filter(None, said), "")
        return self.tr(
            "Van een formulier is nog niet alles opgeslagen; het staat nog op het scherm. "
            "Maak eerst ruimte of kijk of de schijf er nog is. Nogmaals sluiten sluit zonder "
            "op te slaan."
        )

    def undo_scope(self) -> str:
        """The scope of Ctrl+Z: on the sheets the sheet in view; on a closed evening nothing."""
        return "" if self.desk.evening is None else self.desk.scope()

    def shows(self, place: ChangedPlace) -> bool:
        """Whether its evening is open at its step, and a sheet at its table."""
        if place.kind == "evenings":
            return self._wanted is None
        if place.kind not in ("evening", "sheet") or self._wanted != place.id:
            return False
        if place.step and self.desk.step != CHANGED_STEPS[place.step]:
            return False
        return self.desk.sheet_in_view() == place.table_id if place.table_id else True

    def show_change(self, place: ChangedPlace) -> None:
        """Open what was changed: an evening at its step, a row of a sheet, or the list."""
        self._entered = True
        if place.kind == "evenings":
            self.close_evening()
        elif place.table_id:
            self.show_game(place.id, place.table_id, place.game)
        else:
            self.open_evening(place.id, CHANGED_STEPS.get(place.step))

    def undo_refused(self) -> str:
        """Tell that a closed evening stays as it is."""
        if not self.desk.closed:
            return ""
        return self.tr("Deze avond is afgesloten; heropen hem om te verbeteren.")

    def page_actions(self) -> list[QAction]:
        """The commands that can be given now; their keys are there always."""
        return [one for group in self._commands for one, possible in group if possible()]

    def every_action(self) -> list[QAction]:
        """All commands of the page."""
        return [one for group in self._commands for one, _possible in group]

    def give(self, command: QAction) -> None:
        """Give it, at the step where it belongs; or say what comes before it."""
        possible = next(can for group in self._commands for one, can in group if one is command)
        if command is self._new_evening or possible():
            command.trigger()
            return
        at_forms = (self._has_sheet, self._has_row, self._can_unsign)
        step = FORMS if possible in at_forms or command.property(STEPS) == [FORMS] else RESULT
        if not self._is_drawn() or self.desk.step == step:
            self.said.emit(self.not_now())
            return
        self.desk.show_step(step)
        self.ops.when_idle(
            lambda: command.trigger() if possible() else self.said.emit(self.not_now())
        )

    def not_now(self) -> str:
        """An evening comes first, and its draw."""
        if self._is_drawn():
            return self.tr("Dat kan op deze avond nu niet.")
        return self.tr("Open eerst een avond met een indeling; kies het dan nog eens.")

    def menu_groups(self) -> list[list[QAction]]:
        """The commands of the step in view; those of another step are found by Ctrl+K."""
        wanted = [[one for one, possible in group if possible()] for group in self._commands[:-1]]
        if self.desk.evening is None:
            return wanted
        return [[one for one in group if self._is_for_now(one)] for group in wanted]

    def _is_for_now(self, command: QAction) -> bool:
        """Tell whether a command is for this step: before, during or after the playing."""
        steps = command.property(STEPS)
        return steps is None or self.desk.step in steps

    def ask_referee(self) -> bool:
        """The referee takes over the row one is in."""
        if self._by_game():
            return self.desk.forms.games.doors.ask_referee()
        if self._has_sheet():
            self.desk.forms.pane.disputes.ask_referee()
        elif self.desk.evening is not None:
            ask(self, ShowReferee(rules=self.desk.evening.rules))
        return self.desk.evening is not None

    def panes(self) -> list[QWidget]:
        """The panes that F6 steps through."""
        return self.desk.panes() if self.desk.evening is not None else [self.overview]

    def spot(self) -> tuple[int, ...]:
        """The evening, its step and its sheet; 0 for the list, or for no sheet."""
        return (self._wanted or 0, self.desk.step, self.desk.sheet_in_view() or 0)

    def come_back(self, spot: tuple[int, ...]) -> None:
        """The evening, or the list, that was in view."""
        evening_id, step, sheet = spot
        self._entered = True
        if evening_id:
            self.open_evening(evening_id, step, sheet)
        else:
            self._stack.setCurrentWidget(self.overview)

    def show_item(self, kind: str, number: int) -> None:
        """Open an evening that was chosen elsewhere."""
        if kind == "evening" and number:
            self._entered = True
            if self.desk.evening is None:
                self._stack.setCurrentIndex(0)  # the list is not what was asked for
            self.open_evening(number)

    def open_evening(
        self, evening_id: int, step: int | None = None, sheet: int = 0, game: int | None = None
    ) -> None:
        """Open an evening, at the step where there is work unless one is named."""
        self._wanted = evening_id
        self.ops.run(
            lambda club: evenings.evening(club, evening_id),
            lambda evening: self._opened(evening, step, sheet, game),
            self._gone,
            awaited=True,
        )

    def close_evening(self) -> None:
        """Back to the list of evenings."""
        self.desk.leave()
        if self.desk.evening is not None:
            self.overview.prefer(self.desk.evening.competition_id)
        self._wanted = self.desk.evening = None
        self._stack.setCurrentWidget(self.overview)
        self.overview.refresh()
        self.overview.take_keyboard()
        self.scope_changed.emit()
        self.retitled.emit()

    def _open_current(self, shown: loading.Overview) -> None:
        if self._wanted is not None:
            return  # an evening was chosen elsewhere meanwhile
        current, closed = _going_on(shown.evenings), _closed_lately(shown.evenings)
        if current is not None:
            self.open_evening(current.id)
        elif closed is not None and not checklist.has(checklist.everything(shown.club, closed.id)):
            self.open_evening(closed.id, RESULT)
        else:
            self.overview.show_evenings(shown)
            self._stack.setCurrentWidget(self.overview)
            self.overview.take_keyboard()

    def _opened(self, evening: Evening, step: int | None, sheet: int, game: int | None) -> None:
        if evening.id == self._wanted:
            self._stack.setCurrentWidget(self.desk)
            pane = self.desk.forms.pane
            if game is not None:
                pane.disputes.lead_to(sheet, game)
            self.desk.open(evening, step)
            on_its_way = pane.table_id == sheet and pane.sheet is None
            if sheet and not on_its_way:  # it would be led to the row once, and come twice
                self.desk.forms.open_table(sheet)
            self.retitled.emit()

    def _changed(self, evening: Evening) -> None:
        if evening.id == self._wanted:
            before = self.undo_scope()
            self.desk.show_evening(evening)
            self.retitled.emit()
            if self.undo_scope() != before:
                self.scope_changed.emit()

    def _gone(self, error: Exception) -> None:
        self.said.emit(troubles.sentence(error))
        self.close_evening()

    def _taken_away(self, error: Exception) -> None:
        """Making this evening was undone: the list says it all."""
        if isinstance(error, Gone):
            self.close_evening()
        else:
            self._gone(error)

    def _take_keyboard(self) -> None:
        if self.desk.evening is None:
            self.overview.take_keyboard()
        else:
            self.desk.take_keyboard()

    def _make_commands(self) -> list[list[Command]]:
        """Make the commands in groups; the last is in no menu, for it stands on the page."""
        steps = (
            self.tr("Aanwezig"),
            self.tr("Indeling"),
            self.tr("Formulieren"),
            self.tr("Uitslag"),
        )
        close = action(self, self.tr("Avond afsluiten"), self._close)
        close.setShortcuts([QKeySequence("Ctrl+Enter"), QKeySequence("Ctrl+Return")])
        turn = action(self, self.tr("Formulier van de tegenpartij"), self._turn_over, "Ctrl+T")
        draw = action(self, self.tr("Indelen"), self.desk.draw_now, "Ctrl+I")
        explain = action(self, self.tr("Leg uit"), self._explain, "Ctrl+E")
        statistics = action(self, self.tr("Statistiek"), self._statistics)
        protests = action(self, self.tr("Protesten"), self._protests, "Ctrl+F9")
        self._new_evening = action(self, self.tr("Nieuwe avond"), self._new, "Ctrl+N")
        fairness, (way, *games) = fairness_commands(self), game_commands(self)
        tables = [one for make in fillings("evening-commands") for one in make(self)]
        return [
            [
                (self._new_evening, self._can_make),
                (action(self, self.tr("Alle avonden"), self.close_evening, "Ctrl+0"), self._open),
            ],
            [
                (at_steps(draw, PRESENT, DRAW), self._can_draw),
                (of_use("other-side", turn), self._has_sheet),
                *games,
                *sheet_commands(self, self._has_row),
                *tables,
                (explain, lambda: self._at(RESULT) or self._has_row()),
                (at_steps(close, RESULT), self._can_close),
            ],
            [
                (
                    action(self, self.tr("Beslissingen van de avond"), self._decisions, "F9"),
                    self._open,
                ),
                (of_use("protests", protests), self._is_drawn),
                *fairness,
            ],
            [
                (action(self, self.tr("Afdrukken"), self._print, "Ctrl+P"), self._can_print),
                (
                    action(self, self.tr("Papieren"), self.desk.open_papers, "Ctrl+Shift+L"),
                    self._open,
                ),
                (at_steps(statistics, RESULT), self._is_drawn),
            ],
            [
                (action(self, self.tr("Avond wijzigen"), self.desk.open_details), self._open),
                (
                    action(self, self.tr("Beslissing bij dit spel"), self._decide, "F8"),
                    self._has_row,
                ),
                *(
                    (
                        action(self, name, partial(self.desk.show_step, at), f"Ctrl+{at + 1}"),
                        self._open,
                    )
                    for at, name in enumerate(steps)
                ),
                (
                    action(self, self.tr("Indeling op naam afdrukken"), self._by_name),
                    self._is_drawn,
                ),
                (
                    action(self, self.tr("Indeling van het noodpakket overnemen"), self._take_over),
                    self._can_draw,
                ),
                (action(self, self.tr("Aftekening terugnemen"), self._unsign), self._can_unsign),
                way,
                (action(self, self.tr("Prijzen"), self._prizes), self._open),
                (action(self, self.tr("Plaatsbriefjes afdrukken"), self._slips), self._is_drawn),
                (action(self, self.tr("Formulieren afdrukken"), self._blanks), self._is_drawn),
            ],
        ]

    def _open(self) -> bool:
        return self.desk.evening is not None

    def _can_make(self) -> bool:
        listed = not self._open() and "overview" in vars(self)
        return listed and self.overview.isVisible() and self.overview.can_make

    def _can_draw(self) -> bool:
        return self._open() and not self.desk.closed

    def _is_drawn(self) -> bool:
        return self.desk.evening is not None and bool(self.desk.evening.plan)

    def _can_print(self) -> bool:
        return self._is_drawn() or (self._at(RESULT) and self.desk.result.model.rowCount() > 0)

    def _has_sheet(self) -> bool:
        return self._at(FORMS) and self.desk.forms.pane.sheet is not None

    def _by_game(self) -> bool:
        return self._at(FORMS) and self.desk.forms.by_game

    def _has_row(self) -> bool:
        return self._has_sheet() or self._by_game()

    def _can_unsign(self) -> bool:
        sheet = self.desk.forms.pane.sheet if self._at(FORMS) else None
        return sheet is not None and sheet.signed and not sheet.closed

    def _can_close(self) -> bool:
        evening = self.desk.evening
        if evening is None or self.desk.closed:
            return False
        if self._at(FORMS):
            return self.desk.forms.all_in and len(evening.plan) >= evening.rounds
        return self._at(RESULT) and self.desk.result.ready

    def _explain(self) -> None:
        if self._at(RESULT):
            self.desk.result.explain()
        elif self._by_game():
            self.desk.forms.games.doors.explain()
        elif self._has_sheet():
            self.desk.forms.pane.explain()

    def _new(self) -> None:
        if self._can_make():
            self.overview.day.setFocus()
            return
        if self._open():
            self.close_evening()
        self.ops.when_idle(self._ask_day)

    def _ask_day(self) -> None:
        if self._can_make():
            self.overview.day.setFocus()

    def take_people(self, listed: Book) -> bool:
        """Have them come, where it is asked who is there."""
        if not self._at(PRESENT) or self.desk.people.arrivals.closed:
            return False
        self.desk.people.read_list(lambda: listed)
        return True

    def _at(self, step: int) -> bool:
        return self.desk.evening is not None and self.desk.step == step

    def _take_over(self) -> None:
        self.desk.take_over_now()

    def _turn_over(self) -> None:
        if self._at(FORMS):
            self.desk.forms.pane.turn_over()

    def _decide(self) -> None:
        if self._by_game():
            self.desk.forms.games.doors.ask_ruling()
        elif self._has_sheet():
            self.desk.forms.pane.disputes.ask_decision()

    def _decisions(self) -> None:
        if self.desk.evening is not None:
            ask(self, ShowDecisions(self.desk.evening.id, self._show_game))

    def _protests(self) -> None:
        if self._is_drawn() and self.desk.evening is not None:
            ask(self, ShowProtests(self.desk.evening.id, self._show_game))

    def _show_game(self, table_id: int, game: int) -> None:
        self.desk.forms.pane.disputes.lead_to(table_id, game)
        self.show_sheet(table_id)

    def show_game(self, evening_id: int, table_id: int, game: int | None) -> None:
        """Open a sheet of any evening, and a row of it, chosen elsewhere."""
        self._entered = True
        self.open_evening(evening_id, FORMS, table_id, game)

    def _unsign(self) -> None:
        if self._at(FORMS):
            self.desk.forms.pane.unsign()

    def _close(self) -> None:
        if self._at(FORMS) and self._can_close():  # what speaks against it is said at the result
            self.desk.show_step(RESULT)
            self.ops.when_idle(self.desk.result.close_evening)
        elif self._at(RESULT):
            self.desk.result.close_evening()

    def _statistics(self) -> None:
        if self._open():
            self.desk.result.show_statistics()

    def _print(self) -> None:
        """The paper that belongs to the step in view."""
        if self._at(RESULT):
            self.desk.result.print_result()
        elif self._at(FORMS):
            self._blanks()
        elif self.desk.evening is not None:
            self.desk.draw.papers.draw_list("table")

    def _prizes(self) -> None:
        if self.desk.evening is not None:
            self.wanted.emit("competition-prizes", self.desk.evening.competition_id)
        else:
            self.said.emit(self.tr("Open eerst de avond of wedstrijd waar de prijzen bij horen."))

    def _by_name(self) -> None:
        if self.desk.evening is not None:
            self.desk.draw.papers.draw_list("name")

    def _slips(self) -> None:
        if self.desk.evening is not None:
            self.desk.draw.papers.seat_slips()

    def _blanks(self) -> None:
        if self.desk.evening is not None:
            self.desk.draw.papers.blank_sheets()


def _going_on(evenings: tuple[EveningLine, ...]) -> EveningLine | None:
    """The newest evening that was begun and is not closed."""
    open_ = [
        one for one in evenings if one.status == "open" and one.depth == "game" and one.participants
    ]
    return max(open_, key=lambda one: (one.date, one.number), default=None)


def _closed_lately(evenings: tuple[EveningLine, ...]) -> EveningLine | None:
    """The newest evening that is closed, where it was these days."""
    closed = [one for one in evenings if one.status == "closed" and one.depth == "game"]
    newest = max(closed, key=lambda one: (one.date, one.number), default=None)
    lately = newest is not None and abs(date.today() - newest.date) <= LATELY
    return newest if lately else None
