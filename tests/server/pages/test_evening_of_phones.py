"""A whole evening of three tables and two rounds, typed on phones, from the scan to the signature.

Every figure is worked out by hand beside it.
"""

from pathlib import Path

from playwright.sync_api import Browser, expect

from clubadmin.model.evenings.evening import Evening
from clubadmin.services.club.club import OpenClub
from clubadmin.services.results import closing
from clubadmin.services.sheets import sheets
from tests.server.pages.browsing import PHONE, SMALLEST, TABLET, Phone, hall, sideways
from tests.services.evening_club import evening_with, seat_by_hand, table_id

# N S E W by number; everybody meets two other people in the second round
ROUNDS = (
    {1: "1 2 3 4", 2: "5 6 7 8", 3: "9 10 11 12"},
    {1: "1 3 5 7", 2: "2 9 6 11", 3: "4 8 10 12"},
)

# What is tapped for each game, and what the sheet then shows: points and roem of Wij, of Zij.
EVENING = {
    (1, 1): (
        ("92 +20", "92 20 70 /"),
        ("zij 100 -50", "62 / 100 50"),
        ("nat:wij -20 -20", "NAT0 / 162 40"),  # all of it goes to Zij, whose roem is 20 + 20
        ("pit:wij", "PIT162 100 0 /"),  # the pit's 100 stands in the box of roem
    ),  # Wij 92 + 62 + 0 + 162 = 316, roem 20 + 100 = 120; Zij 70 + 100 + 162 = 332, roem 90
    (1, 2): (
        ("81 -20", "81 / 81 20"),
        ("zij 60 +100", "102 100 60 /"),
        ("verzaakt:zij +50", "262 50 VERZAAKT0 /"),  # 162 and 100, and the roem that was made
        ("104", "104 / 58 /"),
    ),  # Wij 81 + 102 + 262 + 104 = 549, roem 150; Zij 81 + 60 + 0 + 58 = 199, roem 20
    (1, 3): (
        ("120", "120 / 42 /"),
        ("zij 99", "63 / 99 /"),
        ("nat:zij +50 +20", "162 70 NAT0 /"),
        ("82", "82 / 80 /"),
    ),  # Wij 120 + 63 + 162 + 82 = 427, roem 70; Zij 42 + 99 + 0 + 80 = 221, roem 0
    (2, 1): (
        ("130 +20", "130 20 32 /"),
        ("88", "88 / 74 /"),
        ("zij 90 -20", "72 / 90 20"),
        ("100", "100 / 62 /"),
    ),  # Wij 130 + 88 + 72 + 100 = 390, roem 20; Zij 32 + 74 + 90 + 62 = 258, roem 20
    (2, 2): (
        ("pit:zij -20", "0 / PIT162 120"),  # 100 of the pit and 20
        ("90", "90 / 72 /"),
        ("90", "90 / 72 /"),
        ("90", "90 / 72 /"),
    ),  # Wij 270, roem 0; Zij 162 + 3 x 72 = 378, roem 120
    (2, 3): (
        ("91 +20", "91 20 71 /"),
        ("zij 100", "62 / 100 /"),
        ("84 +50", "84 50 78 /"),
        ("zij 110 -20", "52 / 110 20"),
    ),  # Wij 91 + 62 + 84 + 52 = 289, roem 70; Zij 71 + 100 + 78 + 110 = 359, roem 20
}
TOTALS = {
    (1, 1): ["316", "120", "332", "90"],
    (1, 2): ["549", "150", "199", "20"],
    (1, 3): ["427", "70", "221", "0"],
    (2, 1): ["390", "20", "258", "20"],
    (2, 2): ["270", "0", "378", "120"],
    (2, 3): ["289", "70", "359", "20"],
}
# By number: what he made in the first round and in the second, points and roem together.
MADE = {
    1: 436 + 410,  # Wij of 1-1, then Wij of 2-1
    2: 436 + 270,
    3: 422 + 410,  # Zij of 1-1, then Wij of 2-1
    4: 422 + 359,
    5: 699 + 278,
    6: 699 + 498,
    7: 219 + 278,
    8: 219 + 359,
    9: 497 + 270,
    10: 497 + 379,
    11: 221 + 498,
    12: 221 + 379,
}


def made(club: OpenClub) -> Evening:
    return seat_by_hand(club, evening_with(club, 12), ROUNDS)


def test_an_evening_goes_from_the_cards_to_signed_sheets(chromium: Browser, tmp_path: Path) -> None:
    with hall(chromium, tmp_path, made) as served:
        for number in (1, 2):
            for table, size in ((1, SMALLEST), (2, PHONE), (3, TABLET)):
                phone = served.phone(table, size)
                expect(phone.page.locator("h1")).to_contain_text(f"Tafel {table} ronde {number}")
                typed(phone, number, table)
                agreed(phone)
                assert sideways(phone.page) == 0
                phone.page.context.close()
        everything = [table_id(served.evening, *at) for at in EVENING]
        last = served.phone(3)
        expect(last.page.locator("#state")).to_have_text("✓ Bevestigd aan tafel")
        assert served.ask(lambda club: sheets.sign_all(club, everything)) is None
        expect(last.page.locator("#state")).to_have_text("✓ Afgetekend")
        expect(last.page.locator("#next")).to_be_hidden()
        result = served.ask(lambda club: closing.result(club, served.evening.id))
        assert {row.number: row.score for row in result.rows} == MADE


def typed(phone: Phone, number: int, table: int) -> None:
    for game, (taps, shown) in enumerate(EVENING[number, table], 1):
        expect(phone.page.locator("tr.here")).to_have_attribute("data-game", str(game))
        phone.type(game, taps)
        assert [box.replace("\n", "") for box in phone.boxes(game)] == shown.split()
    assert phone.totals() == TOTALS[number, table]


def agreed(phone: Phone) -> None:
    phone.agree(0)
    expect(phone.page.locator("#state")).to_have_text("")  # one side is half a sheet
    phone.agree(1)
    expect(phone.page.locator("#state")).to_have_text("✓ Bevestigd aan tafel")
