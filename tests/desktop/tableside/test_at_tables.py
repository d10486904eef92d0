"""Sheets typed at the tables, seen from the window: a real server, and phones that ask it."""

import httpx
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from clubadmin.desktop.board.board import TableTile
from clubadmin.desktop.evening.page import FORMS
from clubadmin.desktop.kit import remembered
from clubadmin.desktop.screen.hall import MINUTES
from clubadmin.desktop.tableside import switch as switches
from clubadmin.model.evenings.evening import SheetState
from clubadmin.server import announcing, network
from clubadmin.services.results import closing
from clubadmin.services.sheets import sheets
from tests.asking import ask, events
from tests.desktop.driving import CONTROL, SHIFT, press, settle, typed
from tests.desktop.looking import all_named, read
from tests.desktop.made_window import made_window
from tests.desktop.tableside.phones import LOOPBACK, Phone, bar_of, switch_of

SHEET = ("92", "100+20", "61", "82")
KEYS = CONTROL | SHIFT


def turn_on(qtbot, ops, forms) -> None:
    QTest.keyClick(forms.pane.grid, Qt.Key.Key_T, KEYS)
    qtbot.waitUntil(lambda: switch_of(forms).codes is not None)
    settle(qtbot, ops)


@pytest.fixture
def on(qtbot, ops, forms):
    turn_on(qtbot, ops, forms)
    return forms


def tiles(page) -> list[str]:
    """What a screen reader says of each tile of the first round."""
    return [one.accessibleName() for one in page.findChildren(TableTile) if one.isVisible()][:3]


def here(forms):
    """The table whose sheet is on the grid."""
    return forms.pane.sheet.place


def test_the_switch_opens_the_port_and_tells_where_it_is(qtbot, ops, page, forms):
    assert not forms.beside, "a club that never used it does not see it, nor loads it"
    turn_on(qtbot, ops, forms)
    assert bar_of(forms).isVisible()
    assert ask("GET", f"{switch_of(forms).address.base}/").status_code in {200, 404}
    assert f"http://{LOOPBACK}:" in read(bar_of(forms))


def test_what_network_carries_a_hall_is_said_before_the_doors_open_and_where_it_will_not(
    qtbot, ops, page, on, monkeypatch
):
    bar = bar_of(on)
    carries = ("Windows laat meestal 8", "5 tot 10", "router van twintig euro", "op papier")
    assert all(part in read(bar) for part in carries)
    Phone(switch_of(on), 1).types(1, "92")
    qtbot.waitUntil(lambda: "router" not in read(bar))
    monkeypatch.setattr(switches.Switch, "host", "172.20.10.2")  # an iPhone's
    monkeypatch.setattr(network, "_HOTSPOTS", {"172.20.10.": 2})
    switch_of(on).changed.emit()
    assert "laat meestal 2 telefoons toe, en er zijn 3 tafels" in read(bar)
    assert all(part in read(bar) for part in carries)


def test_a_row_that_comes_in_is_shown_on_the_sheet_and_on_the_board(qtbot, ops, page, on):
    place = here(on)
    phone = Phone(switch_of(on), place.number)
    assert phone.types(1, "92").status_code == 200
    qtbot.waitUntil(lambda: typed(on.pane.grid)[0] == "92")
    other = Phone(switch_of(on), place.number % 3 + 1)
    other.types_all("70", "80")
    qtbot.waitUntil(lambda: any("half" in one for one in tiles(page)))
    assert on.board.tables[other.sheet()["table"] - 1].typed == 2


def test_what_the_secretary_types_meanwhile_keeps_its_text_its_place_and_the_keyboard(
    qtbot, ops, page, on, club
):
    grid = on.pane.grid
    phone = Phone(switch_of(on), here(on).number)
    press(grid, "92\n8")
    phone.types(3, "70+20")
    qtbot.waitUntil(lambda: typed(grid)[2] == "70+20")
    assert (grid.model.text, grid.model.row, grid.hasFocus()) == ("8", 1, True)
    press(grid, "1\n")
    settle(qtbot, ops)
    assert sheets.sheet(club, here(on).table_id).lines[:3] == ("92", "81", "70+20")
    assert [one["typed"] for one in phone.sheet()["games"]][:3] == ["92", "81", "70+20"]


def test_a_row_that_both_typed_shows_both_and_a_key_chooses_what_was_typed_here(
    qtbot, ops, page, on, club
):
    grid, table_id = on.pane.grid, here(on).table_id
    phone = Phone(switch_of(on), here(on).number)
    press(grid, "8")
    phone.types(1, "70+20")
    qtbot.waitUntil(lambda: grid.model.changed_under)
    assert "Spel 1 veranderde" in read(on.pane.parted)
    assert "70+20" in read(on.pane.parted)
    press(grid, "2\n")
    qtbot.waitUntil(lambda: "U typte: 82" in read(on.pane.parted))
    settle(qtbot, ops)
    assert sheets.sheet(club, table_id).lines[0] == "70+20", "nothing is written over unasked"
    press(grid, "77\n")
    QTest.keyClick(grid, Qt.Key.Key_F5)
    settle(qtbot, ops)
    assert sheets.sheet(club, table_id).lines[:2] == ("82", "77")
    assert phone.sheet()["games"][0]["typed"] == "82"
    assert not on.pane.parted.isVisible()


def test_or_the_key_leaves_what_stands_there(qtbot, ops, page, on, club):
    grid, table_id = on.pane.grid, here(on).table_id
    press(grid, "8")
    Phone(switch_of(on), here(on).number).types(1, "70+20")
    qtbot.waitUntil(lambda: grid.model.changed_under)
    press(grid, "2\n")
    qtbot.waitUntil(lambda: bool(on.pane.keeper.undecided_tables))
    qtbot.waitUntil(on.pane.parted.isVisible)
    assert page.not_kept().startswith("Een rij is hier én aan tafel getypt")
    QTest.keyClick(grid, Qt.Key.Key_F5, SHIFT)
    settle(qtbot, ops)
    assert sheets.sheet(club, table_id).lines[0] == "70+20"
    assert page.not_kept() == ""


def test_the_same_row_typed_alike_by_both_is_nothing_to_choose(qtbot, ops, page, on):
    grid = on.pane.grid
    press(grid, "92")
    Phone(switch_of(on), here(on).number).types(1, "92")
    qtbot.waitUntil(lambda: grid.model.changed_under)
    press(grid, "\n")
    settle(qtbot, ops)
    assert not on.pane.parted.isVisible()
    assert not on.pane.keeper.undecided_tables


def test_a_phone_that_lags_behind_the_window_is_told_what_stands_there(qtbot, ops, page, on):
    phone = Phone(switch_of(on), here(on).number)
    press(on.pane.grid, "92\n")
    settle(qtbot, ops)
    answer = phone.types(1, "70", version=0)
    assert answer.status_code == 409
    assert answer.json()["typed"] == "92"


def test_confirmed_sheets_carry_a_mark_and_one_key_signs_them_all(qtbot, ops, page, on, club):
    for number in (1, 2):
        phone = Phone(switch_of(on), number)
        phone.types_all(*SHEET)
        phone.confirms()
    qtbot.waitUntil(lambda: "Teken alle bevestigde af (2)" in read(bar_of(on)))
    assert sum("bevestigd" in one for one in tiles(page)) == 2
    QTest.keyClick(on.pane.grid, Qt.Key.Key_A, KEYS)
    qtbot.waitUntil(lambda: "bevestigde af" not in read(bar_of(on)))
    settle(qtbot, ops)
    states = [one.state for one in on.board.tables[:3]]
    assert states.count(SheetState.SIGNED) == 2
    ops.look_at_history("")
    ops.undo()
    settle(qtbot, ops)
    qtbot.waitUntil(lambda: "Teken alle bevestigde af (2)" in read(bar_of(on)))
    ops.redo()
    settle(qtbot, ops)
    assert [one.state for one in on.board.tables[:3]].count(SheetState.SIGNED) == 2


def test_a_row_that_changes_after_it_was_confirmed_takes_the_mark_away(qtbot, ops, page, on):
    phone = Phone(switch_of(on), here(on).number)
    phone.types_all(*SHEET)
    phone.confirms()
    qtbot.waitUntil(lambda: "Bevestigd aan tafel" in read(on.pane.signing))
    phone.types(2, "99")
    qtbot.waitUntil(lambda: "bevestigd" not in read(page))


def test_a_call_and_a_protest_stand_on_the_board_at_once(qtbot, ops, page, on):
    Phone(switch_of(on), 2).calls()
    qtbot.waitUntil(lambda: "Tafel 2 vraagt om de wedstrijdleider" in read(bar_of(on)))
    assert sum("roept" in one for one in tiles(page)) == 1
    Phone(switch_of(on), 3).protests("Spel 2 is niet verzaakt.")
    qtbot.waitUntil(lambda: "1 protest" in read(bar_of(on)))
    assert sum("protest" in one for one in tiles(page)) == 1
    (helped,) = all_named(bar_of(on), QAbstractButton, "Tafel 2 is geholpen")
    helped.click()
    qtbot.waitUntil(lambda: "vraagt" not in read(bar_of(on)))


@pytest.mark.parametrize("first", ["the clock", "the switch"])
def test_the_clock_of_the_round_is_on_the_phones(qtbot, ops, window, forms, first):
    remembered.keep_text(MINUTES, "20")
    if first == "the switch":
        turn_on(qtbot, ops, forms)
    window.toggle_clock()
    settle(qtbot, ops)
    if first == "the clock":
        turn_on(qtbot, ops, forms)
    told = Phone(switch_of(forms), here(forms).number).hears("clock")
    assert (told["round"], told["running"]) == (1, True)
    assert 0 < told["left"] <= told["total"] == 1200


def test_for_the_second_desk_the_name_in_the_network_is_told_where_there_is_one(
    qtbot, ops, page, forms, monkeypatch
):
    asked, ended = [], []

    class Named(announcing.Announcement):
        def start(self, address, port):
            asked.append(address)
            self.host = "clubadmin.local"

        def stop(self):
            ended.append(self.host)

    monkeypatch.setattr(announcing, "Announcement", Named)
    monkeypatch.setattr(network, "addresses", lambda: ("192.168.1.20",))
    turn_on(qtbot, ops, forms)
    qtbot.waitUntil(lambda: "clubadmin.local" in switch_of(forms).easy_address.base)
    QTest.keyClick(all_named(bar_of(forms), QAbstractButton, "Tweede bureau")[0], Qt.Key.Key_Space)
    assert f"clubadmin.local:{switch_of(forms).address.base.rpartition(':')[2]}/desk" in read(
        bar_of(forms)
    )
    assert switch_of(forms).address.short.startswith("192.168.1.20:"), "cards need no name"
    switch_of(forms).turn_off()
    qtbot.waitUntil(lambda: ended == ["clubadmin.local"])
    assert asked == ["192.168.1.20"]


def test_off_no_port_is_open(qtbot, ops, page, on):
    base = switch_of(on).address.base
    assert Phone(switch_of(on), 1).asks() == 200
    (off,) = all_named(bar_of(on), QAbstractButton, "Uitzetten")
    off.click()
    with pytest.raises(httpx.ConnectError):
        ask("GET", base)


def test_other_codes_close_the_old_cards(qtbot, ops, page, on):
    phone = Phone(switch_of(on), 1)
    before = switch_of(on).codes
    (other,) = all_named(bar_of(on), QAbstractButton, "Nieuwe codes")
    other.click()
    qtbot.waitUntil(lambda: switch_of(on).codes not in (None, before))
    assert phone.asks() == 404
    assert Phone(switch_of(on), 1).asks() == 200


def test_with_the_evening_closed_no_code_opens_anything_and_the_port_closes(
    qtbot, ops, page, on, club, evening
):
    base = switch_of(on).address.base
    assert Phone(switch_of(on), 1).asks() == 200

    def close(club):
        for plan in evening.plan:
            for one in plan.tables:
                sheets.save_lines(club, one.table_id, dict(enumerate(SHEET, 1)))
                sheets.sign(club, one.table_id)
        return closing.close(club, evening.id)

    ops.change(close, lambda _: None)
    qtbot.waitUntil(lambda: switch_of(on).codes is None)
    with pytest.raises(httpx.ConnectError):
        ask("GET", base)


def test_the_port_closes_with_the_window(qtbot, ops, window, on):
    base = switch_of(on).address.base
    window.close()
    with pytest.raises(httpx.ConnectError):
        ask("GET", base)


def test_ctrl_z_takes_back_what_was_typed_here_and_nothing_that_the_table_typed(
    qtbot, ops, window, on, club
):
    grid, table_id = on.pane.grid, here(on).table_id
    phone = Phone(switch_of(on), here(on).number)
    press(grid, "92\n")
    settle(qtbot, ops)
    phone.types(3, "70+20")
    qtbot.waitUntil(lambda: typed(grid)[2] == "70+20")
    window.taken_back.undo()
    settle(qtbot, ops)
    assert sheets.sheet(club, table_id).lines[:3] == ("", "", "70+20")
    assert typed(grid)[:3] == ["", "", "70+20"]
    ops.redo()
    settle(qtbot, ops)
    assert sheets.sheet(club, table_id).lines[:3] == ("92", "", "70+20")


def test_in_another_language_the_tables_go_on_and_with_its_window_the_port_closes(
    qtbot, ops, theme, tmp_path, window, on, evening
):
    phone, base = Phone(switch_of(on), 2), switch_of(on).address.base
    window.hand_over()  # as a choice of language does
    settle(qtbot, ops)
    assert phone.asks() == 200
    other = made_window(qtbot, ops, theme, tmp_path)
    other.go("evening")
    settle(qtbot, ops)
    other.place("evening").open_evening(evening.id, FORMS)
    settle(qtbot, ops)
    forms = other.place("evening").desk.forms
    assert base in read(bar_of(forms))
    phone.types_all("70", "80")
    qtbot.waitUntil(lambda: forms.board.tables[1].typed == 2)
    other.close()
    with pytest.raises(httpx.ConnectError):
        ask("GET", base)


def test_who_has_a_sheet_open_at_a_desk_stands_on_its_tile_and_the_tab_counts_along(
    qtbot, ops, page, on, club
):
    switch, mine = switch_of(on), here(on)
    desk = f"{switch.address.base}/api/desk/{switch.codes.desk}"
    second = next(one for one in on.board.tables if one.number == mine.number % 3 + 1)

    def signs(place) -> None:
        at = f"{desk}/t/{place.round}/{place.number}"
        for game, line in enumerate(SHEET, 1):
            what = {"typed": line, "version": 0, "key": f"{place.table_id}-{game}", "desk": "Ans"}
            assert ask("PUT", f"{at}/rows/{game}", json=what).status_code == 200
        assert ask("POST", f"{at}/sign", json={"desk": "Ans"}).status_code == 200

    with events(f"{desk}/t/{second.round}/{second.number}/events?desk=Ans"):
        qtbot.waitUntil(lambda: any("open bij Ans" in one for one in tiles(page)))
        asked = ask("GET", desk).json()["rounds"][0]["tables"]
        assert [one["desks"] for one in asked if one["desks"]] in (
            [[None], ["Ans"]],
            [["Ans"], [None]],
        )
        press(on.pane.grid, "\n".join(SHEET) + "\n\n\n\n\n\n")
        qtbot.waitUntil(lambda: here(on).table_id not in (mine.table_id, second.table_id))
    qtbot.waitUntil(lambda: not any("open bij" in one for one in tiles(page)))
    signs(second)
    qtbot.waitUntil(lambda: page.desk.steps.tabs[FORMS].count == "2 van 6")
    with events(f"{desk}/t/{here(on).round}/{here(on).number}/events?desk=Bep"):
        qtbot.waitUntil(lambda: "ook open bij Bep" in read(page.window()))
    qtbot.waitUntil(lambda: "ook open bij Bep" not in read(page.window()))
