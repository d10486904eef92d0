"""What stands above the games of a sheet, from what the model knows."""

from itertools import pairwise

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QFontMetricsF

from clubadmin.desktop.entry.geometry import Geometry
from clubadmin.desktop.entry.head import AfterLook, HeadLook, SideLook
from clubadmin.desktop.entry.ink import Ink
from clubadmin.desktop.kit.language import current
from clubadmin.desktop.sheet.match_words import side_names
from clubadmin.desktop.sheet.model import SheetModel
from clubadmin.domain.row.columns import Extra, has_fines
from clubadmin.domain.terms import Position
from clubadmin.model.evenings.evening import TablePlace
from clubadmin.model.members.member import Member

Names = tuple[str, ...]


def head_look(model: SheetModel, ink: Ink, at: Geometry) -> HeadLook:
    """Table, sides, names and columns."""
    place = model.sheet.place
    title = QCoreApplication.translate("SheetGrid", "Tafel %1 · ronde %2")
    title = title.replace("%1", str(place.number)).replace("%2", str(place.round))
    if place.fill_ins:
        title += " · " + QCoreApplication.translate("SheetGrid", "inval")
    if model.second:
        title += " · " + QCoreApplication.translate("SheetGrid", "tegenpartij")
    return HeadLook(
        title,
        _aside(model),
        QCoreApplication.translate("sheet", "spel"),
        _sides(model, ink, at),
        tuple(_label(extra) for extra in model.columns.before),
        _boxes(model),
        _afters(model, ink, at),
    )


def most_names(model: SheetModel, ink: Ink, at: Geometry) -> int:
    """How many lines the names above the boxes take."""
    sides = [len(side.names) for side in _sides(model, ink, at)]
    return max(1, *sides, *(len(after.names) for after in _afters(model, ink, at)))


def _boxes(model: SheetModel) -> Names:
    """What is counted in the boxes of a side."""
    if model.rules.system == "tricks":
        return (QCoreApplication.translate("sheet", "slagen"),)
    points = QCoreApplication.translate("sheet", "punten")
    return (
        (points, QCoreApplication.translate("sheet", "roem")) if model.columns.roem else (points,)
    )


def _label(extra: Extra) -> str:
    return extra.label.text(current()).lower()


def _afters(model: SheetModel, ink: Ink, at: Geometry) -> tuple[AfterLook, ...]:
    """What stands above the columns after the boxes."""
    widths = (right - left for left, right in pairwise(at.after))
    place = model.sheet.place
    players = [_label_at(place, seat, member) for seat, member in place.seats]
    total = QCoreApplication.translate("sheet", "totaal")
    found = []
    for extra, width in zip(model.columns.after, widths, strict=True):
        kind, _, number = extra.key.partition("-")
        if kind != "player":
            found.append(AfterLook(_label(extra)))
            continue
        name = players[int(number) - 1] if int(number) <= len(players) else ""
        fits = ink.width(name, ink.small) <= width - at.step / 2
        names = (name,) if fits else tuple(name.split(" ", 1))
        found.append(AfterLook(total, number, names))
    return tuple(found)


def _aside(model: SheetModel) -> str:
    sheet = model.sheet
    if sheet.closed:
        return QCoreApplication.translate("SheetGrid", "De avond is afgesloten")
    if sheet.signed:
        return "✓ " + QCoreApplication.translate("SheetGrid", "Afgetekend")
    if model.on_paper or model.row >= len(sheet.dealers):
        return ""
    dealer = QCoreApplication.translate("SheetGrid", "gever spel %1: %2")
    return dealer.replace("%1", str(model.number_of(model.row))).replace(
        "%2", sheet.dealers[model.row]
    )


def _sides(model: SheetModel, ink: Ink, at: Geometry) -> tuple[SideLook, SideLook]:
    """Each side's heading and names."""
    place = model.sheet.place
    wij, zij = (name.upper() for name in side_names(model))
    left, right = at.side(0)
    room = right - left - at.step
    if model.columns.sides == "players":
        one = _label_at(place, Position.N, place.n)
        other = _label_at(place, Position.E, place.e)
        return SideLook(one, (wij.capitalize(),)), SideLook(other, (zij.capitalize(),))
    if model.columns.sides == "alone-together":
        return SideLook(wij), SideLook(zij)  # the players stand above their own columns
    fined = has_fines(model.rules)
    names = [_lines(_people(place, side, seats=fined), ink, room) for side in (0, 1)]
    return SideLook(wij, names[0]), SideLook(zij, names[1])


def _people(place: TablePlace, side: int, *, seats: bool) -> list[str]:
    """Who sit on a side; with the letter of their seat where a fine is typed by seat."""
    pair = (Position.E, Position.W) if side else (Position.N, Position.S)
    people = dict(place.seats)
    blind = QCoreApplication.translate("SheetGrid", "blinde hand")
    names = [_label_at(place, seat, people[seat]) if seat in people else blind for seat in pair]
    if not seats:
        return names
    letters = (
        QCoreApplication.translate("draw", "N"),
        QCoreApplication.translate("draw", "O"),
        QCoreApplication.translate("draw", "Z"),
        QCoreApplication.translate("draw", "W"),
    )
    return [f"{letters[side + 2 * at]} {name}" for at, name in enumerate(names)]


def _label_at(place: TablePlace, seat: Position, member: Member) -> str:
    """Somebody's name; behind it that he is lent to a fill-in game."""
    return member.label + _lent() if seat in place.fill_ins else member.label


def _lent() -> str:
    return " " + QCoreApplication.translate("SheetGrid", "(geleend)")


def _lines(labels: list[str], ink: Ink, room: float) -> Names:
    """Names on one line if they fit, else on a line each."""
    metrics = QFontMetricsF(ink.plain)
    line = " – ".join(labels)
    if metrics.horizontalAdvance(line) <= room:
        return (line,)
    return tuple(_cut(name, metrics, room) for name in labels)


def _cut(name: str, metrics: QFontMetricsF, room: float) -> str:
    """A name in the room there is; that he is lent stays."""
    tail = _lent() if name.endswith(_lent()) else ""
    room -= metrics.horizontalAdvance(tail)
    cut = Qt.TextElideMode.ElideRight
    return metrics.elidedText(name.removesuffix(tail), cut, room) + tail
