"""One text read back: sentences in sentences, words in gaps, and what to believe of several."""

import re
from collections.abc import Iterable, Iterator
from itertools import chain

from clubadmin.services.english.catalogue import (
    finding_room,
    label_room,
    row_room,
    sentence_room,
    word_room,
)
from clubadmin.services.english.matching import GAP, Room

_END = re.compile(r"(?<=[.?])\s+")
_BETWEEN = re.compile("(, | en )")  # in a list of words
_MOST = 400  # readings tried; ours take some ten, and a name may be made to look like anything
_DEEPEST = 8  # texts within texts

_Read = tuple[str, bool]  # a text, and whether all of it is known


class Reading:
    """Puts one text into English; what cannot be made out stays as it is."""

    def __init__(self) -> None:
        self._left = _MOST
        self._deep = 0

    def label(self, text: str) -> str:
        """The English of what a change is called."""
        return self._surest(self._readings(text, label_room()), text)[0]

    def sentence(self, text: str) -> str:
        """The English of a sentence or more."""
        spoken, sure = self._sentences(text)
        if not sure:  # better a sentence around words that nobody knows than none
            found = self._readings(text, sentence_room())
            spoken = next((read[0] for read in found), text)
        return spoken

    def word(self, text: str) -> str:
        """The English of what may fill a gap, or of several with commas and "en"."""
        return self._value(text)[0]

    def _sentences(self, text: str) -> _Read:
        rooms = (sentence_room(), row_room(), finding_room())
        return self._surest((self._one_or_more(text, room) for room in rooms), text)

    def _one_or_more(self, text: str, room: Room) -> _Read:
        """All of the text, or else one sentence and all that is behind it."""
        if self._deep >= _DEEPEST:
            return text, False
        self._deep += 1
        try:
            return self._surest(chain(self._readings(text, room), self._split(text, room)), text)
        finally:
            self._deep -= 1

    def _split(self, text: str, room: Room) -> Iterator[_Read]:
        for end in _END.finditer(text):
            first, sure = self._surest(self._readings(text[: end.start()], room), "")
            if sure:
                rest, sure = self._one_or_more(text[end.end() :], room)
                yield f"{first} {rest}", sure

    def _readings(self, text: str, room: Room) -> Iterator[_Read]:
        for english, values in room.all(text):
            self._left -= 1
            if self._left < 0:
                return
            yield self._filled(english, values)

    def _surest(self, found: Iterable[_Read], text: str) -> _Read:
        """The first of which all is known, or else the text as it is."""
        return next((read for read in found if read[1]), (text, False))

    def _filled(self, english: str, values: dict[str, str]) -> _Read:
        """A template with its values; only those behind `%L` are looked up themselves."""
        gaps = [number for kind, number in GAP.findall(english) if kind == "L"]
        words = {number: self._value(values[number]) for number in gaps}
        spoken = values | {number: word for number, (word, _) in words.items()}
        text = GAP.sub(lambda gap: spoken[gap[2]], english)
        return text, all(sure for _, sure in words.values())

    def _value(self, text: str) -> _Read:
        """The English of a word, a sentence or a place."""
        if not any(map(str.isalpha, text)):
            return text, True
        if word := _listed(text):
            return word, True
        sentences = self._sentences(text)
        if sentences[1]:
            return sentences
        return self._surest(self._readings(text, word_room()), text)


def _listed(text: str) -> str | None:
    """The English of a word, or of several with commas and "en"; None for anything else."""
    spoken = []
    for at, part in enumerate(_BETWEEN.split(text)):
        if at % 2:
            spoken.append(" and " if part == " en " else part)
        elif not any(map(str.isalpha, part)):
            spoken.append(part)
        elif word := word_room().whole(part):
            spoken.append(word)
        else:
            return None
    return "".join(spoken)
