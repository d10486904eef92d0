"""Two contests beside the competitions of a demo club: one by matchpoints, one knock-out."""

from collections.abc import Mapping, Sequence
from datetime import date
from random import Random

from clubadmin.model.draw.knockout import BracketTable
from clubadmin.model.evenings.evening import Evening, TablePlace
from clubadmin.model.seasons.season import Competition
from clubadmin.services.attendance.attendance import add_participant
from clubadmin.services.club.club import OpenClub
from clubadmin.services.comparison import deal
from clubadmin.services.demo import calendar
from clubadmin.services.demo.evening import edge, type_sheets
from clubadmin.services.demo.games import sheet_lines
from clubadmin.services.draw.drawing import draw
from clubadmin.services.draw.knockout import bracket, go_on
from clubadmin.services.evenings.evenings import add_evening
from clubadmin.services.results.closing import close
from clubadmin.services.seasons.seasons import add_competition, seasons

_PAIRS, _PEOPLE = 8, 16
_GAMES, _ROUNDS = 4, 4
_HANDS = 18  # card points by which good cards raise what a game gives, everywhere alike
_LARGEST_SEED = 2**31

Skill = Mapping[int, float]  # card points a game more than the middle, by member id


def play_contests(
    club: OpenClub, pairs: Sequence[int], members: Sequence[int], skill: Skill, chance: Random
) -> None:
    """Play and close both, on Saturdays early in the last season.

    Args:
        club: the demo club, with its seasons.
        pairs: who may enter the one.
        members: who may enter the other.
        skill: how well they play.
        chance: where the luck comes from.
    """
    season = next(
        one.id for one in seasons(club) if one.name == calendar.season_name(calendar.LAST_YEAR)
    )
    drives = Competition(
        0,
        season,
        "Schevenings drive",
        "schevenings",
        "nkf1976",
        games=_GAMES,
        rounds=_ROUNDS,
        evenings=1,
    )
    evening = _evening(club, drives, date(calendar.LAST_YEAR, 9, 12))
    for pair in chance.sample(pairs, _PAIRS):
        add_participant(club, evening.id, pair_id=pair)
    _play_compared(club, evening, skill, chance)
    cup = Competition(
        0, season, "Bekertoernooi", "knockout", "nku", games=_GAMES, rounds=3, evenings=1
    )
    evening = _evening(club, cup, date(calendar.LAST_YEAR, 10, 10))
    for member in chance.sample(members, _PEOPLE):
        add_participant(club, evening.id, member_id=member)
    _play_knockout(club, evening, skill, chance)


def _evening(club: OpenClub, competition: Competition, day: date) -> Evening:
    made = add_competition(club, competition)
    return add_evening(club, made.id, day)


def _play_compared(club: OpenClub, evening: Evening, skill: Skill, chance: Random) -> None:
    evening, _ = draw(club, evening.id, chance.randrange(1, _LARGEST_SEED))
    tables = [table for plan in evening.plan for table in plan.tables]
    games = max(game for table in tables for game in table.wallets)
    deal(club, evening.id, games, chance.randrange(1, _LARGEST_SEED))
    hands = {game: chance.gauss(0, _HANDS) for game in range(1, games + 1)}
    typed = ((table, _lines(table, hands, skill, chance)) for table in tables)
    type_sheets(club, evening, typed, chance)
    close(club, evening.id, backup=False)


def _lines(
    table: TablePlace, hands: Mapping[int, float], skill: Skill, chance: Random
) -> list[str]:
    """The rows of a table: who has the cards in a game has them at every table."""
    better = edge(table, skill)
    return [sheet_lines(chance, 1, better + hands[game])[0] for game in table.wallets]


def _play_knockout(club: OpenClub, evening: Evening, skill: Skill, chance: Random) -> None:
    for number in range(1, evening.rounds + 1):
        evening, _ = draw(club, evening.id, chance.randrange(1, _LARGEST_SEED))
        typed = (
            (table, sheet_lines(chance, evening.games, edge(table, skill)))
            for table in evening.plan[number - 1].tables
        )
        type_sheets(club, evening, typed, chance)
        for table in bracket(club, evening.id).level:
            _go_on(club, table)
    close(club, evening.id, backup=False)


def _go_on(club: OpenClub, table: BracketTable) -> None:
    seats = [seat.position for seat in table.seats if seat.position][: table.going_on]
    assert table.table_id is not None
    go_on(club, table.table_id, seats, "Loting")
