import re
from string import Formatter

from clubadmin.domain.scoring import wording
from clubadmin.domain.terms import Language


def _gaps(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def test_every_sentence_exists_in_both_languages_with_the_same_figures() -> None:
    dutch, english = wording.TEXTS[Language.NL], wording.TEXTS[Language.EN]
    assert dutch.keys() == english.keys()
    for code, text in dutch.items():
        assert _gaps(text) == _gaps(english[code]), code


def test_sentences_are_calm_and_end_in_a_full_stop_or_a_question() -> None:
    for texts in wording.TEXTS.values():
        for code, text in texts.items():
            assert text.endswith((".", "?", ". ", "...", "v92.")), code
            assert not re.search(r"\w!", text), code
