"""How statistics stand in their tables, and as text for a spreadsheet."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFont, QFontMetricsF

from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.tables import Column, folded
from clubadmin.desktop.kit.theme import Theme
from clubadmin.domain.terms import Language
from clubadmin.model.explain.figure_asked import StatisticAsked
from clubadmin.model.sheets.statistics import PlayerFigures, StatisticsBlock

if TYPE_CHECKING:
    from clubadmin.domain.scoring.statistics import Statistic

translate = QCoreApplication.translate

SHORT = 9  # letters; a longer head is broken if it has a second word
AROUND = 2.4  # grid steps at both sides of a text in its cell


def figures(block: "StatisticsBlock | None", theme: Theme) -> "list[Column[Statistic]]":
    """The figures of all games: what, and how many; each as wide as it needs."""
    spoken = language.current()
    told, rules = (block.figures, block.rule_set) if block else ((), "")
    title = translate("Statistics", "Alle spellen samen")
    labels = _steps(theme, [title, *(one.label.text(spoken) for one in told)])
    values = _steps(theme, [one.value.text(spoken) for one in told], QFont.Weight.DemiBold)
    return [
        Column(title, lambda one: one.label.text(spoken), width=labels),
        Column(
            "",
            lambda one: one.value.text(spoken),
            look=lambda _one: "strong",
            least=values,
            asks=lambda one: StatisticAsked(0, None, rules, one.code),
        ),
    ]


def players(block: StatisticsBlock, theme: Theme) -> list[Column[PlayerFigures]]:
    """A column for each figure that players have, no wider than what stands in it."""
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
        head = _in_lines(one.label.text(spoken))
        inside = [player.figures[at].value.text(spoken) for player in block.players]
        found.append(
            Column(
                head,
                partial(_value, at=at),
                partial(_worth, at=at),
                right=True,
                asks=partial(_asks, rules=block.rule_set, code=one.code),
                width=max(6.0, _steps(theme, [*head.split("\n"), *inside])),
            )
        )
    return found


def room(columns: Sequence[Column[Any]], theme: Theme) -> int:
    """Pixels that all columns take together, at least."""
    return theme.grid(sum(one.width or one.least for one in columns))


def _in_lines(head: str) -> str:
    """A long head on two lines, broken after its first word."""
    return head.replace(" ", "\n", 1) if len(head) > SHORT else head


def _steps(theme: Theme, texts: Sequence[str], weight: QFont.Weight = QFont.Weight.Normal) -> float:
    """Grid steps that the widest of these texts takes in a cell."""
    metrics = QFontMetricsF(theme.font(weight=weight, figures=True))
    widest = max((metrics.horizontalAdvance(text) for text in texts), default=0.0)
    return widest / theme.grid(1) + AROUND


def text(block: StatisticsBlock, spoken: "Language") -> str:
    """Both tables below each other, columns apart by tabs."""
    lines = [block.rule_set]
    lines += [f"{one.label.text(spoken)}\t{one.value.text(spoken)}" for one in block.figures]
    if block.players:
        heads = [one.label.text(spoken) for one in block.players[0].figures]
        lines += ["", "\t".join([translate("Statistics", "Naam"), *heads])]
    for player in block.players:
        lines.append("\t".join([player.name, *(one.value.text(spoken) for one in player.figures)]))
    return "\n".join(lines) + "\n"


def _asks(player: PlayerFigures, rules: str, code: str) -> StatisticAsked:
    return StatisticAsked(0, None, rules, code, player.member_id, player.pair_id)


def _value(player: PlayerFigures, at: int) -> str:
    return player.figures[at].value.text(language.current())


def _worth(player: PlayerFigures, at: int) -> float:
    """A figure to sort by: its first number; nothing to take a mean of comes last."""
    first = player.figures[at].value.text(Language.EN).replace(",", "").split()
    try:
        return float(first[0])
    except (IndexError, ValueError):
        return -1.0
