"""Hand cards: one for each pocket of each wallet (NKF 1976, 2, art. 7).

The front says which pocket, game and group, who deals and who leads; the back has the hand.
They are printed on one side and folded, or on both sides; each wallet's four lie below each
other.
"""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from clubadmin.domain.comparison.dealing import dealer_of
from clubadmin.domain.rules.cards import Card
from clubadmin.domain.terms import Position
from clubadmin.model.club.printing import Printing
from clubadmin.model.comparison.comparison import DealtWallet
from clubadmin.model.evenings.evening import Evening
from clubadmin.reports.kit import card_faces, fonts, occasion
from clubadmin.reports.kit.cut_cards import Box, Grid, lay_out
from clubadmin.reports.kit.page import Paper, Rule, Sheet, Type
from clubadmin.reports.kit.seat_names import seat_name

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
        printing: for whom it is made, when and in which language.
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
