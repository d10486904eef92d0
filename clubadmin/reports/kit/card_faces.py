"""Parts that cards about games in wallets share: the hand by suit, dealer and leader."""

from collections.abc import Collection
from functools import cache

from clubadmin.domain.comparison.hands import HIGH_TO_LOW, dealer_of, lead_of
from clubadmin.domain.rules.cards import Card, Suit, rank_text
from clubadmin.domain.terms import Language
from clubadmin.reports.kit import fonts
from clubadmin.reports.kit.leaf import Sheet
from clubadmin.reports.kit.page import Paper, Rule, Type
from clubadmin.reports.kit.seat_names import seat_name


def hand(
    paper: Paper,
    sheet: Sheet,
    at: tuple[float, float, float],
    cards: Collection[Card] | None,
    size: float,
) -> None:
    """Draw a hand on four lines, a suit each; None gives lines to write on.

    Hearts and diamonds are red; a copy, that has no red, tells them apart by their shapes.

    Args:
        paper: in whose language the ranks are.
        at: x, y of the upper left corner, and the room to the right.
    """
    x, y, room = at
    step = size * 1.38
    kind = Type(fonts.BOLD, size, paper.ink.text)
    lines = ranks(frozenset(cards), paper.words.language) if cards is not None else None
    for number, suit in enumerate(Suit):
        base = y - size - number * step
        sheet.suit(x, base, suit, size * 0.78, paper.ink.of_suit(suit))
        if lines is None:
            rule = Rule(0.5, paper.ink.muted)
            sheet.line(x + size * 1.2, base - 1.5, x + room, base - 1.5, rule)
        else:
            sheet.fitted(x + size * 1.2, base, lines[number], kind, room - size * 1.2)


@cache
def ranks(cards: frozenset[Card], language: Language) -> tuple[str, ...]:
    """The ranks of each suit from high to low; "–" for none."""
    return tuple(
        " ".join(rank_text(rank, language) for rank in HIGH_TO_LOW if Card(suit, rank) in cards)
        or "–"
        for suit in Suit
    )


def deals_and_leads(paper: Paper, game: int) -> tuple[str, str]:
    """Tell the dealer and the leader: "Noord geeft", "Oost komt uit" (NKF 1976, 2, art. 5)."""
    words = paper.words
    return (
        words("{seat} geeft", seat=seat_name(paper.words, dealer_of(game))),
        words("{seat} komt uit", seat=seat_name(paper.words, lead_of(game))),
    )


def dealer_sign(paper: Paper, sheet: Sheet, x: float, y: float, size: float) -> None:
    """The G of who deals, white on black so that every copy has it; `x`, `y` is its middle."""
    kind = Type(fonts.BOLD, size, paper.ink.paper)
    half = size * 0.72
    sheet.box(x - half, y - half, 2 * half, 2 * half, paper.ink.text)
    sheet.centre(x, y - size * 0.36, paper.words("G"), kind)
