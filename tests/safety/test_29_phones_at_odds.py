"""Safety 29: two phones at one table, a phone of another evening, and one that slept.

Each row is typed once, who was behind is shown what stands there, and nothing lands on a sheet
that the phone does not show.
"""

import random
from collections import Counter
from datetime import date
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from clubadmin.model.tableside.codes import HallCodes
from clubadmin.server import access
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings import evenings
from clubadmin.services.members import members
from clubadmin.services.tableside import codes, table_rows
from clubadmin.services.tableside.table_sheet import table_sheet
from clubadmin.storage.schema.packed import ENTRIES
from tests.safety import typist
from tests.server.listening import listening
from tests.server.serving import Hall, hall
from tests.services.evening_club import come, draw_next, table_id
from tests.turns import tries

ROWS = tries(40, 2_000, 200)
SLEEPS = tries(8, 500, 50)
GAMES = 16


@pytest.fixture(autouse=True)
def long_evening(monkeypatch: pytest.MonkeyPatch) -> None:
    """More is typed here in ten minutes than the hall takes of people."""
    monkeypatch.setattr(access, "CHANGES", dict.fromkeys(access.CHANGES, 10**6))


class Phone:
    """What one phone shows of a table, and what it types there."""

    def __init__(self, served: Hall, name: str, seed: int) -> None:
        self.served, self.name = served, name
        self.versions: dict[int, int] = {}
        self.shows: dict[int, str] = {}
        self.told: Counter[int] = Counter()
        self._chance, self.count = random.Random(seed), 0

    def wakes(self) -> None:
        """Looks at the sheet anew, as a page does that comes back."""
        found = self.served.ask("GET", f"/api/t/{self.served.code()}").json()
        for row in found["games"]:
            self.versions[row["game"]], self.shows[row["game"]] = row["version"], row["typed"]

    def types(self, game: int = 0) -> tuple[int, str, int]:
        """Type a row over what it shows; answers the game, the row and the status."""
        self.count += 1
        game = game or self._chance.randint(1, GAMES)
        typed = f"{self._chance.randrange(20, 140)}+20"
        typed = "n" if typed == self.shows.get(game) else typed
        key = f"{self.name}-{self.count}"
        answer = self.served.row(game, typed, self.versions.get(game, 0), key)
        self.told[answer.status_code] += 1
        if answer.status_code == 200:
            self.versions[game], self.shows[game] = answer.json()["version"], typed
        return game, typed, answer.status_code


def stored(served: Hall) -> dict[int, str]:
    """The rows of the first table in the file."""
    found: dict[int, str] = served.on_club(
        lambda club: typist.lines_of(club, table_id(served.evening, 1, 1))
    )
    return found


def together(served: Hall, rows: int) -> list[tuple[int, str, str]]:
    """Two phones type at one table at once; answers what was acknowledged, in no order."""
    phones = [Phone(served, name, seed) for seed, name in enumerate(("noord", "oost"))]
    done: list[tuple[int, str, str]] = []

    def type_on(phone: Phone) -> None:
        for _ in range(rows):
            game, typed, status = phone.types()
            assert status in (200, 409)
            if status == 200:
                done.append((game, typed, phone.name))
            else:
                phone.wakes()

    threads = [Thread(target=type_on, args=(phone,)) for phone in phones]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    assert sum((phone.told for phone in phones), Counter())[409], "they were in each other's way"
    return done


def written(served: Hall) -> int:
    """How often a row of a game was written."""

    def count(club: OpenClub) -> int:
        with club.store.read() as conn:
            found = conn.exec_driver_sql(
                f"SELECT count(*) FROM {ENTRIES} WHERE row_table = 'game'"
            ).scalar_one()
        return int(found)

    return int(served.on_club(count))


def faults(served: Hall, done: list[tuple[int, str, str]]) -> list[str]:
    """What stands there that nobody was told of, and what was written more or less than told."""
    count = written(served)
    wrong = [] if count == len(done) else [f"{count} rows written, {len(done)} acknowledged"]
    told: dict[int, set[str]] = {}
    for game, typed, _ in done:
        told.setdefault(game, set()).add(typed)
    wrong += [f"{game}: {line}" for game, line in stored(served).items() if line not in told[game]]
    return wrong


def test_of_two_phones_at_one_table_no_row_is_lost_or_typed_over_unseen(tmp_path: Path) -> None:
    with hall(tmp_path, games=GAMES) as served:
        assert faults(served, together(served, ROWS // 2)) == []


def test_a_hall_that_does_not_ask_what_a_phone_shows_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Broken on purpose: each row goes over what stands there."""
    store = table_rows.type_row

    def over(club: OpenClub, table: int, game: int, typed: str, **given: Any) -> table_rows.Done:
        there = table_sheet(club, table).row_of(game).version
        return store(club, table, game, typed, **{**given, "version": there})

    monkeypatch.setattr(table_rows, "type_row", over)
    with hall(tmp_path, games=GAMES) as served, pytest.raises(AssertionError, match="way"):
        together(served, 20)


def test_a_phone_that_slept_types_over_nothing_it_did_not_see_and_nothing_twice(
    tmp_path: Path,
) -> None:
    chance = random.Random(29)
    with hall(tmp_path, games=GAMES) as served:
        sleeper, other = Phone(served, "slaper", 1), Phone(served, "ander", 2)
        for _ in range(SLEEPS):
            sleeper.wakes()
            other.wakes()
            last = sleeper.types()
            meanwhile = {other.types(one)[0] for one in chance.sample(range(1, GAMES + 1), 3)}
            other.wakes()
            meanwhile |= {one for one in (other.types(last[0])[0],) if other.shows[one]}
            before, count = stored(served), written(served)
            again = served.row(last[0], last[1], 0, f"slaper-{sleeper.count}")
            assert again.status_code == 200, "the same request is answered as before"
            assert (stored(served), written(served)) == (before, count), "and not done again"
            for game in chance.sample(range(1, GAMES + 1), 4):
                _, typed, status = sleeper.types(game)
                assert status == (409 if game in meanwhile else 200)
                assert stored(served)[game] == (before[game] if status == 409 else typed)
            with listening(served, f"/api/t/{served.code()}/events") as stream:
                shown = {one["game"]: one["typed"] for one in stream.until("state")["games"]}
            assert {game: line for game, line in shown.items() if line} == stored(served)


def test_a_phone_of_another_evening_gets_nowhere(tmp_path: Path) -> None:
    """Of last week, still open; of an evening that was closed since; and with a code made anew."""
    with hall(tmp_path, games=GAMES) as served:
        club_of = served.on_club

        def another(club: OpenClub) -> HallCodes:
            first = evenings.evening(club, served.evening.id)
            made = evenings.add_evening(club, first.competition_id, date(2026, 11, 5))
            people = members.members(club)[:8]
            drawn, _ = draw_next(club, come(club, made, people).id, seed=2)
            return codes.turn_on(club, drawn.id)

        wrong = club_of(another)
        of_now = served.codes
        renewed = club_of(lambda club: codes.renew(club, served.evening.id))
        for old in (*wrong.tables, *of_now.tables):
            place = f"/api/t/{old.code}/rows/1"
            body = {"typed": "92", "version": 0, "key": f"fout-{old.code}"}
            assert served.ask("PUT", place, json=body).status_code in (404, 429)
        served.codes = renewed
        assert stored(served) == {}
        assert written(served) == 0
        assert served.row(1, "92").status_code == 200, "who is right is let in all the same"
