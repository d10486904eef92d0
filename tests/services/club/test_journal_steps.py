"""A paper bears the step of the journal that it belongs to; typed over, it is compared."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from time import sleep

import pytest

from clubadmin.model.club.club import ClubSettings
from clubadmin.model.club.journal_step import Agreement, Compared, Step
from clubadmin.model.club.printing import Printing
from clubadmin.model.results.result import EveningResult
from clubadmin.reports.results.correction import rectification
from clubadmin.reports.results.evening import evening_result
from clubadmin.reports.results.honours import announcer_sheet, season_announcer_sheet
from clubadmin.reports.standings.season import standings as standings_paper
from clubadmin.services.care import health
from clubadmin.services.club import history, journal_steps
from clubadmin.services.club.club import OpenClub, look_into, open_club, settings
from clubadmin.services.evenings import evenings
from clubadmin.services.members import members
from clubadmin.services.results import closing as closings
from clubadmin.services.sheets import sheets
from clubadmin.services.standings.standings import standings
from clubadmin.storage.schema.chain import seal_all
from clubadmin.storage.schema.packed import teach
from tests.reports import looking
from tests.services.evening_club import (
    another_club,
    evening_with,
    seat_by_hand,
    table_id,
    type_sheet,
)


class Played:
    """A club in which one game was played on one evening."""

    def __init__(self, club: OpenClub) -> None:
        self.club = club
        evening = evening_with(club, 4, rounds=1, games=1)
        self.evening = seat_by_hand(club, evening, [{1: "1 2 3 4"}])
        self.table = table_id(self.evening, 1, 1)
        type_sheet(club, self.table, "92")

    @property
    def result(self) -> EveningResult:
        return closings.result(self.club, self.evening.id)

    def code(self) -> str:
        """What stands at the end of the foot of the result, as one types it over."""
        paper = evening_result(self.result, Printing(settings(self.club)))
        return looking.text(paper).partition("stap ")[2].partition(" · pagina")[0]

    def compared(self, code: str) -> Compared:
        step = journal_steps.read_code(code)
        assert step is not None
        return journal_steps.compare(self.club, step)

    def again(self, lines: str) -> None:
        sheets.unsign(self.club, self.table)
        type_sheet(self.club, self.table, lines)


@pytest.fixture
def played(club: OpenClub) -> Iterator[Played]:
    return Played(club)


def said(found: Compared) -> list[str]:
    return [f"{one.told}: {one.detail}" for one in found.places]


def test_every_paper_of_a_result_and_of_standings_bears_its_step(played: Played) -> None:
    club, evening = played.club, played.evening
    about = settings(club)
    closings.close(club, evening.id)
    evening = evenings.evening(club, evening.id)
    found, now = standings(club, evening.competition_id), played.result
    papers = [
        standings_paper(found, Printing(about)),
        standings_paper(found, Printing(about), hung=True),
        evening_result(now, Printing(about)),
        evening_result(now, Printing(about), hung=True),
        announcer_sheet(evening, Printing(about), now),
        season_announcer_sheet(found, Printing(about)),
    ]
    assert now.step is not None
    for paper in papers:
        assert f"stap {now.step.number} {now.step.letters}" in looking.text(paper)


def test_a_long_name_at_the_foot_never_cuts_off_the_code(played: Played) -> None:
    now = replace(played.result, competition="Wisselbeker van de oud-voorzitters " * 5)
    assert now.step is not None
    paper = announcer_sheet(played.evening, Printing(settings(played.club)), now)
    assert f"{now.step.letters} · pagina 1 van 1" in looking.text(paper)


def test_a_rectification_bears_it_as_well(played: Played) -> None:
    club, evening = played.club, played.evening
    closings.close(club, evening.id)
    closings.reopen(club, evening.id, "roem vergeten")
    played.again("92+20")
    closings.close(club, evening.id)
    _, (one,) = closings.with_rectifications(club, evening.id)
    assert one.step is not None
    assert f"stap {one.step.number} {one.step.letters}" in looking.text(
        rectification(one, Printing(settings(club)))
    )


def test_the_same_paper_made_twice_is_equal_to_the_byte(played: Played) -> None:
    about = settings(played.club)
    assert evening_result(played.result, Printing(about)) == evening_result(
        played.result, Printing(about)
    )


def test_a_paper_of_now_agrees(played: Played) -> None:
    code = played.code()
    number = code.split()[0]
    found = played.compared(code)
    assert found.agreement is Agreement.NOW
    assert str(found.told).startswith(f"Dit papier klopt: na stap {number} (")


def test_a_paper_holds_while_nothing_is_changed_that_it_shows(played: Played) -> None:
    code = played.code()
    one = members.members(played.club)[0]
    members.change_member(played.club, replace(one, phone="06 12345678"))
    found = played.compared(code)
    assert found.agreement is Agreement.HOLDS
    assert "klopt nog" in str(found.told)
    assert found.places == ()


def test_a_sheet_that_was_changed_since_is_named(played: Played) -> None:
    code = played.code()
    played.again("93")
    found = played.compared(code)
    assert found.agreement is Agreement.CHANGED
    (place,) = found.places
    assert (place.place.kind, place.place.id) == ("sheet", played.evening.id)
    assert str(place.told) == "Tafel 1, ronde 1, avond 1 van Maandavond"


def test_what_was_taken_back_makes_a_paper_hold_again(played: Played) -> None:
    code = played.code()
    one = members.members(played.club)[0]
    members.change_member(played.club, replace(one, last_name="Zwaluw"))
    assert said(played.compared(code)) == ["Leden: 1 wijziging na dat papier"]
    history.undo(played.club)
    assert played.compared(code).agreement is Agreement.HOLDS


def test_a_sheet_that_was_signed_again_as_it_was_changes_nothing(played: Played) -> None:
    code = played.code()
    sheets.unsign(played.club, played.table)
    sleep(1.1)  # the moment of signing is another one
    sheets.sign(played.club, played.table)
    assert played.compared(code).agreement is Agreement.HOLDS


def test_many_changes_of_one_evening_are_one_line(played: Played) -> None:
    code = played.code()
    played.again("93")
    closings.close(played.club, played.evening.id)
    assert said(played.compared(code)) == ["Avond 1 van Maandavond: 2 wijzigingen na dat papier"]


def test_a_paper_of_another_club_cannot_be_compared(played: Played, tmp_path: Path) -> None:
    with another_club(tmp_path, "ander.klj") as club:
        other = Played(club)
        found = played.compared(other.code())
    assert found.agreement is Agreement.OTHER
    assert "De letters horen niet bij stap" in str(found.told)


def test_a_paper_of_after_the_copy_that_was_put_back_is_further_than_the_club(
    played: Played, tmp_path: Path
) -> None:
    copy = health.backup(played.club, tmp_path / "kopie")
    one = members.members(played.club)[0]
    members.change_member(played.club, replace(one, last_name="Zwaluw"))
    code = played.code()
    step = journal_steps.read_code(code)
    assert step is not None
    with look_into(copy) as older:
        found = journal_steps.compare(older, step)
    assert found.agreement is Agreement.LATER
    assert f"Deze club is bij stap {step.number - 1}, dus nog niet" in str(found.told)


def test_a_journal_that_was_written_anew_to_hide_a_change_has_other_letters(
    played: Played,
) -> None:
    """Whoever seals it again leaves nothing for the check to find; the paper tells."""
    code, path = played.code(), played.club.path
    played.club.close()
    with closing(sqlite3.connect(path)) as file:
        teach(file)
        file.execute("UPDATE change SET at = at - 3600 WHERE id = 3")
        seal_all(file)
        file.commit()
    with open_club(path) as club:
        assert health.check(club).ok
        step = journal_steps.read_code(code)
        assert step is not None
        assert journal_steps.compare(club, step).agreement is Agreement.OTHER


@pytest.mark.parametrize(
    "typed",
    ["stap 1.204 KXQM", "1.204 KXQM", "1204kxqm", " 1204-kxqm ", "step 1,204 KXQM", "1 204 · KXQM"],
)
def test_a_code_is_understood_however_it_is_typed(typed: str) -> None:
    assert journal_steps.read_code(typed) == Step(1204, "KXQM")


@pytest.mark.parametrize(
    "typed", ["", "1204", "KXQM", "12 november", "stap", "5 Smit", "1204 KXQ", "1204 KXQMM"]
)
def test_what_is_searched_for_otherwise_is_no_code(typed: str) -> None:
    assert journal_steps.read_code(typed) is None


def test_a_club_says_nothing_of_steps_on_papers_that_are_made_of_figures_alone() -> None:
    bare = ClubSettings("De Vier Azen")
    from tests.reports import made_up

    assert "stap" not in looking.text(standings_paper(made_up.standings(5), Printing(bare)))
