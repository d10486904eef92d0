"""A director's decision about a game."""

from dataclasses import dataclass

from clubadmin.domain.rules.rules import RuleSet
from clubadmin.model.evenings.evening import Evening, TablePlace


@dataclass(frozen=True)
class DecisionDraft:
    """A decision as it is put down, before it is kept."""

    kind: str  # a `RulingKind`: "revoke", "misdeal", "arbitral" ...
    seat: str | None  # of whom it is about, "n", "e", "s" or "w"; None where it is nobody's fault
    text: str  # what was decided, in a sentence or more
    article: str  # what it rests on; "" where nothing is cited
    decided_by: str  # the name of the director
    line: str | None = None  # the row that follows from it; None leaves the row as it is
    # the cards it was judged by, as `write_play` gives them; "" where there are none
    play: str = ""


@dataclass(frozen=True)
class Decision:
    """A decision that is kept with its game."""

    id: int  # of the decision
    table_id: int  # the table at which the game was played
    game: int  # the number of the game on its sheet
    kind: str  # as in the draft
    seat: str | None  # as in the draft
    text: str  # as in the draft
    article: str  # as in the draft
    decided_by: str  # as in the draft
    decided_at: str  # when it was put down: "2026-11-12 21:14:03", local time
    line_before: str  # what stood in the row, "" for nothing
    line_after: str  # what stood there with the decision
    play: str  # as in the draft
    version: int  # of the row in the club file
    # in comparison play, as `comparison.decisions.read_decisions` reads it: "average-ns;ew-1"; ""
    # where it is about the row only
    matchpoints: str = ""


@dataclass(frozen=True)
class RuledGame:
    """A game with what was decided and played; `decision` is None while nothing was decided.

    `evening` and `place` are None for a play that belongs to no sheet; `play` is as
    `write_play` gives it, "" where only words were decided.
    """

    rules: RuleSet
    evening: Evening | None = None
    place: TablePlace | None = None
    game: int = 0
    decision: Decision | None = None
    play: str = ""
