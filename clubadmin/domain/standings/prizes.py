"""Which places win a prize, by a rule such as "1-4, 8, 12, 16 ...", and who is consoled."""

import re
from collections.abc import Sequence

from clubadmin.errors import Trouble
from clubadmin.i18n import Message

EXAMPLE = Message("bijvoorbeeld 1-4, 8, 12, 16 ...")
_PART = re.compile(r"([0-9]{1,6})(?:\s*[-–]\s*([0-9]{1,6}))?")
_MOST_LAST = 2  # who may share the last place and the poedelprijs
_GOES_ON = re.compile(r"[\s,;]*(?:\.{2,}|…)[\s,;.]*$")


class PrizeError(Trouble):
    """A prize rule that cannot be read; the message is for the secretary."""


def prize_places(rule: str, participants: int) -> tuple[int, ...]:
    """The places with a prize, in order, up to the number of participants.

    "..." goes on with the last step; after a single place that place is the step, so that
    "4 ..." is a prize for every four. An empty rule gives no prizes.

    Raises:
        PrizeError: the text is no rule.
    """
    listed, more = _GOES_ON.subn("", rule.strip())
    spans = [_span(part.strip(), rule) for part in re.split(r"[,;]", listed) if part.strip()]
    if more and not spans:
        raise PrizeError(
            Message(
                "In de prijzenregel “{rule}” staat voor de puntjes geen plaats; schrijf {example}.",
                rule=rule.strip(),
                example=EXAMPLE,
            )
        )
    places = {place for first, last in spans for place in range(first, min(last, participants) + 1)}
    if more:
        last = spans[-1][1]
        step = _step(spans)
        if step < 1:
            raise PrizeError(
                Message(
                    "In de prijzenregel “{rule}” lopen de plaatsen voor de puntjes niet op;"
                    " schrijf {example}.",
                    rule=rule.strip(),
                    example=EXAMPLE,
                )
            )
        places.update(range(last, participants + 1, step))
    return tuple(sorted(place for place in places if place <= participants))


def poedelprijs_place(places: Sequence[int]) -> int:
    """The place that gets the poedelprijs, out of everybody's; 0 where nobody does.

    It is the last one, where somebody is higher. It goes to one entrant, or to two who share
    that place; more are no last one but a whole round of losers of a knock-out.
    """
    lowest = max(places, default=0)
    return lowest if lowest > 1 and places.count(lowest) <= _MOST_LAST else 0


def _span(part: str, rule: str) -> tuple[int, int]:
    match = _PART.fullmatch(part)
    if match:
        first = int(match[1])
        last = int(match[2] or first)
        if 1 <= first <= last:
            return first, last
    raise PrizeError(
        Message(
            "In de prijzenregel “{rule}” is “{part}” geen plaats en geen reeks van laag"
            " naar hoog; schrijf {example}.",
            rule=rule.strip(),
            part=part,
            example=EXAMPLE,
        )
    )


def _step(spans: list[tuple[int, int]]) -> int:
    first, last = spans[-1]
    if first < last:
        return 1
    return last - spans[-2][1] if len(spans) > 1 else last
