import pytest

from clubadmin.domain.rules.rules import RulesError, RuleSet
from tests.domain.scoring.own import built_in, own


@pytest.mark.parametrize(
    ("fields", "field", "says"),
    [
        ({"system": "solo"}, "players", "Kies drie spelers"),
        ({"system": "solo", "players": "2"}, "players", "Kies drie spelers"),
        ({"players": "3"}, "system", "speelt één tegen twee"),
        ({"system": "tricks"}, "trick_points", "minstens één punt"),
    ],
)
def test_fields_that_cannot_go_together_are_refused_at_a_field(
    nku: RuleSet, fields: dict[str, object], field: str, says: str
) -> None:
    with pytest.raises(RulesError) as error:
        own(nku, **fields)
    assert error.value.field == field
    assert says in str(error.value)


def test_three_players_and_one_against_two_go_together(nku: RuleSet) -> None:
    assert own(nku, system="solo", players="3").tricks == 10


def test_where_tricks_count_cards_are_worth_nothing(nku: RuleSet) -> None:
    assert own(nku, system="tricks", trick_points=1).total == 8
    assert own(built_in("troefcall"), trick_points=2).total == 26


def test_kraken_roem_in_the_hand_and_spades_double_go_together(nku: RuleSet) -> None:
    rules = own(nku, doubling="kraken", roem_where="hand", spades_double=True)
    assert (rules.doubling, rules.roem_where, rules.spades_double) == ("kraken", "hand", True)
