"""Who deals first."""

from clubadmin.domain.row.raw import Fine, FineKind
from clubadmin.domain.row.seat_totals import fine_points
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.dealers import is_drawn
from clubadmin.domain.terms import Position
from tests.domain.scoring.own import own


def test_only_where_it_is_drawn_a_sheet_does_not_say_it_before(nku: RuleSet) -> None:
    assert [is_drawn(own(nku, first_dealer=how)) for how in ("drawn", "seat")] == [True, False]


def test_to_deal_costs_nothing(nku: RuleSet) -> None:
    assert fine_points(Fine(Position.N, FineKind.DEALT), nku, 162) == 0
