"""What the director decided stays with the game, together with the row that followed."""

import json
from dataclasses import replace

import pytest
from sqlalchemy import text

from clubadmin.errors import Refused
from clubadmin.model.evenings.evening import Evening, SheetState
from clubadmin.model.sheets.decision import DecisionDraft
from clubadmin.model.sheets.sheet import PaperTotals
from clubadmin.services.care import health
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub, open_club
from clubadmin.services.draw import drawing
from clubadmin.services.evenings import evenings
from clubadmin.services.results import closing
from clubadmin.services.sheets import decisions, sheets
from clubadmin.storage.schema.packed import plain
from tests.services.evening_club import (
    evening_with,
    seat_by_hand,
    table_id,
    type_sheet,
    undone_and_redone,
)

REVOKE = DecisionDraft(
    kind="revoke",
    seat="e",
    text="Oost verzaakte in slag 3.\nHet spel is voor Wij.",
    article="NKU: verzaken",
    decided_by="A. Rbiter",
    line=".v+20",
    play="troef h",
)


@pytest.fixture
def evening(club: OpenClub) -> Evening:
    evening = evening_with(club, 4, rounds=1)
    return seat_by_hand(club, evening, [{1: "1 2 3 4"}])


@pytest.fixture
def table(evening: Evening) -> int:
    return table_id(evening, 1, 1)


def test_a_decision_and_its_row_are_kept_together(
    club: OpenClub, evening: Evening, table: int
) -> None:
    sheets.save_line(club, table, 2, "92+20")
    saved = decisions.decide(club, table, 2, REVOKE)
    assert str(saved.label) == "Formulier tafel 1, ronde 1, beslissing bij spel 2"
    (made,) = decisions.decisions(club, evening.id)
    assert decisions.decisions_at(club, table) == (made,)
    assert (made.table_id, made.game, made.kind, made.seat) == (table, 2, "revoke", "e")
    assert made.text == "Oost verzaakte in slag 3.\nHet spel is voor Wij."
    assert (made.article, made.decided_by, made.play) == (
        "NKU: verzaken",
        "A. Rbiter",
        "troef h",
    )
    assert made.decided_at[:10].count("-") == 2
    assert (made.line_before, made.line_after) == ("92+20", ".v+20")
    assert sheets.sheet(club, table).lines[1] == ".v+20"
    assert health.check(club).ok


def test_a_decision_that_leaves_the_row_can_be_put_down_before_anything_is_typed(
    club: OpenClub, table: int
) -> None:
    decisions.decide(club, table, 3, replace(REVOKE, line=None, seat=None, kind="other"))
    (made,) = decisions.decisions_at(club, table)
    assert (made.line_before, made.line_after, made.seat) == ("", "", None)
    assert sheets.sheet(club, table).place.state is SheetState.MISSING


def test_a_round_of_which_something_was_decided_is_not_drawn_again(club: OpenClub) -> None:
    evening, _ = drawing.draw(club, evening_with(club, 8).id, seed=1)
    decisions.decide(club, table_id(evening, 1, 1), 1, replace(REVOKE, line=None))
    with pytest.raises(Refused, match="ronde 1"):
        drawing.draw(club, evening.id, seed=2, from_round=1)


def test_a_game_about_which_something_was_decided_stays_on_the_sheet(
    club: OpenClub, evening: Evening, table: int
) -> None:
    decisions.decide(club, table, 4, replace(REVOKE, line=None))
    with pytest.raises(Refused, match="Van spel 4 is al iets getypt of beslist"):
        evenings.change_evening(club, evening.id, games=3)
    with pytest.raises(Refused, match="al van 1 formulier"):
        evenings.remove_evening(club, evening.id)


def test_undo_takes_decision_and_row_back_and_redo_brings_both(club: OpenClub, table: int) -> None:
    sheets.save_line(club, table, 2, "92+20")
    again = undone_and_redone(club, lambda one: decisions.decide(one, table, 2, REVOKE))
    history.undo(again, f"sheet:{table}")
    assert decisions.decisions_at(again, table) == ()
    assert sheets.sheet(again, table).lines[1] == "92+20"
    again.close()


def test_a_decision_that_is_withdrawn_gives_the_row_back(club: OpenClub, table: int) -> None:
    sheets.save_line(club, table, 2, "92+20")
    decisions.decide(club, table, 2, REVOKE)
    (made,) = decisions.decisions_at(club, table)
    again = undone_and_redone(club, lambda one: decisions.withdraw(one, made.id))
    assert decisions.decisions_at(again, table) == ()
    assert sheets.sheet(again, table).lines[1] == "92+20"
    with pytest.raises(Refused, match="er niet"):
        decisions.withdraw(again, made.id)
    again.close()


def test_what_was_typed_or_decided_later_is_not_lost_by_withdrawing(
    club: OpenClub, table: int
) -> None:
    decisions.decide(club, table, 2, REVOKE)
    sheets.save_line(club, table, 2, "100")
    (first,) = decisions.decisions_at(club, table)
    with pytest.raises(Refused, match="na de beslissing veranderd"):
        decisions.withdraw(club, first.id)
    decisions.decide(club, table, 2, replace(REVOKE, line="a81.81", kind="arbitral"))
    with pytest.raises(Refused, match="Trek eerst die beslissing in"):
        decisions.withdraw(club, first.id)
    decisions.withdraw(club, decisions.decisions_at(club, table)[-1].id)
    assert sheets.sheet(club, table).lines[1] == "100"


@pytest.mark.parametrize(
    ("draft", "sentence"),
    [
        (replace(REVOKE, text=" \n "), "Schrijf op wat er beslist is"),
        (replace(REVOKE, decided_by=""), "Wie besliste"),
        (replace(REVOKE, kind="iets"), "'iets' bestaat niet"),
        (replace(REVOKE, seat="x"), "niemand op plaats 'x'"),
        (replace(REVOKE, text="x" * 3000), "te lang: 3000 tekens"),
        (replace(REVOKE, article="x" * 300), "te lang: 300 tekens"),
        (replace(REVOKE, play="x" * 20000), "te lang: 20000 tekens"),
        (replace(REVOKE, line="9" * 300), "een regel van 300 tekens"),
    ],
)
def test_a_decision_that_lacks_something_is_refused_and_nothing_changes(
    club: OpenClub, table: int, draft: DecisionDraft, sentence: str
) -> None:
    with pytest.raises(Refused, match=sentence):
        decisions.decide(club, table, 2, draft)
    assert decisions.decisions_at(club, table) == ()
    with pytest.raises(Refused, match="daar staan spel 1 tot en met 4"):
        decisions.decide(club, table, 5, REVOKE)


def test_signed_sheets_and_closed_evenings_take_no_decision(
    club: OpenClub, evening: Evening, table: int
) -> None:
    decisions.decide(club, table, 1, REVOKE)
    (made,) = decisions.decisions_at(club, table)
    type_sheet(club, table, ".v+20 100 n-40 152")
    for act in (
        lambda: decisions.decide(club, table, 2, REVOKE),
        lambda: decisions.withdraw(club, made.id),
    ):
        with pytest.raises(Refused, match="afgetekend"):
            act()
    closing.close(club, evening.id)
    with pytest.raises(Refused, match="afgesloten"):
        decisions.decide(club, table, 2, REVOKE)
    with club.store.read() as conn:
        figures = json.loads(
            conn.execute(text(f"SELECT {plain('figures')} FROM evening_version")).scalar_one()
        )
    assert figures["decisions"][0][2:5] == [1, "revoke", "e"]


def test_a_copy_of_the_club_holds_its_decisions(club: OpenClub, table: int) -> None:
    decisions.decide(club, table, 2, REVOKE)
    made = decisions.decisions_at(club, table)
    copy = health.backup(club)
    target = club.path.with_name("terug.klj")
    health.restore(copy, target)
    with open_club(target) as again:
        assert decisions.decisions_at(again, table) == made


def test_a_decision_changed_past_the_program_is_found(club: OpenClub, table: int) -> None:
    decisions.decide(club, table, 2, REVOKE)
    with club.store.bare() as bare:
        bare.execute("PRAGMA query_only=OFF")
        bare.execute("UPDATE decision SET text = 'Anders'")
    problems = health.check(club).problems
    assert any("de beslissing bij spel 2 is veranderd" in str(problem) for problem in problems)
    assert any("In decision is rij 1" in str(problem) for problem in problems)


def test_totals_that_the_players_added_up_before_the_decision_do_not_hold_the_sheet_up(
    club: OpenClub, evening: Evening, table: int
) -> None:
    games = evening.games
    sheets.save_lines(club, table, dict.fromkeys(range(1, games + 1), "w92+20"))
    paper = PaperTotals(92 * games, 20 * games, 70 * games, 0)
    sheets.save_paper(club, table, paper)
    decisions.decide(club, table, 2, REVOKE)
    assert sheets.sheet(club, table).decided == {2: (("w92+20", ".v+20"),)}
    assert _stored_errors(club, table) == 0
    sheets.sign(club, table)
    sheets.unsign(club, table)
    sheets.save_paper(club, table, replace(paper, ew_points=70 * games + 1))
    with pytest.raises(sheets.NotSignable):
        sheets.sign(club, table)


def test_a_decision_that_is_withdrawn_explains_no_total_any_more(
    club: OpenClub, evening: Evening, table: int
) -> None:
    games = evening.games
    sheets.save_lines(club, table, dict.fromkeys(range(1, games + 1), "w92+20"))
    decisions.decide(club, table, 2, REVOKE)
    decided = PaperTotals(92 * (games - 1) + 262, 20 * games, 70 * (games - 1), 0)
    sheets.save_paper(club, table, decided)
    assert _stored_errors(club, table) == 0
    decisions.withdraw(club, decisions.decisions_at(club, table)[0].id)
    assert _stored_errors(club, table) > 0


def _stored_errors(club: OpenClub, table: int) -> int:
    with club.store.read() as conn:
        query = text("SELECT errors FROM scoresheet WHERE playing_table_id = :id")
        return int(conn.execute(query, {"id": table}).scalar_one())
