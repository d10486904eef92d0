"""Made-up clubs for the tests of the storage room."""

from dataclasses import dataclass
from datetime import date, timedelta
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from clubadmin.storage.club.store import Store
from clubadmin.storage.journal.change import Change
from clubadmin.storage.rows.club import ClubRow, MemberRow, RuleSetRow
from clubadmin.storage.rows.evenings import (
    CompetitionRow,
    EveningRow,
    ParticipantRow,
    PlayingTableRow,
    SeasonRow,
    SeatRow,
    SittingOutRow,
)
from clubadmin.storage.rows.sheets import GameRow, ScoresheetRow
from clubadmin.storage.schema.tables import Row


def fill(change: Change) -> None:
    """The first rows of a club."""
    change.insert(
        ClubRow, id=1, uid="proef", name="De Proef", rule_set="nku", games=16, rounds=3, created=""
    )
    change.insert(RuleSetRow, name="nku", title="NKU", valid_from=date(2020, 1, 1), toml="")


@cache
def _ready() -> bytes:
    with TemporaryDirectory() as folder:
        store = Store.create(Path(folder) / "club.klaver", fill)
        store.close()
        return store.path.read_bytes()


def new_store(path: Path) -> Store:
    """A club without members; copied, which is faster than making it."""
    path.write_bytes(_ready())
    return Store.open(path, check=False)


def people(store: Store) -> list[str]:
    """First and last names, in the order in which they came."""
    with store.read() as conn:
        rows = conn.exec_driver_sql("SELECT first_name, last_name FROM member ORDER BY id")
        return [" ".join(row) for row in rows]


PLAYERS, TABLES, ROUNDS, GAMES = 100, 25, 3, 16


def big_club(path: Path, evenings: int) -> Store:
    """A season of individual evenings, 1,200 games each, put in as one import."""
    store = Store.create(path, fill)
    with store.change("Ingelezen") as change:
        ids = range(1, PLAYERS + 1)
        names = [{"id": n, "first_name": "Jan", "last_name": f"Bos{n}"} for n in ids]
        change.bulk_insert(MemberRow, names)
        season = change.insert(
            SeasonRow, name="2026-2027", starts=date(2026, 1, 1), ends=date(2027, 12, 31)
        )
        competition = change.insert(
            CompetitionRow,
            season_id=season,
            name="Maandag",
            format="individual",
            rule_set="nku",
            games=GAMES,
            rounds=ROUNDS,
        )
        for number in range(1, evenings + 1):
            _evening(change, competition, number)
    return store


def _evening(change: Change, competition: int | None, number: int) -> None:
    """An evening in which everybody moves on in another step."""
    evening = change.insert(
        EveningRow,
        competition_id=competition,
        number=number,
        date=date(2026, 1, 1) + timedelta(days=number),
        rule_set_id=1,
        games=GAMES,
        rounds=ROUNDS,
    )
    first = change.next_id(ParticipantRow)
    people = range(PLAYERS)
    change.bulk_insert(
        ParticipantRow,
        [(first + n, evening, n + 1, n + 1) for n in people],
        ("id", "evening_id", "number", "member_id"),
    )
    table = change.next_id(PlayingTableRow)
    tables = range(table, table + TABLES * ROUNDS)
    rounds = [(one - table) // TABLES for one in tables]
    change.bulk_insert(
        PlayingTableRow,
        [
            (one, evening, round_ + 1, (one - table) % TABLES + 1)
            for one, round_ in zip(tables, rounds, strict=True)
        ],
        ("id", "evening_id", "round", "number"),
    )
    seats = []
    for one, round_ in zip(tables, rounds, strict=True):
        for place, position in enumerate("nsew"):
            who = place * TABLES + ((one - table) + place * round_) % TABLES
            seats.append((one, position, first + who, who + 1))
    change.bulk_insert(
        SeatRow, seats, ("playing_table_id", "position", "participant_id", "member_id")
    )
    change.bulk_insert(ScoresheetRow, [{"id": one, "playing_table_id": one} for one in tables])
    change.bulk_insert(GameRow, [game for one in tables for game in games(one)], GAME_COLUMNS)


GAME_COLUMNS = (
    "scoresheet_id",
    "game",
    "typed",
    "outcome",
    "side",
    "ns_points",
    "ns_roem",
    "ew_points",
    "ew_roem",
)


def games(sheet: int) -> list[tuple[object, ...]]:
    """Sixteen rows, some of them nat or a pit."""
    rows: list[tuple[object, ...]] = []
    for game in range(1, GAMES + 1):
        points = 60 + (sheet * 7 + game * 13) % 50
        if (sheet + game) % 17 == 0:
            rows.append((sheet, game, "wn+20", "nat", "ns", 0, 0, 162, 20))
        elif (sheet + game) % 29 == 0:
            rows.append((sheet, game, ".p", "pit", "ew", 0, 0, 162, 100))
        else:
            rows.append((sheet, game, f"{points}+20", "made", None, points, 20, 162 - points, 0))
    return rows


@dataclass(frozen=True)
class EveningIds:
    """Where the rows of a small evening are."""

    competition: int
    evening: int
    members: list[int]
    participants: list[int]
    tables: list[int]

    def at(self, table: int) -> range:
        """Who sits at a table, as places in `participants`: N, S, E, W."""
        return range(4 * table, 4 * table + 4)


def evening_of(change: Change, players: int, games: int = GAMES) -> EveningIds:
    """An evening of one round; who is left over sits out."""
    season = change.insert(
        SeasonRow, name="2026-2027", starts=date(2026, 9, 1), ends=date(2027, 6, 30)
    )
    competition = change.insert(
        CompetitionRow,
        season_id=season,
        name="Maandag",
        format="individual",
        rule_set="nku",
        games=games,
        rounds=1,
    )
    evening = change.insert(
        EveningRow,
        competition_id=competition,
        number=1,
        date=date(2026, 9, 7),
        rule_set_id=1,
        games=games,
        rounds=1,
    )
    members = [
        inserted(change, MemberRow, first_name="Lid", last_name=f"{n}") for n in range(players)
    ]
    participants = [
        inserted(change, ParticipantRow, evening_id=evening, number=n + 1, member_id=member)
        for n, member in enumerate(members)
    ]
    tables = [
        inserted(change, PlayingTableRow, evening_id=evening, round=1, number=n + 1)
        for n in range(players // 4)
    ]
    ids = EveningIds(competition or 0, evening or 0, members, participants, tables)
    for n, table in enumerate(tables):
        for position, who in zip("nsew", ids.at(n), strict=True):
            change.insert(
                SeatRow,
                playing_table_id=table,
                position=position,
                participant_id=participants[who],
                member_id=members[who],
            )
    for who in participants[4 * len(tables) :]:
        change.insert(SittingOutRow, evening_id=evening, round=1, participant_id=who)
    return ids


def inserted(change: Change, row: Row, **values: object) -> int:
    """Insert a row; answers its id."""
    made = change.insert(row, **values)
    assert made is not None
    return made
