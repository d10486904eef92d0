"""Who deals first."""

from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.dealers import is_drawn
from tests.domain.scoring.own import own


def test_only_where_it_is_drawn_a_sheet_does_not_say_it_before(nku: RuleSet) -> None:
    assert [is_drawn(own(nku, first_dealer=how)) for how in ("drawn", "seat")] == [True, False]
