"""A sanction on a person or a pair, and the evenings on which it is in force."""

from dataclasses import dataclass
from datetime import date

from clubadmin.domain.scoring.sanctions import KINDS, SPANS, SanctionKind, Span
from clubadmin.i18n import Cased, Message
from clubadmin.model.members.member import Member


@dataclass(frozen=True)
class SanctionDraft:
    """A warning, a penalty or an exclusion as it is put down."""

    kind: str  # what is imposed
    members: tuple[int, ...]  # ids of who did it: one, or the two of a pair
    span: str  # from what they are excluded, or how long it is held against them
    text: str  # why, and what a penalty comes to
    decided_by: str  # the name of the director
    article: str = ""  # what it rests on; "" where nothing is cited
    from_round: int = 1  # the round of this evening from which it holds
    until: date | None = None  # the last day; None: as long as the span lasts


@dataclass(frozen=True)
class Sanction:
    """A sanction as imposed: the fields of the draft, with evening, day and decider."""

    id: int
    evening_id: int
    number: int  # of that evening in its competition
    day: date  # of that evening
    kind: SanctionKind
    members: tuple[Member, ...]
    span: Span
    from_round: int
    until: date | None
    text: str
    article: str
    decided_by: str
    decided_at: str  # "2026-11-12 21:14:03", local time
    version: int

    @property
    def who(self) -> str:
        """The name or names."""
        return " – ".join(member.label for member in self.members)

    @property
    def what(self) -> Message:
        """The kind and duration of the sanction: "Uitsluiting, deze competitie, vanaf ronde 2"."""
        what = Cased(KINDS[self.kind], capital=True)
        span = SPANS[self.span]
        if self.until is not None:
            span = Message("{span}, tot en met {day}", span=span, day=self.until)
        if self.from_round > 1:
            return Message(
                "{what}, {span}, vanaf ronde {round}", what=what, span=span, round=self.from_round
            )
        return Message("{what}, {span}", what=what, span=span)

    def first_round(self, evening_id: int) -> int:
        """The round of an evening from which it holds there."""
        return self.from_round if evening_id == self.evening_id else 1

    def is_about(self, member: Member) -> bool:
        """Whether it was imposed on somebody, alone or as one of a pair."""
        return any(one.id == member.id for one in self.members)
