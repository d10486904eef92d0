"""Which fields of a rule set wait until another is chosen otherwise."""

import pytest

from clubadmin.domain.rules.field_use import unused, values_of
from clubadmin.domain.rules.fields import field_specs
from clubadmin.domain.rules.rules import RuleSet

KLAVERJAS, SOLO, MANILLE, TRICKS = (
    {"system": one} for one in ("klaverjas", "solo", "manille", "tricks")
)
NO_ROEM, TABLE, HAND, BOTH, OPEN, STUK = (
    {"roem_where": one} for one in ("none", "table", "hand", "both", "open", "stuk")
)
FREE = {"bidding": "none"}
LEVEL = {"bidding": "level"}
POINTS = {"bidding": "points"}
TWO = {"players": "2"}

WHEN: list[tuple[str, list[dict[str, object]], list[dict[str, object]]]] = [
    ("trump_points", [KLAVERJAS, SOLO, MANILLE], [TRICKS]),
    ("last_trick", [KLAVERJAS, SOLO, MANILLE], [TRICKS]),
    ("tie", [KLAVERJAS, SOLO], [MANILLE, TRICKS]),
    ("stuk", [TABLE, HAND, BOTH, OPEN, STUK, TABLE | SOLO], [NO_ROEM, TABLE | MANILLE]),
    ("four_alike", [TABLE, HAND, BOTH, OPEN], [NO_ROEM, STUK, TABLE | TRICKS]),
    (
        "hand_carried",
        [HAND | {"hand_trick": True}, BOTH | {"hand_trick": True}],
        [HAND | {"hand_trick": False}, TABLE | {"hand_trick": True}],
    ),
    ("hand_reject", [HAND, BOTH], [NO_ROEM, TABLE, OPEN, STUK, HAND | MANILLE]),
    (
        "five_in_sequence",
        [HAND, BOTH, OPEN, TABLE | TWO, HAND | TWO],
        [NO_ROEM, TABLE, STUK, STUK | TWO, NO_ROEM | TWO, OPEN | MANILLE],
    ),
    ("talon", [SOLO], [KLAVERJAS, MANILLE, TRICKS]),
    (
        "revoke_penalty",
        [{"revoke": "262"}, {"revoke": "personal"}],
        [{"revoke": "162"}, {"revoke": "redeal"}, {"revoke": "redeal-fine"}],
    ),
    (
        "fine_floor",
        [{"revoke": "personal"}, {"revoke": "redeal-fine"}, {"misdeal_fine": 1}],
        [{"revoke": "262"}, {"revoke": "redeal"}],
    ),
    ("level_bar", [LEVEL], [POINTS, FREE]),
    ("lowest_bid", [POINTS], [LEVEL, FREE]),
    (
        "doubled_bonus",
        [{"doubling": "kraken"}, {"spades_double": True}],
        [KLAVERJAS, MANILLE | {"doubling": "kloppen"}, TRICKS | {"spades_double": True}],
    ),
]


@pytest.mark.parametrize(("field", "where", "nowhere"), WHEN, ids=[one[0] for one in WHEN])
def test_a_field_counts_only_beside_some_values_of_others(
    field: str,
    where: list[dict[str, object]],
    nowhere: list[dict[str, object]],
    nku: RuleSet,
) -> None:
    plain = values_of(nku)
    assert [one for one in where if unused(field, plain | one) is not None] == []
    assert [one for one in nowhere if unused(field, plain | one) is None] == []


def test_a_field_of_which_nothing_is_said_always_counts(nku: RuleSet) -> None:
    assert "revoke" in field_specs()
    assert unused("revoke", values_of(nku)) is None


def test_why_a_field_waits_is_a_sentence(nku: RuleSet) -> None:
    waits = unused("talon", values_of(nku))
    assert waits is not None
    assert waits.message.text() == "Telt alleen waar één tegen twee speelt."
