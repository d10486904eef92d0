"""A table's page in a real browser: without a connection, two phones, any rules, any screen."""

import re
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from clubadmin.model.club.colours import tokens
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.members.member import Member
from clubadmin.model.sheets.decision import DecisionDraft
from clubadmin.services.attendance import attendance
from clubadmin.services.club import rulesets
from clubadmin.services.club.club import OpenClub, change_settings, settings
from clubadmin.services.draw.drawing import draw
from clubadmin.services.evenings import evenings
from clubadmin.services.hall import protests
from clubadmin.services.hall.clock import RoundClock
from clubadmin.services.members import members
from clubadmin.services.sheets import decisions, sheets
from clubadmin.services.tableside import codes
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
from tests.services.evening_club import evening_with, pairs_evening, seat_by_hand, table_id

LINES = ("92+20", "n-40", "p", "88+30", ".v")  # 30 cannot be: a finding beside the row
LONG = ("Wilhelmina van Oosterhout-Kruisselbrink", "Bartholomeus Zwanenburg-Terpstra van Dam")


def one_table(rules: str, people: int, **values: object) -> Callable[[OpenClub], Evening]:
    def made(club: OpenClub) -> Evening:
        evening = evening_with(club, people, rule_set=rules, **values)
        return draw(club, evening.id, seed=1)[0]

    return made


def typed(*lines: str, **values: int) -> Callable[[OpenClub], Evening]:
    """One table of four, of whom the second round is still to come, with these rows."""

    def made(club: OpenClub) -> Evening:
        evening = evening_with(club, 4, **values)
        evening = seat_by_hand(club, evening, ({1: "1 2 3 4"},))
        sheets.save_lines(club, table_id(evening, 1, 1), dict(enumerate(lines, 1)))
        return evening

    return made


def lines_of(served: Hall) -> tuple[str, ...]:
    at = table_id(served.evening, 1, 1)
    return served.ask(lambda club: sheets.sheet(club, at)).lines


def test_what_was_typed_without_a_connection_goes_once_it_is_back(
    chromium: Browser, tmp_path: Path
) -> None:
    with hall(chromium, tmp_path, typed(games=4)) as served:
        phone = served.phone(1)
        phone.page.context.set_offline(True)
        for game, taps in enumerate(("92 +20", "nat:wij"), 1):
            phone.tap(game, taps)
            phone.page.locator("#done").click()
            expect(phone.row(game)).to_have_class("pending")
        expect(phone.page.locator("#net")).to_contain_text("Geen verbinding")
        expect(phone.page.locator("#net")).to_contain_text("2 nog te versturen")
        expect(phone.row(1)).to_contain_text("Wij 92, roem Wij 20")
        expect(phone.row(2)).to_contain_text("Wij nat")
        assert lines_of(served) == ("", "", "", "")
        phone.page.context.set_offline(False)
        expect(phone.page.locator("tr.pending")).to_have_count(0)
        expect(phone.page.locator("#net")).to_have_text("")
        assert lines_of(served) == ("92+20", "n", "", "")
        assert phone.totals() == ["92", "20", "232", "0"]  # 70 and 162


def test_a_phone_that_is_started_again_still_has_what_it_could_not_send(
    chromium: Browser, tmp_path: Path
) -> None:
    with hall(chromium, tmp_path, typed(games=4)) as served:
        phone = served.phone(1)
        phone.page.route("**/rows/*", lambda route: route.abort())
        phone.tap(1, "100")
        phone.page.locator("#done").click()
        expect(phone.row(1)).to_have_class("pending")
        phone.page.unroute("**/rows/*")
        phone.page.reload()
        expect(phone.page.locator("tr.pending")).to_have_count(0)
        assert lines_of(served)[0] == "100"


def test_an_answer_that_got_lost_does_nothing_twice(chromium: Browser, tmp_path: Path) -> None:
    with hall(chromium, tmp_path, typed(games=4)) as served:
        phone = served.phone(1)
        sent: list[object] = []

        def lose_the_first(route: object) -> None:
            sent.append(route.request.post_data_json["key"])  # type: ignore[attr-defined]
            if len(sent) == 1:
                route.fetch()  # type: ignore[attr-defined]
                route.abort()  # type: ignore[attr-defined]
            else:
                route.continue_()  # type: ignore[attr-defined]

        phone.page.route("**/rows/*", lose_the_first)
        phone.type(1, "92 +20")
        expect(phone.page.locator("tr.pending")).to_have_count(0)
        assert len(sent) == 2
        assert len(set(sent)) == 1  # the same key: known for the same deed
        assert lines_of(served)[0] == "92+20"
        page = served.page(phone.page.url)
        version = page.evaluate("fetch('/api' + location.pathname).then((a) => a.json())")
        assert version["games"][0]["version"] == 1


def test_a_row_that_is_put_right_while_it_is_sent_is_no_row_of_somebody_else(
    chromium: Browser, tmp_path: Path
) -> None:
    with hall(chromium, tmp_path, typed(games=4)) as served:
        phone = served.phone(1)
        held: list[Route] = []

        def hold(route: Route) -> None:
            held.append(route)

        phone.page.route("**/rows/*", hold)
        phone.tap(1, "92")
        phone.page.locator("#done").click()
        expect(phone.row(1)).to_have_class("pending")
        phone.tap(1, "+20")
        for one in held:
            one.continue_()
        phone.page.unroute("**/rows/*")
        expect(phone.row(1).locator("td.points.ew")).to_have_text("70")
        phone.page.locator("#done").click()
        expect(phone.page.locator("tr.pending")).to_have_count(0)
        expect(phone.row(1).locator("td.roem.ns")).to_have_text("20")
        assert lines_of(served)[0] == "92+20"


def test_another_phone_shows_a_row_by_itself(chromium: Browser, tmp_path: Path) -> None:
    with hall(chromium, tmp_path, typed(games=4)) as served:
        one, other = served.phone(1), served.phone(1)
        one.type(1, "pit:zij -20")
        expect(other.row(1).locator("td.roem.ew")).to_have_text("120")
        at = table_id(served.evening, 1, 1)
        served.ask(lambda club: sheets.save_line(club, at, 1, "81-20"))  # the secretary
        for phone in (one, other):
            expect(phone.row(1).locator("td.points.ns")).to_have_text("81")
        expect(other.page.locator("#say")).to_contain_text("Spel 1 is veranderd: Wij 81")
        draft = DecisionDraft("other", None, "Opnieuw geteld.", "", "Wim", "80-20", "")
        served.ask(lambda club: decisions.decide(club, at, 1, draft))
        number = one.row(1).locator("th button")
        expect(number).to_have_text("1 §")
        expect(number).to_have_attribute("aria-label", re.compile("met een beslissing$"))
        expect(one.row(1).locator("td.points.ns")).to_have_text("80")


@pytest.mark.parametrize(("choice", "stays"), [("#take-theirs", "100"), ("#take-mine", "92+20")])
def test_two_who_typed_the_same_game_see_both_and_choose(
    chromium: Browser, tmp_path: Path, choice: str, stays: str
) -> None:
    with hall(chromium, tmp_path, typed(games=4)) as served:
        phone = served.phone(1)
        phone.page.context.set_offline(True)
        phone.tap(1, "92 +20")
        phone.page.locator("#done").click()
        expect(phone.row(1)).to_have_class("pending")
        at = table_id(served.evening, 1, 1)
        served.ask(lambda club: sheets.save_line(club, at, 1, "100"))
        phone.page.context.set_offline(False)
        expect(phone.page.locator("#both")).to_be_visible()
        expect(phone.page.locator("#theirs")).to_contain_text("Wij 100")
        expect(phone.page.locator("#mine")).to_contain_text("92")
        phone.page.locator(choice).click()
        expect(phone.page.locator("#both")).to_be_hidden()
        expect(phone.row(1).locator("td.points.ns")).to_have_text(stays[:3].strip("+"))
        assert lines_of(served)[0] == stays


def test_a_finding_stands_beside_its_row_and_is_gone_with_one_tap(
    chromium: Browser, tmp_path: Path
) -> None:
    with hall(chromium, tmp_path, typed(*LINES, games=5)) as served:
        phone = served.phone(1)
        expect(phone.page.locator("tr.told")).to_contain_text("Spel 4, roem Wij: 30 kan niet")
        expect(phone.page.locator("#end")).to_have_text("Eerst nazien wat met een ! staat")
        phone.type(4, "+20")  # 30 and 20
        expect(phone.page.locator("tr.told")).to_have_count(0)
        assert lines_of(served)[3] == "88+50"
        expect(phone.page.locator(".agree")).to_have_count(2)


def test_roem_is_taken_away_by_a_tap_on_its_box(chromium: Browser, tmp_path: Path) -> None:
    with hall(chromium, tmp_path, typed("92+50-20", games=2)) as served:
        phone = served.phone(1)
        phone.row(1).locator("th button").click()
        expect(phone.page.locator("#pad-dealer")).to_have_text("· gever P1 Aal")
        phone.page.get_by_role("button", name="roem Wij weghalen").click()
        phone.page.locator("[data-add=roem_ns][data-value='20']").click()
        phone.page.locator("#done").click()
        expect(phone.row(1).locator("td.roem.ns")).to_have_text("20")
        assert lines_of(served)[0] == "92+20-20"


def test_a_call_and_a_protest_are_one_tap_and_one_tap_takes_them_back(
    chromium: Browser, tmp_path: Path
) -> None:
    def state(club: OpenClub) -> list[str]:
        return [one.state.value for one in protests.protests(club, served.evening.id)]

    with hall(chromium, tmp_path, typed(games=4)) as served:
        page = served.phone(1).page
        served.server.show_clock(RoundClock.of(1, 20))
        expect(page.locator("#clock")).to_have_text("20:00 ‖")  # it does not run yet
        page.get_by_role("button", name="Leiding roepen").click()
        expect(page.locator("#calls")).to_contain_text("De leiding is geroepen")
        page.get_by_role("button", name="Toch niet").click()
        expect(page.get_by_role("button", name="Leiding roepen")).to_be_visible()
        twice = "(key) => { key.click(); key.click(); }"  # a finger that trembles
        page.get_by_role("button", name="Protest").evaluate(twice)
        expect(page.locator("#calls")).to_contain_text("Het protest is gemeld")
        assert served.ask(state) == ["open"]
        page.get_by_role("button", name="Toch niet").click()
        expect(page.get_by_role("button", name="Protest")).to_be_visible()
        assert served.ask(state) == ["withdrawn"]


def test_a_row_typed_after_both_agreed_opens_the_sheet_again(
    chromium: Browser, tmp_path: Path
) -> None:
    with hall(chromium, tmp_path, typed("92", "81-20", games=2)) as served:
        phone, across = served.phone(1), served.phone(1)
        phone.agree(0)
        across.agree(1)
        for one in (phone, across):
            expect(one.page.locator("#state")).to_have_text("✓ Bevestigd aan tafel")
        phone.type(2, "zij 100")
        expect(phone.page.locator("#state")).to_have_text("")
        expect(phone.page.locator(".agree[aria-pressed=true]")).to_have_count(0)


def test_a_row_that_comes_too_late_is_told_with_what_it_was(
    chromium: Browser, tmp_path: Path
) -> None:
    with hall(chromium, tmp_path, typed("92", "81-20", games=2)) as served:
        phone = served.phone(1)
        phone.page.context.set_offline(True)
        phone.tap(2, "zij 100")
        phone.page.locator("#done").click()
        expect(phone.row(2)).to_have_class("pending")
        at = table_id(served.evening, 1, 1)
        served.ask(lambda club: sheets.sign(club, at))
        phone.page.context.set_offline(False)
        expect(phone.page.locator("#net")).to_contain_text("Spel 2 (Zij 100, roem Zij 20) is niet")
        expect(phone.page.locator("#state")).to_have_text("✓ Afgetekend")
        expect(phone.row(2).locator("td.points.ns")).to_have_text("81")
        assert lines_of(served) == ("92", "81-20")


def test_a_code_that_is_changed_leaves_what_was_typed_on_the_phone(
    chromium: Browser, tmp_path: Path
) -> None:
    with hall(chromium, tmp_path, typed(games=2)) as served:
        phone = served.phone(1)
        served.codes = served.ask(lambda club: codes.renew(club, served.evening.id))
        phone.tap(1, "92")
        phone.page.locator("#done").click()
        expect(phone.page.locator("#net")).to_contain_text("Deze code opent niets (meer)")
        expect(phone.row(1)).to_have_class("pending")
        again = served.phone(1)  # scanned anew
        again.type(1, "92")
        served.faults.clear()  # a browser says that 404 came


def test_three_players_each_have_their_own_total_and_agree_with_it(
    chromium: Browser, tmp_path: Path
) -> None:
    """Of the two together each keeps his own: what the first of them has is typed as well."""

    def made(club: OpenClub) -> Evening:
        copied = next(one for one in rulesets.rule_sets(club) if one.name == "drie-spelers")
        day = date(2026, 9, 1)
        name = rulesets.copy_rule_set(club, copied.id, "Eigen", day, {"solo_share": "own"}).name
        return one_table(name, 3, games=2)(club)

    with hall(chromium, tmp_path, made) as served:
        phone = served.phone(1)
        for game, alone, taps in (
            (1, 0, "bid:90 points_ns:100 +20 share:40"),
            (2, 1, "bid:90 points_ns:100 -20 share:30 more:20"),
        ):
            phone.row(game).locator("th button").click()
            phone.page.locator("[data-put*=who]").nth(alone).click()
            for tap in taps.split():
                box, _, figure = tap.partition(":")
                if figure:
                    phone.page.locator(f"[data-box={box}]").click()
                phone.press(figure or box)
            phone.page.locator("#done").click()
            expect(phone.row(game).locator("td.points.ns")).to_have_text("100")
        assert lines_of(served) == ("1/100*40+20#90", "2/100*30-20*20#90")
        # 1 alone has 100 and 20; of 62 together 2 has 40 and 3 has 22. Then 2 alone has 100; of 62
        # 1 has 30, and the roem of 20, and 3 has 32
        expect(phone.page.locator("#totals td")).to_have_text(["170", "140", "54"])
        for player in range(3):
            phone.agree(player)
        expect(phone.page.locator("#state")).to_have_text("✓ Bevestigd aan tafel")


def test_in_comparison_play_games_go_by_the_number_of_their_wallet(
    chromium: Browser, tmp_path: Path
) -> None:
    def made(club: OpenClub) -> Evening:
        evening = pairs_evening(club, 6, "schevenings", rule_set="nkf1976", games=2, rounds=3)
        return draw(club, evening.id, seed=1)[0]

    with hall(chromium, tmp_path, made) as served:
        second = max(served.evening.plan[0].tables, key=lambda one: one.wallets)
        phone = served.phone(second.number)
        first, last = second.wallets[0], second.wallets[-1]
        assert first > 1
        expect(phone.page.locator("tr.here")).to_have_attribute("data-game", str(first))
        expect(phone.page.locator("th.side.ns")).to_contain_text("N/Z")
        phone.type(first, "92 +20")
        phone.type(last, "zij 100")
        at = second.table_id
        assert served.ask(lambda club: sheets.sheet(club, at)).lines == ("92+20", ".100")
        expect(phone.page.locator("body")).not_to_contain_text("matchpunten", use_inner_text=True)


def test_a_wrong_code_says_what_to_do(chromium: Browser, tmp_path: Path) -> None:
    with hall(chromium, tmp_path, typed(games=4)) as served:
        page = served.page(f"{served.server.address}/t/0000000000000000")
        expect(page.locator("main")).to_contain_text("Deze code opent niets (meer)")
        served.faults.clear()  # a browser says that 404 came


@pytest.mark.sampled(2)
@pytest.mark.parametrize("rules", ["nku", "leidsch", "drie-spelers", "manille"])
def test_everything_fits_on_every_screen(chromium: Browser, tmp_path: Path, rules: str) -> None:
    people = 3 if rules == "drie-spelers" else 4

    def made(club: OpenClub) -> Evening:
        return long_named(club, rules, people)

    with hall(chromium, tmp_path, made) as served:
        for size in (SMALLEST, PHONE, TABLET):
            page = served.phone(1, size).page
            expect(page.locator("tr.here")).to_be_visible()
            assert sideways(page) == 0
            if page.locator("#next").is_visible():
                page.locator("#next").click()
            expect(page.locator("#done")).to_be_in_viewport()
            assert sideways(page) == 0
            assert cut_off(page) == []


def test_with_letters_twice_as_large_every_key_of_a_phone_is_reached(
    chromium: Browser, tmp_path: Path
) -> None:
    with hall(chromium, tmp_path, lambda club: long_named(club, "nku", 4)) as served:
        for wide, high in (SMALLEST, PHONE):
            page = served.phone(1, (wide // 2, high // 2)).page
            expect(page.locator("tr.here")).to_be_visible()
            assert sideways(page) == 0
            page.locator("#next").click()
            assert sideways(page) == 0
            assert cut_off(page) == []
            for key in page.locator("#pad button:visible").all():
                key.scroll_into_view_if_needed()
                box = key.bounding_box()
                assert box is not None
                assert box["x"] >= 0
                assert box["x"] + box["width"] <= wide // 2
                assert min(box["width"], box["height"]) >= 24
            expect(page.locator("#done")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    ("scheme", "language", "said", "accent"),
    [
        ("light", "nl-NL", "Spel 6 invullen", "#ffd400"),
        ("dark", "en-GB", "Type game 6", "#8a2b3a"),
    ],
)
def test_names_roles_and_contrast_are_right_in_the_colour_of_the_club(
    chromium: Browser, tmp_path: Path, scheme: str, language: str, said: str, accent: str
) -> None:
    def made(club: OpenClub) -> Evening:
        change_settings(club, replace(settings(club), accent=accent))
        return typed(*LINES, games=6)(club)

    with hall(chromium, tmp_path, made) as served:
        page = served.phone(1, scheme=scheme, language=language).page
        expect(page.locator("#next")).to_have_text(said)
        shade = tokens(scheme == "dark", accent).accent
        red, green, blue = (int(shade[at : at + 2], 16) for at in (1, 3, 5))
        painted = f"rgb({red}, {green}, {blue})"
        expect(page.locator("#next")).to_have_css("background-color", painted)
        wrong_here(page)
        page.locator("#next").click()
        wrong_here(page)
        page.locator("[data-mark=n]").click()
        wrong_here(page)


def test_the_first_view_is_light(chromium: Browser, tmp_path: Path) -> None:
    with hall(chromium, tmp_path, typed(*LINES, games=16)) as served:
        page = served.page("about:blank")
        weights: list[int] = []
        page.on(
            "requestfinished", lambda request: weights.append(request.sizes()["responseBodySize"])
        )
        page.goto(served.card(1))
        expect(page.locator("tr.here")).to_be_visible()
        assert 0 < sum(weights) < 100_000


def long_named(club: OpenClub, rules: str, people: int) -> Evening:
    evening = evening_with(club, 0, rule_set=rules, games=12)
    for at in range(people):
        first, _, last = LONG[at % 2].partition(" ")
        one = members.add_member(club, Member(0, f"{last} {at}"[-34:], first_name=first))
        attendance.add_participant(club, evening.id, member_id=one.id)
    drawn = draw(club, evening.id, seed=1)[0]
    return evenings.evening(club, drawn.id)
