"""Papers that go with wallets: hand cards in the pockets, control cards, labels outside.

The front says which pocket, game and group, who deals and who leads; the back has the hand.
They are printed on one side and folded, or on both sides; each wallet's four lie below each
other.

NKF 1976, 2, art. 3 a and c.
"""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from clubadmin.domain.comparison.hands import dealer_of, lead_of
from clubadmin.domain.rules.cards import Card
from clubadmin.domain.terms import Position
from clubadmin.model.club.printing import Printing
from clubadmin.model.comparison.comparison import DealtWallet
from clubadmin.model.evenings.evening import Evening
from clubadmin.reports.kit import card_faces, fonts, occasion
from clubadmin.reports.kit.cut_cards import Box, Grid, lay_out
from clubadmin.reports.kit.page import Paper, Rule, Sheet, Type
from clubadmin.reports.kit.seat_names import seat_letter, seat_name

_LABEL_GRID = Grid(3, 7)
_LABEL_PAD = 8.0
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
    lay_out(paper, _LABEL_GRID, labels, lambda sheet, box, one: _label(paper, sheet, box, one))
    return paper.document(paper.title, *occasion.parts(paper, evening))


def _label(paper: Paper, sheet: Sheet, box: Box, label: _Label) -> None:
    words = paper.words
    x, y, width, _ = inner = box.inner(_LABEL_PAD)
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


_PAD = 9.0
_FOLDED = Grid(2, 4, by_column=True)
_BOTH_SIDES = Grid(4, 4, by_column=True)


class _Card(NamedTuple):
    """A card of a pocket."""

    game: int
    deck: occasion.Deck
    seat: Position
    hand: Collection[Card] | None
    reserve: bool


def hand_cards(
    evening: Evening,
    printing: Printing,
    dealt: Sequence[DealtWallet],
    *,
    both_sides: bool = False,
    own_sets: bool = False,
) -> bytes:
    """The cards of every set of wallets.

    Args:
        evening: whose draw says which games are played, by how many groups.
        dealt: what lies in the wallets; a game that is not among them gets cards on which
            the players note their hands (art. 8).
        both_sides: the hand is printed on the back; else beside the front, to be folded.
        own_sets: tables that play the same games at a time each have wallets of their own.
    """
    paper = Paper(printing)
    words = paper.words
    paper.title = words("Handkaartjes")
    cards = _cards(evening, dealt, own_sets)
    faces = _Faces(paper, evening)
    if not cards:
        paper.only(words("Er liggen op deze avond geen spellen in mapjes."))
    elif both_sides:
        lay_out(paper, _BOTH_SIDES, cards, faces.front, faces.back)
    else:
        lay_out(paper, _FOLDED, cards, faces.folded)
    return paper.document(paper.title, *occasion.parts(paper, evening))


def _cards(evening: Evening, dealt: Sequence[DealtWallet], own_sets: bool) -> list[_Card]:
    known = {wallet.game: wallet for wallet in dealt}
    games = sorted({*known, *occasion.wallets(evening)})
    return [
        _Card(
            game,
            deck,
            seat,
            known[game].hands[seat] if game in known else None,
            game in known and known[game].reserve,
        )
        for deck in occasion.decks(evening, own=own_sets)
        for game in games
        for seat in Position
    ]


class _Faces:
    """The two sides of a card."""

    def __init__(self, paper: Paper, evening: Evening) -> None:
        self.paper = paper
        self.words = paper.words
        self.about = (paper.club.name, " · ".join(occasion.parts(paper, evening)))
        self.small = paper.kind(6.5, muted=True)
        self.plain = paper.kind(9)
        self.pocket = Type(fonts.BOLD, 15, paper.ink.text)
        self.number = Type(fonts.BOLD, 44, paper.ink.accent)

    def folded(self, sheet: Sheet, box: Box, card: _Card) -> None:
        """Front and back beside each other with a line to fold by."""
        half = box._replace(width=box.width / 2)
        self.front(sheet, half, card)
        self.back(sheet, half._replace(x=box.middle), card)
        rule = Rule(0.4, self.paper.ink.struck, (2.0, 3.0))
        sheet.line(box.middle, box.y - 4, box.middle, box.bottom + 4, rule)

    def front(self, sheet: Sheet, box: Box, card: _Card) -> None:
        """Pocket, game, group, who deals and who leads."""
        x, y, room, _ = inner = box.inner(_PAD)
        sheet.text(x, y - 13, seat_name(self.words, card.seat).upper(), self.pocket)
        if dealer_of(card.game) is card.seat:
            card_faces.dealer_sign(self.paper, sheet, inner.right - 11, y - 9, 13)
        sheet.text(x, y - 30, self.words("spel"), self.plain)
        sheet.text(x - 2, y - 70, str(card.game), self.number)
        sheet.fitted(x, y - 88, self._label(card), self.paper.kind(10, bold=True), room)
        deals, leads = card_faces.deals_and_leads(self.paper, card.game)
        sheet.fitted(x, y - 112, self.words("G: {deals}", deals=deals), self.plain, room)
        sheet.fitted(x, y - 125, leads, self.plain, room)
        for line, text in enumerate(self.about):
            sheet.fitted(x, inner.bottom + 11 - 9 * line, text, self.small, room)

    def back(self, sheet: Sheet, box: Box, card: _Card) -> None:
        """The hand, by suit."""
        x, y, room, _ = inner = box.inner(_PAD)
        what = " · ".join(
            (self.words("Spel {game}", game=card.game), seat_name(self.words, card.seat))
        )
        sheet.fitted(x, y - 11, what, self.paper.kind(10, bold=True), room)
        sheet.fitted(x, y - 23, self._label(card), self.paper.kind(8, muted=True), room)
        card_faces.hand(self.paper, sheet, (x, y - 40, room), card.hand, 18)
        if card.hand is None:
            sheet.fitted(x, inner.bottom + 2, self.words("noteer uw hand"), self.small, room)

    def _label(self, card: _Card) -> str:
        reserve = self.words("reserve") if card.reserve else ""
        return " · ".join(part for part in (card.deck.label(self.paper), reserve) if part)


_GRID = Grid(2, 4)
_SIZE = 9.5  # of the ranks
_HAND = 72.0  # width of a hand


class _ControlCard(NamedTuple):
    wallet: DealtWallet
    deck: occasion.Deck


def control_cards(
    evening: Evening, printing: Printing, dealt: Sequence[DealtWallet], *, own_sets: bool = False
) -> bytes:
    """A card for each wallet of each set, to be cut out.

    With `own_sets` tables that play the same games at a time each have wallets of their own.
    `stamp` is the moment of printing, for the foot.
    """
    paper = Paper(printing)
    words = paper.words
    paper.title = words("Controlekaarten")
    cards = [
        _ControlCard(wallet, deck)
        for deck in occasion.decks(evening, own=own_sets)
        for wallet in dealt
    ]
    if not cards:
        paper.only(words("Er liggen op deze avond geen spellen in mapjes."))
    about = (paper.club.name, *occasion.parts(paper, evening))
    lay_out(paper, _GRID, cards, lambda sheet, box, card: _card(paper, sheet, box, card, about))
    return paper.document(paper.title, *occasion.parts(paper, evening))


def _card(paper: Paper, sheet: Sheet, box: Box, card: _ControlCard, about: tuple[str, ...]) -> None:
    words, game = paper.words, card.wallet.game
    x, y, room, _ = inner = box.inner(_PAD)
    reserve = words("reserve") if card.wallet.reserve else ""
    label = card.deck.label(paper)
    what = " · ".join(part for part in (words("controlekaart"), label, reserve) if part)
    sheet.text(x, y - 13, words("Spel {game}", game=game), Type(fonts.BOLD, 15, paper.ink.accent))
    sheet.fitted_right(inner.right, y - 9, what, paper.kind(8, bold=True), room - 70)
    line = ", ".join(card_faces.deals_and_leads(paper, game))
    sheet.fitted_right(inner.right, y - 20, line, paper.kind(8), room - 70)
    middle, high = box.middle - _HAND / 2, y - 30
    places = {
        Position.N: (middle, high),
        Position.W: (x + 12, high - 46),
        Position.E: (inner.right - _HAND + 4, high - 46),
        Position.S: (middle, high - 82),
    }
    for seat, (left, top) in places.items():
        letter = seat_letter(words, seat)
        if dealer_of(game) is seat:
            card_faces.dealer_sign(paper, sheet, left - 9, top - 7, 9)
        else:
            sheet.centre(left - 9, top - 10, letter, paper.kind(9, bold=True, muted=True))
        card_faces.hand(paper, sheet, (left, top, _HAND - 4), card.wallet.hands[seat], _SIZE)
    for number, text in enumerate(about):
        low = inner.bottom + 15 - 8 * number
        sheet.fitted(x, low, text, paper.kind(6.5, muted=True), room / 2 - _HAND / 2 - 14)
