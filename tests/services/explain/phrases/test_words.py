"""What explanations say is there once, in both languages, with the same gaps."""

from collections import Counter
from string import Formatter

from clubadmin.services.explain.phrases.careers import CAREERS
from clubadmin.services.explain.phrases.contests import CONTESTS
from clubadmin.services.explain.phrases.games import GAMES
from clubadmin.services.explain.phrases.rounds import ROUNDS
from clubadmin.services.explain.phrases.seasons import SEASONS

ALL = (CAREERS, CONTESTS, GAMES, ROUNDS, SEASONS)


def gaps(phrase: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(phrase) if name}


def test_no_phrase_hides_another() -> None:
    times = Counter(key for phrases in ALL for key in phrases)
    assert [key for key, count in times.items() if count > 1] == []


def test_both_languages_say_as_much() -> None:
    for phrases in ALL:
        for key, (dutch, english) in phrases.items():
            assert gaps(dutch) == gaps(english), key
