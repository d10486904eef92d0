"""The facts that a screen in the hall shows. Never a figure of a sheet that is not signed."""

from dataclasses import dataclass

from clubadmin.domain.draw.formats import Decides
from clubadmin.i18n import Message
from clubadmin.model.draw.knockout import Bracket
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.results.protest import Finality
from clubadmin.model.results.result import Parted
from clubadmin.model.results.won import WonFeat, given


@dataclass(frozen=True)
class ScreenRow:
    """Somebody's place."""

    place: int
    participant_id: int
    number: int
    name: str
    score: int  # points and roem; matchpoints; of teams match points
    field: str = ""  # "N/Z" or "O/W", where these are ranked apart
    line: str = ""  # the group, where there are several
    share: float | None = None  # percent of the matchpoints that could be had
    detail: int | None = None  # what parts equal scores: of teams the game points
    saldo: int | None = None  # of teams
    parted: Parted | None = None  # what put him before the next one of the same score
    players: str = ""  # of a team that has a name of its own
    prize: bool = False
    award: str = ""  # what the prize is, where it is named
    sponsor: str = ""  # who gave it
    last: bool = False  # the poedelprijs
    feats: tuple[WonFeat, ...] = ()  # that win a prize whatever the place
    awaited: bool = False  # a sheet of the last round that counts is not in

    @property
    def given(self) -> Message | None:
        """The winner's prize and its sponsor; None where he gets nothing."""
        feats = [one.told() for one in self.feats]
        return given(
            prize=self.prize, last=self.last, award=self.award, sponsor=self.sponsor, feats=feats
        )


@dataclass(frozen=True)
class ScreenStanding:
    """Places after rounds that are complete, or none after 0."""

    after: int  # the last round that counts
    decides: Decides  # what the scores are; in a knock-out that goes on the rows are who are in
    rows: tuple[ScreenRow, ...] = ()
    over: bool = False  # the result, and no standing on the way to it
    told: tuple[Message, ...] = ()  # what the figures are made by, ties, that there were decisions
    early: bool = False  # the last round that counts is not complete: `told` begins with how far

    @property
    def fields(self) -> tuple[tuple[ScreenRow, ...], ...]:
        """The rows that are ranked together, by group and field, in order."""
        apart = dict.fromkeys((row.line, row.field) for row in self.rows)
        return tuple(
            tuple(row for row in self.rows if (row.line, row.field) == key) for key in apart
        )

    def shared(self, row: ScreenRow) -> bool:
        """Whether others have the same place; of a knock-out they won or lost together."""
        same = [(one.line, one.field, one.place) for one in self.rows]
        alone = same.count((row.line, row.field, row.place)) < 2
        return self.decides is not Decides.KNOCKOUT and not alone


@dataclass(frozen=True)
class ScreenFacts:
    """Everything that a screen in the hall may show."""

    club: str  # its name
    evening: Evening  # with the draw and which sheets are signed
    complete: int  # how many rounds, from the first on, have every sheet signed
    standing: ScreenStanding  # what may be seen: without the rounds that are hidden
    # the whole result for the prize-giving; no rows while sheets are to come
    ranking: ScreenStanding
    finality: Finality  # whether the result is provisional still
    # of a knock-out that is drawn, with figures of signed sheets that may be seen
    bracket: Bracket | None = None

    @property
    def hidden(self) -> bool:
        """Whether rounds are complete that the standing leaves out."""
        return self.standing.after < self.complete

    @property
    def played(self) -> bool:
        """Whether no round is to come: it was closed, or every sheet of the last one is in."""
        all_in = bool(self.evening.plan) and self.complete >= self.evening.rounds
        return all_in or self.evening.status == "closed"

    @property
    def in_play(self) -> int:
        """The round that is played: the first that is not complete; 0 where none is drawn."""
        drawn = [plan.round for plan in self.evening.plan]
        return next((one for one in drawn if one > self.complete), drawn[-1] if drawn else 0)
