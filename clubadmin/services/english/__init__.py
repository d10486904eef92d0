"""The English of what services, storage and the rules say in Dutch, for a window in English.

What is raised, kept and printed stays Dutch, also in the journal; here it is read back: a text
that was made from a template of the catalogue is put into English with the same values in its
gaps. A text that nobody here knows stays as it is. A test holds the catalogue against the
sources, so that no sentence is forgotten.
"""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain

from clubadmin.services.english.catalogue import (
    finding_room,
    label_room,
    sentence_room,
    word_room,
)
from clubadmin.services.english.matching import GAP, Room

__all__ = ["label", "sentence"]

_END = re.compile(r"(?<=[.?])\s+")
_Read = tuple[str, bool]  # a text, and whether all of it is known


@lru_cache(maxsize=4_096)
def sentence(text: str) -> str:
    """The English of a sentence, or of several one after the other."""
    spoken, sure = _sentences(text)
    if not sure:  # better a sentence around words that nobody knows than none
        spoken = next((read[0] for read in _readings(text, sentence_room())), text)
    return spoken


@lru_cache(maxsize=256)
def label(text: str) -> str:
    """The English of what a change is called in the journal."""
    return _surest(_readings(text, label_room()), text)[0]


def _sentences(text: str) -> _Read:
    found = (_one_or_more(text, room) for room in (sentence_room(), finding_room()))
    return _surest(found, text)


def _one_or_more(text: str, room: Room) -> _Read:
    """All of the text, or else one sentence and all that is behind it."""
    return _surest(chain(_readings(text, room), _split(text, room)), text)


def _split(text: str, room: Room) -> Iterator[_Read]:
    for end in _END.finditer(text):
        first = _surest(_readings(text[: end.start()], room), "")
        if first[1]:
            rest, sure = _one_or_more(text[end.end() :], room)
            yield f"{first[0]} {rest}", sure


def _readings(text: str, room: Room) -> Iterator[_Read]:
    return (_filled(*found) for found in room.all(text))


def _surest(found: Iterable[_Read], text: str) -> _Read:
    """The first of which all is known, or else the text as it is."""
    return next((read for read in found if read[1]), (text, False))


def _filled(english: str, values: dict[str, str]) -> _Read:
    """An English template with its values; only those behind `%L` are looked up themselves."""
    words = {number: _value(values[number]) for kind, number in GAP.findall(english) if kind == "L"}
    spoken = values | {number: word for number, (word, _) in words.items()}
    text = GAP.sub(lambda gap: spoken[gap[2]], english)
    return text, all(sure for _, sure in words.values())


def _value(text: str) -> _Read:
    """The English of a word, a sentence or a place."""
    if not any(map(str.isalpha, text)):
        return text, True
    if word := word_room().whole(text):
        return word, True
    sentences = _sentences(text)
    return sentences if sentences[1] else _surest(_readings(text, word_room()), text)
