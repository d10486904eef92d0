"""The head above the rows of a game, which stays when they scroll."""

from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from clubadmin.desktop.comparison.grid import BoardGrid
from clubadmin.desktop.comparison.layout import head_height, with_worth
from clubadmin.desktop.comparison.model import BoardModel
from clubadmin.desktop.comparison.row import Sat, side_name, sitting_look
from clubadmin.desktop.entry.head import AfterLook, HeadBrush, HeadLook, SideLook
from clubadmin.desktop.entry.ink import Ink
from clubadmin.desktop.kit.language import current, translate
from clubadmin.desktop.kit.wording import cut_name
from clubadmin.domain.scoring.seat_words import seat_names, side_names
from clubadmin.domain.terms import Side
from clubadmin.model.comparison.comparison import Sitting


class BoardHead(QWidget):
    """The game, who deals and leads, who sit at the table in view, and the columns' names."""

    def __init__(self, grid: BoardGrid) -> None:
        super().__init__()
        self._grid = grid
        self._look: HeadLook | None = None
        self._people: tuple[Sat, ...] = ()
        grid.moved.connect(self._follow)

    def _follow(self) -> None:
        model = self._grid.model
        look = head_look(model, worth=with_worth(self._grid.at)) if model else None
        people = people_look(model) if model else ()
        self.setFixedHeight(head_height(self._grid.at))
        if (look, people) != (self._look, self._people):
            self._look, self._people = look, people
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the head as above a sheet."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), self._grid.ink["sheet"])
        if self._look is not None:
            at = self._grid.at
            at = replace(at, title=at.title + at.name_lines * at.names, top=head_height(at))
            brush = HeadBrush(painter, self._grid.ink, at)
            brush.paint(replace(self._look, title="", aside=""))
            self._paint_title(brush, self._look)
            self._paint_people(brush)
        painter.end()

    def _paint_title(self, brush: HeadBrush, look: HeadLook) -> None:
        at, ink, high = brush.at, brush.ink, self._grid.at.title
        line = QRectF(at.left, 0, at.right - at.left, high)
        brush.write(line, look.title, ink.title, ink["ink"])
        room = line.width() - ink.width(look.title, ink.title) - 3 * at.step
        brush.write(
            line, ink.cut(look.aside, ink.plain, room), ink.plain, ink["muted"], align="right"
        )

    def _paint_people(self, brush: HeadBrush) -> None:
        """Paint both sides of the table in view below the title, each on half of the width."""
        at, ink = brush.at, brush.ink
        half, lines = (at.right - at.left) / 2, self._grid.at.name_lines
        for side, (by, (number, texts)) in enumerate(zip(Side, self._people, strict=False)):
            spot = QRectF(at.left + side * half, self._grid.at.title, half - at.step, at.names)
            forms = [_on_lines(one, lines) for one in texts]
            for where in (f"{side_name(by)} {number}", number):  # which side is plain by its place
                room = spot.width() - ink.width(where, ink.plain) - at.step
                font, people = _fitted(forms, ink, room)
                if _fit(people, ink, font, room):
                    break
            brush.write(spot, where, ink.plain, ink["ink"])
            spot.setLeft(spot.right() - room)
            for line, text in enumerate(people):
                below = spot.translated(0, line * at.names)
                brush.write(below, _cut(text, ink, font, room), font, ink["ink"])


def _cut(name: str, ink: Ink, font: QFont, room: float) -> str:
    """Cut a name so that two people of one name stay apart."""
    return cut_name(name, lambda part: ink.width(part, font), room)


def _on_lines(people: str, lines: int) -> list[str]:
    """Put two players of a side on a line each, where there are two lines."""
    return people.split(" – ") if lines > 1 else [people]


def _fitted(forms: list[list[str]], ink: Ink, room: float) -> tuple[QFont, list[str]]:
    """The fullest names that fit, and in which letters; else the shortest in the smallest."""
    for form in forms:
        for font in (ink.plain, ink.small):
            if _fit(form, ink, font, room):
                return font, form
    return ink.tiny, forms[-1]


def _fit(texts: list[str], ink: Ink, font: QFont, room: float) -> bool:
    return all(ink.width(text, font) <= room for text in texts)


def head_look(model: BoardModel, *, worth: bool) -> HeadLook:
    """The look of the head: the game, dealer and leader, the columns.

    `worth`: there are columns for what a row is worth.
    """
    board = model.board
    seats = seat_names(current())
    aside = translate("comparison", "gever %1, %2 komt uit")
    aside = aside.replace("%1", seats[board.dealer]).replace("%2", seats[board.lead])
    if board.closed:
        aside = translate("comparison", "De avond is afgesloten")
    ns, ew = side_names("compared", current()).values()
    title = translate("comparison", "Spel %1").replace("%1", str(board.game))
    roem = model.columns.roem
    points = translate("sheet", "punten")
    matchpoints = translate("comparison", "mp")
    after = [f"{matchpoints} {side}" for side in (ns, ew)]
    if model.by_teams:
        after = [translate("comparison", "saldo")] * 2
    extras = (one.label.text(current()) for one in model.columns.before)
    return HeadLook(
        title=title,
        aside=aside,
        first=translate("comparison", "tafel"),
        sides=(SideLook(ns), SideLook(ew)),
        before=(ns, ew, *(text.lower() for text in extras)),
        boxes=(points, translate("sheet", "roem")) if roem else (points,),
        after=tuple(AfterLook(text if worth else "") for text in after),
    )


def people_look(model: BoardModel) -> tuple[Sat, ...]:
    """The people at the table in view: their number, and the names in full and ever shorter."""
    here = model.here
    return tuple((one.number, _in_full(one)) for one in (here.ns, here.ew)) if here else ()


def _in_full(one: Sitting) -> tuple[str, ...]:
    if one.team:
        return (f"{one.team}: {one.name}", one.team)
    return sitting_look(one, names=True)[1]
