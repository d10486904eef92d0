import re

from clubadmin.i18n import Language, Message
from clubadmin.i18n.catalogue import sentences


def test_sentences_are_calm_and_end_in_a_full_stop_or_a_question() -> None:
    for language in Language:
        for code, dutch in sentences("row").items():
            text = Message(dutch).text(language)
            assert text.endswith((".", "?", ". ", "...", "v92.")), code
            assert not re.search(r"\w!", text), code
