"""How statistics stand in their tables, and as text for a spreadsheet."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from clubadmin.desktop import language
from clubadmin.desktop.tables import Column, folded
from clubadmin.services.views.statistics import PlayerFigures, StatisticsBlock

if TYPE_CHECKING:
    from clubadmin.domain.scoring.statistics import Statistic
    from clubadmin.domain.terms import Language

translate = QCoreApplication.translate


def figures() -> "list[Column[Statistic]]":
    """The figures of all games: what, and how many."""
    spoken = language.current()
    return [
        Column(
            translate("Statistics", "Alle spellen samen"),
            lambda one: one.label(spoken),
            width=26,
        ),
        Column("", lambda one: one.value(spoken), look=lambda _one: "strong", least=38),
    ]


def players(block: StatisticsBlock) -> list[Column[PlayerFigures]]:
    """A column for each figure that players have."""
    spoken = language.current()
    found: list[Column[PlayerFigures]] = [
        Column(
            translate("Statistics", "Naam"),
            lambda one: one.name,
            lambda one: folded(one.name),
            least=18,
        )
    ]
    for at, one in enumerate(block.players[0].figures if block.players else ()):
        found.append(
            Column(
                one.label(spoken),
                partial(_value, at=at),
                partial(_worth, at=at),
                right=True,
                width=max(8.0, len(one.label(spoken)) * 0.95 + 3.2),
            )
        )
    return found


def text(block: StatisticsBlock, spoken: "Language") -> str:
    """Both tables below each other, columns apart by tabs."""
    lines = [block.rule_set]
    lines += [f"{one.label(spoken)}\t{one.value(spoken)}" for one in block.figures]
    if block.players:
        heads = [one.label(spoken) for one in block.players[0].figures]
        lines += ["", "\t".join([translate("Statistics", "Naam"), *heads])]
    for player in block.players:
        lines.append("\t".join([player.name, *(one.value(spoken) for one in player.figures)]))
    return "\n".join(lines) + "\n"


def _value(player: PlayerFigures, at: int) -> str:
    return player.figures[at].value(language.current())


def _worth(player: PlayerFigures, at: int) -> float:
    """A figure to sort by: its first number; nothing to take a mean of comes last."""
    first = player.figures[at].value_en.replace(",", "").split()
    try:
        return float(first[0])
    except (IndexError, ValueError):
        return -1.0
