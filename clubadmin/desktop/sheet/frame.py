"""What stands above and below the games of a sheet, from what the model knows."""

from itertools import pairwise

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QFontMetricsF

from clubadmin.desktop.kit.language import current
from clubadmin.desktop.sheet.frame_brush import AfterLook, FootLook, HeadLook, SideLook
from clubadmin.desktop.sheet.geometry import Geometry
from clubadmin.desktop.sheet.ink import Ink
from clubadmin.desktop.sheet.looks import paper_look
from clubadmin.desktop.sheet.match_words import side_names
from clubadmin.desktop.sheet.model import SheetModel
from clubadmin.desktop.sheet.sums import OWN_COLUMNS, column_total
from clubadmin.domain.row.columns import Extra, has_fines
from clubadmin.domain.terms import Language, Position, Side
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


def foot_look(model: SheetModel, *, focused: bool) -> FootLook:
    """Totals, sums and the players' own totals."""
    return FootLook(
        totals=_totals(model),
        after=tuple(_after_total(model, extra) for extra in model.columns.after),
        sums=_sums(model),
        short=_sums(model, short=True),
        label=_sums_label(model),
        paper=None if model.second else paper_look(model, focused=focused),
    )


def most_names(model: SheetModel, ink: Ink, at: Geometry) -> int:
    """How many lines the names above the boxes take."""
    sides = [len(side.names) for side in _sides(model, ink, at)]
    return max(1, *sides, *(len(after.names) for after in _afters(model, ink, at)))


def _totals(model: SheetModel) -> Names:
    ns, ew = model.scored.ns, model.scored.ew
    if model.columns.sides == "alone-together":
        return ("",) * 4  # every game another plays alone: nobody's figures
    if not model.columns.roem:
        return (str(ns.points), str(ew.points))
    return (str(ns.points), str(ns.roem), str(ew.points), str(ew.roem))


def _after_total(model: SheetModel, extra: Extra) -> str:
    kind, _, number = extra.key.partition("-")
    if kind == "player":
        return str(column_total(model.scored, OWN_COLUMNS[int(number) - 1]))
    return str(sum(seat.fines for seat in model.scored.seats) or "")


def _sums(model: SheetModel, *, short: bool = False) -> tuple[str, str]:
    """Points and roem of each side together, or of each player of it where that differs."""
    scored = model.scored
    if not scored.seats:
        return str(scored.ns.total), str(scored.ew.total)
    people = dict(model.sheet.place.seats)
    own: dict[Side, list[str]] = {Side.NS: [], Side.EW: []}
    for one in scored.seats:
        if member := people.get(one.seat):
            name = member.label.split(" ", 1)[0] if short else member.label
            own[one.seat.side].append(f"{name} {one.total}")
    return " – ".join(own[Side.NS]), " – ".join(own[Side.EW])


def _sums_label(model: SheetModel) -> str:
    if model.scored.match is not None:
        return QCoreApplication.translate("sheet", "stand")
    if model.scored.seats:
        return QCoreApplication.translate("sheet", "ieder")
    return QCoreApplication.translate("sheet", "samen")


def _boxes(model: SheetModel) -> Names:
    """What is counted in the boxes of a side."""
    if model.rules.system == "tricks":
        return (QCoreApplication.translate("sheet", "slagen"),)
    points = QCoreApplication.translate("sheet", "punten")
    return (
        (points, QCoreApplication.translate("sheet", "roem")) if model.columns.roem else (points,)
    )


def _label(extra: Extra) -> str:
    return extra.label_nl.lower() if current() is Language.NL else extra.label_en.lower()


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
