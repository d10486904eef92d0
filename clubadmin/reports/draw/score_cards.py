"""Score cards: one lies in each wallet and gets a line a table (NKF 1976, 2, art. 12)."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from clubadmin.domain.row.columns import has_roem
from clubadmin.i18n import Words
from clubadmin.model.club.printing import Printing
from clubadmin.model.evenings.evening import Evening, TablePlace
from clubadmin.reports.kit import card_faces, fonts, occasion
from clubadmin.reports.kit.cut_cards import Box, Grid, lay_out
from clubadmin.reports.kit.page import Paper, Rule, Sheet, Type

_PAD = 12.0
_HEAD = 44.0
_HEADS = 28.0
_ROOMY, _LEAST = 24.0, 13.0
_MOST = 22  # lines on one card


class _Card(NamedTuple):
    """The card of a wallet, or the part of it that holds some of the tables."""

    game: int
    deck: occasion.Deck
    places: Sequence[TablePlace]
    part: int
    parts: int


class _Column(NamedTuple):
    head: str
    left: float
    width: float
    side: str  # the key of the side it belongs to; empty: none


def score_cards(evening: Evening, printing: Printing, *, own_sets: bool = False) -> bytes:
    """A card for every wallet of the draw; with `own_sets` each table has its own wallets."""
    paper = Paper(printing)
    words = paper.words
    paper.title = words("Scorekaartjes")
    cards = list(_cards(evening, own_sets))
    if not cards:
        paper.only(words("Er liggen op deze avond geen spellen in mapjes."))
    else:
        faces = _Faces(paper, evening, max(len(card.places) for card in cards))
        lay_out(paper, faces.grid, cards, faces.draw)
    return paper.document(paper.title, *occasion.parts(paper, evening))


def _cards(evening: Evening, own_sets: bool) -> Iterator[_Card]:
    """Each set of wallets has the lines of the tables where it is played."""
    for deck in occasion.decks(evening, own=own_sets):
        for game in occasion.wallets(evening):
            places = []
            for plan in evening.plan:
                mine = [
                    place
                    for place in plan.tables
                    if game in place.wallets and occasion.group_of(evening, place) == deck.group
                ]
                places += [
                    place
                    for at, place in enumerate(mine)
                    if at * deck.copies // len(mine) == deck.copy - 1
                ]
            parts = -(-len(places) // _MOST)
            each = -(-len(places) // max(parts, 1))
            for part in range(parts):
                some = places[part * each : (part + 1) * each]
                yield _Card(game, deck, some, part + 1, parts)


class _Faces:
    """How the cards of one evening look."""

    def __init__(self, paper: Paper, evening: Evening, lines: int) -> None:
        self.paper = paper
        self.words = paper.words
        self.about = occasion.line(paper, evening)
        fixed = _HEAD + _HEADS + 2 * _PAD
        self.grid = next(
            (one for one in (Grid(2, 4), Grid(2, 3)) if one.height >= fixed + lines * 17.0),
            Grid(2, 2),
        )
        self.line = max(_LEAST, min(_ROOMY, (self.grid.height - fixed) / lines))
        self.columns = _columns(
            self.words, self.grid.width - 2 * _PAD, roem=has_roem(evening.rules)
        )
        self.thin = Rule(0.45, paper.ink.muted)
        self.thick = Rule(1.0, paper.ink.text)

    def draw(self, sheet: Sheet, box: Box, card: _Card) -> None:
        """A card."""
        inner = box.inner(_PAD)
        top = self._title(sheet, inner, card)
        y = self._heads(sheet, inner, top)
        kind = self.paper.kind(min(10.0, self.line * 0.62))
        for place in card.places:
            base = y - self.line / 2 - kind.size * 0.36
            for column, text in zip(self.columns, _printed(place), strict=False):
                self._cell(sheet, (inner.x, base), column, text, kind)
            y -= self.line
            sheet.line(inner.x, y, inner.right, y, self.thin)
        self._stops(sheet, inner, top, y)

    def _title(self, sheet: Sheet, box: Box, card: _Card) -> float:
        words, paper = self.words, self.paper
        part = (
            words("kaartje {part} van {parts}", part=card.part, parts=card.parts)
            if card.parts > 1
            else ""
        )
        label = " · ".join(one for one in (card.deck.label(paper), part) if one)
        title = words("Spel {game}", game=card.game)
        big = Type(fonts.BOLD, 17, paper.ink.text)
        sheet.text(box.x, box.y - 15, title, big)
        room = box.width - fonts.width(title, big.face, big.size) - 12
        line = ", ".join(card_faces.deals_and_leads(paper, card.game))
        sheet.fitted_right(box.right, box.y - 9, label, paper.kind(9, bold=True), room)
        sheet.fitted_right(box.right, box.y - 20, line, paper.kind(8.5), room)
        sheet.fitted(box.x, box.y - 31, self.about, paper.kind(7, muted=True), box.width)
        return box.y - _HEAD + 6

    def _heads(self, sheet: Sheet, box: Box, y: float) -> float:
        """Draw two lines of heads: the sides, and below them their points and roem."""
        words, kind = self.words, self.paper.kind(7)
        sheet.line(box.x, y, box.right, y, self.thick)
        for side, name in (("ns", words("N/Z")), ("ew", words("O/W"))):
            mine = [column for column in self.columns if column.side == side]
            middle = (mine[0].left + mine[-1].left + mine[-1].width) / 2
            sheet.centre(box.x + middle, y - 10, name, self.paper.kind(9, bold=True))
        for column in self.columns:
            self._cell(sheet, (box.x, y - 22), column, column.head, kind)
        y -= _HEADS
        sheet.line(box.x, y, box.right, y, self.thick)
        return y

    @staticmethod
    def _cell(
        sheet: Sheet, at: tuple[float, float], column: _Column, text: str, kind: Type
    ) -> None:
        x, y = at
        text, face, size = fonts.fit(text, column.width - 3, kind.face, kind.size)
        middle = x + column.left + column.width / 2
        sheet.centre(middle, y, text, Type(face, size, kind.colour))

    def _stops(self, sheet: Sheet, box: Box, top: float, bottom: float) -> None:
        """The lines between columns, firm around the sides."""
        before = ""
        for column in self.columns:
            firm = column.side != before
            before = column.side
            if column.left or firm:
                x = box.x + column.left
                high = top if firm else top - _HEADS / 2
                sheet.line(x, high, x, bottom, self.thick if firm else self.thin)
        sheet.line(box.x, bottom, box.right, bottom, self.thick)


def _columns(words: Words, width: float, *, roem: bool) -> list[_Column]:
    side = [(words("pnt"), 34.0), (words("roem"), 30.0)] if roem else [(words("pnt"), 48.0)]
    wanted = [(words("rnd"), 15.0, ""), (words("tfl"), 17.0, ""), (words("N/Z"), 27.0, ""),
              (words("O/W"), 27.0, ""), (words("speelt"), 25.0, "")]  # fmt: skip
    wanted += [(head, wide, "ns") for head, wide in side]
    wanted += [(head, wide, "ew") for head, wide in side]
    columns, x = [], 0.0
    share = width / sum(wide for _, wide, _ in wanted)
    for head, wide, of in wanted:
        columns.append(_Column(head, x, wide * share, of))
        x += wide * share
    return columns


def _printed(place: TablePlace) -> tuple[str, ...]:
    """The texts on a line before the game is played."""
    numbers = ("+".join(map(str, side)) for side in (place.ns, place.ew))
    return (str(place.round), str(place.number), *numbers)
