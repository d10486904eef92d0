import shutil
import sqlite3
from contextlib import closing as closing_file
from dataclasses import replace
from datetime import date, datetime, timedelta
from pathlib import Path

import pytest

from clubadmin.errors import Refused
from clubadmin.model.club.club import UndoState
from clubadmin.model.evenings.evening import Evening, SheetState
from clubadmin.model.sheets.undo_scope import sheet_scope
from clubadmin.services.attendance import attendance
from clubadmin.services.care import health
from clubadmin.services.club import history, rulesets
from clubadmin.services.club.club import OpenClub, look_into
from clubadmin.services.draw import drawing
from clubadmin.services.evenings import evenings
from clubadmin.services.members import members
from clubadmin.services.results import closing
from clubadmin.services.seasons import seasons
from clubadmin.services.sheets import sheets
from clubadmin.storage.file.errors import NoRoom
from clubadmin.storage.rows.evenings import EveningRow, ParticipantRow
from clubadmin.storage.rows.sheets import PaperResultRow
from tests.services.evening_club import (
    add_competition,
    add_people,
    evening_with,
    seat_by_hand,
    table_id,
    type_sheet,
)
from tests.storage.old_clubs import lay_open


@pytest.fixture
def evening(club: OpenClub) -> Evening:
    """Four people, one round: 1 and 2 make 92, 3 and 4 make 70, each with as many points."""
    evening = seat_by_hand(club, evening_with(club, 4, rounds=1, games=1), [{1: "1 2 3 4"}])
    type_sheet(club, table_id(evening, 1, 1), "92")
    return evening


def correct(club: OpenClub, evening: Evening) -> None:
    """The only sheet gets another figure, and is signed again."""
    sheets.unsign(club, table_id(evening, 1, 1))
    type_sheet(club, table_id(evening, 1, 1), "100")


def test_what_was_closed_is_copied_and_a_copy_that_fails_is_told(
    club: OpenClub, evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed = closing.close(club, evening.id)
    assert (closed.closed, closed.version) == (True, 1)

    def full(_club: OpenClub) -> None:
        raise NoRoom("De schijf is vol.", "Alles is bewaard.", "Maak ruimte.")

    with monkeypatch.context() as no_room:
        no_room.setattr(health, "backup", full)
        told = str(health.keep_closed(club))
    assert told.startswith("Het afsluiten is bewaard, maar er kon geen")
    assert told.endswith("De schijf is vol. Alles is bewaard. Maak ruimte.")
    for _ in range(2):  # what was copied is not copied again
        assert health.keep_closed(club) is None
        assert len(health.backups(club)) == 1


def test_what_was_frozen_takes_a_third_of_its_room_and_one_of_before_reads_the_same(
    club: OpenClub, tmp_path: Path
) -> None:
    evening = drawing.draw(club, evening_with(club, 16, rounds=1).id, seed=1)[0]
    for table in evening.plan[0].tables:
        type_sheet(club, table.table_id, "92 100 81-20 p")
    found = closing.close(club, evening.id)
    with closing_file(sqlite3.connect(club.path)) as bare:
        (packed,) = bare.execute("SELECT length(figures) FROM evening_version").fetchone()
    before = Path(shutil.copy(club.path, tmp_path / "voorheen.klj"))
    lay_open(before)
    with closing_file(sqlite3.connect(before)) as bare:
        (texts,) = bare.execute("SELECT length(figures) FROM evening_version").fetchone()
    assert packed * 3 < texts
    with look_into(before) as then:
        assert closing.result(then, evening.id) == closing.result(club, evening.id) == found
        assert health.check(then).ok
    assert health.check(club).ok
    closing.reopen(club, evening.id, "proef")
    assert closing.close(club, evening.id).version == 1


def test_sheets_can_be_read_after_an_evening_is_closed(club: OpenClub, evening: Evening) -> None:
    """NKF 1976, art. 24: afterwards a player may look into the sheets."""
    closing.close(club, evening.id)
    kept = sheets.sheet(club, table_id(evening, 1, 1))
    assert (kept.lines, kept.place.state) == (("92",), SheetState.SIGNED)


def test_undo_does_not_step_past_a_closing(club: OpenClub, evening: Evening) -> None:
    closing.close(club, evening.id)
    for scope in ("", f"sheet:{table_id(evening, 1, 1)}"):
        with pytest.raises(Refused):
            history.undo(club, scope)
    assert evenings.evening(club, evening.id).status == "closed"


def test_on_a_reopened_evening_undo_names_the_reopening_and_leaves_older_work(
    club: OpenClub, evening: Evening
) -> None:
    closing.close(club, evening.id)
    closing.reopen(club, evening.id, "proef")
    scope = sheet_scope(table_id(evening, 1, 1))
    for where in ("", scope):
        with pytest.raises(Refused, match=r"sinds: .* heropend: proef\. Dat zelf neemt"):
            history.undo(club, where)
        assert history.undo_state(club, where) == UndoState()
    before = sheets.sheet(club, table_id(evening, 1, 1)).lines
    correct(club, evening)
    while history.undo_state(club, scope).undo:
        history.undo(club, scope)
    assert sheets.sheet(club, table_id(evening, 1, 1)).lines == before
    history.redo(club, scope)


def test_what_is_closed_again_as_it_was_keeps_its_version(club: OpenClub, evening: Evening) -> None:
    first = closing.close(club, evening.id)
    closing.reopen(club, evening.id, "proef")
    again = closing.close(club, evening.id)
    assert (again.version, again.rectification, again.closed_at) == (1, None, first.closed_at)
    closing.reopen(club, evening.id, "tafel 1: roem vergeten")
    correct(club, evening)
    assert closing.close(club, evening.id).version == 2


def test_a_result_says_until_when_protests_can_come_against_what_was_closed_before(
    club: OpenClub, evening: Evening
) -> None:
    assert closing.result(club, evening.id).protests_until == ""
    found = closing.close(club, evening.id)
    until = datetime.fromisoformat(evenings.evening(club, evening.id).ended_at)
    assert datetime.fromisoformat(found.protests_until) - until == timedelta(minutes=15)
    closing.reopen(club, evening.id, "roem vergeten")
    correct(club, evening)
    assert closing.close(club, evening.id).protests_until == ""


def test_a_round_that_was_not_drawn_keeps_an_evening_open(club: OpenClub, evening: Evening) -> None:
    evenings.change_evening(club, evening.id, rounds=2)
    with pytest.raises(Refused, match="ronde 2 is niet geloot"):
        closing.close(club, evening.id)


def test_an_evening_with_nobody_is_not_closed(club: OpenClub) -> None:
    evening = evening_with(club, 0)
    with pytest.raises(Refused, match="er staat niemand op de lijst"):
        closing.close(club, evening.id)


def test_everybody_who_is_there_is_in_the_result(club: OpenClub) -> None:
    evening = evening_with(club, 5, rounds=1, games=1, sit_out_points="fixed:1600")
    evening, _ = drawing.draw(club, evening.id, seed=1)
    type_sheet(club, table_id(evening, 1, 1), "92")
    closed = closing.close(club, evening.id)
    out = evening.plan[0].sitting_out[0]
    first = closed.rows[0]
    assert (first.participant_id, first.total, first.rounds[0].credit) == (out.id, 1600, True)
    assert len(closed.rows) == 5


def test_equals_share_a_place_and_the_last_share_the_poedelprijs(
    club: OpenClub, evening: Evening
) -> None:
    rows = closing.result(club, evening.id).rows
    assert [(row.place, row.total, row.poedelprijs) for row in rows] == [
        (1, 92, False),
        (1, 92, False),
        (3, 70, True),
        (3, 70, True),
    ]


def test_who_never_sat_at_a_table_does_not_take_the_poedelprijs(club: OpenClub) -> None:
    evening = evening_with(club, 5, rounds=1, games=1, sit_out_points="none", prizes="1-5")
    evening = seat_by_hand(club, evening, [{1: "1 2 3 4"}])
    type_sheet(club, table_id(evening, 1, 1), "92")
    rows = closing.result(club, evening.id).rows
    assert [(row.number, row.place, row.poedelprijs, row.prize) for row in rows] == [
        (1, 1, False, True),
        (2, 1, False, True),
        (3, 3, True, True),
        (4, 3, True, True),
        (5, 5, False, False),
    ]


def test_before_anything_is_typed_nobody_is_first(club: OpenClub) -> None:
    rows = closing.result(club, evening_with(club, 4, prizes="1").id).rows
    assert {(row.place, row.total, row.prize, row.poedelprijs) for row in rows} == {
        (1, 0, False, False)
    }


def test_a_closed_result_stays_as_it_was_announced(club: OpenClub, evening: Evening) -> None:
    closed = closing.close(club, evening.id)
    competition = seasons.competition(club, evening.competition_id)
    seasons.change_competition(club, replace(competition, prizes="1-2", tie_breaks=("lot",)))
    assert closing.result(club, evening.id).rows == closed.rows
    changed = seasons.competition(club, evening.competition_id)
    with pytest.raises(Refused, match="wat stilzitten oplevert kan niet meer"):
        seasons.change_competition(club, replace(changed, sit_out_points="none"))
    with pytest.raises(Refused, match="of een ronde als invaller een lagere mag"):
        seasons.change_competition(club, replace(changed, fill_in="none"))


def test_a_person_keeps_one_name_in_old_and_new_results(club: OpenClub, evening: Evening) -> None:
    closing.close(club, evening.id)
    person = evening.participants[0].members[0]
    members.change_member(club, person.changed(last_name="Jansen"))
    assert closing.result_version(club, evening.id, 1).rows[0].name == "P1 Jansen"
    assert closing.result(club, evening.id).rows[0].name == "P1 Jansen"


def test_an_evening_from_paper_that_is_reopened_keeps_what_was_published(club: OpenClub) -> None:
    competition = add_competition(club)
    rules = rulesets.rules_at(club, "nku", date(2026, 9, 3))
    people = add_people(club, 2)
    with club.store.change("ingelezen") as change:
        evening_id = change.insert(
            EveningRow,
            competition_id=competition.id,
            number=1,
            date=date(2026, 9, 3),
            rule_set_id=rules.id,
            games=16,
            rounds=3,
            status="closed",
            depth="evening",
        )
        assert evening_id is not None
        totals = {}
        for number, total in ((1, 4712), (2, 5534)):
            person = change.insert(
                ParticipantRow,
                evening_id=evening_id,
                number=number,
                member_id=people[number - 1].id,
            )
            totals[number] = change.insert(
                PaperResultRow, evening_id=evening_id, participant_id=person, points=total
            )
    assert [row.total for row in closing.result(club, evening_id).rows] == [5534, 4712]
    closing.reopen(club, evening_id, "tikfout")
    with pytest.raises(Refused, match="uitslagen van papier"):
        drawing.draw(club, evening_id)
    with pytest.raises(Refused, match="uitslagen van papier"):
        attendance.add_participant(club, evening_id, member_id=people[0].id)
    with club.store.change("verbeterd") as change:
        change.update(PaperResultRow, totals[1] or 0, points=5712)
    closing.close(club, evening_id)
    (found,) = closing.with_rectifications(club, evening_id)[1]
    assert [(one.name, one.place_before, one.place_after) for one in found.moved] == [
        ("P1 Aal", 2, 1),
        ("P2 Bos", 1, 2),
    ]
    assert found.games == ()
    assert closing.result_version(club, evening_id, 1).rows[0].total == 5534
