"""Finding the row of a score card by its numbers, and saying when they do not belong there."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from clubadmin.model.comparison.comparison import Board, BoardLine
from clubadmin.model.evenings.evening import RoundPlan, TablePlace

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Found:
    """The row that is meant, None where there is none, and what is to be said of it."""

    row: int | None = None
    sentence: str = ""


def find_row(board: Board, plan: tuple[RoundPlan, ...], numbers: tuple[int, ...]) -> Found:
    """The row of the game where these numbers sit: of N/Z, or of N/Z and of O/W."""
    if not 1 <= len(numbers) <= 2:
        return Found(sentence=translate("comparison", "Typ een nummer, of N/Z en O/W: 3 12."))
    first = numbers[0]
    at = [row for row, line in enumerate(board.lines) if first in _all(line)]
    if not at:
        return Found(sentence=_elsewhere(board.game, plan, first))
    if len(numbers) == 1:
        return Found(at[0])
    second = numbers[1]
    for row in at:
        line = board.lines[row]
        if first in line.ns.numbers and second in line.ew.numbers:
            return Found(row)
        if second in line.ns.numbers and first in line.ew.numbers:
            text = translate(
                "comparison",
                "Andersom: bij spel %1 is %2 N/Z en %3 O/W (ronde %4, tafel %5). Zaten ze echt "
                "verkeerd, leg dat dan vast met F8 (art. 17).",
            )
            return Found(row, _filled(text, board.game, line))
    text = translate(
        "comparison",
        "Spel %1 is niet gespeeld door %6 tegen %7. In ronde %4 zit aan tafel %5 %2 N/Z tegen %3 "
        "O/W. Kijk de nummers op het kaartje na; zaten ze echt verkeerd, leg dat vast met F8 "
        "(art. 17).",
    )
    text = _filled(text, board.game, board.lines[at[0]])
    return Found(at[0], text.replace("%6", str(first)).replace("%7", str(second)))


def _all(line: BoardLine) -> tuple[int, ...]:
    return (*line.ns.numbers, *line.ew.numbers)


def _filled(text: str, game: int, line: BoardLine) -> str:
    for at, value in enumerate((game, line.ns.number, line.ew.number, line.round, line.table), 1):
        text = text.replace(f"%{at}", str(value))
    return text


def _elsewhere(game: int, plan: tuple[RoundPlan, ...], number: int) -> str:
    """Where somebody plays who does not play this game."""
    played = sorted({one for table in _tables_of(plan, number) for one in table.wallets})
    if not played:
        text = translate("comparison", "Nummer %2 speelt vanavond niet. Kijk het kaartje na.")
    else:
        text = translate(
            "comparison",
            "Nummer %2 speelt spel %1 niet, wel: %3. Hoort dit kaartje bij een ander spel?",
        )
    listed = ", ".join(map(str, played))
    return text.replace("%1", str(game)).replace("%2", str(number)).replace("%3", listed)


def _tables_of(plan: tuple[RoundPlan, ...], number: int) -> Iterator[TablePlace]:
    for drawn in plan:
        for table in drawn.tables:
            if number in (*table.ns, *table.ew):
                yield table


def read_numbers(text: str) -> tuple[int, ...]:
    """The numbers in what was typed; anything else parts them."""
    parts = "".join(sign if sign.isascii() and sign.isdigit() else " " for sign in text).split()
    return tuple(int(part) for part in parts if len(part) <= 4)
