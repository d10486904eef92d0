"""The columns of a season at its end, and of the competitions that go on."""

from functools import partial

from clubadmin.desktop.kit.tables import Column, folded
from clubadmin.i18n import Words
from clubadmin.model.seasons import closing_words
from clubadmin.model.seasons.closing import Ending


def columns(words: Words, *, closed: bool) -> list[Column[Ending]]:
    """A row a competition."""
    first = closing_words.winner(words, closed=closed)
    winners = partial(closing_words.winners, words)
    return [
        Column(words("Competitie"), lambda one: one.name, lambda one: folded(one.name), least=20),
        Column(
            words("Avonden"),
            partial(closing_words.evenings, words),
            lambda one: one.evenings,
            right=True,
            width=11,
        ),
        Column(
            words("In de stand"),
            lambda one: str(one.entrants),
            lambda one: one.entrants,
            right=True,
            width=13,
            spare=True,
        ),
        Column(first, winners, winners, look=_won, least=30),
    ]


def _won(one: Ending) -> str:
    return "strong" if one.winners else "muted"
