"""The big stacks of a large contest: hand cards, seat slips and score cards, a page at a time."""

from collections.abc import Callable

import pytest

from clubadmin import reports
from clubadmin.model.club.printing import Printing
from clubadmin.reports.draw import hand_cards, score_cards
from tests.bench.yardstick import times_arithmetic
from tests.reports import looking, made_up
from tests.reports.contests import contest, dealt

BAR = 7  # a page, in times the fixed arithmetic
TURNS = 5

LARGE = contest("schevenings", 32, 12, 4, lines=4)
WALLETS = dealt(50)
STACKS: dict[str, Callable[[], bytes]] = {
    "hand cards to fold": lambda: hand_cards.hand_cards(LARGE, Printing(made_up.CLUB), WALLETS),
    "hand cards on both sides": lambda: hand_cards.hand_cards(
        LARGE, Printing(made_up.CLUB), WALLETS, both_sides=True
    ),
    "score cards": lambda: score_cards.score_cards(LARGE, Printing(made_up.CLUB)),
    "seat slips": lambda: reports.seat_slips(LARGE, Printing(made_up.CLUB)),
}


@pytest.mark.bench
@pytest.mark.parametrize("stack", STACKS)
def test_a_page_of_a_big_stack_takes_little(stack: str) -> None:
    make = STACKS[stack]
    pages = len(looking.pages(make()))
    page = times_arithmetic(make, TURNS) / pages
    print(f"\n{stack}: {pages} pages, {page:.1f} a page (bar {BAR})")
    assert page <= BAR
