"""Frames of a sheet: names and columns above its games, totals below."""

from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF

from clubadmin.desktop.entry.brush import BAR, Brush
from clubadmin.desktop.entry.geometry import Geometry
from clubadmin.desktop.entry.head import AfterLook, HeadLook, SideLook
from clubadmin.desktop.entry.ink import Ink
from clubadmin.desktop.kit.figures import whole
from clubadmin.desktop.kit.language import current, translate
from clubadmin.desktop.kit.wording import on_lines
from clubadmin.desktop.sheet.model import SheetModel
from clubadmin.desktop.sheet.paper_totals import OWN_COLUMNS, column_total, paper_spots
from clubadmin.desktop.sheet.row import side_names
from clubadmin.domain.row.columns import Extra, has_fines
from clubadmin.domain.scoring.dealers import is_drawn
from clubadmin.domain.terms import Position, Side
from clubadmin.model.evenings.evening import TablePlace
from clubadmin.model.members.member import Member

Names = tuple[str, ...]


def head_look(model: SheetModel, ink: Ink, at: Geometry) -> HeadLook:
    """Table, sides, names and columns."""
    place = model.sheet.place
    title = translate("SheetGrid", "Tafel %1 · ronde %2")
    title = title.replace("%1", str(place.number)).replace("%2", str(place.round))
    if place.fill_ins:
        title += " · " + translate("SheetGrid", "inval")
    if model.second:
        whose = translate("SheetGrid", "Formulier van de tegenpartij")
        title = f"{whose} · {title[:1].lower()}{title[1:]}"
    return HeadLook(
        title,
        _aside(model),
        translate("sheet", "spel"),
        _sides(model, ink, at),
        tuple(_label(extra) for extra in model.columns.before),
        _boxes(model),
        _afters(model, ink, at),
        shorter=_shorter(model),
        other=model.second,
    )


def most_names(model: SheetModel, ink: Ink, at: Geometry) -> int:
    """How many lines the names above the boxes take."""
    sides = [len(side.names) for side in _sides(model, ink, at)]
    return max(1, *sides, *(len(after.names) for after in _afters(model, ink, at)))


def _boxes(model: SheetModel) -> Names:
    if model.rules.system == "tricks":
        return (translate("sheet", "slagen"),)
    points = translate("sheet", "punten")
    return (points, translate("sheet", "roem")) if model.columns.roem else (points,)


def _label(extra: Extra) -> str:
    return extra.label.text(current()).lower()


def _afters(model: SheetModel, ink: Ink, at: Geometry) -> tuple[AfterLook, ...]:
    """The heads of the columns after the boxes."""
    widths = (right - left for left, right in pairwise(at.after))
    place = model.sheet.place
    players = [_label_at(place, seat, member) for seat, member in place.seats]
    total = translate("sheet", "totaal")
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
    if model.second:
        return translate("SheetGrid", "Esc: terug")
    if sheet.closed:
        return translate("SheetGrid", "De avond is afgesloten")
    if sheet.signed:
        if model.on_totals:
            return "Σ " + translate("SheetGrid", "Alleen totalen")
        return "✓ " + translate("SheetGrid", "Afgetekend")
    who = _dealer(model)
    if not who:
        return ""
    return translate("SheetGrid", "gever: %1").replace("%1", who)


def _shorter(model: SheetModel) -> tuple[str, ...]:
    """The texts of the head in less and less words."""
    sheet, who = model.sheet, _dealer(model)
    if sheet.closed and not model.second:
        return (translate("SheetGrid", "Afgesloten"),)
    if model.second or sheet.signed or not who:
        return ()
    dealer = translate("SheetGrid", "gever: %1")
    return (dealer.replace("%1", _first_name(model, who)),)


def _first_name(model: SheetModel, who: str) -> str:
    """Shorten a name to what tells people apart at this table."""
    first, _, rest = who.partition(" ")
    there = [one.label.partition(" ")[0] for _, one in model.sheet.place.seats]
    if there.count(first) < 2 or not rest:
        return first
    apart = rest.rpartition(" (")[2]
    return f"{first} ({apart}" if apart.endswith(")") else rest


def _dealer(model: SheetModel) -> str:
    """Name the dealer of the current game: by the sheet, or by its rows; "" if not known."""
    if model.on_paper:
        return ""
    known, said = model.sheet.dealers, model.scored.dealers
    if model.row < len(known) and known[model.row]:
        return known[model.row]
    if not is_drawn(model.rules) or model.row >= len(said):
        return ""
    people = dict(model.sheet.place.seats)
    return people[said[model.row]].label if said[model.row] in people else ""


def _sides(model: SheetModel, ink: Ink, at: Geometry) -> tuple[SideLook, SideLook]:
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
    labels = [_people(place, side, seats=fined) for side in (0, 1)]
    names = [_lines(one, ink, room, at.name_lines) for one in labels]
    if len({len(one) for one in names}) > 1:  # one side needs a line each, and so the other
        names = [_each(one, ink, room, at.name_lines) for one in labels]
    return SideLook(wij, names[0]), SideLook(zij, names[1])


def _people(place: TablePlace, side: int, *, seats: bool) -> list[str]:
    """List the people of a side; with the letter of their seat where a fine is typed by seat."""
    pair = (Position.E, Position.W) if side else (Position.N, Position.S)
    people = dict(place.seats)
    blind = translate("SheetGrid", "blinde hand")
    names = [_label_at(place, seat, people[seat]) if seat in people else blind for seat in pair]
    if not seats:
        return names
    letters = (
        translate("draw", "N"),
        translate("draw", "O"),
        translate("draw", "Z"),
        translate("draw", "W"),
    )
    return [f"{letters[side + 2 * at]} {name}" for at, name in enumerate(names)]


def _label_at(place: TablePlace, seat: Position, member: Member) -> str:
    """Somebody's name; behind it that he is lent to a fill-in game."""
    return member.label + _lent() if seat in place.fill_ins else member.label


def _lent() -> str:
    return " " + translate("SheetGrid", "(geleend)")


def _lines(labels: list[str], ink: Ink, room: float, most: int) -> Names:
    """Names on one line if they fit, else on a line each."""
    line = " – ".join(labels)
    if QFontMetricsF(ink.plain).horizontalAdvance(line) <= room:
        return (line,)
    return _each(labels, ink, room, most)


def _each(labels: list[str], ink: Ink, room: float, most: int) -> Names:
    """A line each; where there is room for more than `most` lines, three for a long name."""
    width = QFontMetricsF(ink.plain).horizontalAdvance
    if most == 2 or all(width(name) <= room for name in labels):
        return tuple(labels)
    for each in (3, 2):
        lines: list[str] = []
        for left, name in enumerate(labels, 1 - len(labels)):
            *more, end = on_lines(name, width, room, each)
            dash = f"{end} –"  # the next name begins
            lines += [*more, dash if left and width(dash) <= room else end]
        if len(lines) <= most or most == 1:  # 1: how many there should be is being asked
            break
    return tuple(lines)


@dataclass(frozen=True)
class PaperLook:
    """The row of the players' own totals."""

    figures: tuple[str, ...]
    spots: tuple[int, ...]  # under which column each is
    field: int  # -1: the cursor is elsewhere
    typing: str | None
    caret: int
    signs: tuple[str, ...]  # "", "good" or "error"

    @property
    def at_stop(self) -> bool:
        """Whether the cursor is past the last, where Enter signs off."""
        return self.field == len(self.figures)


@dataclass(frozen=True)
class FootLook:
    """The look below the rows: the totals of each column, and each side's sum.

    `short` says the sums with less of the names, for where there is little room.
    """

    totals: tuple[str, ...]
    after: tuple[str, ...]
    sums: tuple[str, str]
    short: tuple[str, str]
    label: str  # of the sums
    paper: PaperLook | None


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


def paper_look(model: SheetModel, *, focused: bool) -> PaperLook:
    """How the row of paper totals looks now."""
    here = model.on_paper and focused
    return PaperLook(
        figures=tuple("" if figure is None else whole(figure) for figure in model.paper),
        spots=paper_spots(model.columns),
        field=model.field if here else -1,
        typing=model.text if here else None,
        caret=model.caret if here else 0,
        signs=_signs(model),
    )


def _totals(model: SheetModel) -> tuple[str, ...]:
    ns, ew = model.standing.counts
    if model.columns.sides == "alone-together":
        return ("",) * 4  # every game another plays alone: nobody's figures
    if not model.columns.roem:
        return (whole(ns.points), whole(ew.points))
    return tuple(whole(one) for one in (ns.points, ns.roem, ew.points, ew.roem))


def _after_total(model: SheetModel, extra: Extra) -> str:
    kind, _, number = extra.key.partition("-")
    if kind == "player":
        return whole(column_total(model.standing, OWN_COLUMNS[int(number) - 1]))
    fines = sum(seat.fines for seat in model.standing.seats)
    return whole(fines) if fines else ""


def _sums(model: SheetModel, *, short: bool = False) -> tuple[str, str]:
    """Points and roem of each side together, or of each player of it where that differs."""
    scored = model.standing
    if not scored.seats:
        ns, ew = scored.counts
        return whole(ns.total), whole(ew.total)
    people = dict(model.sheet.place.seats)
    own: dict[Side, list[str]] = {Side.NS: [], Side.EW: []}
    for one in scored.seats:
        if member := people.get(one.seat):
            name = member.label.split(" ", 1)[0] if short else member.label
            own[one.seat.side].append(f"{name} {whole(one.total)}")
    return " – ".join(own[Side.NS]), " – ".join(own[Side.EW])


def _sums_label(model: SheetModel) -> str:
    if model.scored.match is not None:
        return translate("sheet", "stand")
    if model.scored.seats:
        return translate("sheet", "ieder")
    return translate("sheet", "samen")


def _signs(model: SheetModel) -> tuple[str, ...]:
    if model.on_totals:
        off = model.wrong_totals()
        return tuple("error" if at in off else "" for at in range(model.stop))
    return tuple(
        "" if written is None else "good" if written == total else "error"
        for written, total in zip(model.paper_so_far, model.totals, strict=True)
    )


class FootBrush(Brush):
    """Paints totals, each side's sum, and what the players wrote themselves."""

    def paint_totals(self, look: FootLook) -> None:
        """The totals of the rows, and each side's sum."""
        at, ink = self.at, self.ink
        across = QRectF(at.left, at.bottom, at.right - at.left, BAR)
        self.painter.fillRect(across, ink.rule)
        self.bar(at.middle, at.bottom, at.totals_rect().bottom())
        self._label(0, translate("sheet", "Totaal"), ink.total, "ink")
        pad = at.pad
        for box, total in enumerate(look.totals):
            spot = at.box(at.games, box).adjusted(0, 0, -pad, 0)
            self.write(spot, total, ink.total, ink["ink"], align="right")
        for column, total in enumerate(look.after):
            spot = at.after_box(at.games, column).adjusted(0, 0, -at.step * 0.75, 0)
            self.write(spot, total, ink.total, ink["ink"], align="right")
        if at.sums:
            self._label(1, look.label, ink.small, "muted")
            self._sums(look)

    def _sums(self, look: FootLook) -> None:
        """Paint both sums alike: as they are, small, or small with less of the names."""
        at, ink = self.at, self.ink
        tries = ((look.sums, ink.figure), (look.sums, ink.small), (look.short, ink.small))
        rooms = [right - left - at.pad for left, right in (at.side(0), at.side(1))]
        for texts, font in tries:
            if all(ink.width(text, font) <= room for text, room in zip(texts, rooms, strict=True)):
                break
        for side, (text, room) in enumerate(zip(texts, rooms, strict=True)):
            line = at.row_rect(at.games + 1)
            spot = QRectF(at.side(side)[0], line.top(), room, line.height())
            self.write(spot, ink.cut(text, font, room), font, ink["muted"], align="right")

    def paint_paper(self, look: PaperLook | None) -> None:
        """Paint the players' own totals; the other side's sheet has no such row."""
        if look is None:
            return
        at, ink = self.at, self.ink
        top = at.paper_rect().top()
        self.bar(at.middle, top, top + at.row)
        label = translate("sheet", "op papier")
        self._label(at.paper_row - at.games, label, ink.small, "muted")
        for field in range(len(look.figures)):
            self._paper(look, field)
        if look.at_stop:
            self.rounded(at.paper_rect().adjusted(1, 0, -1, -1), ink.edge)

    def _label(self, line: int, text: str, font: QFont, colour: str) -> None:
        spot = self.at.row_rect(self.at.games + line)
        spot.setRight(self.at.first - self.at.step * 0.75)
        empty = len(self.at.before) > 1  # columns beside it, into which it may run on
        if empty and self.ink.width(text, font) > spot.width():
            spot.setLeft(spot.left() + self.at.step * 0.5)  # clear of the ring round the line
            self.write(spot, text, font, self.ink[colour])
        else:
            font = self._fitting(text, font, spot.right() - self.at.step / 4)
            self.write(spot, text, font, self.ink[colour], align="right")

    def _fitting(self, text: str, font: QFont, room: float) -> QFont:
        """The font, or a smaller one: large letters may be wider than column and margin."""
        ink = self.ink
        smaller = (ink.heading, ink.here) if font is ink.total else (ink.tiny,)
        fits = (one for one in (font, *smaller) if ink.width(text, one) <= room)
        return next(fits, smaller[-1])

    def _paper(self, look: PaperLook, field: int) -> None:
        """A field for the players' own total, with a sign when it was checked."""
        at, ink = self.at, self.ink
        box = at.paper_box(look.spots[field])
        here, sign = look.field == field, look.signs[field]
        wrong = sign == "error"
        pen = ink.edge if here else ink.wrong if wrong else ink.field
        self.rounded(box, pen, ink["accent_soft" if here else "red_soft" if wrong else "surface"])
        pad = min(at.step * 0.75, box.width() * 0.09)
        inner = box.adjusted(pad, 0, -pad, 0)
        typing = here and look.typing is not None
        text = (look.typing or "") if typing else look.figures[field]
        font, mark = self._beside_sign(text, "!" if wrong else "✓" if sign else "", inner.width())
        self.write(inner, text, font, ink["red" if wrong else "ink"], align="right")
        if here:
            after = ink.width(text[look.caret :], font) if typing else 0.0
            self.caret(inner.right() - after, box)
        if sign:
            self.write(inner, "!" if wrong else "✓", mark, ink["red" if wrong else "green"])

    def _beside_sign(self, text: str, sign: str, room: float) -> tuple[QFont, QFont]:
        """Fonts for a figure and the sign before it: smaller where one would stand on the other."""
        ink = self.ink
        gap = self.at.step * 0.25
        for figure, mark in (
            (ink.figure, ink.typed),
            (ink.figure, ink.mark),
            (ink.small, ink.mark),
        ):
            if ink.width(text, figure) + gap + ink.width(sign, mark) <= room:
                break
        return figure, mark
