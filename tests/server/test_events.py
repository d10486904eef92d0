"""Each sees at once what another changes, whoever does it; nothing is asked twice for that."""

from clubadmin.services.club import history
from clubadmin.services.draw import drawing
from clubadmin.services.hall.clock import Moment, RoundClock, now
from clubadmin.services.sheets import sheets
from clubadmin.services.tableside import calls, codes
from tests.server.listening import listening
from tests.server.serving import Hall
from tests.services.evening_club import table_id


def watched(hall: Hall, **at: int) -> str:
    return f"/api/t/{hall.code(**at)}/events"


def test_who_begins_to_watch_gets_the_sheet(hall: Hall):
    hall.row(1, "92")
    with listening(hall, watched(hall)) as phone:
        assert phone.status == 200
        state = phone.until("state")
    assert (state["table"], state["games"][0]["typed"]) == (1, "92")


def test_a_row_of_one_phone_comes_to_the_other(hall: Hall):
    with listening(hall, watched(hall)) as phone:
        phone.until("state")
        hall.row(2, "92+20")
        row = phone.until("row")
    assert (row["game"], row["typed"], row["version"]) == (2, "92+20", 1)
    assert row["totals"]["ns"]["total"] == 112


def test_what_the_window_changes_comes_to_the_phone_undo_as_well(hall: Hall):
    table = table_id(hall.evening, 1, 1)
    with listening(hall, watched(hall)) as phone:
        phone.until("state")
        hall.on_club(lambda club: sheets.save_line(club, table, 3, "n-40"))
        assert phone.until("row")["typed"] == "n-40"
        hall.on_club(lambda club: history.undo(club, f"sheet:{table}"))
        row = phone.until("row")
        assert (row["typed"], row["version"]) == ("", 2)
        hall.on_club(lambda club: sheets.save_lines(club, table, dict.fromkeys(range(1, 5), "92")))
        assert [phone.until("row")["game"] for _ in range(4)] == [1, 2, 3, 4]
        hall.on_club(lambda club: sheets.sign(club, table))
        assert phone.until("state")["state"] == "signed"


def test_agreeing_calling_and_its_answer_are_states(hall: Hall):
    table = table_id(hall.evening, 1, 1)
    lines = dict.fromkeys(range(1, 5), "92")
    hall.on_club(lambda club: sheets.save_lines(club, table, lines))
    with listening(hall, watched(hall)) as phone:
        phone.until("state")
        asked = {"side": "ns", "totals": {"ns": 368, "ew": 280}, "key": "a"}
        hall.ask("POST", f"/api/t/{hall.code()}/confirm", json=asked)
        assert phone.until("state")["confirmed"] == ["ns"]
        hall.ask("POST", f"/api/t/{hall.code()}/call", json={"key": "b"})
        assert phone.until("state")["called"] is True
        hall.on_club(lambda club: calls.answer(club, table))
        assert phone.until("state")["called"] is False


def test_the_other_tables_are_told_nothing(hall: Hall):
    with listening(hall, watched(hall, table=2)) as phone:
        phone.until("state")
        hall.row(1, "92")
        hall.row(1, "82", table=2)
        assert phone.until("row")["typed"] == "82"


def test_the_clock_comes_to_everybody_also_to_who_comes_later(hall: Hall):
    with listening(hall, watched(hall)) as phone:
        phone.until("state")
        hall.server.show_clock(RoundClock.of(1, 20))
        clock = {"round": 1, "total": 1200, "left": 1200, "running": False}
        assert phone.until("clock") == clock
        with listening(hall, f"/api/wall/{hall.codes.wall}/events") as late:
            assert late.until("clock") == clock
        hall.server.show_clock(None)
        assert phone.until("clock") is None


def test_who_comes_while_it_runs_gets_the_time_that_is_left_then(hall: Hall):
    at = now()
    minute_ago = Moment(at.wall - 60, at.steady - 60)
    hall.server.show_clock(RoundClock.of(2, 20).started(minute_ago))
    with listening(hall, watched(hall)) as late:
        clock = late.until("clock")
    assert (clock["round"], clock["running"]) == (2, True)
    assert 0 < clock["left"] <= 1140


def test_the_wall_is_told_what_it_shows_and_each_his_own_evening(hall: Hall):
    ends = {table: hall.evening.plan[0].tables[table - 1].ns[0] for table in (1, 2)}
    path = f"/api/wall/{hall.codes.wall}/events"

    def sign(table: int) -> None:
        at = table_id(hall.evening, 1, table)
        lines = dict.fromkeys(range(1, 5), "92")
        hall.on_club(lambda club: sheets.save_lines(club, at, lines))
        hall.on_club(lambda club: sheets.sign(club, at))

    with (
        listening(hall, f"{path}?number={ends[1]}") as first,
        listening(hall, f"{path}?number={ends[2]}") as second,
        listening(hall, path) as nobody,
    ):
        sign(1)
        assert first.until("state") == {"changed": True}, "his own sheet was signed"
        hall.server.show_clock(RoundClock.of(1, 20))
        assert (second.next() or "")[0] == "clock", "and nobody else was woken"
        sign(2)  # the round is complete: now there is a standing
        assert second.until("state") == first.until("state") == {"changed": True}
        assert [(nobody.next() or "")[0] for _ in range(2)] == ["clock", "state"]


def test_the_desk_is_told_of_every_table(hall: Hall):
    with listening(hall, f"/api/desk/{hall.codes.desk}/events") as desk:
        hall.row(1, "92", table=2)
        assert desk.until("state") == {"changed": True}, "the whole board is asked for first"
        hall.row(3, "92", table=2)
        told = desk.until("state")
        assert [one["at"] for one in told["tiles"]] == ["1-2"], "and then the tile that changed"
        assert told["done"]["1"] == "0/2"
        hall.ask("POST", f"/api/desk/{hall.codes.desk}/people", json={"guest": "Riet Bos"})
        assert desk.until("state") == {"changed": True}, "somebody came: the list of people too"
    with listening(hall, f"/api/desk/{hall.codes.desk}/t/1/2/events") as desk:
        desk.until("state")
        hall.row(2, "100", table=2)
        assert desk.until("row")["game"] == 2


def test_who_has_a_sheet_open_stands_on_its_tile_and_the_next_sheet_passes_it_by(hall: Hall):
    where = f"/desk/{hall.codes.desk}"
    after = f"/api{where}/sheets?after=2-2"
    assert hall.ask("GET", after).json()["order"][0] == "1-1"
    with listening(hall, f"/api{where}/events") as other:
        with listening(hall, f"/api{where}/t/1/1/events?desk=Riet"):
            assert other.until("state") == {"changed": True}
            tiles = hall.ask("GET", f"/api{where}").json()["rounds"][0]["tables"]
            assert [one["desks"] for one in tiles] == [["Riet"], []]
            assert hall.ask("GET", after).json()["order"][0] == "1-2"
        told = other.until("state")
        assert ["Riet" in one["html"] for one in told["tiles"]] == [False], "she went"


def test_with_new_codes_who_watched_by_an_old_one_sees_nothing_more(hall: Hall):
    with listening(hall, watched(hall)) as phone:
        phone.until("state")
        hall.on_club(lambda club: codes.renew(club, hall.evening.id))
        assert phone.next() is None


def test_a_table_that_is_drawn_anew_is_left(hall: Hall):
    with listening(hall, watched(hall, at=2)) as phone:
        phone.until("state")
        hall.row(1, "92")
        hall.on_club(lambda club: drawing.draw(club, hall.evening.id, seed=7))
        while (event := phone.next()) is not None:
            assert event[0] == "state"


def test_at_the_end_everybody_is_let_go(hall: Hall):
    with listening(hall, watched(hall)) as phone:
        phone.until("state")
        hall.server.stop()
        assert phone.next() is None
