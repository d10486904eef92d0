"""The result of a contest: fields, groups, and several sessions together (art. 18 and 19)."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from sqlalchemy import Connection, text

from clubadmin.domain.comparison.matchpoints import Standing, Tally, rank, unequal
from clubadmin.domain.draw.formats import FORMATS, Decides
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.comparison.comparison import Contest, ContestField, ContestRow
from clubadmin.model.evenings.evening import Participant
from clubadmin.model.kit.carried import carried
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.journal_steps import newest_step
from clubadmin.services.comparison.session import (
    Scored,
    Session,
    load_session,
    ranked,
    score_session,
    tallies,
)
from clubadmin.services.evenings.head import EveningHead, evening_head
from clubadmin.services.evenings.view import load_participants

_SESSIONS = text(
    "SELECT e.id FROM evening e WHERE e.competition_id = :competition AND e.number <= :after"
    " AND EXISTS (SELECT 1 FROM playing_table t WHERE t.evening_id = e.id) ORDER BY e.number"
)
_COMPETITION = text("SELECT name, format FROM competition WHERE id = :competition")
_LAST = 2**31

SIDE_NAMES = {"ns": "N/Z", "ew": "O/W", "": ""}

Fields = Mapping[tuple[str, str], Mapping[int, Tally]]
"""What everybody made, by group and side."""


def contest(club: OpenClub, evening_id: int, until: int | None = None) -> Contest:
    """The result of a session as it stands.

    Args:
        until: leave out what was made after this round; None takes everything.
    """
    with club.store.read() as conn:
        return load_contest(conn, compared(evening_head(conn, evening_id)), until)


def contest_over(club: OpenClub, competition_id: int, after: int | None = None) -> Contest:
    """The result of all sessions of a contest together, of all groups.

    Pairs that were N/Z in every session are ranked apart from those that were O/W; where
    anybody changed, all are in one field.

    Args:
        after: leave out evenings with a higher number; None takes all that are drawn.
    """
    with club.store.read() as conn:
        about = conn.execute(_COMPETITION, {"competition": competition_id}).first()
        if about is None:
            raise Refused("Deze competitie bestaat niet (meer). Kies een competitie uit de lijst.")
        _refuse_others(about.format, about.name)
        which = {"competition": competition_id, "after": _LAST if after is None else after}
        sessions = [
            _Part(conn, evening_head(conn, one)) for one in conn.execute(_SESSIONS, which).scalars()
        ]
        step = newest_step(conn)
    return replace(_Over(sessions).contest(about.name), step=step)


def load_contest(conn: Connection, head: EveningHead, until: int | None = None) -> Contest:
    """The result of a session; its games are compared by matchpoints."""
    part = _Part(conn, head, until)
    fields = _complete(part.fields, part.people, part.scored.session)
    people = {one.id: one for one in part.people}
    return Contest(
        evenings=(head.id,),
        competition=head.competition,
        fields=tuple(
            _field(SIDE_NAMES[side], line, field, people)
            for (line, side), field in sorted(fields.items(), key=_of_field)
        ),
        combined=_combined(fields, people),
        games=len({one.game for one in part.scored.session.played}),
        typed=part.scored.session.typed,
        expected=len(part.scored.session.played),
        sessions=(head.number,),
        until=until,
    )


def compared(head: EveningHead) -> EveningHead:
    """The evening, if its games are compared by matchpoints."""
    _refuse_others(head.format, head.title)
    return head


def _refuse_others(form: str, title: Message) -> None:
    if FORMATS[form].decides is Decides.MATCHPOINTS:
        return
    if FORMATS[form].decides is Decides.MATCHES:
        raise Refused(
            "{title} is een wedstrijd van teams: de uitslag gaat naar wedstrijdpunten,"
            " niet naar matchpunten. Bekijk de uitslag van de teams.",
            title=title,
        )
    raise Refused(
        "{title} is geen vergelijkingswedstrijd; er zijn geen matchpunten. Bekijk"
        " de gewone uitslag.",
        title=title,
    )


class _Part:
    """A session with what everybody made in it."""

    def __init__(self, conn: Connection, head: EveningHead, until: int | None = None) -> None:
        self.head = head
        self.people = load_participants(conn, head.id)
        self.scored: Scored = score_session(load_session(conn, head, until))
        self.fields = tallies(self.scored, apart=head.form.two_fields)
        away = {one.id for one in self.people if not one.stayed}
        for field in self.fields.values():
            for who in field.keys() & away:
                field[who].partial = True


def _complete(
    fields: Fields, people: Iterable[Participant], session: Session
) -> dict[tuple[str, str], dict[int, Tally]]:
    """The fields with those in one common field who have not played yet."""
    found = {key: dict(field) for key, field in fields.items()}
    if session.head.form.two_fields:
        return found  # nobody knows on which side they would be
    for one in people:
        field = found.setdefault((one.line, ""), {})
        if one.id not in field:
            field[one.id] = Tally(str(one.number), one.line)
    return found


def _of_field(item: tuple[tuple[str, str], object]) -> tuple[str, bool]:
    (line, side), _ = item
    return line, side == "ew"


def _field(
    name: str, line: str, field: Mapping[int, Tally], people: Mapping[int, Participant]
) -> ContestField:
    found = ranked(field)
    return ContestField(
        name,
        line,
        tuple(_row(standing, people[who]) for who, standing in found),
        unequal(standing for _, standing in found),
    )


def _combined(fields: Fields, people: Mapping[int, Participant]) -> tuple[ContestField, ...]:
    """All groups together: the highest of all wins (art. 19)."""
    lines = {line for line, _ in fields}
    if len(lines) < 2:
        return ()
    return tuple(
        _field(
            SIDE_NAMES[side],
            "",
            {
                who: one
                for key, field in fields.items()
                if key[1] == side
                for who, one in field.items()
            },
            people,
        )
        for side in ("", "ns", "ew")
        if any(key[1] == side for key in fields)
    )


def _row(standing: Standing, person: Participant) -> ContestRow:
    return carried(
        ContestRow, standing, person, participant_id=person.id, entrant_id=entrant_of(person)
    )


def entrant_of(person: Participant) -> int:
    """The pair or team, or of a single player the member."""
    return person.pair_id or person.team_id or person.members[0].id


class _Over:
    """Several sessions added up; an entrant is the same one in each, whatever his number."""

    def __init__(self, parts: Sequence[_Part]) -> None:
        self.parts = parts
        self.last: dict[int, Participant] = {}  # by entrant, as in the last session
        self.sides: dict[int, set[str]] = defaultdict(set)
        self.sums: dict[int, Tally] = {}
        self.each: dict[int, dict[int, int]] = defaultdict(dict)  # matchpoints by session
        for at, part in enumerate(parts):
            self._add(at, part)

    def _add(self, at: int, part: _Part) -> None:
        people = {one.id: one for one in part.people}
        for (_, side), field in part.fields.items():
            for who, made in field.items():
                entrant = entrant_of(people[who])
                self.last[entrant] = people[who]
                self.sides[entrant].add(side)
                total = self.sums.setdefault(entrant, Tally(str(entrant)))
                total.add(made.matchpoints, made.tops, made.points, made.games, made.attainable)
                before = self.each[entrant].get(at, 0)
                self.each[entrant][at] = before + made.matchpoints

    def contest(self, name: str) -> Contest:
        apart = all(len(sides) == 1 for sides in self.sides.values())
        fields: dict[tuple[str, str], list[int]] = defaultdict(list)
        for entrant, person in self.last.items():
            side = next(iter(self.sides[entrant])) if apart else ""
            fields[person.line, side].append(entrant)
        sessions = [part.scored.session for part in self.parts]
        groups = {line for line, _ in fields}
        sides = sorted({side for _, side in fields}, key=["", "ns", "ew"].index)
        return Contest(
            evenings=tuple(part.head.id for part in self.parts),
            competition=name,
            fields=tuple(
                self._field(SIDE_NAMES[side], line, entrants)
                for (line, side), entrants in sorted(fields.items(), key=_of_field)
            ),
            combined=tuple(
                self._field(
                    SIDE_NAMES[side],
                    "",
                    [one for key, some in fields.items() if key[1] == side for one in some],
                )
                for side in sides
            )
            if len(groups) > 1
            else (),
            games=sum(len({one.game for one in session.played}) for session in sessions),
            typed=sum(session.typed for session in sessions),
            expected=sum(len(session.played) for session in sessions),
            sessions=tuple(part.head.number for part in self.parts),
        )

    def _field(self, name: str, line: str, entrants: Iterable[int]) -> ContestField:
        found = rank(self.sums[one] for one in entrants)
        return ContestField(
            name, line, tuple(self._row(int(one.entrant), one) for one in found), unequal(found)
        )

    def _row(self, entrant: int, standing: Standing) -> ContestRow:
        each = self.each[entrant]
        return replace(
            _row(standing, self.last[entrant]),
            sessions=tuple(each.get(at) for at in range(len(self.parts))),
        )
