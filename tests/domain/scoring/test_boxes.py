"""What stands in and across the boxes of a row."""

import pytest

from clubadmin.domain.row.raw import RawGame
from clubadmin.domain.row.seat_totals import players_of
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.boxes import boxes_of, words_of
from clubadmin.domain.scoring.sheet import score_line
from clubadmin.domain.terms import Language, Position, Side
from tests.domain.scoring.own import built_in

N, E, S, W = Position


@pytest.mark.parametrize(
    ("line", "dutch", "english"),
    [
        ("-", "niet gespeeld", "not played"),
        ("x", "vervallen", "cancelled"),
        ("92-20", "", ""),
        ("onzin", "", ""),
    ],
)
def test_across_a_row_without_figures_stands_why(
    line: str, dutch: str, english: str, nku: RuleSet
) -> None:
    game = score_line(line, nku, 1)
    assert words_of(game).casefold() == dutch
    assert words_of(game, Language.EN).casefold() == english


@pytest.mark.parametrize(
    ("line", "ours", "theirs"),
    [
        ("n-20", "NAT", ""),
        (".n+20", "", "NAT"),
        ("p", "PIT", ""),
        (".p", "", "PIT"),
        ("v", "VERZAAKT", ""),
        (".v", "", "VERZAAKT"),
        ("a92", "ARBITRAAL", ""),
        ("92-20", "", ""),
    ],
)
def test_how_a_game_ended_stands_with_the_side_it_befell_and_once(
    line: str, ours: str, theirs: str, nku: RuleSet
) -> None:
    boxes = boxes_of(score_line(line, nku, 1), {}, nku)
    assert [box.mark for box in boxes] == [ours, "", theirs, ""]


def test_who_plays_on_a_side_follows_from_who_plays_alone(nku: RuleSet) -> None:
    three = built_in("drie-spelers")
    assert players_of(Side.NS, RawGame(), nku) == (N, S)
    assert players_of(Side.EW, RawGame(), nku) == (E, W)
    assert players_of(Side.EW, RawGame(), three) == (N, E, S)
    assert players_of(Side.NS, RawGame(solo=2), three) == (E,)
    assert players_of(Side.EW, RawGame(solo=2), three) == (N, S)
    assert players_of(Side.NS, RawGame(solo=2, played_by=Side.EW), three) == (N, S)
