"""Made-up games with believable figures, written as a secretary types them.

A side makes about 1,520 in a boompje of 16 games, roem included; the playing side fails
in about one game in seven, takes all tricks in one in twenty-two and revokes in one in
five hundred.
"""

from random import Random

_PIT = 0.045
_REVOKE = 0.002
_CARD_POINTS = 162
_MEAN, _SPREAD = 105, 20.5  # card points of the side that chose trump
_TIMES_ROEM = ((0, 46), (1, 32), (2, 16), (3, 6))  # how often roem is declared, in percent
_AMOUNTS = ((20, 73), (40, 8), (50, 12), (70, 3), (100, 4))  # sequence, stuk, four alike


def sheet_lines(chance: Random, games: int = 16, edge: float = 0) -> list[str]:
    """The quick-entry lines of one sheet.

    Args:
        chance: where the luck comes from; the same state gives the same sheet.
        games: rows on the sheet.
        edge: card points a game that Wij make more than Zij through skill.
    """
    return [_game(chance, edge) for _ in range(games)]


def demo_sheet_lines(seed: int) -> list[str]:
    """The lines of a typical sheet of 16 games; the same seed gives the same sheet."""
    return sheet_lines(Random(seed))


def _game(chance: Random, edge: float) -> str:
    wij_plays = chance.random() < 0.5
    luck = chance.random()
    if luck < _REVOKE:
        return _marked("***", wij_plays, (0, _roem(chance, 1)))
    if luck < _REVOKE + _PIT:
        return _marked("**", wij_plays, (_pit_box(chance), 0))
    return _played(chance, wij_plays, edge if wij_plays else -edge)


def _played(chance: Random, wij_plays: bool, edge: float) -> str:
    """A game with tricks for both: made, or nat when the playing side is not ahead."""
    points = round(chance.gauss(_MEAN + edge, _SPREAD))
    points = min(max(points, 2), _CARD_POINTS - 2)  # no side can end on 1 or 161
    own = other = 0
    for _ in range(_picked(chance, _TIMES_ROEM)):
        amount = _picked(chance, _AMOUNTS)
        if chance.random() < points / _CARD_POINTS:
            own += amount
        else:
            other += amount
    if points + own <= _CARD_POINTS - points + other:
        return _marked("*", wij_plays, (0, own + other))
    if wij_plays:
        return _points(points) + _boxes(own, other)
    return _points(_CARD_POINTS - points) + _boxes(other, own)


def _points(wij: int) -> str:
    """Wij's points or, when that is shorter, those of Zij behind a point."""
    zij = f".{_CARD_POINTS - wij}"
    return zij if len(zij) < len(str(wij)) else str(wij)


def _marked(mark: str, of_wij: bool, roem: tuple[int, int]) -> str:
    """A row with a mark; `roem` is of the side with the mark, and of the other."""
    own, other = roem
    return mark + _boxes(own, other) if of_wij else "." + mark + _boxes(other, own)


def _boxes(wij: int, zij: int) -> str:
    return (f"+{wij}" if wij else "") + (f"-{zij}" if zij else "")


def _pit_box(chance: Random) -> int:
    """100 for the pit and the roem; nothing when it is just the 100 that the mark implies."""
    roem = _roem(chance, _picked(chance, _TIMES_ROEM))
    return 100 + roem if roem else 0


def _roem(chance: Random, times: int) -> int:
    return sum(_picked(chance, _AMOUNTS) for _ in range(times))


def _picked(chance: Random, weighted: tuple[tuple[int, int], ...]) -> int:
    """One of the values, by its weight in percent."""
    at = chance.random() * 100
    for value, weight in weighted:
        at -= weight
        if at < 0:
            return value
    return weighted[-1][0]
