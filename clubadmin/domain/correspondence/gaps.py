"""A text with gaps, such as "Beste {voornaam},": which gaps there are, and filling them in.

A gap is a Dutch word between braces, a letter first. Any other brace is an ordinary sign. What
is put into a gap is never read for gaps again, whatever somebody is called.
"""

import re
from collections.abc import Collection, Iterator, Mapping
from difflib import get_close_matches
from enum import StrEnum

from clubadmin.i18n import Message
from clubadmin.i18n.catalogue import sentences

_GAP = re.compile(r"\{([^\W\d][\w -]{0,39})\}")
_OPEN = re.compile(r"\[[^\[\]\n]*[^\s\[\]xX][^\[\]\n]*\]")


class Purpose(StrEnum):
    """The purpose of a text; it decides which figures can stand in it."""

    FREE = "free"
    INVITATION = "invitation"  # to an evening
    RESULT = "result"  # of an evening
    STANDING = "standing"  # of a competition
    DUES = "dues"  # what is to be paid
    REMINDER = "reminder"  # what is late
    CONSENT = "consent"  # may somebody be named


_PERSON = (
    *("aanhef", "voornaam", "naam", "achternaam", "straat", "postcode", "woonplaats", "telefoon"),
    *("e-mail", "lidnummer", "lid sinds", "datum", "club", "clubplaats"),
)
_EVENING = ("competitie", "avond", "avonddatum")
_FIGURES = ("plaats", "punten", "pitten", "deelnemers")
_DUES = ("seizoen", "openstaand", "te laat", "rekening", "op naam van", "kenmerk")
_MORE = {
    Purpose.FREE: (),
    Purpose.CONSENT: ("vragen",),
    Purpose.INVITATION: _EVENING,
    Purpose.RESULT: (*_EVENING, *_FIGURES, "roem", "uitslag"),
    Purpose.STANDING: ("competitie", "seizoen", *_FIGURES, "avonden", "achterstand", "stand"),
    Purpose.DUES: _DUES,
    Purpose.REMINDER: _DUES,
}
OFFERED: Mapping[Purpose, Mapping[str, Message]] = {
    purpose: {word: Message(sentences("gap")[word]) for word in (*_PERSON, *more)}
    for purpose, more in _MORE.items()
}
"""The gaps of each purpose, and what they say, in the order in which they are offered."""


def gaps(*texts: str) -> tuple[str, ...]:
    """The words of the gaps, each once, in small letters and in the order of the text."""
    found = (gap[1].strip().lower() for text in texts for gap in _GAP.finditer(text))
    return tuple(dict.fromkeys(found))


def unknown(known: Collection[str], *texts: str) -> Iterator[tuple[str, str]]:
    """The gaps that nobody can fill, each with the one that is probably meant, "" for none."""
    for word in gaps(*texts):
        if word not in known:
            near = get_close_matches(word.replace("_", " "), known, n=1, cutoff=0.6)
            yield word, near[0] if near else ""


def unwritten(*texts: str) -> tuple[str, ...]:
    """Find the gaps still to be written: "[tijd]" in a text that came with the program.

    A box to tick, "[ ]" or "[x]", is none.
    """
    return tuple(one[0] for text in texts for one in _OPEN.finditer(text))


def filled(text: str, values: Mapping[str, str]) -> str:
    """The text with its gaps filled in; a line that held nothing but empty gaps goes."""
    return "\n".join(_lines(text, values))


def filled_line(text: str, values: Mapping[str, str]) -> str:
    """Fill the gaps of a text on one line, for a subject."""
    return " ".join(_fill(text, values).split())


def _lines(text: str, values: Mapping[str, str]) -> Iterator[str]:
    for line in text.splitlines():
        made = _fill(line, values)
        if made.strip() or not _GAP.search(line):
            yield made


def _fill(text: str, values: Mapping[str, str]) -> str:
    def value(gap: re.Match[str]) -> str:
        word = gap[1].strip()
        found = values.get(word.lower())
        if found is None:
            return gap[0]
        return found[:1].upper() + found[1:] if word[:1].isupper() else found

    return _GAP.sub(value, text)
