"""What windows and papers of the board say is there in both languages."""

from string import Formatter

import pytest

from clubadmin.domain.terms import Language
from clubadmin.model.explain.explanation_words import _PHRASES
from clubadmin.model.kit.phrases import Phrases, field_word
from clubadmin.model.results.result import NO_GROUP
from clubadmin.model.seasons.closing_words import SeasonEndWords
from clubadmin.model.supposing.needed_words import NeededWords
from clubadmin.model.supposing.what_if_words import WhatIfWords

BOARD: tuple[type[Phrases], ...] = (NeededWords, SeasonEndWords, WhatIfWords)


def gaps(phrase: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(phrase) if name}


@pytest.mark.parametrize("texts", [*(one.TEXTS for one in BOARD), _PHRASES])
def test_both_languages_say_as_much(texts: dict[str, tuple[str, str]]) -> None:
    for key, (dutch, english) in texts.items():
        assert bool(dutch) == bool(english), key
        assert gaps(dutch) == gaps(english), key


def test_a_field_has_an_english_name_and_a_group_keeps_that_of_the_club() -> None:
    names = ("N/Z", "O/W", NO_GROUP, "Zonder zorgen", "")
    assert [field_word(Language.EN, one) for one in names] == [
        *("N/S", "E/W", "without a group"),
        *("Zonder zorgen", ""),
    ]
    assert [field_word(Language.NL, one) for one in names] == list(names)
    for words in BOARD:
        assert words(Language.EN).field(NO_GROUP) == "without a group"
