"""Protests, and a result that is provisional until the time for them is over."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from clubadmin.errors import Refused
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.results.protest import Finality, ProtestDraft, ProtestState, Stage
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings import evenings
from clubadmin.services.evenings.head import evening_head
from clubadmin.services.hall import protests
from clubadmin.services.results import closing
from clubadmin.services.results.protest_time import Version, last_version, protests_until
from clubadmin.services.sheets import sheets
from tests.services.evening_club import (
    evening_with,
    seat_by_hand,
    table_id,
    type_sheet,
    undone_and_redone,
)

GAMES = "92 70 100 62"


@pytest.fixture
def evening(club: OpenClub) -> Evening:
    evening = evening_with(club, 8, rounds=1)
    return seat_by_hand(club, evening, [{1: "1 2 3 4", 2: "5 6 7 8"}])


@pytest.fixture
def played(club: OpenClub, evening: Evening) -> Evening:
    """Every sheet is signed."""
    for number in (1, 2):
        type_sheet(club, table_id(evening, 1, number), GAMES)
    return evenings.evening(club, evening.id)


def after(evening: Evening, minutes: float) -> datetime:
    return datetime.fromisoformat(evening.ended_at) + timedelta(minutes=minutes)


def at(club: OpenClub, evening: Evening, minutes: float) -> Finality:
    return protests.finality(club, evening.id, after(evening, minutes))


# --- the end


def test_an_evening_ends_with_its_last_signature(club: OpenClub, evening: Evening) -> None:
    type_sheet(club, table_id(evening, 1, 1), GAMES)
    assert evenings.evening(club, evening.id).ended_at == ""
    type_sheet(club, table_id(evening, 1, 2), GAMES)
    ended = evenings.evening(club, evening.id).ended_at
    assert abs(datetime.fromisoformat(ended) - datetime.now()) < timedelta(minutes=5)


def test_a_signature_taken_back_means_that_it_goes_on(club: OpenClub, played: Evening) -> None:
    sheets.unsign(club, table_id(played, 1, 1))
    assert evenings.evening(club, played.id).ended_at == ""
    assert protests.finality(club, played.id).stage is Stage.GOING_ON


def test_undo_of_the_last_signature_is_that_it_goes_on(club: OpenClub, evening: Evening) -> None:
    type_sheet(club, table_id(evening, 1, 1), GAMES)
    last = table_id(evening, 1, 2)
    type_sheet(club, last, GAMES, sign=False)
    undone_and_redone(club, lambda club: sheets.sign(club, last), restart=False)
    assert evenings.evening(club, evening.id).ended_at
    history.undo(club)
    assert evenings.evening(club, evening.id).ended_at == ""


def test_a_sheet_is_undone_by_itself_also_when_it_ended_the_evening(
    club: OpenClub, played: Evening
) -> None:
    first, last = table_id(played, 1, 1), table_id(played, 1, 2)
    sheets.unsign(club, first)
    sheets.sign(club, first)
    history.undo(club, f"sheet:{last}")
    assert evenings.evening(club, played.id).ended_at == ""


def test_an_evening_of_which_rounds_are_to_be_drawn_goes_on(
    club: OpenClub, played: Evening
) -> None:
    evenings.change_evening(club, played.id, rounds=2)
    assert evenings.evening(club, played.id).ended_at == ""
    assert protests.finality(club, played.id).stage is Stage.GOING_ON


# --- provisional, then final


def test_a_result_is_provisional_for_a_quarter_of_an_hour(club: OpenClub, played: Evening) -> None:
    first = at(club, played, 4)
    assert (first.stage, first.left, first.minutes) == (Stage.PROVISIONAL, 11 * 60, 15)
    assert first.until == str(after(played, 15))
    assert at(club, played, 15).stage is Stage.READY


def test_what_is_closed_within_that_time_is_final_and_can_be_protested_until_its_end(
    club: OpenClub, played: Evening
) -> None:
    closing.close(club, played.id)
    closed = at(club, played, 4)
    assert (closed.stage, closed.left) == (Stage.FINAL, 11 * 60)
    assert closed.until == closing.result(club, played.id).protests_until == str(after(played, 15))
    late = at(club, played, 15)
    assert (late.stage, late.left, late.until) == (Stage.FINAL, 0, "")


def test_a_corrected_result_can_be_protested_no_more(club: OpenClub, played: Evening) -> None:
    closing.close(club, played.id)
    closing.reopen(club, played.id, "roem vergeten")
    sheets.unsign(club, table_id(played, 1, 1))
    type_sheet(club, table_id(played, 1, 1), "92+20 70 100 62")
    closing.close(club, played.id)
    assert at(club, played, 1).until == closing.result(club, played.id).protests_until == ""


@pytest.mark.usefixtures("amsterdam")
@pytest.mark.parametrize(
    ("ended", "until"),
    [
        ("2026-11-12 23:50:00", "2026-11-13 00:05:00"),
        ("2026-03-29 01:50:00", "2026-03-29 03:05:00"),
    ],
)
def test_when_the_time_is_over_is_told_as_the_clock_on_the_wall_will(
    club: OpenClub, played: Evening, ended: str, until: str
) -> None:
    with club.store.read() as conn:
        head = replace(evening_head(conn, played.id), ended_at=ended)
    assert protests_until(head, Version()) == until


def test_a_clock_that_was_put_back_gives_no_more_than_the_whole_time(
    club: OpenClub, played: Evening
) -> None:
    assert at(club, played, -120).left == 15 * 60


def test_no_time_for_protests_is_none(club: OpenClub) -> None:
    evening = evening_with(club, 4, rounds=1, protest_minutes=0)
    evening = seat_by_hand(club, evening, [{1: "1 2 3 4"}])
    type_sheet(club, table_id(evening, 1, 1), GAMES)
    assert protests.finality(club, evening.id).stage is Stage.READY


def test_an_open_protest_stands_in_the_way_after_the_time(club: OpenClub, played: Evening) -> None:
    protests.hand_in(club, played.id, ProtestDraft("De telling klopt niet."))
    assert at(club, played, 20).stage is Stage.PROTESTED
    (made,) = protests.protests(club, played.id)
    protests.decide(club, made.id, upheld=False, ruling="Nageteld.", decided_by="W. Leider")
    shown = at(club, played, 20)
    assert (shown.stage, shown.open, shown.made) == (Stage.READY, 0, 1)


def test_opened_again_within_the_time_it_goes_on_until_something_is_corrected(
    club: OpenClub, played: Evening
) -> None:
    closing.close(club, played.id)
    closing.reopen(club, played.id, "roem vergeten")
    assert at(club, played, 1).stage is Stage.PROVISIONAL
    with club.store.read() as conn:
        head, version = evening_head(conn, played.id), last_version(conn, played.id)
    signed_again = replace(head, ended_at=str(after(played, 2)))
    assert protests_until(head, version) == str(after(played, 15))
    assert protests_until(signed_again, version) == ""


# --- handing in, deciding, withdrawing


def test_a_protest_says_who_where_and_what(club: OpenClub, played: Evening) -> None:
    who, table = played.participants[2], table_id(played, 1, 1)
    saved = protests.hand_in(
        club, played.id, ProtestDraft(" Verzaakt, \n slag 3 ", who.id, table, 2)
    )
    assert str(saved.label) == f"Protest van {who.name} bij tafel 1, ronde 1, spel 2 ingediend"
    (made,) = protests.protests(club, played.id)
    assert (made.name, made.round, made.table, made.game) == (who.name, 1, 1, 2)
    assert made.text == "Verzaakt,\nslag 3"
    assert made.state is ProtestState.OPEN
    assert made.decided_at == ""


def test_a_decision_keeps_reason_article_and_who(club: OpenClub, played: Evening) -> None:
    protests.hand_in(club, played.id, ProtestDraft("Te laat geteld."))
    (made,) = protests.protests(club, played.id)
    protests.decide(
        club, made.id, upheld=True, ruling="Klopt.", decided_by=" W.  Leider ", article="art. 24"
    )
    (made,) = protests.protests(club, played.id)
    assert made.state is ProtestState.UPHELD
    assert (made.ruling, made.article, made.decided_by) == ("Klopt.", "art. 24", "W. Leider")
    assert made.decided_at
    protests.decide(club, made.id, upheld=False, ruling="Toch niet.", decided_by="W. Leider")
    assert protests.protests(club, played.id)[0].state is ProtestState.REJECTED


def test_who_thinks_better_of_it_withdraws(club: OpenClub, played: Evening) -> None:
    protests.hand_in(club, played.id, ProtestDraft("Toch niet."))
    (made,) = protests.protests(club, played.id)
    protests.withdraw(club, made.id)
    assert protests.protests(club, played.id)[0].state is ProtestState.WITHDRAWN
    shown = protests.finality(club, played.id)
    assert (shown.open, shown.made) == (0, 0)
    with pytest.raises(Refused, match="al ingetrokken"):
        protests.withdraw(club, made.id)
    with pytest.raises(Refused, match="valt niets meer"):
        protests.decide(club, made.id, upheld=True, ruling="x", decided_by="y")


def hand_in(club: OpenClub, evening: Evening) -> None:
    draft = ProtestDraft("Verzaakt.", evening.participants[0].id, table_id(evening, 1, 2), 4)
    protests.hand_in(club, evening.id, draft)


def decide(club: OpenClub, evening: Evening) -> None:
    first = protests.protests(club, evening.id)[0]
    protests.decide(club, first.id, upheld=True, ruling="Ja.", decided_by="W. Leider")


def withdraw(club: OpenClub, evening: Evening) -> None:
    protests.withdraw(club, protests.protests(club, evening.id)[0].id)


@pytest.mark.parametrize("deed", [hand_in, decide, withdraw])
def test_every_deed_is_undone_and_redone(
    club: OpenClub, played: Evening, deed: Callable[[OpenClub, Evening], None]
) -> None:
    hand_in(club, played)
    reopened = undone_and_redone(club, lambda club: deed(club, played))
    reopened.close()


@pytest.mark.parametrize(
    ("draft", "said"),
    [
        (ProtestDraft("  "), "Schrijf op waartegen"),
        (ProtestDraft("x" * 2_001), "te lang: 2001 tekens"),
        (ProtestDraft("x", participant_id=999), "doet deze avond niet"),
        (ProtestDraft("x", table_id=999), "hoort niet"),
        (ProtestDraft("x", game=3), "ook de tafel"),
    ],
)
def test_a_protest_that_cannot_be_is_refused_with_a_sentence(
    club: OpenClub, played: Evening, draft: ProtestDraft, said: str
) -> None:
    with pytest.raises(Refused, match=said):
        protests.hand_in(club, played.id, draft)
    assert protests.protests(club, played.id) == ()


def test_a_game_that_was_not_played_there_is_refused(club: OpenClub, played: Evening) -> None:
    table = table_id(played, 1, 2)
    with pytest.raises(Refused, match=r"Spel 5 is niet gespeeld.*spel 1 tot en met 4"):
        protests.hand_in(club, played.id, ProtestDraft("x", table_id=table, game=5))


def test_before_the_draw_there_is_nothing_to_protest_against(club: OpenClub) -> None:
    evening = evening_with(club, 4)
    with pytest.raises(Refused, match="nog niet geloot"):
        protests.hand_in(club, evening.id, ProtestDraft("x"))


def test_what_is_final_is_final(club: OpenClub, played: Evening) -> None:
    hand_in(club, played)
    closing.close(club, played.id)
    for deed in (hand_in, decide, withdraw):
        with pytest.raises(Refused, match="afgesloten"):
            deed(club, played)


def test_a_table_with_a_protest_is_not_drawn_away(club: OpenClub, evening: Evening) -> None:
    hand_in(club, evening)
    with pytest.raises(Refused, match="kan niet weg"):
        evenings.remove_evening(club, evening.id)
    (made,) = protests.protests(club, evening.id)
    assert made.table == 2


def test_a_protest_that_is_gone_is_refused(club: OpenClub) -> None:
    for deed in (
        lambda: protests.withdraw(club, 7),
        lambda: protests.decide(club, 7, upheld=True, ruling="x", decided_by="y"),
    ):
        with pytest.raises(Refused, match="is er niet"):
            deed()


def test_a_decision_lacks_neither_reason_nor_name(club: OpenClub, played: Evening) -> None:
    hand_in(club, played)
    (made,) = protests.protests(club, played.id)
    with pytest.raises(Refused, match="waarom"):
        protests.decide(club, made.id, upheld=True, ruling=" ", decided_by="W. Leider")
    with pytest.raises(Refused, match="Wie besliste"):
        protests.decide(club, made.id, upheld=True, ruling="Ja", decided_by=" ")


def test_what_was_typed_is_undone_by_sheet_also_with_a_protest_at_its_table(
    club: OpenClub, evening: Evening
) -> None:
    table = table_id(evening, 1, 2)
    sheets.save_line(club, table, 1, "92")
    hand_in(club, evening)
    history.undo(club, f"sheet:{table}")
    assert sheets.sheet(club, table).lines[0] == ""
    assert len(protests.protests(club, evening.id)) == 1
