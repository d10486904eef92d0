"""The likely meaning of an unreadable line: the lines one sign away from it."""

from collections.abc import Iterator

from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.entry import Unreadable, fold, parse_line
from clubadmin.domain.scoring.systems import system_of

_LOOKS_LIKE = {
    "o": "0",
    "l": "1",
    "=": "+",
    "_": "-",
    ":": ".",
    ";": ".",
    "\\": "/",
    "m": "n",
    "b": "n",
    "c": "v",
    "e": "w",
    "q": "w",
    "a": "z",
}
_STILL_TO_TYPE = ("bid-missing", "solo-player")
"""What a line may lack without being less likely: it is said of the line once it is chosen."""

_LONGEST = 40
_MOST_OFFERED = 2


def readings(text: str, line: Unreadable, rules: RuleSet) -> tuple[str, ...]:
    """Find at most two readable lines without faults that differ in the sign named."""
    folded, at = fold(text), len(fold(text[: line.position - 1]))
    if not line.char or len(folded) > _LONGEST or line.reason == "points-first":
        return ()
    found = dict.fromkeys(
        trial for trial in _trials(folded, at, line.reason) if _good(trial, rules)
    )
    return tuple(found)[:_MOST_OFFERED]


def _trials(folded: str, at: int, reason: str) -> Iterator[str]:
    before, char, after = folded[:at], folded[at], folded[at + 1 :]
    if char in _LOOKS_LIKE:
        yield before + _LOOKS_LIKE[char] + after
    if before[-1:].isdigit() and after[:1].isdigit():
        yield f"{before}+{after}"
        yield f"{before}-{after}"
    yield before + after.removeprefix("/" if reason == "solo-unknown" else "")


def _good(trial: str, rules: RuleSet) -> bool:
    raw = parse_line(trial, rules)
    if isinstance(raw, Unreadable):
        return False
    system = system_of(rules)
    found = system.check(raw, system.settle(raw, rules), rules)
    return all(one.code in _STILL_TO_TYPE for one in found)
