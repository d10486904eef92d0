"""An evening: who is there, who sits where, which sheets are in."""

from dataclasses import dataclass
from datetime import date
from enum import StrEnum

from clubadmin.domain.comparison.hands import dealer_of, game_in
from clubadmin.domain.draw.formats import FORMATS, Decides, Entrant, Format
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.totals_first import may_count
from clubadmin.domain.terms import Position, Side
from clubadmin.i18n import Listed, Message
from clubadmin.model.evenings.sanction import Sanction
from clubadmin.model.members.member import Member

_NAMED = 4  # more of them are counted


@dataclass(frozen=True)
class Participant:
    """A member, pair or team that plays the evening under a number."""

    id: int
    number: int
    members: tuple[Member, ...]  # one; of a pair two, substitutes in place; of a team all
    pair_id: int | None = None
    substitutes: tuple[Member | None, Member | None] = (None, None)
    from_round: int = 1
    last_round: int | None = None
    team_id: int | None = None
    team: str = ""  # its name; empty: no team
    line: str = ""  # the group in which it plays; empty: there is one
    district: str = ""  # or club: for whom it plays
    label: str = ""  # "dames", "jeugd": by which there are prizes

    @property
    def name(self) -> str:
        """The name or names."""
        return self.team or self.players

    @property
    def entrant_id(self) -> int:
        """The number of an entrant over all evenings: that of the team, pair or member."""
        return self.team_id or self.pair_id or self.members[0].id

    @property
    def stayed(self) -> bool:
        """Whether he was there from the first round to the last, also where he sat out."""
        return self.from_round == 1 and self.last_round is None

    @property
    def players(self) -> str:
        """The names of who plays, also of a team."""
        return " – ".join(member.label for member in self.members)


class SheetState(StrEnum):
    """The progress of a table's sheet."""

    MISSING = "missing"  # nothing typed
    HALF = "half"  # typed in part, no errors
    ERROR = "error"  # has findings of severity error
    COMPLETE = "complete"  # all typed, not signed off
    SIGNED = "signed"


@dataclass(frozen=True)
class TablePlace:
    """A table in a round, with the people at it and the state of its sheet.

    `players` is how many the rule set seats: at a table of four W may be a blind hand; three
    players sit N, E and S, two sit N and E, and the other seats are not there at all.
    """

    table_id: int
    round: int
    number: int
    n: Member
    s: Member | None  # None: two play
    e: Member
    w: Member | None  # None: a blind hand sits here, or three or two play
    ns: tuple[int, ...]  # participant numbers on each side
    ew: tuple[int, ...]
    state: SheetState = SheetState.MISSING
    typed: int = 0  # games typed
    totals_only: bool = False  # its totals count, and its games do not (yet)
    players: int = 4
    wallets: tuple[int, ...] = ()  # in comparison play: the games, in the order of the rows
    fill_ins: tuple[Position, ...] = ()  # seats of who are lent: they have a table of their own

    @property
    def seats(self) -> tuple[tuple[Position, Member], ...]:
        """The members on their seats, clockwise from N; an empty seat is left out."""
        around = zip(Position, (self.n, self.e, self.s, self.w), strict=True)
        return tuple((position, one) for position, one in around if one is not None)

    @property
    def numbers(self) -> tuple[int, ...]:
        """The participants' numbers on the seats, clockwise as `seats`; a pair's stands twice."""
        sides = {Side.NS: self.ns, Side.EW: self.ew}
        first = (Position.N, Position.E)
        return tuple(sides[seat.side][0 if seat in first else -1] for seat, _ in self.seats)

    @property
    def blind(self) -> bool:
        """Whether a blind hand makes up for a fourth player."""
        return self.w is None and self.players == 4

    @property
    def wij(self) -> str:
        """Names of N and S."""
        return _names(self.n, self.s)

    @property
    def zij(self) -> str:
        """Names of E and W."""
        return _names(self.e, self.w)

    @property
    def names(self) -> str:
        """Everybody at the table, clockwise from N."""
        return _names(*(one for _, one in self.seats))

    def game_at(self, row: int) -> int:
        """The number of the game in a row: that of its wallet where there are wallets."""
        return game_in(self.wallets, row)

    def dealing(self, games: int, *, drawn: bool = False) -> tuple[Position, ...]:
        """The seat that deals each game; () where it is `drawn` at the table who begins."""
        if self.wallets:  # the wallet says who dealt (NKF 1976, 2, art. 5)
            return tuple(dealer_of(game) for game in self.wallets[:games])
        if drawn:
            return ()
        around = [position for position, _ in self.seats]
        return tuple(around[game % len(around)] for game in range(games))

    def dealers(self, games: int, *, drawn: bool = False) -> tuple[str, ...]:
        """The dealer of each game: those at the table in turn, N first; a blind hand does not deal.

        Nobody's name where it is `drawn` who begins: that is written by hand.
        """
        by_seat = {seat: one.label for seat, one in self.seats}
        around = self.dealing(games, drawn=drawn)
        return tuple(by_seat.get(seat, "") for seat in around) or ("",) * games


def _names(*people: Member | None) -> str:
    return " – ".join(one.label for one in people if one is not None)


@dataclass(frozen=True)
class RoundPlan:
    """A round as drawn."""

    round: int
    tables: tuple[TablePlace, ...]
    sitting_out: tuple[Participant, ...] = ()

    @property
    def drawn(self) -> tuple[TablePlace, ...]:
        """The tables of the draw itself, without a fill-in game beside it."""
        return tuple(table for table in self.tables if not table.fill_ins)

    @property
    def signed(self) -> int:
        """How many sheets are signed off."""
        return sum(table.state is SheetState.SIGNED for table in self.tables)


@dataclass(frozen=True, kw_only=True)
class EveningFacts:
    """An evening without its people and its tables."""

    id: int
    competition_id: int
    season: str
    competition: str
    format: str  # as in `domain.competition.formats`
    number: int
    planned: int  # evenings planned in the competition; 0 = not known
    date: date
    rule_set_id: int
    rule_set_title: str
    rules: RuleSet
    games: int
    rounds: int
    status: str  # "open" | "closed"
    depth: str
    version: int
    reopen_reason: str = ""  # why a closed evening was opened again; empty: it never was
    prizes: str = ""  # the rule of the competition
    draw_by: str = "chance"  # or "standing", "strength"
    kin_apart: bool = False  # whether a draw keeps those of one club or one home apart
    team_pairs: int = 2  # how many pairs a team has
    round_minutes: int = 0  # what the clock of a round starts at; 0 = no clock
    protest_minutes: int = 15  # how long a result is provisional after the end
    ended_at: str = ""  # when the last sheet was signed off; empty: it goes on, or not known
    hidden_from: int | None = None  # from which round no standings are shown; 0: early
    totals_first: bool = False  # whether a sheet counts by its totals until its games are typed

    @property
    def form(self) -> Format:
        """The format: who enters, and what decides."""
        return FORMATS[self.format]

    @property
    def may_total(self) -> bool:
        """Whether totals alone can tell what a sheet counts: no games are compared."""
        return self.depth == "game" and not self.form.compared and may_count(self.rules)

    @property
    def players(self) -> int:
        """How many sit at a table by the rules: 4, 3 or 2."""
        return self.rules.seats


@dataclass(frozen=True, kw_only=True)
class Evening(EveningFacts):
    """Everything about an evening but its games."""

    participants: tuple[Participant, ...]
    plan: tuple[RoundPlan, ...]  # rounds drawn so far
    sanctions: tuple[Sanction, ...] = ()  # that hold on it, given on this evening or before

    @property
    def entrants(self) -> int:
        """How many participants fill a table: two pairs or teams, or as many as sit there."""
        return self.players if self.form.entrant is Entrant.MEMBER else 2

    @property
    def sheets(self) -> int:
        """How many sheets the drawn rounds give."""
        return sum(len(plan.tables) for plan in self.plan)

    @property
    def signed(self) -> int:
        """How many sheets are signed off."""
        return sum(plan.signed for plan in self.plan)

    @property
    def begun(self) -> bool:
        """Whether any score is in."""
        return self.depth != "game" or any(
            table.typed or table.state is not SheetState.MISSING
            for plan in self.plan
            for table in plan.tables
        )

    @property
    def left_out(self) -> dict[int, tuple[int, ...]]:
        """Map participants to drawn rounds in which they have no table and do not sit out.

        So it is where somebody stays longer, or came sooner, than was known at the draw.
        """
        if self.form.decides is Decides.KNOCKOUT:
            return {}  # who lost is in no later round
        found: dict[int, tuple[int, ...]] = {}
        for plan in self.plan:
            drawn = {number for table in plan.tables for number in table.numbers}
            drawn.update(one.number for one in plan.sitting_out)
            for one in self.participants:
                here = one.from_round <= plan.round <= (one.last_round or self.rounds)
                if here and one.number not in drawn:
                    found[one.id] = (*found.get(one.id, ()), plan.round)
        return found

    def can_fill_in(self, number: int | None = None) -> bool:
        """Whether somebody sits out who could play a fill-in game: in a round, or in any."""
        if self.status == "closed" or self.form.decides is not Decides.POINTS:
            return False
        return any(plan.sitting_out for plan in self.plan if number in (None, plan.round))


@dataclass(frozen=True)
class EntrantsBefore:
    """Everybody who took part in the evening before this one."""

    number: int  # of that evening
    # those who are not on the list yet and can be; who sent word is not among them
    people: tuple[Participant, ...]


@dataclass(frozen=True)
class Following:
    """The evening after another one of its competition."""

    competition_id: int  # of both
    number: int  # it has, or would get
    day: date  # it is, or would be
    evening_id: int = 0  # 0 while it is still to be made
    begun: bool = False  # whether anybody is on its list


@dataclass(frozen=True)
class DrawReport:
    """The quality of a draw, for a sentence on the screen."""

    rounds: int
    tablemates_again: int  # pairs of people at one table more than once this evening
    partners_again: int
    proven_best: bool
    notes: tuple[Message, ...] = ()


@dataclass(frozen=True)
class Absentee:
    """A member, pair or team that is looked for on an evening and does not play it."""

    entrant_id: int
    name: str
    notice: bool | None = None  # with notice, without; None: nothing was said about it
    remark: str = ""


@dataclass(frozen=True)
class Absentees:
    """Everybody who is looked for on an evening and does not play it, by name."""

    evening_id: int
    competition_id: int
    competition: str
    number: int
    date: date
    rows: tuple[Absentee, ...]

    @property
    def told(self) -> int:
        """How many are away with notice."""
        return sum(one.notice is True for one in self.rows)


def without_district(evening: Evening) -> Message | None:
    """Name the entrants whose required district or club is missing; None where nothing can be done.

    It must be at teams and championships, and where it is stated for somebody else. Once
    something was typed it stays as it is.
    """
    states = (table.state for plan in evening.plan for table in plan.tables)
    if not _asked(evening) or any(state is not SheetState.MISSING for state in states):
        return None
    people = [one.name for one in evening.participants if not one.district]
    if not people:
        return None
    who = Listed(tuple(people[:_NAMED]), "en")
    if len(people) > _NAMED:
        return Message(
            "Voor {count} deelnemers staat er nog geen district of club"
            " (NKF 1976, deel 2, art. 10); na ronde 1 kan dat niet meer.",
            count=len(people),
        )
    return Message(
        "Nog zonder district of club: {people} (NKF 1976, deel 2, art. 10); na ronde 1 kan dat"
        " niet meer.",
        people=who,
    )


def _asked(evening: Evening) -> bool:
    stated = any(one.district for one in evening.participants)
    teams = evening.form.entrant is Entrant.TEAM
    return teams or stated or "kampioen" in evening.competition.casefold()
