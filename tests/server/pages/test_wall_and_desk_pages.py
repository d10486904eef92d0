"""The wall and the second desk in a real browser."""

import re
from datetime import date
from pathlib import Path

from playwright.sync_api import Browser, Page, Route, expect

from clubadmin.model.evenings.evening import Evening
from clubadmin.model.members.member import Member
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.deeds import deeds
from clubadmin.services.evenings import evenings
from clubadmin.services.hall import screen
from clubadmin.services.hall.clock import RoundClock, now
from clubadmin.services.members import members
from clubadmin.services.sheets import sheets
from clubadmin.storage.schema.tablenames import ParticipantRow
from tests.server.pages.browsing import (
    PHONE,
    SMALLEST,
    TABLET,
    Hall,
    cut_off,
    hall,
    sideways,
    wrong_here,
)
from tests.services.evening_club import (
    draw_next,
    evening_with,
    pairs_evening,
    seat_by_hand,
    table_id,
)

ROUNDS = ({1: "1 2 3 4", 2: "5 6 7 8"}, {1: "1 5 3 7", 2: "2 6 4 8"})


def made(club: OpenClub) -> Evening:
    evening = seat_by_hand(club, evening_with(club, 8, games=2), ROUNDS)
    members.add_member(club, Member(0, "Özdemir", first_name="Zoë", phone="06 1234 5678"))
    members.add_member(club, Member(0, "van den Berg", first_name="Piet", email="piet@example.org"))
    return evening


def sign(served: Hall, round_number: int, table: int, *lines: str) -> None:
    at = table_id(served.evening, round_number, table)

    def work(club: OpenClub) -> None:
        sheets.save_lines(club, at, dict(enumerate(lines, 1)))
        sheets.sign(club, at)

    served.ask(work)


def the_wall(served: Hall, size: tuple[int, int] = PHONE, **how: str) -> Page:
    return served.page(f"{served.server.address}/wall/{served.codes.wall}", size, **how)


def test_somebody_finds_a_seat_by_letters_and_sees_what_may_be_seen(
    chromium: Browser, tmp_path: Path
) -> None:
    with hall(chromium, tmp_path, made) as served:
        page = the_wall(served)
        page.get_by_label("Waar zit ik?").fill("cas")
        page.keyboard.press("Enter")
        # number 3 sits O at table 1 with number 4, against 1 and 2
        expect(page.locator(".seat")).to_contain_text("Tafel 1 Oost")
        expect(page.locator("#mine")).to_contain_text("met P4 Dam")
        expect(page.locator("#mine")).to_contain_text("tegen P1 Aal – P2 Bos")
        expect(page.locator("#standing")).to_contain_text("zodra een ronde helemaal is afgetekend")
        served.server.show_clock(RoundClock.of(1, 20).started(now()))
        expect(page.locator("#clock")).to_have_text(re.compile(r"20:00|1\d:\d\d"))
        sign(served, 1, 1, "92+20", "100")  # Wij 192 + 20 = 212, Zij 70 + 62 = 132
        sign(served, 1, 2, "81-20", "nat".replace("at", ""))  # Wij 81, Zij 81 + 162 + 20 = 263
        expect(page.locator("#standing h2")).to_have_text("Stand na ronde 1")
        rows = page.locator("#standing tbody tr").all_inner_texts()
        assert [row.split("\t")[2] for row in rows] == [
            *("263", "263", "212", "212", "132", "132", "81", "81")
        ]
        expect(page.locator("#mine")).to_contain_text("Plaats 5 na ronde 1, met 132")
        expect(page.locator("#standing tr.here")).to_contain_text("Cas")
        expect(page.locator(".seat")).to_contain_text("Tafel 1")  # of the second round
        expect(page.locator("#mine")).to_contain_text("met P7 Geel")
        served.ask(lambda club: screen.hide_from(club, served.evening.id, 1))
        expect(page.locator("#standing")).to_contain_text("blijft nog even geheim")
        expect(page.locator("#standing table")).to_have_count(0)
        expect(page.locator("#mine")).not_to_contain_text("132")


CLUBS = ("De Roem", "Nooit Nat", "")


def many(club: OpenClub) -> Evening:
    """A round of twenty-eight pairs of two clubs and none, signed."""
    evening = pairs_evening(club, 28, games=2, rounds=2)
    for _ in range(2):
        evening, _ = draw_next(club, evening.id, seed=1)
    with club.store.change("clubs") as change:
        for one in evening.participants:
            change.update(ParticipantRow, one.id, district=CLUBS[one.number % 3])
    for at in evening.plan[0].tables:
        sheets.save_lines(club, at.table_id, {1: str(90 + at.number), 2: "100"})
        sheets.sign(club, at.table_id)
    return evening


def test_a_row_is_found_by_name_number_and_club_and_one_tap_leads_to_the_top(
    chromium: Browser, tmp_path: Path
) -> None:
    with hall(chromium, tmp_path, many) as served:
        for size in (SMALLEST, PHONE, TABLET):
            page = the_wall(served, size)
            rows, field = page.locator("#standing [data-number]:visible"), page.locator("#row")
            expect(rows).to_have_count(28)
            expect(page.locator("option[value=own]")).to_be_disabled()  # of whom is not known yet
            page.get_by_label("Waar zit ik?").fill("p13 mol")
            page.keyboard.press("Enter")
            expect(page.locator("#mine")).to_contain_text("P13")
            page.get_by_role("link", name="Plaats").click()  # leads to the own row
            own = page.locator("#standing .here")
            expect(own).to_be_in_viewport()
            top = "document.querySelector('#find').getBoundingClientRect().bottom"
            covered = f"(one) => one.getBoundingClientRect().top < {top}"
            assert not own.evaluate(covered), "below what stays in view"
            field.fill("P17 r")
            expect(rows).to_have_count(1)
            expect(rows).to_be_in_viewport()
            field.fill("12")
            expect(rows).to_have_count(1)
            expect(rows).to_contain_text("12 P23")
            field.fill("zo niet")
            expect(page.locator("#no-row")).to_be_visible()
            field.fill("")
            page.locator("#club").select_option("own")
            expect(rows).to_have_count(10)
            expect(rows.first).to_contain_text("Nooit Nat")
            page.locator("#club").select_option("De Roem")
            expect(rows).to_have_count(9)
            page.mouse.wheel(0, 500)
            page.get_by_role("link", name="naar boven").click()
            page.wait_for_function("scrollY === 0")
            assert (sideways(page), cut_off(page)) == (0, [])
            wrong_here(page)


def test_the_wall_knows_of_people_their_names_alone(chromium: Browser, tmp_path: Path) -> None:
    with hall(chromium, tmp_path, made) as served:
        page = the_wall(served)
        for private in ("06 1234 5678", "piet@example.org"):
            assert private not in page.content()


def test_any_sheet_is_typed_at_the_second_desk_with_the_keys_of_the_window(
    chromium: Browser, tmp_path: Path
) -> None:
    with hall(chromium, tmp_path, made) as served:
        page = served.page(f"{served.server.address}/desk", TABLET)
        page.get_by_label("Code van dit bureau").fill(served.codes.desk)
        page.keyboard.press("Enter")
        page.get_by_label("Uw naam").fill("Ans")
        page.get_by_role("link", name="Tafel 2").first.click()
        expect(page.locator("#place h2")).to_have_text("Tafel 2 · ronde 1")
        expect(page.locator("#line")).to_be_focused()
        page.keyboard.type("92+5")  # 5 is 50: tens, as in the window
        expect(page.locator("#told")).to_contain_text("Wij 92, roem 50")
        page.keyboard.press("Enter")
        expect(page.locator("#line-of")).to_have_text("Spel 2")
        page.keyboard.type("**+")  # a pit with twenty besides
        page.keyboard.press("Enter")
        expect(page.locator("#line-of")).to_have_text("Alles is getypt en klopt")
        at = table_id(served.evening, 1, 2)
        assert served.ask(lambda club: sheets.sheet(club, at)).lines == ("92+50", "**+120")
        page.keyboard.press("Enter")  # signs, and goes on to the next
        expect(page.locator("#place h2")).to_have_text("Tafel 1 · ronde 2")
        assert served.ask(lambda club: sheets.sheet(club, at)).signed
        undone = served.ask(history.undo_state)
        assert "Tweede bureau (Ans)" in str(undone.undo)  # in the journal under that name


def test_a_number_and_enter_open_that_table_and_who_is_at_it_stands_on_its_tile(
    chromium: Browser, tmp_path: Path
) -> None:
    with hall(chromium, tmp_path, made) as served:
        desk = f"{served.server.address}/desk/{served.codes.desk}"
        for table in (1, 2):
            sign(served, 1, table, "92", "100")
        ans = served.page(desk, TABLET)
        expect(ans.locator(".board h2").first).to_contain_text("Ronde 2")  # what is played first
        ans.get_by_label("Uw naam").fill("Ans")
        ans.get_by_label("Naar tafel").fill("7")
        ans.keyboard.press("Enter")
        expect(ans.locator("#no-table")).to_have_text("Tafel 7 is er niet.")
        ans.get_by_label("Naar tafel").fill("2")
        ans.keyboard.press("Enter")
        expect(ans.locator("#place h2")).to_have_text("Tafel 2 · ronde 2")
        expect(ans.locator("#line")).to_be_focused()
        other = served.page(desk, TABLET)
        tile = other.locator('[data-at="2-2"]')
        expect(tile).to_contain_text("✎ Ans")
        ans.keyboard.type("92")
        ans.keyboard.press("Enter")
        expect(tile).to_contain_text("half")  # told of that tile alone
        other.get_by_label("Naar tafel").fill("1")
        other.keyboard.press("Enter")
        expect(other.locator("#place h2")).to_have_text("Tafel 1 · ronde 2")
        ans.get_by_label("Naar tafel").fill("1")  # without a way round: it is not locked
        ans.keyboard.press("Enter")
        expect(ans.locator("#place h2")).to_have_text("Tafel 1 · ronde 2")
        expect(tile).not_to_contain_text("Ans")


def test_four_totals_are_typed_ahead_at_the_second_desk_and_games_follow(
    chromium: Browser, tmp_path: Path
) -> None:
    def first(club: OpenClub) -> Evening:
        return evenings.change_evening(club, made(club).id, totals_first=True)

    with hall(chromium, tmp_path, first) as served:
        page = served.page(f"{served.server.address}/desk/{served.codes.desk}/t/1/1", TABLET)
        expect(page.locator("#line-of")).to_contain_text("Spel 1, of vier totalen")
        # two games: 324 = 192 + 132; then what cannot be, which stays in the field
        page.keyboard.type("192 20 132 0\n\n200 0 124 0\n\n")
        expect(page.locator("#place h2")).to_have_text("Tafel 1 · ronde 2")
        expect(page.locator(".tile[data-at='1-1']")).to_contain_text("Σ totalen")
        page.keyboard.type("192 20 133 0\n")
        expect(page.locator("#end")).to_contain_text("192 en 133 zijn samen 325")
        page.locator(".tile[data-at='1-1']").click()
        expect(page.locator("#totals")).to_contain_text("192")
        expect(page.locator("#end")).to_contain_text("Alleen totalen")
        page.keyboard.type("92+20\n100\n")
        expect(page.locator(".tile[data-at='1-1']")).to_contain_text("klaar")
        board = served.ask(lambda club: sheets.board(club, served.evening.id))
        assert [one.totals_only for one in board[0].tables] == [False, True]
        assert sideways(page) == 0


def test_who_types_ahead_at_the_second_desk_loses_and_misplaces_nothing(
    chromium: Browser, tmp_path: Path
) -> None:
    """Blind, from one sheet to the next, while rows, signatures and pages are still under way."""
    with hall(chromium, tmp_path, made) as served:
        page = served.page(f"{served.server.address}/desk/{served.codes.desk}", TABLET)
        page.locator(".tile").first.click()
        expect(page.locator("#line")).to_be_focused()
        page.keyboard.type("abc\n**+\n")  # what is refused waits until the field is free
        expect(page.locator("#line-of")).to_have_text("Spel 1")
        expect(page.locator("#line")).to_have_value("abc")
        page.keyboard.type("92+5\n\n81-20\n100\n\n60\n61\n\n")
        expect(page.locator("#place h2")).to_have_text("Tafel 2 · ronde 2")
        expect(page.locator("#line")).to_be_focused()
        typed = {}
        for at in ((1, 1), (1, 2), (2, 1)):
            sheet = served.ask(
                lambda club, at=at: sheets.sheet(club, table_id(served.evening, *at))
            )
            typed[at] = sheet.lines if sheet.signed else ()
        assert typed == {
            (1, 1): ("92+50", "**+120"),
            (1, 2): ("81-20", "100"),
            (2, 1): ("60", "61"),
        }
        page.locator("tr[data-game='2'] th button").click()
        expect(page.locator("#line-of")).to_have_text("Spel 2")
        page.go_back()
        expect(page.locator("#place h2")).to_contain_text("Tafel 1 · ronde 2")
        served.faults.clear()  # a browser says that 422 came


def test_what_somebody_else_typed_meanwhile_is_not_typed_over_unseen(
    chromium: Browser, tmp_path: Path
) -> None:
    with hall(chromium, tmp_path, made) as served:
        page = served.page(f"{served.server.address}/desk/{served.codes.desk}", TABLET)
        page.locator(".tile").first.click()
        expect(page.locator("#line")).to_be_focused()
        page.keyboard.type("92")
        at = table_id(served.evening, 1, 1)
        served.ask(lambda club: sheets.save_line(club, at, 1, "100"))
        expect(page.locator("tr[data-game='1'] td.points.ns")).to_have_text("100")
        page.keyboard.press("Enter")
        expect(page.locator("#both")).to_be_visible()
        expect(page.locator("#theirs")).to_contain_text("Wij 100")
        page.locator("#take-mine").click()
        expect(page.locator("#line-of")).to_have_text("Spel 2")
        expect(page.locator("tr.pending")).to_have_count(0)
        assert served.ask(lambda club: sheets.sheet(club, at)).lines[0] == "92"


def test_what_somebody_else_typed_before_he_is_heard_is_not_hidden_by_what_is_typed(
    chromium: Browser, tmp_path: Path
) -> None:
    with hall(chromium, tmp_path, made) as served:
        page = served.page(f"{served.server.address}/desk/{served.codes.desk}", TABLET)
        held: list[Route] = []

        def hold(route: Route) -> None:  # others are not heard yet
            held.append(route)

        page.route("**/t/1/1/events*", hold)
        page.locator(".tile").first.click()
        expect(page.locator("#line")).to_be_focused()
        page.keyboard.type("92")
        row = page.locator("tr[data-game='1'] td.points.ns")
        expect(row).to_have_text("92")
        at = table_id(served.evening, 1, 1)
        served.ask(lambda club: sheets.save_line(club, at, 1, "100"))
        held[0].continue_()
        expect(row).to_have_text("100")
        page.keyboard.press("Enter")
        expect(page.locator("#theirs")).to_contain_text("Wij 100")


def test_at_the_second_desk_nothing_typed_is_lost_without_a_connection_or_where_it_is_refused(
    chromium: Browser, tmp_path: Path
) -> None:
    with hall(chromium, tmp_path, made) as served:
        page = served.page(f"{served.server.address}/desk/{served.codes.desk}/t/1/1", TABLET)
        expect(page.locator("#line")).to_be_focused()
        page.context.set_offline(True)
        page.keyboard.type("92")
        page.keyboard.press("Enter")
        expect(page.locator("#line-of")).to_have_text("Spel 2")
        expect(page.locator("tr.pending")).to_contain_text("92")
        expect(page.locator("#net")).to_contain_text("1 nog te versturen")
        page.context.set_offline(False)
        expect(page.locator("tr.pending")).to_have_count(0)
        page.keyboard.type("abc")
        page.keyboard.press("Enter")
        expect(page.locator("#net")).to_contain_text("Spel 2 (abc) is niet aangenomen")
        expect(page.locator("#line-of")).to_have_text("Spel 2")
        expect(page.locator("#line")).to_have_value("abc")
        at = table_id(served.evening, 1, 1)
        assert served.ask(lambda club: sheets.sheet(club, at)).lines == ("92", "")
        served.faults.clear()  # a browser says that 422 came


def test_without_a_connection_the_next_sheets_are_typed_too_and_all_of_it_goes_once_in_order(
    chromium: Browser, tmp_path: Path
) -> None:
    with hall(chromium, tmp_path, made) as served:
        page = served.page(f"{served.server.address}/desk/{served.codes.desk}/t/1/1", TABLET)
        with page.expect_response("**/sheets*after=*"):
            expect(page.locator("#line")).to_be_focused()
        page.context.set_offline(True)
        page.keyboard.type("92\n81-20\n")
        expect(page.locator("#line-of")).to_contain_text("zodra die er weer is")
        page.keyboard.type("\n")  # to be signed once there is a connection
        expect(page.locator("#place h2")).to_have_text("Tafel 2 · ronde 1")
        page.keyboard.type("60\nabc\n\n")  # what cannot be is told when it is sent
        expect(page.locator("#place h2")).to_have_text("Tafel 1 · ronde 2")
        page.keyboard.type("100\n")
        expect(page.locator("#behind")).to_contain_text("Nog te versturen: 1, 2.")
        page.get_by_label("Naar tafel").fill("2")  # to one of which nothing was typed
        page.keyboard.press("Enter")
        expect(page.locator("#place h2")).to_have_text("Tafel 2 · ronde 1")
        expect(page.locator("tr.pending")).to_have_count(2)
        page.locator("[data-at='2-1']").click()
        expect(page.locator("tr.pending")).to_have_count(1)
        page.context.set_offline(False)
        expect(page.locator("#behind")).to_contain_text("Tafel 2, ronde 1: ")
        expect(page.locator("tr.pending")).to_have_count(0)
        lines = {
            at: served.ask(lambda club, at=at: sheets.sheet(club, table_id(served.evening, *at)))
            for at in ((1, 1), (1, 2), (2, 1))
        }
        assert {at: (one.lines, one.signed) for at, one in lines.items()} == {
            (1, 1): (("92", "81-20"), True),
            (1, 2): (("60", ""), False),
            (2, 1): (("100", ""), False),
        }
        page.locator("#behind a").click()
        expect(page.locator("#line")).to_have_value("abc")
        expect(page.locator("#net")).to_contain_text("Spel 2 (abc) is niet aangenomen")
        page.keyboard.type("61\n")
        expect(page.locator("#line-of")).to_have_text("Alles is getypt en klopt")
        page.keyboard.press("Enter")  # what was left behind is done: on to what is left
        expect(page.locator("#place h2")).to_have_text("Tafel 1 · ronde 2")
        expect(page.locator("#behind")).to_have_text("")
        page.locator("#pile summary").click()
        mine = page.locator("#pile b").all_inner_texts()
        assert mine == ["Tafel 2", "Tafel 1", "Tafel 1"]  # the last on top
        done = [
            (str(one.label).removeprefix("Tweede bureau: "), one.changes)
            for one in served.ask(deeds)
        ]
        assert done[3::-1] == [  # nothing twice
            ("Formulier tafel 1, ronde 1 afgetekend", 3),
            ("Tafel 2, ronde 1: spel 1", 1),
            ("Tafel 1, ronde 2: spel 1", 1),
            ("Formulier tafel 2, ronde 1 afgetekend", 2),
        ]
        served.faults.clear()  # a browser says that 422 came


def test_two_desks_on_one_sheet_are_warned_and_a_name_is_asked_with_the_code(
    chromium: Browser, tmp_path: Path
) -> None:
    with hall(chromium, tmp_path, made) as served:
        ans = served.page(f"{served.server.address}/desk", TABLET)
        ans.get_by_label("Code van dit bureau").fill(served.codes.desk)
        ans.get_by_label("Uw naam").fill("Ans")
        ans.keyboard.press("Enter")
        expect(ans.locator("#called")).to_have_value("Ans")
        ans.locator(".tile").first.click()
        expect(ans.locator("#line")).to_be_focused()
        ans.reload()
        expect(ans.locator("#called")).to_have_value("Ans")  # and not asked again
        expect(ans.locator("[data-at='1-1']")).to_contain_text("✎ Ans")
        expect(ans.locator("#also")).to_have_text("")
        bep = served.page(f"{served.server.address}/desk/{served.codes.desk}/t/1/1", TABLET)
        expect(bep.locator("#also")).to_contain_text("ook open bij Ans")
        expect(ans.locator("#also")).to_contain_text("ook open bij een bureau")
        bep.get_by_label("Uw naam").fill("Bep")
        bep.keyboard.press("Tab")
        expect(ans.locator("#also")).to_contain_text("ook open bij Bep")
        bep.locator("#line").click()
        bep.keyboard.type("92\n100\n\n")  # it is not locked
        expect(bep.locator("#place h2")).to_have_text("Tafel 2 · ronde 1")
        expect(ans.locator("#also")).to_have_text("")
        served.server.show_window(table_id(served.evening, 1, 2))
        expect(bep.locator("#also")).to_contain_text("ook open bij de secretaris")


def test_who_comes_in_at_the_door_is_there_with_letters_and_enter(
    chromium: Browser, tmp_path: Path
) -> None:
    def empty(club: OpenClub) -> Evening:
        made(club)
        return evening_without(club)

    with hall(chromium, tmp_path, empty) as served:
        page = served.page(f"{served.server.address}/desk/{served.codes.desk}", TABLET)
        letters = page.locator("#letters")
        expect(letters).to_be_focused()  # there is nothing to type yet but names
        letters.press_sequentially("zo")
        expect(page.locator("#candidates [aria-selected=true]")).to_have_text("Zoë Özdemir")
        letters.press("Enter")
        expect(page.locator("#came")).to_have_text("✓ Zoë Özdemir is er")
        letters.press_sequentially("ozd")
        expect(page.locator(".already")).to_contain_text("Zoë Özdemir is er al")
        letters.press("Enter")  # no guest of the same name by one Enter too many
        letters.press("Escape")
        letters.press_sequentially("riet nieuw")
        expect(page.locator("#candidates [aria-selected=true]")).to_have_text(
            "Riet Nieuw, als gast"
        )
        page.get_by_label("Speelt voor (club)").fill("KV Troef")
        page.keyboard.press("Enter")
        expect(page.locator("#people h2")).to_have_text("Aanwezig: 2")
        expect(page.locator("#people li").first).to_have_text("2 Riet Nieuw KV Troef")
        there = served.ask(lambda club: evenings.evening(club, served.evening.id)).participants
        assert [one.name for one in there] == ["Zoë Özdemir", "Riet Nieuw"]


def test_letters_that_outrun_the_list_let_in_whom_they_name_and_nobody_else(
    chromium: Browser, tmp_path: Path
) -> None:
    with hall(chromium, tmp_path, made) as served:
        page = served.page(f"{served.server.address}/desk/{served.codes.desk}", TABLET)
        page.locator("#to-door").click()
        letters = page.locator("#letters")
        letters.press_sequentially("e")
        expect(page.locator("#candidates [aria-selected=true]")).to_have_text("Piet van den Berg")
        late: list[Route] = []

        def answer_later(route: Route) -> None:
            late.append(route)

        page.route("**/candidates*", answer_later)
        letters.press("Backspace")
        letters.press_sequentially("zoe")
        letters.press("Enter")
        expect(letters).to_have_value("")
        letters.press_sequentially("riet nieuw")
        letters.press("Enter")
        letters.press_sequentially("ozd")
        for one in late:
            one.continue_()
        page.unroute("**/candidates*")
        expect(page.locator("#came")).to_have_text("✓ Riet Nieuw is er")
        expect(letters).to_have_value("ozd")
        expect(page.locator(".already")).to_contain_text("Zoë Özdemir is er al")
        there = served.ask(lambda club: evenings.evening(club, served.evening.id)).participants
        assert [one.name for one in there[-2:]] == ["Zoë Özdemir", "Riet Nieuw"]
        assert len(there) == 10


def test_both_pages_fit_and_are_read_aloud(chromium: Browser, tmp_path: Path) -> None:
    with hall(chromium, tmp_path, made) as served:
        sign(served, 1, 1, "92+20", "100")
        sign(served, 1, 2, "81-20", "n")
        desk = f"{served.server.address}/desk/{served.codes.desk}"
        for size, how in (
            (SMALLEST, {"scheme": "dark"}),
            (PHONE, {"language": "en-GB"}),
            (TABLET, {}),
            ((PHONE[0] // 2, PHONE[1] // 2), {}),  # letters twice as large
        ):
            wall = the_wall(served, size, **how)
            expect(wall.locator("#standing table")).to_be_visible()
            assert sideways(wall) == 0
            wrong_here(wall)
            page = served.page(desk, size, **how)
            whose = "Your name" if "language" in how else "Uw naam"
            expect(page.get_by_placeholder(whose)).to_have_id("called")  # said on a phone as well
            page.locator(".tile").first.click()  # of the round that is played
            expect(page.locator("#line")).to_be_focused()
            assert (sideways(page), cut_off(page)) == (0, [])
            wrong_here(page)
            page.locator("#to-door").click()
            page.locator("#letters").press_sequentially("berg")
            expect(page.locator("#candidates [aria-selected=true]")).to_be_visible()
            assert sideways(page) == 0
            wrong_here(page)


def evening_without(club: OpenClub) -> Evening:
    """An evening of the same competition to which nobody came yet."""
    return evenings.add_evening(club, 1, date(2026, 11, 19))
