"""The big stacks: hand cards, seat slips and score cards of a large contest, in pages a second."""

from collections.abc import Callable
from statistics import median
from time import perf_counter

import pytest

from clubadmin import reports
from clubadmin.reports.draw import hand_cards, score_cards
from tests.reports import looking, made_up
from tests.reports.contests import contest, dealt

BAR = 40  # pages a second
TURNS = 5

LARGE = contest("schevenings", 32, 12, 4, lines=4)
WALLETS = dealt(50)
STACKS: dict[str, Callable[[], bytes]] = {
    "hand cards to fold": lambda: hand_cards.hand_cards(LARGE, made_up.CLUB, WALLETS),
    "hand cards on both sides": lambda: hand_cards.hand_cards(
        LARGE, made_up.CLUB, WALLETS, both_sides=True
    ),
    "score cards": lambda: score_cards.score_cards(LARGE, made_up.CLUB),
    "seat slips": lambda: reports.seat_slips(LARGE, made_up.CLUB),
}


@pytest.mark.bench
@pytest.mark.parametrize("stack", STACKS)
def test_a_big_stack_is_made_at_more_than_forty_pages_a_second(stack: str) -> None:
    make = STACKS[stack]
    pages = len(looking.pages(make()))
    spent = []
    for _ in range(TURNS):
        start = perf_counter()
        make()
        spent.append(perf_counter() - start)
    speed = pages / median(spent)
    print(f"\n{stack}: {pages} pages, {speed:.0f} a second (bar {BAR})")
    assert speed >= BAR
