"""Contests that were really played in a made-up club, for the papers about results."""

from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from clubadmin.domain.draw.formats import FORMATS, Entrant
from clubadmin.errors import Refused
from clubadmin.model.comparison.comparison import (
    Board,
    Contest,
    Crosstable,
    DealtWallet,
    TeamContest,
    Traveller,
)
from clubadmin.model.draw.knockout import Bracket
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.results.result import EveningResult
from clubadmin.model.seasons.season import Competition
from clubadmin.services.attendance import attendance
from clubadmin.services.club.club import OpenClub, create_club
from clubadmin.services.comparison import boards as comparison_boards
from clubadmin.services.comparison import contests, dealing, matches
from clubadmin.services.draw import knockout
from clubadmin.services.draw.drawing import draw
from clubadmin.services.evenings import evenings
from clubadmin.services.members import members, pairs, teams
from clubadmin.services.results import closing
from clubadmin.services.seasons import seasons
from clubadmin.services.sheets import sheets
from tests.reports import made_up
from tests.reports.contests import DISTRICTS
from tests.services.comparison.contests import team_result


@dataclass(frozen=True)
class Played:
    """All that a paper may show of an evening."""

    evening: Evening
    result: EveningResult
    boards: tuple[Board, ...] = ()
    wallets: tuple[DealtWallet, ...] = ()
    contest: Contest | None = None
    travellers: tuple[Traveller, ...] = ()
    crosstables: tuple[Crosstable, ...] = ()
    teams: TeamContest | None = None
    bracket: Bracket | None = None


@cache
def played(
    form: str,
    entrants: int,
    rounds: int,
    games: int = 2,
    lines: int = 1,
    share: float = 1.0,
    name: str = "",
) -> Played:
    """An evening of a format with random scores at this `share` of the tables.

    With `name` everybody is called so. Whoever asks for the same gets the same one.
    """
    with TemporaryDirectory() as folder:
        settings = made_up.CLUB
        with create_club(Path(folder) / "club.klaverjas", settings) as club:
            evening = _entered(club, form, entrants, (rounds, games, lines), name)
            return _play(club, evening, share)


def _entered(
    club: OpenClub, form: str, entrants: int, size: tuple[int, int, int], name: str
) -> Evening:
    rounds, games, lines = size
    season = seasons.add_season(club, "2026-2027", date(2026, 9, 1), date(2027, 6, 30))
    competition = seasons.add_competition(
        club,
        Competition(0, season.id, "Kringkampioenschap", form, "nku", games, rounds, evenings=1),
    )
    evening = evenings.add_evening(club, competition.id, made_up.DAY)
    entrant = FORMATS[form].entrant
    each = {Entrant.MEMBER: 1, Entrant.PAIR: 2, Entrant.TEAM: 4}[entrant]
    people = [
        members.add_member(club, one if not name else type(one)(0, name, f"{one.id}"))
        for one in made_up.members(each * entrants)
    ]
    for at in range(entrants):
        mine = [one.id for one in people[at * each : (at + 1) * each]]
        line = "ABCD"[at * lines // entrants] if lines > 1 else ""
        district = DISTRICTS[at % 4]
        if entrant is Entrant.MEMBER:
            evening = attendance.add_participant(
                club, evening.id, member_id=mine[0], line=line, district=district
            )
        elif entrant is Entrant.PAIR:
            pair = pairs.add_pair(club, *mine)
            evening = attendance.add_participant(
                club, evening.id, pair_id=pair.id, line=line, district=district
            )
        else:
            team = teams.add_team(club, name or f"De Troefkaarten {at + 1}", mine)
            evening = attendance.add_participant(
                club, evening.id, team_id=team.id, line=line, district=district
            )
    return evening


def _play(club: OpenClub, evening: Evening, share: float) -> Played:
    chance = Random(evening.format)
    evening, _ = draw(club, evening.id, 1)
    if evening.form.compared:
        dealing.deal(club, evening.id, dealing.games_needed(club, evening.id), 7)
    done: set[int] = set()
    while True:
        fresh = [
            place for plan in evening.plan for place in plan.tables if place.table_id not in done
        ]
        for place in fresh[: round(len(fresh) * share)]:
            typed = {row: _line(chance) for row in range(1, evening.games + 1)}
            sheets.save_lines(club, place.table_id, typed)
            sheets.sign(club, place.table_id)
        done |= {place.table_id for place in fresh}
        if len(evening.plan) >= evening.rounds or share < 1:
            break
        if evening.format in ("knockout", "knockout-pairs"):
            _choose(club, evening.id)
        evening, _ = draw(club, evening.id, 1)
    return _seen(club, evening.id)


def _choose(club: OpenClub, evening_id: int) -> None:
    """Where a table is level the first who are level go on."""
    for table in knockout.bracket(club, evening_id).level:
        seats = [one.position for one in table.seats if one.position is not None]
        for two in combinations(seats, table.going_on):
            with suppress(Refused):
                knockout.go_on(club, table.table_id or 0, two, "geloot")
                break


def _line(chance: Random) -> str:
    if chance.random() < 0.6:
        return f"{chance.randrange(84, 125)}{chance.choice(['', '', '+20', '+50'])}"
    return f"{chance.randrange(40, 78)}{chance.choice(['', '', '-20', '-40'])}"


def _seen(club: OpenClub, evening_id: int) -> Played:
    evening = evenings.evening(club, evening_id)
    result = closing.result(club, evening_id)
    form = evening.form
    if form.name in ("knockout", "knockout-pairs"):
        return Played(evening, result, bracket=knockout.bracket(club, evening_id))
    if not form.compared:
        return Played(evening, result)
    team = form.entrant is Entrant.TEAM
    return Played(
        evening,
        result,
        boards=tuple(
            comparison_boards.board(club, evening_id, one.game)
            for one in comparison_boards.boards(club, evening_id)
        ),
        wallets=dealing.wallets(club, evening_id),
        contest=None if team else contests.contest(club, evening_id),
        travellers=() if team else matches.travellers(club, evening_id),
        crosstables=() if team else matches.crosstable(club, evening_id),
        teams=team_result(club, evening_id) if team else None,
    )
