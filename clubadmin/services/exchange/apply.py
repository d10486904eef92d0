"""Puts what was read from a file into the club, within one change."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date

from sqlalchemy import text

from clubadmin.model.club.club import ClubSettings, RuleSetVersion
from clubadmin.model.members.member import Member
from clubadmin.services.club.rulesets import rule_set_on
from clubadmin.services.club.season_closed import refuse_closed_season
from clubadmin.services.exchange.members import People
from clubadmin.services.exchange.results import PaperEvening
from clubadmin.services.input.checks import as_kept
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.meanings import told
from clubadmin.storage.schema.tablenames import (
    CompetitionRow,
    EveningRow,
    MemberRow,
    OpeningRow,
    PairRow,
    PaperResultRow,
    ParticipantRow,
    SeasonRow,
)

_SEASON = text("SELECT id FROM season WHERE name = :name")
_COMPETITION = text("SELECT id FROM competition WHERE season_id = :season AND name = :name")
_HELD = text(
    "SELECT c.evenings AS planned, (SELECT count(*) FROM evening e WHERE e.competition_id = c.id)"
    " AS held, EXISTS (SELECT 1 FROM evening x JOIN competition y ON y.id = x.competition_id"
    " JOIN season z ON z.id = y.season_id WHERE z.starts > s.starts) AS over"
    " FROM competition c JOIN season s ON s.id = c.season_id WHERE c.id = :competition"
)
_STANDS = text("SELECT id FROM opening WHERE competition_id = :competition")
_THERE = text("SELECT id, number, member_id, pair_id FROM participant WHERE evening_id = :evening")
_PAIRS = text("SELECT id, member_a, member_b FROM pair")


class Pairs:
    """The club's pairs, each made when it is first met."""

    def __init__(self, change: Change) -> None:
        self._change = change
        rows = change.conn.execute(_PAIRS).all()
        self._ids: dict[frozenset[int], int] = {frozenset((a, b)): pair for pair, a, b in rows}
        self._first: dict[int, int] = {pair: a for pair, a, _ in rows}

    def of(self, a: int, b: int) -> int:
        """The id of the pair of these two members, whoever comes first."""
        key = frozenset((a, b))
        if key not in self._ids:
            made = self._change.insert(PairRow, member_a=a, member_b=b)
            assert made is not None
            self._ids[key] = made
            self._first[made] = a
        return self._ids[key]

    def first(self, pair: int) -> int:
        """The first of the two of a pair."""
        return self._first[pair]


class Applied:
    """Makes the members, seasons and competitions that an import needs, once each.

    Args:
        change: the transaction of the import.
        settings: what new competitions start from.
        rule_sets: the club's rule sets, versions in order of date.
    """

    def __init__(
        self, change: Change, settings: ClubSettings, rule_sets: Sequence[RuleSetVersion]
    ) -> None:
        self.change = change
        self._settings = settings
        self._rule_sets = rule_sets
        self.pairs = Pairs(change)
        self._seasons: dict[str, int] = {}
        self._competitions: dict[tuple[int, str], int] = {}
        self._new: set[int] = set()  # competitions made by this import

    def members(self, people: People) -> dict[int, int]:
        """Add the new members; answers the id of everybody, by the id the file has."""
        ids = {known: known for known in people.used}
        first = self.change.next_id(MemberRow)
        rows = [
            {"id": number, **_fields(member)} for number, member in enumerate(people.new, first)
        ]
        self.change.bulk_insert(MemberRow, rows)
        return ids | {member.id: number for number, member in enumerate(people.new, first)}

    def member(self, member: Member) -> int:
        """Add a member."""
        added = self.change.insert(MemberRow, **_fields(member))
        assert added is not None
        return added

    def season(self, name: str, days: Iterable[date]) -> int:
        """The season of this name, made when there is none."""
        if name not in self._seasons:
            found = self.change.conn.execute(_SEASON, {"name": name}).scalar()
            if found:
                refuse_closed_season(self.change.conn, found)
            self._seasons[name] = found or self._new_season(name, list(days))
        return self._seasons[name]

    def _new_season(self, name: str, days: list[date]) -> int:
        starts, ends = min(days), max(days)
        years = re.fullmatch(r"(\d{4})\D+(\d{4})", name, re.ASCII)
        if years and int(years[2]) == int(years[1]) + 1:
            starts = min(starts, date(int(years[1]), 8, 1))
            ends = max(ends, date(int(years[2]), 7, 31))
        if re.fullmatch(r"\d{4}", name, re.ASCII):  # a season of a calendar year
            starts = min(starts, date(int(name), 1, 1))
            ends = max(ends, date(int(name), 12, 31))
        clean = as_kept("season", "name", name, needed=True)
        made = self.change.insert(SeasonRow, name=clean, starts=starts, ends=ends)
        assert made is not None
        return made

    def competition(self, season_id: int, name: str, form: str, *, rounds: int, games: int) -> int:
        """The competition of this name, made when there is none; see `plan_evenings`."""
        key = (season_id, name)
        if key not in self._competitions:
            found = self.change.conn.execute(_COMPETITION, {"season": season_id, "name": name})
            self._competitions[key] = found.scalar() or self._new_competition(
                season_id, name, form, rounds, games
            )
        return self._competitions[key]

    def _new_competition(
        self, season_id: int, name: str, form: str, rounds: int, games: int
    ) -> int:
        made = self.change.insert(
            CompetitionRow,
            season_id=season_id,
            name=as_kept("competition", "name", name, needed=True),
            format=form,
            rule_set=self._settings.rule_set,
            games=games,
            rounds=rounds,
            odd_players=self._settings.odd_players,
            sit_out_points=self._settings.sit_out_points,
        )
        assert made is not None
        self._new.add(made)
        return made

    def plan_evenings(self) -> None:
        """Say how many evenings the competitions have; called when all evenings are there.

        A list of a season that may go on does not tell how many are still to come, so that a new
        competition plans none until a later season has begun. Nowhere are fewer planned than
        there are.
        """
        for competition in self._competitions.values():
            found = self.change.conn.execute(_HELD, {"competition": competition}).one()
            counted = competition in self._new and found.over
            if counted or 0 < found.planned < found.held:
                self.change.update(CompetitionRow, competition, evenings=found.held)

    def evening(
        self, competition_id: int, number: int, day: date, *, rounds: int, games: int, depth: str
    ) -> int:
        """Add an evening that is over: closed, and reopened only with a reason.

        Its rules are those in force on the day: adopted in the course of a season, or its own.
        """
        rule_set = rule_set_on(self.change.conn, competition_id, day)
        made = self.change.insert(
            EveningRow,
            competition_id=competition_id,
            number=number,
            date=day,
            rule_set_id=self.rules(rule_set, day).id,
            games=games,
            rounds=rounds,
            status="closed",
            depth=depth,
        )
        assert made is not None
        return made

    def rules(self, name: str, day: date) -> RuleSetVersion:
        """The version of a rule set that holds on a day."""
        versions = [one for one in self._rule_sets if one.name == name]
        begun = [one for one in versions if one.valid_from <= day]
        return begun[-1] if begun else versions[0]

    def results(
        self,
        evenings: Sequence[PaperEvening],
        people: People,
        progress: Callable[[int, int], None] | None = None,
    ) -> None:
        """Put published totals into the club.

        Args:
            evenings: with people of `people`.
            people: who are meant.
            progress: told how many evenings are done, of how many.
        """
        ids = self.members(people)
        papers = _Papers(self.change, self.pairs, ids)
        for done, evening in enumerate(evenings):
            if progress is not None:
                progress(done, len(evenings))
            competition = self._place(evening, evenings)
            if evening.opening:
                papers.opening(competition, evening)
            else:
                own = evening.joins or self._paper_evening(evening, competition)
                papers.evening(own, evening)
        papers.write()
        self.plan_evenings()

    def _place(self, evening: PaperEvening, every: Sequence[PaperEvening]) -> int:
        """The competition of an evening of a list."""
        season_id = self.season(
            evening.season, (one.date for one in every if one.season == evening.season)
        )
        return self.competition(
            season_id,
            evening.competition,
            evening.format,
            rounds=self._rounds(evening),
            games=self._settings.games,
        )

    def _rounds(self, evening: PaperEvening) -> int:
        return max((one.round or 0 for one in evening.rows), default=0) or self._settings.rounds

    def _paper_evening(self, evening: PaperEvening, competition: int) -> int:
        """Add an evening of which totals were published; answers its id."""
        return self.evening(
            competition,
            evening.number,
            evening.date,
            rounds=self._rounds(evening),
            games=self._settings.games,
            depth=evening.depth,
        )


class _Papers:
    """Gathers who played paper evenings and what they made, and writes it all at once.

    Args:
        change: the transaction of the import.
        ids: the member id of everybody, by the id the file has.
    """

    def __init__(self, change: Change, pairs: Pairs, ids: dict[int, int]) -> None:
        self._change = change
        self._pairs = pairs
        self._ids = ids
        self._next = change.next_id(ParticipantRow)
        self._next_result = change.next_id(PaperResultRow)
        self._participants: list[tuple[int | None, ...]] = []
        self._results: list[dict[str, int | None]] = []

    def evening(self, evening_id: int, evening: PaperEvening) -> None:
        """Take the rows of an evening; who plays gets a number when first met."""
        met: dict[tuple[int, ...], int] = {}
        which = {"evening": evening_id}
        before = self._change.conn.execute(_THERE, which).all() if evening.joins else ()
        known = {(member, pair): own for own, _number, member, pair in before}
        last = max((number for _own, number, _member, _pair in before), default=0)
        there = ((row.entrant, row.stood_in) for row in evening.rows)
        for people, stood_in in (*there, *((one, {}) for one in evening.unknown)):
            if people not in met:
                entrant = self._entrant(people, stood_in)
                met[people] = known.get(entrant[:2], self._next + len(self._participants))
                if entrant[:2] not in known:
                    number = last + len(met)
                    self._participants.append((met[people], evening_id, number, *entrant))
        for row in evening.rows:
            self._results.append(
                {
                    "id": self._next_result + len(self._results),
                    "evening_id": evening_id,
                    "participant_id": met[row.entrant],
                    "round": row.round,
                    "points": row.points,
                    "roem": row.roem,
                    "pits": row.pits,
                }
            )

    def opening(self, competition_id: int, stand: PaperEvening) -> None:
        """Put an opening stand in place of what there was of that competition."""
        which = {"competition": competition_id}
        for number in self._change.conn.execute(_STANDS, which).scalars().all():
            self._change.delete(OpeningRow, number)
        for row in stand.rows:
            member_id, pair_id, *_ = self._entrant(row.entrant, {})
            self._change.insert(
                OpeningRow,
                competition_id=competition_id,
                member_id=member_id,
                pair_id=pair_id,
                evenings=stand.number,
                points=row.points + (row.roem or 0),
            )

    def write(self) -> None:
        """Write everything."""
        entrant = ("member_id", "pair_id", "substitute_a", "substitute_b")
        names = ("id", "evening_id", "number", *entrant)
        self._change.bulk_insert(ParticipantRow, self._participants, names)
        self._change.bulk_insert(PaperResultRow, self._results)

    def _entrant(
        self, people: tuple[int, ...], stood_in: Mapping[int, int]
    ) -> tuple[int | None, int | None, int | None, int | None]:
        """The member, or the pair with who played for its first and for its second."""
        members = [self._ids[one] for one in people]
        if len(members) != 2:
            return members[0], None, None, None
        pair = self._pairs.of(members[0], members[1])
        played = {self._ids[one]: self._ids[other] for one, other in stood_in.items()}
        first, second = sorted(members, key=lambda one: one != self._pairs.first(pair))
        return None, pair, played.get(first), played.get(second)


def _fields(member: Member) -> dict[str, str | bool]:
    texts = {name: getattr(member, name) for name in told("member")}
    return {**texts, "guest": member.guest, "active": member.active}
