"""Control cards: all four hands of a game, for the director (NKF 1976, 2, art. 13 and 14)."""

from collections.abc import Sequence
from typing import NamedTuple

from clubadmin.domain.comparison.dealing import dealer_of
from clubadmin.domain.terms import Position
from clubadmin.model.club.printing import Printing
from clubadmin.model.comparison.comparison import DealtWallet
from clubadmin.model.evenings.evening import Evening
from clubadmin.reports.kit import card_faces, fonts, occasion
from clubadmin.reports.kit.cut_cards import Box, Grid, lay_out
from clubadmin.reports.kit.page import Paper, Sheet, Type
from clubadmin.reports.kit.seat_names import seat_letter

_PAD = 9.0
_GRID = Grid(2, 4)
_SIZE = 9.5  # of the ranks
_HAND = 72.0  # width of a hand


class _Card(NamedTuple):
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
        _Card(wallet, deck) for deck in occasion.decks(evening, own=own_sets) for wallet in dealt
    ]
    if not cards:
        paper.only(words("Er liggen op deze avond geen spellen in mapjes."))
    about = (paper.club.name, *occasion.parts(paper, evening))
    lay_out(paper, _GRID, cards, lambda sheet, box, card: _card(paper, sheet, box, card, about))
    return paper.document(paper.title, *occasion.parts(paper, evening))


def _card(paper: Paper, sheet: Sheet, box: Box, card: _Card, about: tuple[str, ...]) -> None:
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
