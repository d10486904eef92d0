"""Looks a Dutch text up in another language, by gettext; without a sound file the Dutch stays."""

from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING

from clubadmin import assets

if TYPE_CHECKING:
    from gettext import NullTranslations


def marked(msgid: str, context: str = "") -> str:  # noqa: ARG001
    """The text itself, in a table of texts that are said elsewhere; so it is collected."""
    return msgid


@cache
def sentences(about: str) -> Mapping[str, str]:
    """The sentences about something by their code, as `resources/sentences.toml` has them."""
    table = assets.table("sentences.toml")[about]
    return {code: " ".join(text.split()) for code, text in table.items()}


class Language(StrEnum):
    """A language of the window, of papers and of sentences."""

    NL = "nl"
    EN = "en"


def translated(language: Language, text: str, context: str = "") -> str:
    """The text in a language; `context` tells two equal Dutch texts apart."""
    if language is Language.NL or not text:
        return text
    if context:
        return _translations(language).pgettext(context, text)
    return _translations(language).gettext(text)


def counted(language: Language, one: str, many: str, number: int) -> str:
    """The form of a text that goes with a number."""
    if language is Language.NL:
        return one if number == 1 else many
    return _translations(language).ngettext(one, many, number)


@cache
def _translations(language: Language) -> "NullTranslations":
    from gettext import GNUTranslations, NullTranslations  # late: Dutch does without

    try:
        with assets.path(f"i18n/{language}.mo").open("rb") as file:
            found = GNUTranslations(file)
        found.ngettext("", "", 2)  # its rule for more than one may be damaged as well
    except Exception:  # gettext believes a file; damage makes anything of it
        return NullTranslations()
    return found
