"""The draw by name explains its letters, also the one of who sits out."""

from clubadmin.domain.rules.cards import Suit
from clubadmin.model.club.printing import Printing
from clubadmin.reports.draw.draws import draw_list
from clubadmin.reports.draw.movement import movement_cards
from clubadmin.reports.kit.ink import ink
from tests.reports import made_up
from tests.reports.contests import contest
from tests.reports.looking import text


def test_the_letter_of_who_sits_out_is_explained_where_somebody_does() -> None:
    assert "s: zit deze ronde stil." in text(
        draw_list(made_up.evening(13), Printing(made_up.CLUB), "name")
    )
    assert "zit deze ronde stil" not in text(
        draw_list(made_up.evening(12), Printing(made_up.CLUB), "name")
    )


def test_hearts_and_diamonds_are_red_and_dark_enough_for_a_copy() -> None:
    colours = ink("#1f6b4a")
    assert {one for one in Suit if colours.of_suit(one) != colours.text} == {Suit.H, Suit.R}


def test_of_seven_rounds_of_pairs_each_name_on_a_card_is_whole() -> None:
    names = tuple(f"{first} Oudenbosch-Schimmelpenninckhuizen" for first in ("Wim", "Willem"))
    made = text(movement_cards(contest("howell-pairs", 8, 7, names=names), Printing(made_up.CLUB)))
    assert "…" not in made
    assert made.count(names[1]) >= 8 * 7 // 2
