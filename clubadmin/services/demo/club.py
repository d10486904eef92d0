"""Makes the demo club: people, seasons, competitions, evenings that are played and closed."""

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path
from random import Random

from clubadmin import assets
from clubadmin.errors import Refused
from clubadmin.model.club.club import ClubSettings
from clubadmin.model.draw.knockout import BracketTable
from clubadmin.model.evenings.evening import Evening, TablePlace
from clubadmin.model.members.member import Member
from clubadmin.model.seasons.season import Competition
from clubadmin.services.attendance.attendance import add_participant
from clubadmin.services.club import club as clubs
from clubadmin.services.club.club import OpenClub
from clubadmin.services.comparison.dealing import deal
from clubadmin.services.demo.evening import Night, edge, play, sheet_lines, type_sheets
from clubadmin.services.draw.drawing import draw
from clubadmin.services.draw.knockout import bracket, go_on
from clubadmin.services.evenings.evenings import add_evening
from clubadmin.services.members.members import add_members
from clubadmin.services.members.pairs import add_pair
from clubadmin.services.results.closing import close
from clubadmin.services.seasons.seasons import add_competition, add_season, seasons

MOST_SEASONS = 30
_MEMBERS, _GUESTS, _PAIRS = 38, 4, 13
_HALF_WAY = 7  # the evening under way in a half-typed club
_NAMES = "demo/people.toml"
_SETTINGS = ClubSettings(name="Klaverjasclub De Rode Nel", place="Vaartwijk")
_CONTEST_PAIRS, _PEOPLE = 8, 16
_GAMES, _ROUNDS = 4, 4
_HANDS = 18  # card points by which good cards raise what a game gives, everywhere alike
_LARGEST_SEED = 2**31
Skill = Mapping[int, float]  # card points a game more than the middle, by member id
LAST_YEAR = 2026  # the last season is 2026-2027
_THURSDAY = 3


@dataclass(frozen=True)
class _Club:
    """The players of a demo club, and their skill."""

    club: OpenClub
    members: tuple[Member, ...]
    pairs: tuple[int, ...]
    zeal: dict[int, float]  # how often a member comes, by id
    pair_zeal: dict[int, float]
    skill: dict[int, float]  # card points a game more than the middle, by member id


def make_demo(
    target: str | Path,
    seasons: int = 1,
    seed: int = 1,
    *,
    half_typed: bool = False,
    progress: Callable[[int, int], None] = lambda _done, _total: None,
) -> OpenClub:
    """Make a club at `target` in which `seasons` seasons were played, and open it.

    Args:
        target: the new file, or a database by its URL.
        seasons: how many; the last is 2026-2027.
        seed: the same seed gives the same people, draws and games.
        half_typed: the last season stands in the middle, with an evening under way: some
            sheets signed off, one half typed, one with an error, others missing.
        progress: told after each season how many are done, and of how many.

    Raises:
        StorageError: the file cannot be made there.
    """
    if not 1 <= seasons <= MOST_SEASONS:
        raise Refused(
            "{number} seizoenen kan niet: van 1 tot en met {most}.",
            number=seasons,
            most=MOST_SEASONS,
        )
    opened = clubs.create_club(target, _SETTINGS)
    try:
        with _in_a_hurry(opened):
            chance = Random(seed)  # noqa: S311 - made up
            _fill(opened, seasons, chance, half_typed, progress)
    except BaseException:
        opened.close()
        opened.path.unlink(missing_ok=True)
        raise
    return opened


@contextmanager
def _in_a_hurry(club: OpenClub) -> Iterator[None]:
    """Bring to the disk at the end only: half a demo is worth nothing, and is thrown away."""
    with club.store.bare() as bare:
        bare.execute("PRAGMA synchronous=OFF")
    try:
        yield
    finally:
        with club.store.bare() as bare:
            bare.execute("PRAGMA synchronous=FULL")
    with club.path.open("rb+") as file:
        os.fsync(file.fileno())


def _fill(
    club: OpenClub,
    seasons: int,
    chance: Random,
    half_typed: bool,
    progress: Callable[[int, int], None],
) -> None:
    made = _peopled(club, chance)
    for done, year in enumerate(range(LAST_YEAR - seasons + 1, LAST_YEAR + 1), start=1):
        _season(made, year, chance, half_typed and year == LAST_YEAR)
        progress(done, seasons)
    play_contests(
        club,
        made.pairs,
        [one.id for one in made.members],
        made.skill,
        Random(chance.getrandbits(64)),  # noqa: S311 - made up
    )


def _peopled(club: OpenClub, chance: Random) -> _Club:
    wanted = people(chance, _MEMBERS, _GUESTS)
    members = add_members(club, wanted)
    regulars = [member.id for member in members[: 2 * _PAIRS]]
    chance.shuffle(regulars)
    pairs = tuple(
        add_pair(club, a, b).id for a, b in zip(regulars[::2], regulars[1::2], strict=True)
    )
    zeal = {member.id: _zeal(member, chance) for member in members}
    skill = {member.id: chance.gauss(0, 1.5) for member in members}
    pair_zeal = {pair: chance.betavariate(14, 1.6) for pair in pairs}
    return _Club(club, tuple(members), pairs, zeal, pair_zeal, skill)


def _zeal(member: Member, chance: Random) -> float:
    return 0.12 if member.guest else chance.betavariate(7, 1.6)


def _season(made: _Club, year: int, chance: Random, half_way: bool) -> None:
    season = add_season(made.club, season_name(year), *season_days(year))
    individual = add_competition(
        made.club,
        Competition(
            0,
            season.id,
            "Donderdagavond",
            "individual",
            "nku",
            games=16,
            rounds=3,
            evenings=16,
            ranking="best:12,min:5",
            tie_breaks=("pits", "wins", "best-evening"),
            prizes="1-3, 8, 16",
        ),
    )
    paired = add_competition(
        made.club,
        Competition(
            0, season.id, "Parencompetitie", "pairs", "nku", games=16, rounds=3, evenings=8
        ),
    )
    nights = _nights(made, individual, evenings(year, 2, 2, 16))
    nights += _nights(made, paired, evenings(year, 5, 4, 8))
    nights.sort(key=lambda night: night.date)
    last = nights.index(next(n for n in nights if n.number == _HALF_WAY)) if half_way else None
    for place, night in enumerate(nights[: None if last is None else last + 1]):
        play(made.club, night, Random(chance.getrandbits(64)), under_way=place == last)  # noqa: S311 - made up


def _nights(made: _Club, competition: Competition, days: list[date]) -> list[Night]:
    pairs = competition.format == "pairs"
    entrants = made.pairs if pairs else tuple(one.id for one in made.members)
    zeal = made.pair_zeal if pairs else made.zeal
    stand_ins = tuple(one.id for one in made.members[2 * _PAIRS :])
    return [
        Night(competition, number, day, entrants, stand_ins, zeal, made.skill)
        for number, day in enumerate(days, start=1)
    ]


def people(chance: Random, members: int, guests: int) -> list[Member]:
    """Members and then guests, not in the club yet; no two made-up names alike."""
    awkward = [Member(0, **one) for one in assets.table(_NAMES)["awkward"]]
    made = [*awkward, *_ordinary(chance, members + guests - len(awkward))]
    return [
        _reachable(chance, person) if number < members else person.changed(guest=True)
        for number, person in enumerate(made)
    ]


def _ordinary(chance: Random, count: int) -> list[Member]:
    names = assets.table(_NAMES)
    every = [(first, last) for first in names["first"] for last in names["last"]]
    return [_person(first, last) for first, last in chance.sample(every, max(count, 0))]


def _person(first: str, last: str) -> Member:
    """A member from "Jan" and "van den Berg"."""
    words = last.split()
    return Member(0, words[-1], first, " ".join(words[:-1]))


def _reachable(chance: Random, person: Member) -> Member:
    number = chance.randrange(10_000)
    return person.changed(phone=f"06-0000{number:04}", email=f"lid{number:04}@voorbeeld.nl")


def play_contests(
    club: OpenClub, pairs: Sequence[int], members: Sequence[int], skill: Skill, chance: Random
) -> None:
    """Play and close both, on Saturdays early in the last season."""
    season = next(one.id for one in seasons(club) if one.name == season_name(LAST_YEAR))
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
    evening = _evening(club, drives, date(LAST_YEAR, 9, 12))
    for pair in chance.sample(pairs, _CONTEST_PAIRS):
        add_participant(club, evening.id, pair_id=pair)
    _play_compared(club, evening, skill, chance)
    cup = Competition(
        0, season, "Bekertoernooi", "knockout", "nku", games=_GAMES, rounds=3, evenings=1
    )
    evening = _evening(club, cup, date(LAST_YEAR, 10, 10))
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
    close(club, evening.id)


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
    close(club, evening.id)


def _go_on(club: OpenClub, table: BracketTable) -> None:
    seats = [seat.position for seat in table.seats if seat.position][: table.going_on]
    assert table.table_id is not None
    go_on(club, table.table_id, seats, "Loting")


def season_name(year: int) -> str:
    """The season that starts in `year`: "2026-2027"."""
    return f"{year}-{year + 1}"


def season_days(year: int) -> tuple[date, date]:
    """The first and the last day of a season."""
    return date(year, 8, 1), date(year + 1, 7, 31)


def evenings(year: int, first_week: int, every: int, count: int) -> list[date]:
    """Thursdays of the season that starts in `year`, none around the turn of the year.

    Args:
        year: when the season starts.
        first_week: weeks after the first Thursday of August.
        every: weeks from one to the next.
    """
    start = date(year, 8, 1)
    day = start + timedelta(days=(_THURSDAY - start.weekday()) % 7, weeks=first_week)
    days: list[date] = []
    while len(days) < count:
        if not _holiday(day):
            days.append(day)
        day += timedelta(weeks=every)
    return days


def _holiday(day: date) -> bool:
    return (day.month == 12 and day.day >= 20) or (day.month == 1 and day.day <= 2)
