"""A director's decision about a game."""

from dataclasses import dataclass


@dataclass(frozen=True)
class DecisionDraft:
    """A decision as it is put down, before it is kept.

    Attributes:
        kind: a `RulingKind`: "revoke", "misdeal", "arbitral" ...
        seat: of whom it is about, "n", "e", "s" or "w"; None where it is nobody's fault.
        text: what was decided, in a sentence or more.
        article: what it rests on; "" where nothing is cited.
        decided_by: the name of the director.
        line: the row that follows from it; None leaves the row as it is.
        play: the cards it was judged by, as `write_play` gives them; "" where there are none.
    """

    kind: str
    seat: str | None
    text: str
    article: str
    decided_by: str
    line: str | None = None
    play: str = ""


@dataclass(frozen=True)
class Decision:
    """A decision that is kept with its game.

    Attributes:
        id: of the decision.
        table_id: the table at which the game was played.
        game: the number of the game on its sheet.
        kind: as in the draft.
        seat: as in the draft.
        text: as in the draft.
        article: as in the draft.
        decided_by: as in the draft.
        decided_at: when it was put down: "2026-11-12 21:14:03", local time.
        line_before: what stood in the row, "" for nothing.
        line_after: what stood there with the decision.
        play: as in the draft.
        version: of the row in the club file.
        matchpoints: in comparison play, as `comparison.decisions.read_decisions` reads it:
            "average-ns;ew-1"; "" where it is about the row only.
    """

    id: int
    table_id: int
    game: int
    kind: str
    seat: str | None
    text: str
    article: str
    decided_by: str
    decided_at: str
    line_before: str
    line_after: str
    play: str
    version: int
    matchpoints: str = ""
