"""Questions about a list while it is understood, and their answers."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import date

from clubadmin.domain.names import is_name, tidy
from clubadmin.i18n import Message
from clubadmin.model.importing.importing import Answer, Choice, Doubt, Draft, Spot
from clubadmin.services.importing.values import is_points, read_day, read_figure

LEAVE = Choice("leave")
TAKE = Choice("take")
UNKNOWN = Choice("unknown")
MOST_EVENINGS = 999
OF_ROWS = frozenset(("rowsum", "rowbest", "misplaced", "stepped", "risen", "average"))
"""Kinds of doubts about a row as a whole: its figures against its total and its place."""


class Asked:
    """Gathers the doubts of a draft in the order of the file."""

    def __init__(self, draft: Draft) -> None:
        self._answers = draft.answers
        self._doubts: dict[str, Doubt] = {}

    @property
    def doubts(self) -> tuple[Doubt, ...]:
        """All doubts, settled or not."""
        return tuple(self._doubts.values())

    def ask(
        self,
        key: str,
        values: Sequence[object],
        spots: Iterable[Spot],
        choices: Sequence[Choice],
        proposed: int = -1,
        *,
        known: Answer | None = None,
    ) -> Answer | None:
        """The answer to a doubt, checked; None as long as it is open.

        Args:
            key: "kind:what it is about"; the same each time.
            values: what goes into its sentence.
            spots: where it is.
            choices: how it can be settled.
            proposed: the choice that is safe to take without a thought; -1 for none.
            known: what was decided about it another time, until it is asked again.
        """
        if key in self._doubts:
            return self._settled(self._doubts[key])
        doubt = Doubt(
            key,
            key.partition(":")[0],
            tuple(one if isinstance(one, date | Message) else str(one) for one in values),
            tuple(spots),
            tuple(choices),
            proposed,
            self._answers.get(key, known),
        )
        self._doubts[key] = self._checked(doubt)
        return self._settled(self._doubts[key])

    def corrected(self, spot: Spot) -> str | None:
        """The answer for a cell that stands out among the others of its evening."""
        at = f"{spot.sheet}:{spot.row}:{spot.column}"
        for kind in ("high", "low", "order"):
            answer = self._answers.get(f"{kind}:{at}")
            if answer is not None and answer.choice == "correct":
                return answer.value
            if answer is not None and answer.choice.startswith("figure:"):
                return answer.choice.partition(":")[2]
        return None

    def names(self, spot: Spot) -> bool:
        """Whether a figure is asked about by its row, unless that was taken as it stands."""
        return any(
            spot in doubt.spots and (doubt.open or doubt.answer != Answer("take"))
            for doubt in self._doubts.values()
            if doubt.kind in OF_ROWS
        )

    def holds(self, key: str) -> bool:
        """Whether this was asked."""
        return key in self._doubts

    def refuse(self, key: str, why: str) -> None:
        """The answer cannot be followed after all."""
        self._doubts[key] = replace(self._doubts[key], wrong=why)

    def _settled(self, doubt: Doubt) -> Answer | None:
        return None if doubt.open else doubt.answer

    def _checked(self, doubt: Doubt) -> Doubt:
        if doubt.answer is None:
            return doubt
        chosen = doubt.chosen
        if chosen is None:  # what could be chosen is another thing now
            return replace(doubt, answer=None)
        return replace(doubt, wrong=_wrong(chosen.typed, doubt.answer.value))


def evening_number(answer: Answer) -> int:
    """Read the number typed for an evening; 0 where none can have it."""
    number = read_figure(tidy(answer.value)).value or 0
    return number if 1 <= number <= MOST_EVENINGS else 0


def _wrong(typed: str, value: str) -> str:
    """Why what was typed cannot be used, as a code; "" it can."""
    if typed == "number":
        number = read_figure(tidy(value)).value
        return "" if number is not None and is_points(number) else "number"
    if typed == "date":
        return "" if read_day(tidy(value)) is not None else "date"
    if typed in ("name", "member"):
        if is_name(value):
            return ""
        return "digits" if any(sign.isdigit() for sign in value) else "text"
    if typed:
        return "" if any(sign.isalnum() for sign in value) else "text"
    return ""
