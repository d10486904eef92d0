from clubadmin.domain.row.columns import after_text, columns, extra_text, points_text
from clubadmin.domain.row.raw import RawGame
from clubadmin.domain.row.settle import Amounts, SettledGame, Share
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.sheet import judge
from clubadmin.domain.terms import Language, Outcome, Position, Side
from tests.domain.scoring.own import built_in, own


def before(rules: RuleSet) -> list[str]:
    return [extra.key for extra in columns(rules).before]


def after(rules: RuleSet) -> list[str]:
    return [extra.key for extra in columns(rules).after]


def test_the_plain_game_has_four_boxes_and_nothing_else(rules: RuleSet) -> None:
    shown = columns(rules)
    assert (shown.before, shown.after, shown.sides, shown.roem) == ((), (), "wij-zij", True)
    assert shown.paper == ("ns_points", "ns_roem", "ew_points", "ew_roem")


def test_kraken_asks_who_played_and_who_doubled(nku: RuleSet) -> None:
    assert before(own(nku, doubling="kraken")) == ["who", "double"]


def test_kraken_with_spades_double_asks_for_trump_as_well(nku: RuleSet) -> None:
    assert before(own(nku, doubling="kraken", spades_double=True)) == ["who", "trump", "double"]


def test_bids_by_suit_name_the_suit_and_bids_by_points_do_not(nku: RuleSet) -> None:
    assert before(own(nku, bidding="level")) == ["who", "bid", "trump"]
    assert before(own(nku, bidding="points")) == ["who", "bid"]


def test_three_players_have_a_column_each_and_add_up_their_own(nku: RuleSet) -> None:
    rules = own(nku, system="solo", players="3", bidding="points")
    shown = columns(rules)
    assert before(rules) == ["solo", "bid"]
    assert after(rules) == ["player-1", "player-2", "player-3"]
    assert (shown.sides, shown.paper) == ("alone-together", ("first", "second", "third"))


def test_manille_has_no_roem_and_shows_what_players_are_fined(nku: RuleSet) -> None:
    rules = own(nku, system="manille", doubling="kloppen", no_trumps=True, revoke="redeal-fine")
    shown = columns(rules)
    assert (before(rules), after(rules)) == (["trump", "double"], ["fines"])
    assert (shown.roem, shown.paper) == (False, ("ns_points", "ew_points"))


def test_where_tricks_count_there_is_no_roem(nku: RuleSet) -> None:
    assert not columns(own(nku, system="tricks", trick_points=1)).roem
    assert not columns(own(nku, roem_where="none")).roem


def test_only_30_30_at_manille_is_shown_with_dashes(nku: RuleSet) -> None:
    manille = built_in("manille")
    shown = {}
    for line in ("37", "---", "30", "-", ".v"):
        game = judge(line, manille).settled
        assert game is not None
        shown[line] = tuple(points_text(game, side, manille) for side in Side)
    assert shown == {
        "37": ("7", "0"),
        "---": ("---", "---"),
        "30": ("---", "---"),
        "-": ("0", "0"),
        ".v": ("0", "0"),
    }
    level = SettledGame(Outcome.MADE, None, Amounts(0), Amounts(0))
    assert points_text(level, Side.NS, nku) == "0"


def test_narrow_columns_are_as_wide_as_what_stands_in_them(nku: RuleSet) -> None:
    level = own(nku, bidding="level", doubling="kraken", revoke="personal")
    solo = own(nku, system="solo", players="3", bidding="points")
    shares = {
        extra.key: extra.share
        for shown in (columns(level), columns(solo))
        for extra in (*shown.before, *shown.after)
    }
    assert shares == {
        "who": 0.16,
        "trump": 0.18,
        "double": 0.2,
        "solo": 0.2,
        "bid": 0.24,
        "player-1": 0.3,
        "player-2": 0.3,
        "player-3": 0.3,
        "fines": 0.36,
    }


def test_a_personal_penalty_has_a_column(nku: RuleSet) -> None:
    assert after(own(nku, revoke="personal")) == ["fines"]


def test_two_players_have_their_names_above_the_boxes(nku: RuleSet) -> None:
    assert columns(own(nku, players="2")).sides == "players"


def test_columns_before_the_boxes_show_what_the_row_says() -> None:
    raw = RawGame(played_by=Side.EW, bid=120, trump="s", double=2, solo=3)
    keys = ("who", "bid", "trump", "double", "solo")
    assert [extra_text(key, raw) for key in keys] == ["Z", "120", "S", "kk", "3"]
    assert [extra_text(key, RawGame()) for key in keys] == [""] * 5


def test_columns_after_the_boxes_show_what_each_player_gets() -> None:
    shares = (
        Share(Position.N, Amounts(85, 20)),
        Share(Position.E, Amounts(39, 0), fine=60),
        Share(Position.S),
    )
    game = SettledGame(Outcome.MADE, None, Amounts(85, 20), Amounts(77, 0), shares=shares)
    keys = ("player-1", "player-2", "player-3", "fines")
    assert [after_text(key, game) for key in keys] == ["105", "39", "", "O 60"]
    assert after_text("fines", game, Language.EN) == "E 60"
