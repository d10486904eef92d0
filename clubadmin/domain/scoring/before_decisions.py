"""Totals on paper that are right for the rows as they stood before the director decided.

Players add up what they wrote; a decision changes a row later. Their totals then differ from
the rows, and the decision tells why: that is worth a warning, and no reason to add up again.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations, islice, product

from clubadmin.domain.row.findings import Finding, one_game
from clubadmin.domain.terms import Severity

Earlier = Mapping[int, tuple[str, ...]]
"""By game the lines that stood there before the decisions about it, "" for nothing."""

Totals = Callable[[Mapping[int, str]], Sequence[Finding]]
"""What is wrong with the totals where these games have these lines."""

_MOST_TRIED = 64


def earlier_lines(
    decided: Mapping[int, Sequence[tuple[str, str]]], lines: Mapping[int, str]
) -> dict[int, tuple[str, ...]]:
    """The lines that stood in rows before decisions that still hold.

    Args:
        decided: by game the row before and after each decision, in the order of deciding.
        lines: what stands in the rows now; a row that was changed since has its own reason.
    """
    found = {}
    for game, rows in decided.items():
        now = lines.get(game, "")
        if rows and rows[-1][1] == now:
            before = dict.fromkeys(line for line, _ in reversed(rows) if line != now)
            if before:
                found[game] = tuple(before)
    return found


def explained(found: Sequence[Finding], earlier: Earlier, totals: Totals) -> tuple[Finding, ...]:
    """The findings about totals; as warnings where all totals are those of before decisions.

    The fewest decisions that explain every total together count; where none do, nothing changes.
    """
    if not found:
        return ()
    for lines in islice(_choices(earlier), _MOST_TRIED):
        if not totals(lines):
            games = tuple(sorted(lines))
            return tuple(_as_warning(one, games) for one in found)
    return tuple(found)


def _choices(earlier: Earlier) -> Iterator[dict[int, str]]:
    """The fewest first, and of as many those of the last games."""
    last_first = list(earlier)[::-1]
    for count, _ in enumerate(last_first, 1):
        for games in combinations(last_first, count):
            for lines in product(*(earlier[game] for game in games)):
                yield dict(zip(games, lines, strict=True))


def _as_warning(one: Finding, games: tuple[int, ...]) -> Finding:
    said = ", ".join(str(game) for game in games)
    args = {**one.values, "reason": "decided", "rows": games, "games": said}
    return replace(
        one,
        game=one_game(games),
        severity=Severity.WARNING,
        args=tuple(args.items()),
    )
