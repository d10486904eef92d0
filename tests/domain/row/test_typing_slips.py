"""What is thought to be meant by roem that cannot be."""

import pytest

from clubadmin.domain.row.possible import meant_roem, roem_space
from clubadmin.domain.rules.rules import RuleSet
from tests.domain.scoring.own import own


@pytest.mark.parametrize(
    ("amount", "meant"),
    [
        (5, (50,)),
        (30, (20, 50)),  # a key beside the 3
        (13, (20,)),
        (25, (20, 40)),
        (615, (600, 620)),
        (795, (700, 800)),
        (1111, (800,)),
    ],
)
def test_a_key_beside_it_is_meant_or_else_the_nearest_roem_that_can_be(
    amount: int, meant: tuple[int, ...], nku: RuleSet
) -> None:
    assert meant_roem(amount, roem_space(nku)) == meant


def test_a_figure_without_its_nought_is_meant_where_ten_can_be(nku: RuleSet) -> None:
    assert meant_roem(1, roem_space(own(nku, stuk=10))) == (10,)
    assert meant_roem(1, roem_space(nku)) == (20,)
