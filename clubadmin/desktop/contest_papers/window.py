"""Papieren: everything that can be printed of an evening, in one window."""

from collections.abc import Callable, Collection, Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QWidget

from clubadmin.desktop.contest_papers import making, words
from clubadmin.desktop.contest_papers.making import MadePaper, Order, Shown, joined, make_all
from clubadmin.desktop.contest_papers.paper_kinds import (
    KINDS,
    SEASON,
    Kind,
    Options,
    is_over,
    lacking,
    suitable,
    tells_standing,
)
from clubadmin.desktop.contest_papers.papers_out import OF_DRAW, note_printed
from clubadmin.desktop.kit import files, remembered
from clubadmin.desktop.kit.cover import Secret
from clubadmin.desktop.kit.fitting import Window, scrolling
from clubadmin.desktop.kit.forms import Choice, Field
from clubadmin.desktop.kit.language import current
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import Plain, Said, button, card, column, holder, label, row
from clubadmin.desktop.kit.wording import spoken_date
from clubadmin.desktop.paper.printing import followed, preview_pdf, tools_of
from clubadmin.desktop.work import troubles
from clubadmin.desktop.work.working import Making
from clubadmin.model.evenings.evening import Evening
from clubadmin.services.club import files as keeping

PLACE = "papers/geometry"
_BEFORE = "participants"
_DRAWN = "draw-table,draw-name,slips,sheets"
_AFTER = "result,diplomas"  # once all is played


class PaperList(Plain):
    """The list of papers: those that can be made now can be ticked; the rest tells when."""

    changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.boxes: dict[str, QCheckBox] = {}
        self._lines: dict[str, QLabel] = {}
        self._headings: dict[str, QLabel] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(theme.grid(2))
        self._grid.setVerticalSpacing(theme.grid(0.5))
        self._grid.setColumnStretch(1, 1)
        self._fill()

    def show_papers(self, shown: Shown, wanted: Collection[str], *, secret: bool = False) -> None:
        """The papers that mean something for this evening; those `wanted` are ticked.

        With `secret` none of those that tell how it stands can be.
        """
        fitting = {kind.key: kind for kind in suitable(shown.evening)}
        for key, box in self.boxes.items():
            kind = fitting.get(key)
            lacks = lacking(kind, shown.evening, shown.dealt) if kind is not None else ""
            if kind is not None and not lacks and kind.when == SEASON and not shown.ranked:
                lacks = "scores"
            if kind is not None and not lacks and secret and tells_standing(kind):
                lacks = "secret"
            box.setVisible(kind is not None)
            self._lines[key].setVisible(kind is not None)
            box.setEnabled(not lacks)
            box.setChecked(kind is not None and not lacks and key in wanted)
            about = words.named(key)[1]
            self._lines[key].setText(words.lacks(lacks) if lacks else about)
            box.setAccessibleDescription(self._lines[key].text())
        for when, heading in self._headings.items():
            heading.setVisible(any(kind.when == when for kind in fitting.values()))
        self.changed.emit()

    def start(self) -> None:
        """The keyboard goes to the first that is ticked; else to the first that can be."""
        able = [one for one in self.boxes.values() if one.isEnabled() and not one.isHidden()]
        ticked = [one for one in able if one.isChecked()]
        if found := ticked or able:
            found[0].setFocus()

    @property
    def ticked(self) -> tuple[Kind, ...]:
        """The ticked papers, in the order of the list."""
        return tuple(
            kind
            for kind in KINDS
            if self.boxes[kind.key].isChecked() and self.boxes[kind.key].isEnabled()
        )

    def tick_all(self, *, on: bool) -> None:
        """Every paper that can be made, or none."""
        for box in self.boxes.values():
            box.setChecked(on and box.isEnabled() and not box.isHidden())

    def _fill(self) -> None:
        before = ""
        for kind in KINDS:
            if kind.when != before:
                before = kind.when
                heading = label(words.heading(kind.when), "heading")
                self._headings[kind.when] = heading
                at = self._grid.rowCount()
                heading.setContentsMargins(0, self._theme.grid(1.5) if self.boxes else 0, 0, 0)
                self._grid.addWidget(heading, at, 0, 1, 2)
            at = self._grid.rowCount()
            name, about = words.named(kind.key)
            box = QCheckBox(name)
            box.toggled.connect(lambda _on: self.changed.emit())
            line = label(about, "muted", wrap=True)
            self._grid.addWidget(box, at, 0)
            self._grid.addWidget(line, at, 1, Qt.AlignmentFlag.AlignVCenter)
            self.boxes[kind.key], self._lines[kind.key] = box, line


class SecretLine(QWidget):
    """Hidden where there is no secret, or once somebody asked for it all the same."""

    lifted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._secret = Secret()
        text = self.tr(
            "De stand is nog geheim: u koos bij Groot scherm om haar niet te laten zien. Papieren "
            "waarop zij te lezen is, kunnen daarom nog niet."
        )
        self.ask = button(self.tr("&Toch tonen"), self._lift)
        self.setLayout(row((label(text, "warning", wrap=True), 1), self.ask, gap=theme.grid(1)))
        self.hide()

    def covers(self, evening: Evening) -> bool:
        """Whether the standing of an evening stays off paper; the line says so if it does."""
        secret = self._secret.covers(evening)
        self.setVisible(secret)
        return secret

    def _lift(self) -> None:
        self._secret.lift()
        self.lifted.emit()


def open_papers(parent: QWidget, evening_id: int) -> "PapersWindow":
    """The window of an evening; one that is open already comes to the front."""
    for one in parent.window().findChildren(PapersWindow):
        if one.isHidden():
            continue  # closed, and gone in a moment
        if one.evening_id == evening_id:
            one.refresh()
            one.raise_()
            one.activateWindow()
            return one
        one.close()
    made = PapersWindow(parent, *tools_of(parent), evening_id)
    made.show()
    return made


class PapersWindow(Window):
    """Ticks, two choices about cards, and what to do with what is ticked."""

    delivered = Signal()  # some were printed or kept

    def __init__(self, parent: QWidget, ops: Operations, theme: Theme, evening_id: int) -> None:
        super().__init__(parent.window())
        self.setWindowTitle(self.tr("Papieren"))
        self.ops, self.theme, self.evening_id = ops, theme, evening_id
        self._parent_size = parent.window().size()
        self._shown: making.Shown | None = None
        self._ticks = ""  # under what name the ticks are remembered
        self._sure: Path | None = None  # a folder in which files may be replaced
        self.title = label("", "heading", wrap=True)
        self.list = PaperList(theme)
        self.list.changed.connect(self._follow)
        self.sides = Choice(
            {"fold": self.tr("Eén kant, vouwen"), "both": self.tr("Twee kanten, om de lange")}
        )
        self.sets = Choice(
            {"shared": self.tr("Tafels geven ze door"), "own": self.tr("Elke tafel eigen mapjes")}
        )
        self.large = Choice(
            {"wall": self.tr("Groot, om op te hangen"), "table": self.tr("Klein, voor op tafel")}
        )
        self.look = button(self.tr("&Bekijken en afdrukken"), self.preview, "primary")
        self.keep_one = button(self.tr("Bewaren als één &PDF"), self.save_one)
        self.keep_each = button(self.tr("Bewaren, &elk papier apart"), self.save_each)
        self.secret = SecretLine(theme)
        self.secret.lifted.connect(self._lifted)
        self.said = Said()
        self._refused = troubles.told_in(self.said, "! ")
        self.making = Making(theme, ops, self.tr("&Stoppen"))
        self._lay_out()
        self._wire()
        self.refresh()

    def refresh(self) -> None:
        """Read the evening as it is now; what is ticked stays."""
        evening_id = self.evening_id
        self.ops.run(lambda club: making.shown(club, evening_id), self._show, self._refused)

    def preview(self) -> None:
        """All that is ticked behind each other on the screen, from where it is printed."""
        self._make(self._preview)

    def save_one(self) -> None:
        """Save everything ticked as one PDF."""
        self._make(self._save_one)

    def save_each(self) -> None:
        """A PDF for each paper, in a folder."""
        self._make(self._save_each)

    def done(self, result: int) -> None:
        """Remember the choices, and where the window stood."""
        self.making.give_up()
        self._remember()
        remembered.keep_place(PLACE, self)
        super().done(result)

    def _lay_out(self) -> None:
        grid = self.theme.grid
        lists = Field(self.tr("&Lijsten"), self.large)
        cards = row(
            (Field(self.tr("&Handkaartjes"), self.sides), 2),
            (Field(self.tr("&Mapjes van tafels met dezelfde spellen"), self.sets), 3),
            gap=grid(2),
        )
        self._cards = holder(cards)
        box = card(self.list, None, margin=grid(2))
        every = button(self.tr("&Alles"), partial(self.list.tick_all, on=True), "link")
        none = button(self.tr("&Niets"), partial(self.list.tick_all, on=False), "link")
        top = row((self.title, 1), every, none, gap=grid(1))
        away = button(self.tr("&Sluiten"), self.reject, "quiet")
        foot = row(away, None, self.keep_each, self.keep_one, self.look, gap=grid(1))
        choices = row((lists, 2), (self._cards, 3), gap=grid(2))
        papers = (scrolling(box, sideways=True), 1)
        inside = (top, self.secret, papers, choices, self.said, self.making, foot)
        self.setLayout(column(*inside, gap=grid(1.25), margin=grid(2)))
        self.look.setDefault(True)  # Enter on a tick; the space bar ticks
        if not remembered.restore_place(PLACE, self):
            room = self._parent_size
            self.resize(min(room.width(), grid(100)), min(room.height(), grid(96)))

    def _wire(self) -> None:
        self.ops.changed.connect(self.refresh)
        self.ops.opened.connect(self.close)
        self.making.changed.connect(self._follow)
        QShortcut(QKeySequence("Ctrl+P"), self, self.preview)
        QShortcut(QKeySequence("Ctrl+S"), self, self.save_one)
        QShortcut(QKeySequence("F1"), self, self._help)

    def _show(self, shown: making.Shown) -> None:
        first = self._shown is None
        self._shown = shown
        evening = shown.evening
        self.title.setText(f"{evening.competition} · {spoken_date(evening.date)}")
        if first:
            usual = _BEFORE if not evening.plan else _AFTER if is_over(evening) else _DRAWN
            self._ticks = self._kept("ticks")
            wanted = remembered.text(self._ticks) or usual
            self.large.choose(remembered.text("papers/lists") or "wall")
            self.sides.choose(remembered.text("papers/sides") or "fold")
            self.sets.choose(remembered.text("papers/sets") or "shared")
        else:
            wanted = ",".join(kind.key for kind in self.list.ticked)
        self._cards.setVisible(evening.form.compared)
        secret = self.secret.covers(evening)
        self.list.show_papers(shown, wanted.split(","), secret=secret)
        if first:
            self.list.start()

    def _lifted(self) -> None:
        assert self._shown is not None  # nothing is covered before
        self._show(self._shown)

    def _kept(self, what: str) -> str:
        """The key of what is remembered, by format and by whether all is played."""
        evening = self._evening
        when = "-before" if not evening.plan else "-after" if is_over(evening) else ""
        return f"papers/{what}-{evening.format}{when}"

    def _remember(self) -> None:
        if self._shown is not None:
            ticks = ",".join(kind.key for kind in self.list.ticked)
            remembered.keep_text(self._ticks, ticks)
            remembered.keep_text("papers/lists", self.large.value)
            remembered.keep_text("papers/sides", self.sides.value)
            remembered.keep_text("papers/sets", self.sets.value)

    def _follow(self) -> None:
        """Allow making papers only where something is ticked."""
        ready = bool(self.list.ticked) and not self.making.busy
        for one in (self.look, self.keep_one, self.keep_each):
            one.setEnabled(ready)

    def _help(self) -> None:
        from clubadmin.desktop.kit.guide import show_guide

        show_guide(self, self.theme, "papieren")

    def _make(self, then: Callable[[tuple[MadePaper, ...]], None]) -> None:
        kinds = self.list.ticked
        if not kinds or self.making.busy:
            return
        self._remember()
        self.said.say("")
        needs = frozenset().union(*(kind.needs for kind in kinds))
        options = Options(
            both_sides=self.sides.value == "both",
            own_sets=self.sets.value == "own",
            hung=self.large.value == "wall",
        )
        names = {kind.key: words.named(kind.key)[0] for kind in kinds}
        evening_id, spoken = self.evening_id, current()
        home = followed(self.ops, evening_id)
        self.making.begin(
            lambda club, going: making.facts(club, evening_id, needs, going),
            lambda facts, going: make_all(Order(kinds, names, facts, options, spoken, home), going),
            then,
            self._refused,
            self.tr("Papieren maken"),
        )

    def _preview(self, made: tuple[MadePaper, ...]) -> None:
        title = made[0].name if len(made) == 1 else self.tr("Papieren")
        shown = preview_pdf(self, title, lambda: joined(made), self._name(made))
        shown.delivered.connect(partial(self._delivered, made, self._evening))

    def _save_one(self, made: tuple[MadePaper, ...]) -> None:
        title, kinds = self.tr("Bewaren als PDF"), files.paper_kinds(web=False)
        file = files.ask_target(self, title, self._name(made), kinds)
        if file is not None:
            self._keep(made, {file: lambda: joined(made)}, str(file))

    def _save_each(self, made: tuple[MadePaper, ...]) -> None:
        folder = files.ask_folder(self, self.tr("In welke map komen de papieren?"))
        if folder is None:
            return
        wanted = {folder / self._name((one,)): one for one in made}
        there = sum(file.exists() for file in wanted)
        if there and self._sure != folder:
            self._sure = folder
            sentence = self.tr(
                "In die map staan al %1 van deze bestanden; er is niets bewaard. Kies dezelfde map "
                "nog eens om ze te vervangen, of een andere."
            )
            self.said.say(f"! {sentence}".replace("%1", str(there)), "warning")
            return
        self._sure = None
        each = {file: partial(_pdf, one) for file, one in wanted.items()}
        self._keep(made, each, str(folder))

    def _keep(
        self, made: tuple[MadePaper, ...], wanted: Mapping[Path, Callable[[], bytes]], where: str
    ) -> None:
        evening = self._evening

        def work() -> None:
            for file, pdf in wanted.items():
                keeping.save(file, pdf())

        said = self.tr("Bewaard: %1").replace("%1", where)

        def kept(_answer: object) -> None:
            self.said.say(said, "good")
            self._delivered(made, evening)

        self.ops.make(work, kept, self._refused)

    def _delivered(self, made: tuple[MadePaper, ...], evening: Evening) -> None:
        if OF_DRAW & {one.key for one in made}:
            note_printed(evening)
        self.delivered.emit()

    @property
    def _evening(self) -> Evening:
        assert self._shown is not None
        return self._shown.evening

    def _name(self, made: tuple[MadePaper, ...]) -> str:
        """A file name; for people, so in their language."""
        evening = self._evening
        what = made[0].name if len(made) == 1 else self.tr("papieren")
        return files.evening_file(evening, what)


def _pdf(one: MadePaper) -> bytes:
    return one.pdf
