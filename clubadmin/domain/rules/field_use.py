"""Fields of a rule set that have an effect, and its conditions.

A field that does nothing is not wrong: it waits until another field is chosen otherwise.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from clubadmin.domain.rules.fields import field_specs
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.i18n import Message

Values = Mapping[str, Any]


class Use(NamedTuple):
    """The condition under which fields count, and a sentence for where they do not."""

    counts: Callable[[Values], bool]
    message: Message


def unused(field: str, values: Values) -> Use | None:
    """Why a field does nothing beside these values of the others; None when it counts."""
    use = _USES.get(field)
    return use if use is not None and not use.counts(values) else None


def values_of(rules: RuleSet) -> dict[str, Any]:
    """The values of all fields of a rule set, by name."""
    return {name: getattr(rules, name) for name in field_specs()}


def _by_points(values: Values) -> bool:
    return values["system"] in ("klaverjas", "solo")


def _with_roem(values: Values) -> bool:
    return _by_points(values) and values["roem_where"] != "none"


def _sequences(values: Values) -> bool:
    return _with_roem(values) and values["roem_where"] != "stuk"


def _in_hand(values: Values) -> bool:
    return _by_points(values) and values["roem_where"] in ("hand", "both")


def _more_than_four(values: Values) -> bool:
    """A trick has no five cards; before each of two players lie more than that."""
    return _in_hand(values) or (
        _sequences(values) and (values["roem_where"] == "open" or values["players"] == "2")
    )


def _staked(values: Values) -> bool:
    return _by_points(values) and (values["doubling"] != "none" or values["spades_double"])


def _fined(values: Values) -> bool:
    return values["revoke"] in ("personal", "redeal-fine") or values["misdeal_fine"] > 0


_COUNTED = Use(_by_points, Message("Telt alleen waar punten en roem tellen."))
_NEEDS_ROEM = Use(_with_roem, Message("Er telt geen roem."))
_NEEDS_SEQUENCES = Use(
    _sequences, Message("Er telt geen roem van kaarten op een rij of vier gelijke.")
)
_NEEDS_HAND = Use(_in_hand, Message("Roem in de hand telt niet."))
_NEEDS_SOLO = Use(
    lambda values: values["system"] == "solo", Message("Telt alleen waar één tegen twee speelt.")
)
_NEEDS_CARDS = Use(
    lambda values: values["system"] != "tricks", Message("De slagen tellen, niet de kaarten.")
)
_NEEDS_FINES = Use(_fined, Message("Er is geen straf voor één speler."))

_USES: Mapping[str, Use] = {
    "trump_points": _NEEDS_CARDS,
    "plain_points": _NEEDS_CARDS,
    "last_trick": _NEEDS_CARDS,
    "spades_double": _COUNTED,
    "three_in_sequence": _NEEDS_SEQUENCES,
    "four_in_sequence": _NEEDS_SEQUENCES,
    "four_alike": _NEEDS_SEQUENCES,
    "four_jacks": _NEEDS_SEQUENCES,
    "four_nines": _NEEDS_SEQUENCES,
    "four_alike_ranks": _NEEDS_SEQUENCES,
    "five_in_sequence": Use(
        _more_than_four, Message("Roem in de hand of van open kaarten telt niet.")
    ),
    "hand_reject": _NEEDS_HAND,
    "hand_trick": _NEEDS_HAND,
    "hand_carried": Use(
        lambda values: _in_hand(values) and values["hand_trick"],
        Message("Roem in de hand geldt ook zonder slag."),
    ),
    "stuk": _NEEDS_ROEM,
    "stripe_required": _COUNTED,
    "nat_roem": _NEEDS_ROEM,
    "tie": _COUNTED,
    "sweep_bonus": _COUNTED,
    "sweep_by_defenders": _COUNTED,
    "solo_share": _NEEDS_SOLO,
    "talon": _NEEDS_SOLO,
    "revoke_penalty": Use(
        lambda values: values["revoke"] in ("262", "personal"),
        Message("Bij verzaken zijn er geen strafpunten."),
    ),
    "revoke_redeals": Use(
        lambda values: not values["revoke"].startswith("redeal"),
        Message("Na verzaken wordt altijd opnieuw gedeeld."),
    ),
    "revoke_written": Use(
        lambda values: values["revoke"] == "262" and _with_roem(values),
        Message("Bij verzaken zijn er geen strafpunten voor de ander."),
    ),
    "revoke_roem": Use(
        lambda values: values["revoke"] in ("262", "162") and _with_roem(values),
        Message("Bij verzaken gaat er geen roem naar de ander."),
    ),
    "fine_floor": _NEEDS_FINES,
    "level_bar": Use(
        lambda values: values["bidding"] == "level",
        Message("Er wordt niet per kleur en hoogte geboden."),
    ),
    "bid_order": Use(
        lambda values: values["bidding"] == "level",
        Message("Er wordt niet per kleur en hoogte geboden."),
    ),
    "lowest_bid": Use(
        lambda values: values["bidding"] == "points", Message("Er wordt niet op punten geboden.")
    ),
    "doubled_bonus": Use(_staked, Message("Er wordt niets verdubbeld.")),
}
