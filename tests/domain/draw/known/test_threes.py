"""Tables of three that take one of each of three columns."""

from collections import Counter
from itertools import chain, combinations

import pytest

from clubadmin.domain.draw.known.fours import rounds_of_three


@pytest.mark.parametrize(("people", "most"), [(27, 13), (45, 22), (54, 25), (66, 21)])
def test_nobody_meets_twice_in_as_many_rounds_as_columns_can_be_shifted(people, most):
    """An even number of tables lacks one shift; nine, 15 and 18 play among themselves after."""
    rounds = rounds_of_three(people, most)
    assert rounds is not None
    assert len(rounds) == most
    assert all(sorted(chain(*groups)) == [*range(people)] for groups in rounds)
    met = Counter(
        two for groups in rounds for group in groups for two in combinations(sorted(group), 2)
    )
    assert {*met.values()} == {1}
    assert rounds_of_three(people, most + 1) is None
