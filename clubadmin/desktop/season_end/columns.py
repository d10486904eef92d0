"""The columns of a season at its end, and of the competitions that go on."""

from clubadmin.desktop.kit.tables import Column, folded
from clubadmin.model.seasons.closing import Ending
from clubadmin.model.seasons.closing_words import SeasonEndWords


def columns(words: SeasonEndWords, *, closed: bool) -> list[Column[Ending]]:
    """A row a competition."""
    first = words.winner(closed=closed)
    return [
        Column(words("competition"), lambda one: one.name, lambda one: folded(one.name), least=20),
        Column(
            words("evenings"),
            words.evenings,
            lambda one: one.evenings,
            right=True,
            width=11,
        ),
        Column(
            words("entrants"),
            lambda one: str(one.entrants),
            lambda one: one.entrants,
            right=True,
            width=13,
            spare=True,
        ),
        Column(first, words.winners, words.winners, look=_won, least=30),
    ]


def _won(one: Ending) -> str:
    return "strong" if one.winners else "muted"
