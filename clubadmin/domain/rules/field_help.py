"""Every field of a rule set explained in a sentence or two, with where the documents say it."""

from collections.abc import Mapping
from typing import NamedTuple

from clubadmin.domain.rules import field_help_counting, field_help_playing
from clubadmin.domain.terms import Language


class FieldHelp(NamedTuple):
    """What a field is about, in Dutch and English, and which documents speak of it."""

    nl: str
    en: str
    source: str

    def text(self, language: Language) -> str:
        """The explanation in a language."""
        return self.en if language is Language.EN else self.nl


FIELD_HELP: Mapping[str, FieldHelp] = {
    name: FieldHelp(*texts)
    for name, texts in (field_help_counting.TEXTS | field_help_playing.TEXTS).items()
}
