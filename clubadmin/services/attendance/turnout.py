"""Turnout: the evenings of a season that each came to, from the lists of those present.

Of a pair both came, or who stood in; of a team who sat at a table. An evening before somebody
joined or after he left was not his to come to.
"""

import json
from collections import defaultdict
from collections.abc import Mapping
from datetime import date

from sqlalchemy import Connection, text

from clubadmin.model.members.member import Came, CompetitionTurnout, SeasonTurnout, Turnout
from clubadmin.model.members.particulars import Particulars
from clubadmin.model.seasons.season import EveningLine, Season
from clubadmin.services.club.club import OpenClub
from clubadmin.services.members.lists import was_member
from clubadmin.services.members.members import by_last
from clubadmin.services.members.particulars import register
from clubadmin.services.seasons.seasons import competitions, evenings, season, seasons
from clubadmin.storage.sums.career import who_played

_GIVEN = "AND p.evening_id IN (SELECT value FROM json_each(:ids))"
_THERE = text(
    f"SELECT p.evening_id, w.member_id FROM ({who_played(_GIVEN)}) w"
    " JOIN participant p ON p.id = w.participant_id"
)
_NOTED = text(
    "SELECT a.evening_id, a.member_id, q.member_a, q.member_b, a.notice FROM absence a"
    " LEFT JOIN pair q ON q.id = a.pair_id"
    " WHERE a.evening_id IN (SELECT value FROM json_each(:ids)) AND a.team_id IS NULL"
)
_Answers = Mapping[tuple[int, int], Came]  # by evening and member
_Played = Mapping[int, list[EveningLine]]


def turnout(club: OpenClub, season_id: int) -> SeasonTurnout:
    """Everybody who was a member on an evening or came to it, by competition.

    Only evenings that were played are in it: closed ones, and those with a sheet signed off.
    """
    return _turnout(club, season(club, season_id), _played(club))


def latest_turnout(club: OpenClub) -> SeasonTurnout | None:
    """The turnout of the last season of which an evening was played; None where there is none."""
    played = _played(club)
    for one in sorted(seasons(club), key=lambda one: (one.starts, one.id), reverse=True):
        if any(competition.id in played for competition in competitions(club, one.id)):
            return _turnout(club, one, played)
    return None


def _played(club: OpenClub) -> _Played:
    """The evenings that were played, by competition in their order."""
    played = defaultdict(list)
    for one in sorted(evenings(club), key=lambda one: (one.date, one.number)):
        if one.status == "closed" or one.sheets_signed:
            played[one.competition_id].append(one)
    return dict(played)


def _turnout(club: OpenClub, of_season: Season, played: _Played) -> SeasonTurnout:
    people = sorted(register(club, inactive=True).people, key=lambda one: by_last(one.member))
    found = []
    for competition in competitions(club, of_season.id):
        of = played.get(competition.id)
        if of:
            answers = club.read(_answers, of)
            rows = tuple(row for one in people if (row := _of(one, of, answers)) is not None)
            days = tuple((one.number, one.date) for one in of)
            found.append(CompetitionTurnout(competition.name, days, rows))
    return SeasonTurnout(of_season.name, tuple(found))


def _answers(conn: Connection, of: list[EveningLine]) -> _Answers:
    ids = {"ids": json.dumps([one.id for one in of])}
    answers = {}
    for evening, *who, notice in conn.execute(_NOTED, ids):
        for member in who:
            if member is not None:
                answers[evening, member] = Came.NOTICE if notice else Came.SILENT
    for evening, member in conn.execute(_THERE, ids):
        answers[evening, member] = Came.PRESENT
    return answers


def _of(one: Particulars, of: list[EveningLine], answers: _Answers) -> Turnout | None:
    came = tuple(
        answers.get((evening.id, one.member.id), _else(one, evening.date)) for evening in of
    )
    return Turnout(one.member, came) if any(came) else None


def _else(one: Particulars, day: date) -> Came:
    return Came.AWAY if was_member(one, day) else Came.NO_MEMBER
