"""What lies on the tables of a contest and hangs on its wall, before the first card is played.

Six pairs in three rounds of four games (NKF 1976, 2, art. 3 to 5, 9 to 12 and 22).
"""

import re
from collections.abc import Callable

from clubadmin import reports
from clubadmin.model.club.printing import Printing
from clubadmin.model.evenings.evening import Evening
from clubadmin.reports.draw import hand_cards, participants, score_cards, table_cards
from clubadmin.reports.results import collecting_sheet
from tests.reports import looking, made_up
from tests.reports.contests import contest

EVENING = contest("schevenings", 6, 3)
GROUPS = contest("schevenings", 6, 3, lines=2)


def of(make: Callable[..., bytes], evening: Evening = EVENING) -> str:
    return looking.text(make(evening, Printing(made_up.CLUB, stamp=made_up.STAMP)))


def test_all_who_take_part_are_listed_under_their_number_with_their_club() -> None:
    text = of(participants.participants_list)
    assert "nr deelnemer club of district" in text
    for one in EVENING.participants:
        assert f"{one.number} {one.players} {one.district}".strip() in text
    assert [one.number for one in EVENING.participants] == [1, 2, 3, 4, 5, 6]


def test_a_seat_slip_says_table_course_number_direction_and_club() -> None:
    text = of(reports.seat_slips)
    assert "1 Magda Peters Dirk Smits De Vier Azen" in text
    assert "3 ronden · 4 spellen per ronde rnd tfl richting spel tegen" in text
    course = "1 3 O/W 9–12 6 Ans Mulder – Jan van den Berg"
    course += " 2 1 O/W 5–8 2 Arie Dekker – Wim Bos"
    course += " 3 2 O/W 1–4 3 Anneke van der Meer – Jan Jansen"
    assert course in text


def test_a_score_card_has_a_line_for_each_table_where_its_game_is_played() -> None:
    pages = of(score_cards.score_cards)
    for game in range(1, 13):
        assert f"Spel {game} " in pages
    first = pages.split("Spel 2 ", 1)[0]
    assert "rnd tfl N/Z O/W speelt pnt roem pnt roem 1 1 2 4 2 3 6 5 3 2 3 1" in first


def test_a_wallet_shows_its_group_its_game_and_a_g_for_who_deals() -> None:
    text = of(hand_cards.wallet_labels, GROUPS)
    marked = re.findall(r"spel (\d+) groep (A|B) Klaverjasclub De Nel (\S) (\S) (\S) (\S)", text)
    assert len(marked) == 24
    for game, _, *seats in marked:  # read north, east, south, west
        assert seats.index("G") == (int(game) - 1) % 4
        assert sorted(seats) == sorted("NOZW".replace("NOZW"[(int(game) - 1) % 4], "G"))


def test_a_table_card_has_number_group_and_the_four_directions() -> None:
    text = of(table_cards.table_cards, GROUPS)
    for number in range(1, 7):
        assert re.search(rf"TAFEL {number}\b", text)
    for word in ("groep A", "groep B", "NOORD", "OOST", "ZUID", "WEST"):
        assert word in text


def test_the_collecting_sheet_is_ready_beforehand_with_numbers_and_every_game() -> None:
    text = of(collecting_sheet.collecting_sheet)
    assert "nr deelnemer 1 2 3 4 5 6 7 8 9 10 11 12 mp tops pnt" in text
    north_south, east_west = text.split("Oost/West", 1)
    for one in EVENING.participants:
        on = north_south if one.number in (2, 3, 6) else east_west
        assert f"{one.number} {one.players}" in on
