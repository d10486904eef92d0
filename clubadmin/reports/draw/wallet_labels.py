"""Labels for the outside of wallets: game, group, and a G on the side of who deals.

NKF 1976, 2, art. 3 a and c.
"""

from collections.abc import Sequence
from typing import NamedTuple

from clubadmin.domain.comparison.dealing import dealer_of, lead_of
from clubadmin.domain.terms import Position
from clubadmin.model.club.printing import Printing
from clubadmin.model.evenings.evening import Evening
from clubadmin.reports.kit import card_faces, fonts, occasion
from clubadmin.reports.kit.cut_cards import Box, Grid, lay_out
from clubadmin.reports.kit.page import Paper, Rule, Sheet, Type
from clubadmin.reports.kit.seat_names import seat_letter

_GRID = Grid(3, 7)
_PAD = 8.0
_HALF = 27.0  # from the middle of the compass to its letters


class _Label(NamedTuple):
    game: int
    deck: occasion.Deck
    reserve: bool


def wallet_labels(
    evening: Evening, printing: Printing, reserve: Sequence[int] = (), *, own_sets: bool = False
) -> bytes:
    """A label for every wallet of every set, and for those in `reserve`.

    With `own_sets` tables that play the same games at a time each have wallets of their own.
    `stamp` is the moment of printing, for the foot.
    """
    paper = Paper(printing)
    words = paper.words
    paper.title = words("Mapetiketten")
    games = sorted({*occasion.wallets(evening), *reserve})
    labels = [
        _Label(game, deck, game in reserve)
        for deck in occasion.decks(evening, own=own_sets)
        for game in games
    ]
    if not labels:
        paper.only(words("Er liggen op deze avond geen spellen in mapjes."))
    lay_out(paper, _GRID, labels, lambda sheet, box, one: _label(paper, sheet, box, one))
    return paper.document(paper.title, *occasion.parts(paper, evening))


def _label(paper: Paper, sheet: Sheet, box: Box, label: _Label) -> None:
    words = paper.words
    x, y, width, _ = inner = box.inner(_PAD)
    room = width - 2 * _HALF - 24
    sheet.text(x, y - 12, words("spel"), paper.kind(9, muted=True))
    sheet.fitted(x - 2, y - 54, str(label.game), Type(fonts.BOLD, 46, paper.ink.text), room)
    reserve = words("reserve") if label.reserve else ""
    what = " · ".join(part for part in (label.deck.label(paper), reserve) if part)
    sheet.fitted(x, y - 72, what, paper.kind(10, bold=True), room + 4)
    sheet.fitted(x, inner.bottom + 3, paper.club.name, paper.kind(6.5, muted=True), width)
    _compass(paper, sheet, (inner.right - _HALF - 10, y - 42), label.game)


def _compass(paper: Paper, sheet: Sheet, middle: tuple[float, float], game: int) -> None:
    """The four sides around a square; G is who deals, the arrow points at who leads."""
    cx, cy = middle
    rule, half = Rule(0.7, paper.ink.text), _HALF - 11
    sheet.frame(cx - half, cy - half, 2 * half, 2 * half, rule)
    kind = paper.kind(11, bold=True)
    for seat, (dx, dy) in _SIDES.items():
        x, y = cx + dx * _HALF, cy + dy * _HALF
        if dealer_of(game) is seat:
            card_faces.dealer_sign(paper, sheet, x, y, 12)
        else:
            sheet.centre(x, y - 4, seat_letter(paper.words, seat), kind)
    dx, dy = _SIDES[lead_of(game)]
    tip = (cx + dx * (half - 3), cy + dy * (half - 3))
    sheet.line(cx, cy, *tip, Rule(1.4, paper.ink.text))
    for turn in (-1, 1):
        end = (tip[0] - dx * 5 + turn * dy * 3.5, tip[1] - dy * 5 + turn * dx * 3.5)
        sheet.line(*tip, *end, Rule(1.4, paper.ink.text))


_SIDES = {Position.N: (0, 1), Position.E: (1, 0), Position.S: (0, -1), Position.W: (-1, 0)}
