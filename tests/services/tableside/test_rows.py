"""Rows that come from a table: once, in the file, judged as in the window; nobody's is lost."""

import pytest

from clubadmin.domain.terms import Outcome
from clubadmin.errors import Refused
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.sheets.decision import DecisionDraft
from clubadmin.model.tableside.sheet import TableState
from clubadmin.services.care import health
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub, open_club
from clubadmin.services.comparison import deciding
from clubadmin.services.comparison.boards import board
from clubadmin.services.sheets import decisions, sheets, taking_back
from clubadmin.services.tableside import codes, table_rows
from clubadmin.services.tableside.table_sheet import table_of, table_sheet
from clubadmin.services.tableside.troubles import NoRow, SignedOff, Taken
from clubadmin.storage.file.errors import RowMovedOn
from tests.services.comparison.contests import save_line
from tests.services.evening_club import (
    content,
    contest_evening,
    draw_next,
    evening_with,
    table_id,
    type_sheet,
    undone_and_redone,
)


def drawn(club: OpenClub, people: int = 8, **values: object) -> Evening:
    evening, _ = draw_next(club, evening_with(club, people, **values).id, seed=1)
    codes.turn_on(club, evening.id)
    return evening


def put(club: OpenClub, table: int, game: int, typed: str, version: int = 0, key: str = "") -> int:
    """Type a row; answers its version."""
    key = key or f"{game}:{typed}:{version}"
    done = table_rows.type_row(club, table, game, typed, version=version, key=key)
    assert done.row is not None
    return done.row.version


def test_a_row_is_stored_settled_and_counted(club: OpenClub):
    table = table_id(drawn(club), 1, 1)
    done = table_rows.type_row(club, table, 1, "w70+20-40", version=0, key="a")
    assert done.row is not None
    assert done.row.settled is not None
    assert done.row.settled.outcome is Outcome.NAT
    # NKU: 70 and 20 against 92 and 40 is nat: 0 for Wij, 162 and 60 for Zij
    assert (done.sheet.ns.total, done.sheet.ew.points, done.sheet.ew.roem) == (0, 162, 60)
    assert done.sheet == table_sheet(club, table)
    assert sheets.sheet(club, table).lines[0] == "w70+20-40"
    assert done.sheet.missing == (2, 3, 4)
    assert str(club.saved().label) == "Tafel 1, ronde 1: spel 1"


def test_a_row_is_undone_and_redone(club: OpenClub):
    table = table_id(drawn(club), 1, 1)
    undone_and_redone(club, lambda it: put(it, table, 1, "92+20")).close()


def test_the_same_key_answers_the_same_and_does_nothing_twice(club: OpenClub):
    table = table_id(drawn(club), 1, 1)
    first = table_rows.type_row(club, table, 1, "92", version=0, key="a")
    put(club, table, 2, "100")
    put(club, table, 1, "82", version=1)
    again = table_rows.type_row(club, table, 1, "92", version=0, key="a")
    assert again.again
    assert (again.row, again.sheet.ns) == (first.row, first.sheet.ns)
    assert sheets.sheet(club, table).lines[:2] == ("82", "100")


def test_the_key_is_known_after_a_restart(club: OpenClub):
    table = table_id(drawn(club), 1, 1)
    first = table_rows.type_row(club, table, 1, "92", version=0, key="a")
    path = club.path
    club.close()
    with open_club(path) as after:
        assert table_rows.type_row(after, table, 1, "92", version=0, key="a").row == first.row
        with after.store.read() as conn:
            assert conn.exec_driver_sql("SELECT count(*) FROM game").scalar() == 1


def test_a_row_that_was_undone_does_not_come_back_by_a_late_request(club: OpenClub):
    table = table_id(drawn(club), 1, 1)
    put(club, table, 1, "92", key="a")
    history.undo(club)
    with pytest.raises(Taken) as taken:
        put(club, table, 1, "92", key="a")
    assert taken.value.row is not None
    assert (taken.value.row.typed, taken.value.row.version) == ("", 2)


def test_who_did_not_see_the_last_change_is_told_what_stands_there(club: OpenClub):
    table = table_id(drawn(club), 1, 1)
    assert put(club, table, 1, "92") == 1
    sheets.save_line(club, table, 1, "82")  # the secretary
    with pytest.raises(Taken, match="Spel 1 is intussen") as taken:
        put(club, table, 1, "93", version=1)
    assert taken.value.row is not None
    assert (taken.value.row.typed, taken.value.row.version) == ("82", 2)
    assert sheets.sheet(club, table).lines[0] == "82"
    assert put(club, table, 1, "93", version=2) == 3


def test_every_way_in_which_a_row_changes_counts(club: OpenClub):
    table = table_id(drawn(club), 1, 1)
    versions = [put(club, table, 1, "92")]

    def now() -> None:
        versions.append(table_sheet(club, table).rows[0].version)

    history.undo(club)
    now()
    history.redo(club)
    now()
    sheets.save_lines(club, table, {1: "", 2: "82"})
    now()
    sheets.save_line(club, table, 1, "100")
    now()
    draft = DecisionDraft("other", None, "Opnieuw.", "", "Wim", "81-20", "")
    decisions.decide(club, table, 1, draft)
    now()
    assert versions == [1, 2, 3, 4, 5, 6]


def test_a_row_that_stood_there_before_has_a_version(club: OpenClub):
    evening, _ = draw_next(club, evening_with(club, 8).id, seed=1)
    table = table_id(evening, 1, 1)
    sheets.save_line(club, table, 1, "92")
    codes.turn_on(club, evening.id)
    assert table_sheet(club, table).rows[0].version == 1
    with pytest.raises(Taken):
        put(club, table, 1, "82")


def test_a_decision_over_more_tables_counts_as_well(club: OpenClub):
    made = contest_evening(club, "schevenings", 8, games=2, rounds=2)
    evening, _ = draw_next(club, made.id, seed=1)
    codes.turn_on(club, evening.id)
    place = evening.plan[0].tables[0]
    game = place.wallets[0]
    deciding.cancel_game(club, evening.id, game, reason="Kaart te veel", decided_by="Wim")
    row = table_sheet(club, place.table_id).rows[0]
    assert (row.typed, row.version) == ("x", 1)
    with pytest.raises(Taken):
        put(club, place.table_id, game, "93", version=0)


@pytest.mark.parametrize(
    ("typed", "said"),
    [("abc", "teken 2"), ("9" * 300, "300 tekens"), ("200", "Spel 1"), ("++", "Spel 1")],
)
def test_what_is_no_row_is_refused_and_not_stored(club: OpenClub, typed: str, said: str):
    table = table_id(drawn(club), 1, 1)
    if typed == "200":
        done = table_rows.type_row(club, table, 1, typed, version=0, key="a")
        assert done.row is not None
        assert done.row.findings, "it can be read, and is wrong: stored with its finding"
        return
    with pytest.raises(NoRow, match=said):
        put(club, table, 1, typed, key="a")
    assert table_sheet(club, table).rows[0].typed == ""


@pytest.mark.parametrize("game", [0, 5, -1, 10**9])
def test_a_game_that_is_not_on_the_sheet_is_refused(club: OpenClub, game: int):
    table = table_id(drawn(club), 1, 1)
    with pytest.raises(NoRow, match="spel 1 tot en met 4"):
        put(club, table, game, "92")


@pytest.mark.parametrize("key", ["", "x" * 65, "a\nb"])
def test_a_request_without_a_key_of_its_own_is_refused(club: OpenClub, key: str):
    table = table_id(drawn(club), 1, 1)
    with pytest.raises(NoRow, match="sleutel"):
        table_rows.type_row(club, table, 1, "92", version=0, key=key)


def test_a_key_that_was_used_for_another_row_is_refused(club: OpenClub):
    table = table_id(drawn(club), 1, 1)
    put(club, table, 1, "92", key="a")
    with pytest.raises(NoRow, match="ander verzoek"):
        put(club, table, 2, "92", key="a")


def test_a_row_after_signing_is_refused_and_a_repeated_one_answered(club: OpenClub):
    table = table_id(drawn(club), 1, 1)
    first = table_rows.type_row(club, table, 1, "92", version=0, key="a")
    sheets.save_lines(club, table, {2: "92", 3: "92", 4: "92"})
    sheets.sign(club, table)
    with pytest.raises(SignedOff, match="afgetekend"):
        put(club, table, 1, "82", version=1)
    assert table_rows.type_row(club, table, 1, "92", version=0, key="a").row == first.row
    assert table_sheet(club, table).state is TableState.SIGNED


def test_what_stands_there_already_is_not_written_again(club: OpenClub):
    table = table_id(drawn(club), 1, 1)
    put(club, table, 1, "92")
    last = club.store.last
    assert put(club, table, 1, "92", version=1, key="b") == 1
    assert club.store.last is last


def test_a_row_is_taken_away(club: OpenClub):
    table = table_id(drawn(club), 1, 1)
    put(club, table, 1, "92")
    assert put(club, table, 1, "", version=1) == 2
    assert table_sheet(club, table).missing == (1, 2, 3, 4)


def test_the_second_desk_is_named_in_the_journal(club: OpenClub):
    table = table_id(drawn(club), 1, 1)
    table_rows.type_row(club, table, 1, "92", version=0, key="a", desk="Ria")
    assert str(club.saved().label) == "Tweede bureau (Ria): Tafel 1, ronde 1: spel 1"
    table_rows.type_row(club, table, 2, "92", version=0, key="b", desk="")
    assert str(club.saved().label) == "Tweede bureau: Tafel 1, ronde 1: spel 2"
    put(club, table, 3, "92")
    assert str(club.saved().label) == "Tafel 1, ronde 1: spel 3"


def test_in_comparison_play_a_row_goes_by_the_number_of_its_wallet(club: OpenClub):
    made = contest_evening(club, "schevenings", 8, games=2, rounds=2)
    evening, _ = draw_next(club, made.id, seed=1)
    codes.turn_on(club, evening.id)
    place = next(one for one in evening.plan[0].tables if one.wallets[0] != 1)
    game = place.wallets[1]
    assert put(club, place.table_id, game, "92") == 1
    assert sheets.sheet(club, place.table_id).lines[1] == "92"
    lines = board(club, evening.id, game).lines
    assert [one.typed for one in lines if one.table_id == place.table_id] == ["92"]
    save_line(club, evening.id, game, place.table_id, "82")
    with pytest.raises(Taken):
        put(club, place.table_id, game, "93", version=1)
    with pytest.raises(NoRow):
        put(club, place.table_id, max(place.wallets) + 100, "92")


def test_three_players_have_a_total_each(club: OpenClub):
    evening = drawn(club, 3, rule_set="drie-spelers")
    table = table_id(evening, 1, 1)
    done = table_rows.type_row(club, table, 1, "1/100#90", version=0, key="a")
    # player 1 alone bid 90 and made 100; the two share 62
    assert done.sheet.totals == (("n", 100), ("e", 31), ("s", 31))


def test_a_card_opens_the_round_that_is_played(club: OpenClub):
    evening = drawn(club)
    with club.store.read() as conn:
        assert table_of(conn, evening.id, 1) == table_id(evening, 1, 1)
        assert table_of(conn, evening.id, 1, 2) == table_id(evening, 2, 1)
    type_sheet(club, table_id(evening, 1, 1), "92 92 92 92")
    with club.store.read() as conn:
        assert table_of(conn, evening.id, 1) == table_id(evening, 2, 1)
    type_sheet(club, table_id(evening, 2, 1), "92 92 92 92")
    with club.store.read() as conn:
        assert table_of(conn, evening.id, 1) == table_id(evening, 2, 1)
        with pytest.raises(Refused, match="Tafel 9"):
            table_of(conn, evening.id, 9)


def test_undo_on_a_sheet_takes_back_what_the_secretary_did_and_not_what_the_table_did(
    club: OpenClub,
):
    table = table_id(drawn(club), 1, 1)
    scope = f"sheet:{table}"
    put(club, table, 1, "70")
    sheets.save_line(club, table, 2, "92")
    before = content(club)
    sheets.save_line(club, table, 3, "100")
    hers = content(club)
    put(club, table, 4, "61")
    state = history.undo_state(club, scope)
    assert str(state.undo) == "Formulier tafel 1, ronde 1, spel 3"
    history.undo(club, scope)
    assert sheets.sheet(club, table).lines == ("70", "92", "", "61")
    put(club, table, 1, "71", version=1)
    history.redo(club, scope)  # that the table went on takes nothing away
    assert sheets.sheet(club, table).lines == ("71", "92", "100", "61")
    for _ in range(2):
        history.undo(club, scope)
    assert sheets.sheet(club, table).lines == ("71", "", "", "61")
    assert history.undo_state(club, scope).undo is None
    with pytest.raises(Refused, match="niets om ongedaan"):
        history.undo(club, scope)
    for _ in range(2):
        history.redo(club, scope)
    put(club, table, 1, "70", version=2)
    put(club, table, 4, "", version=1)
    assert sheets.sheet(club, table).lines == ("70", "92", "100", "")
    assert content(club)["game"] == hers["game"] != before["game"]


@pytest.mark.parametrize("line", ["92", "92+30"])  # right, and with a fault
def test_her_row_goes_back_alone_where_the_table_typed_others_since(club: OpenClub, line: str):
    table = table_id(drawn(club), 1, 1)
    scope = f"sheet:{table}"
    sheets.save_line(club, table, 1, line)  # the first that is typed there
    put(club, table, 2, "70")
    put(club, table, 3, "161")  # cannot be
    both = content(club)
    said = taking_back.undo(club, scope)
    assert str(said.label) == "Ongedaan gemaakt: Formulier tafel 1, ronde 1, spel 1"
    assert sheets.sheet(club, table).lines == ("", "70", "161", "")
    assert table_sheet(club, table).rows[0].version == 2
    assert health.check(club).ok
    assert history.undo_state(club, scope).undo is None
    taking_back.redo(club, scope)
    assert content(club) == both
    assert health.check(club).ok
    taking_back.undo(club, scope)
    put(club, table, 1, "100", version=4)  # the table takes that row
    with pytest.raises(RowMovedOn):
        taking_back.redo(club, scope)


def test_a_row_of_the_secretary_that_the_table_changed_since_is_not_taken_back(club: OpenClub):
    table = table_id(drawn(club), 1, 1)
    put(club, table, 2, "70")
    sheets.save_line(club, table, 1, "92")
    put(club, table, 1, "93", version=1)
    before = content(club)
    with pytest.raises(RowMovedOn):
        taking_back.undo(club, f"sheet:{table}")
    assert content(club) == before
