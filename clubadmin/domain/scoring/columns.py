"""Which columns a sheet has under a rule set: on the screen, on blank paper and in print.

Every sheet has boxes for two sides; what stands before and after them is the system's.
"""

from dataclasses import dataclass

from clubadmin.domain.scoring.raw import RawGame
from clubadmin.domain.scoring.rules import RuleSet


@dataclass(frozen=True)
class Extra:
    """A narrow column beside the boxes.

    `key`: who (who played), solo (who plays alone), bid, trump, double; after the boxes
    player-1, player-2, player-3 (what each of three players gets) and fines.
    `share` is its width as a part of a side's.
    """

    key: str
    label_nl: str
    label_en: str
    share: float = 0.2


@dataclass(frozen=True)
class SheetColumns:
    """The columns of a sheet, from left to right: before, the two sides' boxes, after.

    `sides` names the headings: wij-zij, alone-together (one against two) or players (one
    against one). Without `roem` a side has one box. `paper` are the fields of `PaperTotals`
    in which the players' own totals are typed, each under its column.
    """

    before: tuple[Extra, ...] = ()
    roem: bool = True
    after: tuple[Extra, ...] = ()
    sides: str = "wij-zij"
    paper: tuple[str, ...] = ("ns_points", "ns_roem", "ew_points", "ew_roem")


def columns(rules: RuleSet) -> SheetColumns:
    """The columns of a sheet under a rule set."""
    return SheetColumns(roem=rules.roem_where != "none")


def extra_text(key: str, raw: RawGame) -> str:
    """What an extra column shows in a row; "" where the row says nothing of it."""
    return "k" * raw.double if key == "double" else ""
