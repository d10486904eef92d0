"""A whole evening of comparison play on phones: wallets, and a result that is hidden until allowed.

Four pairs, two tables, two rounds of two games; every figure is worked out by hand.
"""

from pathlib import Path

from playwright.sync_api import Browser, expect

from clubadmin.model.evenings.evening import Evening
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw.drawing import draw
from clubadmin.services.hall import screen
from clubadmin.services.sheets import sheets
from tests.server.pages.browsing import PHONE, hall
from tests.services.evening_club import pairs_evening

# By round: the pairs N/Z and O/W of each table, its games, and what is tapped for them.
EVENING = (
    {1: (4, 3, (1, 2), ("92", "zij 100")), 2: (2, 1, (1, 2), ("100", "zij 60"))},
    {1: (4, 1, (3, 4), ("120", "82")), 2: (2, 3, (3, 4), ("99", "nat:wij"))},
)
# Game 1: N/Z 92 and 100, so pair 2 has 4 and pair 4 has 2; O/W 70 and 62: pair 3 has 4, 1 has 2.
# Game 2: N/Z 62 and 102: 2 has 4, 4 has 2; O/W 100 and 60: 3 has 4, 1 has 2.
# Game 3: N/Z 120 and 99: 4 has 4, 2 has 2; O/W 42 and 63: 3 has 4, 1 has 2.
# Game 4: N/Z 82 and 0: 4 has 4, 2 has 2; O/W 80 and 162: 3 has 4, 1 has 2.
RESULT = {4: "12", 2: "12", 3: "16", 1: "8"}
TRAVELLER = [["1", "62", "2"], ["2", "60", "2"], ["3", "42", "2"], ["4", "80", "2"]]  # of pair 1


def made(club: OpenClub) -> Evening:
    evening = pairs_evening(club, 4, "schevenings", rule_set="nkf1976", games=2, rounds=2)
    evening = draw(club, evening.id, seed=1)[0]
    return screen.hide_from(club, evening.id, 1)


def test_an_evening_of_comparison_play_shows_nothing_before_it_may_be_seen(
    chromium: Browser, tmp_path: Path
) -> None:
    with hall(chromium, tmp_path, made) as served:
        wall = served.page(f"{served.server.address}/wall/{served.codes.wall}", PHONE)
        wall.get_by_label("Waar zit ik?").fill("aal")
        wall.keyboard.press("Enter")
        for number, tables in enumerate(EVENING, 1):
            for table, (ns, ew, games, taps) in tables.items():
                place = served.evening.plan[number - 1].tables[table - 1]
                assert (place.ns, place.ew, place.wallets) == ((ns,), (ew,), games)
                phone = served.phone(table)
                expect(phone.page.locator("h1")).to_contain_text(f"ronde {number}")
                for game, tapped in zip(games, taps, strict=True):
                    expect(phone.page.locator("tr.here")).to_have_attribute("data-game", str(game))
                    phone.type(game, tapped)
                phone.agree(0)
                phone.agree(1)
                expect(phone.page.locator("body")).not_to_contain_text("matchpunten")
                phone.page.context.close()
        ids = [one.table_id for plan in served.evening.plan for one in plan.tables]
        assert served.ask(lambda club: sheets.sign_all(club, ids)) is None
        expect(wall.locator("#standing")).to_contain_text("blijft nog even geheim")
        expect(wall.locator("#mine h2")).to_have_text("P1 Aal – P2 Bos")
        expect(wall.locator("#traveller")).to_have_count(0)
        served.ask(lambda club: screen.hide_from(club, served.evening.id, None))
        expect(wall.locator("#traveller")).to_be_visible()
        rows = wall.locator("#traveller tbody tr").all_inner_texts()
        assert [row.split() for row in rows] == TRAVELLER
        shown = {
            int(row.get_attribute("data-number") or 0): row.locator(".sum").inner_text()
            for row in wall.locator("#standing [data-number]").all()
        }
        assert shown == RESULT
