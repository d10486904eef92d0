"""Finds the templates that a Dutch text may be made from, and what stands in their gaps."""

import re
from collections.abc import Iterator, Mapping
from functools import cached_property

GAP = re.compile(r"%([LN]?)([1-9])")
LONGEST = 2_000  # signs; a text beyond that is no sentence of ours
_ANYTHING = ("(.*?)", "(.*)")  # as little as will do, else as much
_NUMBER = r"(-?\d+)"

Found = tuple[str, dict[str, str]]  # an English template, and its values by number


class Room:
    """Dutch templates with their English, `%1` to `%9` being the gaps.

    Args:
        texts: English by Dutch. In the English, `%L1` says that the value is Dutch words of
            ours, and `%N1` that it is a whole number.
    """

    def __init__(self, texts: Mapping[str, str]) -> None:
        self._whole = {dutch: english for dutch, english in texts.items() if not GAP.search(dutch)}
        templates = [_Template(dutch, texts[dutch]) for dutch in texts if dutch not in self._whole]
        # of templates that fit, the one that leaves least to its gaps is meant
        self._templates = sorted(templates, key=lambda one: one.said, reverse=True)

    def whole(self, text: str) -> str | None:
        """The English of a text without gaps; None when it is no such text."""
        return self._whole.get(text)

    def all(self, text: str) -> Iterator[Found]:
        """Every way in which the text, from its first sign to its last, can be one of ours."""
        if text in self._whole:
            yield self._whole[text], {}
        if len(text) <= LONGEST:
            for template in self._templates:
                for values in template.readings(text):
                    yield template.english, values


class _Template:
    def __init__(self, dutch: str, english: str) -> None:
        self.english = english
        parts = GAP.split(dutch)
        self._texts = parts[::3]
        self._gaps = parts[2::3]
        self.said = sum(map(len, self._texts))

    @cached_property
    def _patterns(self) -> tuple[re.Pattern[str], ...]:
        kinds = {number: kind for kind, number in GAP.findall(self.english)}
        found = []
        for anything in _ANYTHING:
            pattern = re.escape(self._texts[0])
            for gap, text in zip(self._gaps, self._texts[1:], strict=True):
                pattern += (_NUMBER if kinds.get(gap) == "N" else anything) + re.escape(text)
            found.append(re.compile(pattern, re.DOTALL))
        return tuple(found)

    def readings(self, text: str) -> Iterator[dict[str, str]]:
        """What may stand in the gaps; nothing when this is not the template of the text."""
        if not (text.startswith(self._texts[0]) and text.endswith(self._texts[-1])):
            return
        for pattern in self._patterns:
            if found := pattern.fullmatch(text):
                yield dict(zip(self._gaps, found.groups(), strict=True))
