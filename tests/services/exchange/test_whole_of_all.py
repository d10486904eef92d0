"""A club in which every table holds something goes out as a document, and an equal one comes in."""

import json
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from clubadmin.i18n import Message
from clubadmin.model.correspondence.letters import Way
from clubadmin.model.members.assembly import Articles, Attending
from clubadmin.model.members.known import Purpose
from clubadmin.model.seasons.season import Competition
from clubadmin.services.attendance import attendance
from clubadmin.services.care import health
from clubadmin.services.club.club import OpenClub, open_club
from clubadmin.services.correspondence import outbox, smtp, templates
from clubadmin.services.evenings import evenings
from clubadmin.services.exchange import exchange
from clubadmin.services.exchange.whole import document, make_club
from clubadmin.services.members import assembly, consents, members
from clubadmin.services.seasons import seasons
from clubadmin.services.tableside import calls, codes, confirming
from clubadmin.storage.schema.tablenames import OpeningRow
from tests.services.correspondence.postbox import Postbox
from tests.services.correspondence.writing import TEXT, written
from tests.services.evening_club import content, seat_by_hand, table_id, type_sheet
from tests.storage.old_clubs import old_club

DAY = date(2031, 11, 20)
FILLED = 13  # the last schema of which there is a file that holds all that it could


def letters_and_consents(club: OpenClub, people: list[int]) -> None:
    templates.keep_template(club, TEXT.changed(name="Nieuws"))
    smtp.keep_mail_server(club, Postbox(port=25).server(user="club"))
    outbox.note_made(club, written(club, whom=people), Way.PAPER)
    consents.word(club, Purpose.PHOTO, "Mag uw foto op de website?")
    consents.give_consent(club, people[:2], DAY, purpose=Purpose.PHOTO)
    consents.withdraw_consent(club, people[:1], DAY, purpose=Purpose.PHOTO)


def a_meeting(club: OpenClub, people: list[int]) -> None:
    assembly.keep_articles(club, Articles(term=3, quorum=20))
    held = assembly.add_meeting(club, DAY, "Najaarsvergadering")
    assembly.attend(club, held.id, people[:2], Attending.PRESENT)
    assembly.attend(club, held.id, people[2:3], Attending.PROXY, people[0])


def typed_at_the_table(club: OpenClub, people: list[int]) -> None:
    season = seasons.add_season(club, "2031-2032", date(2031, 9, 1), date(2032, 6, 30))
    wanted = Competition(0, season.id, "Aan tafel", "individual", "nku", games=4, rounds=1)
    evening = evenings.add_evening(club, seasons.add_competition(club, wanted).id, DAY)
    for one in people[:4]:
        attendance.add_participant(club, evening.id, member_id=one)
    evening = seat_by_hand(club, evenings.evening(club, evening.id), [{1: "1 2 3 4"}])
    table = table_id(evening, 1, 1)
    stand = {"competition_id": evening.competition_id, "member_id": people[0], "evenings": 4}
    with club.store.change(Message("Beginstand overgenomen")) as change:
        change.insert(OpeningRow, **stand, points=19_730)
    codes.turn_on(club, evening.id)
    type_sheet(club, table, "92+20 92+20 92+20 92+20", sign=False)
    confirming.confirm(club, table, "ns", {"ns": 448, "ew": 280}, key="a")
    calls.call(club, table, key="b")


@pytest.fixture
def filled(tmp_path: Path) -> Iterator[OpenClub]:
    """Everything that any table can hold."""
    with open_club(old_club(tmp_path, FILLED)) as club:
        people = [one.id for one in members.members(club, guests=False)]
        letters_and_consents(club, people)
        a_meeting(club, people)
        typed_at_the_table(club, people)
        yield club


def test_every_table_goes_out_and_comes_in_with_equal_rows_sums_and_digests(
    filled: OpenClub, tmp_path: Path
) -> None:
    data = document(filled)
    empty = [name for name, table in json.loads(data)["tables"].items() if not table["rows"]]
    assert empty == [], "a table of which nobody tried whether it comes along"
    file = tmp_path / "club.json"
    file.write_bytes(data)
    make_club(file, str(tmp_path / "gelijk.klaverjas"))
    copy = exchange.export_club(filled, tmp_path / "kopie.klaverjas")
    for made in (tmp_path / "gelijk.klaverjas", copy):
        with open_club(made) as other:
            assert document(other) == data
            assert content(other) == content(filled)
            assert health.check(other).ok
    filled.close()
