"""Klaar: what there is to do once an evening is closed, on one card above its result."""

from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import Signal

from clubadmin.desktop.contest_papers.menu import Papers
from clubadmin.desktop.contest_papers.paper_kinds import has_standings
from clubadmin.desktop.kit import files
from clubadmin.desktop.kit.copying import copy_text
from clubadmin.desktop.kit.doors import ShowEvening, ask
from clubadmin.desktop.kit.figures import short_date
from clubadmin.desktop.kit.language import translate
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.steps import checklist
from clubadmin.desktop.steps.checklist import Checklist, Task
from clubadmin.desktop.work import troubles
from clubadmin.model.club.club import CopyElsewhere
from clubadmin.model.evenings.evening import Evening, Following
from clubadmin.model.publishing.publishing import PressFacts
from clubadmin.model.results.moves import Move
from clubadmin.model.results.result import EveningResult
from clubadmin.services.care import health
from clubadmin.services.club import last_copies
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings import evenings
from clubadmin.services.evenings.following import following
from clubadmin.services.publishing.evening_facts import press_facts
from clubadmin.services.standings.standings import climbing, standings

RESULT, STANDINGS, APP, COPY, NEXT = "result", "standings", "app", "copy", "next"
CLOSED = "closed"  # on this computer
MOST = 3  # who climbed, and who fell, that are named

Climbs = tuple[tuple[str, Move], ...]  # by place


@dataclass(frozen=True)
class Around:
    """The facts from the file and the copies about what was done."""

    club: str  # what it has of its own
    following: Following | None
    copy: CopyElsewhere
    climbs: Climbs


def around(club: OpenClub, evening: Evening) -> Around:
    """Load the facts around a result; for the thread of the file."""
    climbs: Climbs = ()
    if has_standings(evening):
        now = standings(club, evening.competition_id, evening.number)
        moves = climbing(club, evening.competition_id, now)
        climbs = tuple((row.name, moves[row.entrant_id]) for row in now.rows if row.place and moves)
    return Around(club.uid, following(club, evening.id), last_copies.copy_elsewhere(club), climbs)


def climbers(climbs: Climbs) -> str:
    """Tell who climbed and who fell most, with the place now; "" where nobody did."""
    up = sorted((one for one in climbs if one[1].climbed > 0), key=lambda one: -one[1].climbed)
    down = sorted((one for one in climbs if one[1].climbed < 0), key=lambda one: one[1].climbed)
    parts = [
        text.replace("%1", ", ".join(_climber(*one) for one in who[:MOST]))
        for text, who in (
            (translate("Afterwards", "Gestegen: %1."), up),
            (translate("Afterwards", "Gedaald: %1."), down),
        )
        if who
    ]
    return " ".join(parts)


def _climber(name: str, move: Move) -> str:
    text = translate("Afterwards", "%1 van %2 naar %3")
    text = text.replace("%3", str(move.place)).replace("%2", str(move.before))
    return text.replace("%1", name)


def _told_of(result: EveningResult) -> tuple[int, int, bool]:
    """The result and its version, and whether it is closed."""
    return result.evening_id, result.version, result.closed


class Afterwards(Checklist):
    """Papers, the text for the app group, the copy and the next evening, each one key.

    That a copy was made and the next evening is there is read; the rest this computer
    remembers, for the result as it was closed last.
    """

    refused = Signal(str)  # a sentence

    def __init__(self, ops: Operations, theme: Theme, papers: Papers) -> None:
        deeds = {
            RESULT: self._print_result,
            STANDINGS: self._print_standings,
            APP: self._copy_text,
            COPY: self._copy_club,
            NEXT: self._go_on,
        }
        super().__init__(theme, self.tr("Klaar"), deeds)
        self._ops = ops
        self._papers = papers
        self._evening: Evening | None = None
        self._result: EveningResult | None = None
        self._around: Around | None = None
        self._wanted = False  # the keyboard, once it is known what there is to do
        self._protests = ""  # until when they can come, of the evening that is shown
        self.hide()

    def show_result(self, evening: Evening, result: EveningResult) -> None:
        """Show the result of an evening; there is nothing to do before it is closed."""
        self._evening = evening
        before = self._result
        if before is None or before.evening_id != result.evening_id:
            self.hide()
            self._protests = ""
        if before is None or _told_of(before) != _told_of(result):
            self.say("")  # what was copied is not this result
        self._result = result
        if result.closed and evening.depth == "game":
            told = partial(self._arrived, evening.id)
            self._ops.run(lambda club: around(club, evening), told, self._fail)
        else:
            self.hide()

    def want_keyboard(self, protests: str = "") -> None:
        """The evening was closed just now: Enter goes on with what comes after.

        Args:
            protests: until when they can still come; "" where that is over.
        """
        self._wanted = True
        self._protests = protests

    def _arrived(self, evening_id: int, found: Around) -> None:
        if self._result is None or self._result.evening_id != evening_id:
            self.hide()
            return
        self._around = found
        if self._wanted:
            checklist.note(self._mark(CLOSED))
        if self._over(found):
            self.hide()
            return
        self._tell()
        self.tell(" ".join(filter(None, (self._protests, climbers(found.climbs)))))
        self.setVisible(self._result.closed)
        if self._wanted:
            self._wanted = False
            self.take_keyboard()

    def _over(self, found: Around) -> bool:
        """Whether the next evening is going on by now, and this one was not closed once more."""
        begun = found.following is not None and found.following.begun
        return begun and not self._has(CLOSED)

    def _tell(self) -> None:
        assert self._evening is not None
        assert self._around is not None
        tasks = [Task(RESULT, self.tr("Uitslag &afdrukken"), self._has(RESULT), "Ctrl+P")]
        if has_standings(self._evening):
            tasks.append(Task(STANDINGS, self.tr("Sta&nd afdrukken"), self._has(STANDINGS)))
        tasks.append(Task(APP, self.tr("App&groep: tekst kopiëren"), self._has(APP)))
        tasks.append(Task(COPY, self.tr("Kopie naar stic&k"), self._copied()))
        if self._around.following is not None:
            made = bool(self._around.following.evening_id)
            tasks.append(Task(NEXT, self._next_text(self._around.following), made))
        self.show_tasks(tasks)
        everything = checklist.everything(self._around.club, self._evening.id)
        checklist.note(everything, done=all(one.done for one in tasks))

    def _next_text(self, next_one: Following) -> str:
        text = self.tr("&Volgende avond: %1")
        return text.replace("%1", short_date(next_one.day))

    def _has(self, what: str) -> bool:
        return checklist.has(self._mark(what))

    def _mark(self, what: str) -> str:
        assert self._result is not None
        assert self._around is not None
        return f"{self._around.club}:{self._result.evening_id}:{self._result.version}:{what}"

    def _note(self, mark: str) -> None:
        checklist.note(mark)
        if self._around is not None:
            self._tell()

    def _copied(self) -> bool:
        """Whether a copy lies on another medium that has this result in it."""
        assert self._around is not None
        assert self._result is not None
        at = self._around.copy.copied
        return at is not None and at >= datetime.fromisoformat(self._result.closed_at)

    def _print_result(self) -> None:
        if self._result is not None:
            self._papers.result(self._result, partial(self._note, self._mark(RESULT)))

    def _print_standings(self) -> None:
        if self._result is not None:
            self._papers.standings(partial(self._note, self._mark(STANDINGS)))

    def _copy_text(self) -> None:
        assert self._result is not None
        evening_id = self._result.evening_id

        def arrived(facts: PressFacts) -> None:
            from clubadmin.reports.press.app_group import app_text

            copy_text(app_text(facts))
            self.say(self.tr("✓ Gekopieerd. Plak het met Ctrl+V in een bericht."))
            self._note(mark)

        mark = self._mark(APP)
        self._ops.run(
            lambda club: press_facts(club, evening_id, everybody=True), arrived, self._fail
        )

    def _copy_club(self) -> None:
        assert self._around is not None
        last = Path(self._around.copy.where) if self._around.copy.where else None
        folder = last if last is not None and last.is_dir() else None
        folder = folder or files.ask_folder(self, self.tr("In welke map komt de kopie?"), last)
        if folder is None:
            return

        def work(club: OpenClub) -> tuple[Path, bool]:
            made = health.backup(club, folder)
            return made, last_copies.is_elsewhere(club, made)

        self._ops.run(work, self._copy_made, self._fail, title=self.tr("Kopie maken"))

    def _copy_made(self, answer: tuple[Path, bool]) -> None:
        made, elsewhere = answer
        text = self.tr("✓ Gemaakt en nagekeken: %1").replace("%1", str(made))
        if not elsewhere:
            same = self.tr("Dat is dezelfde schijf als de club: zet er ook een op een stick.")
            text = f"{text} ! {same}"
        self.say(text)
        self._read_again()

    def _go_on(self) -> None:
        """Go to the next evening, which is made if it is not there."""
        found = self._around.following if self._around is not None else None
        if found is None:
            return
        if found.evening_id:
            self._open(found.evening_id)
            return
        self._ops.change(
            lambda club: evenings.add_evening(club, found.competition_id, found.day),
            lambda made: self._open(made.id),
            self._fail,
        )

    def _open(self, evening_id: int) -> None:
        ask(self, ShowEvening(evening_id))

    def _read_again(self) -> None:
        if self._evening is not None and self._result is not None:
            self.show_result(self._evening, self._result)

    def _fail(self, error: Exception) -> None:
        self.refused.emit(troubles.sentence(error))
