"""Who gets which prize, in contests that go by places and in a knock-out."""

from collections.abc import Sequence

from clubadmin.domain.standings.awards import Award, Contender, awards
from clubadmin.domain.standings.feats import Feat, FeatKind
from clubadmin.domain.standings.prizes import Prize

RULE = "1: € 50, 2: € 25, 3-4: wijn, poedelprijs: worst"


def _given(rule: str, field: Sequence[Contender], *, over: bool, together: int = 0) -> str:
    found = awards(rule, field, over=over, together=together)
    return " ".join(found[one.who].given.what or "-" for one in field)


def _sixteen() -> list[Contender]:
    """Of a knock-out of 16; the two of side 8 made least of those who lost in round 1."""
    places = [(1, None), (2, 3), (3, 2), (3, 2), *[(5, 1)] * 4]
    return [
        Contender(2 * side + at, place, total=1000 - 10 * side, out_in=out_in)
        for side, (place, out_in) in enumerate(places)
        for at in range(2)
    ]


def test_who_share_a_place_each_get_its_prize_and_the_next_is_nobodys() -> None:
    field = [Contender(at, place) for at, place in enumerate((1, 2, 2, 4, 5))]
    assert _given(RULE, field, over=True) == "€ 50 € 25 € 25 wijn worst"


def test_in_a_knockout_each_of_a_side_gets_the_prize_of_its_place() -> None:
    told = "€ 50 € 50 € 25 € 25 wijn wijn wijn wijn - - - - - - worst worst"
    assert _given(RULE, _sixteen(), over=True, together=2) == told


def test_nobody_gets_anything_of_a_knockout_that_goes_on() -> None:
    assert set(awards(RULE, _sixteen(), over=False, together=2).values()) == {Award()}


def test_a_knockout_has_a_poedelprijs_only_where_the_rule_says_what_it_is() -> None:
    found = awards("1-2", _sixteen(), over=True, together=2)
    assert [one.last for one in found.values()] == [False] * 16


def test_where_the_rule_says_what_places_get_only_a_poedelprijs_that_it_names_is_given() -> None:
    field = [Contender(at, at) for at in range(1, 7)]
    for rule, last in (("1: € 50, 2: € 30, 3: € 20", False), (RULE, True), ("1-3", True)):
        assert awards(rule, field, over=True)[6].last == last
    assert not awards("1-3", field, over=True, named_only=True)[6].last


def test_of_one_table_nobody_is_first_out() -> None:
    field = [Contender(at, 1 if at < 2 else 2, out_in=None if at < 2 else 1) for at in range(4)]
    assert _given(RULE, field, over=True, together=2) == "€ 50 € 50 € 25 € 25"


def test_who_went_home_is_not_the_first_out_of_a_knockout() -> None:
    field = [*_sixteen()[:-2], *(one._replace(stayed=False) for one in _sixteen()[-2:])]
    told = "€ 50 € 50 € 25 € 25 wijn wijn wijn wijn - - - - worst worst - -"
    assert _given(RULE, field, over=True, together=2) == told


def test_who_went_home_or_missed_rounds_takes_no_prize() -> None:
    field = [Contender(1, 1, made=False), Contender(2, 2), Contender(3, 3, stayed=False)]
    found = awards("1-3", field, over=True)
    assert found == {1: Award(), 2: Award(prize=True, last=True), 3: Award(prize=True)}


def test_a_poedelprijs_that_is_named_comes_in_place_of_a_prize_for_the_same_place() -> None:
    field = [Contender(1, 1), Contender(2, 2)]
    assert awards("1: taart, 2: wijn, poedelprijs: worst", field, over=True)[2] == Award(
        last=True, given=Prize("worst")
    )


def _places(*places: int) -> list[Contender]:
    return [Contender(who, place) for who, place in enumerate(places, 1)]


def test_who_share_a_place_share_the_parts_of_the_pot_that_they_cover() -> None:
    """60 and 40 over two is 50 each, over four 25 each; 60, 25 and 15 over three 100 : 3."""
    rule = "1: 60 %, 2: 40 %"
    assert _given(rule, _places(1, 1, 3, 4), over=True) == "50 % 50 % - -"
    assert _given(rule, _places(1, 1, 1, 1), over=True) == "25 % 25 % 25 % 25 %"
    assert _given(rule, _places(1, 2, 2, 4), over=True) == "60 % 20 % 20 % -"
    thirds = "1: 60 %, 2: 25 % van de pot, 3: 15 %"
    assert _given(thirds, _places(1, 1, 1, 4), over=True) == "100 % : 3 100 % : 3 100 % : 3 -"


def test_only_parts_of_the_pot_are_shared() -> None:
    """A bottle and an amount are for each; the money behind a bottle is given to nobody."""
    assert _given("1: wijn, 2: 40 %", _places(1, 1, 3), over=True) == "wijn wijn -"
    assert _given("1: € 50, 2: 40 %", _places(1, 1, 3), over=True) == "€ 50 € 50 -"
    assert _given("1: 60 %, 2: wijn, 3: 10 %", _places(1, 1, 1), over=True) == (
        "70 % : 3 70 % : 3 70 % : 3"
    )


def test_the_two_of_a_side_share_its_part_of_the_pot_in_a_knockout() -> None:
    """Two won: 50 : 2. Two lost the final: 30 : 2. Four lost before that share 12 and 8."""
    field = [
        Contender(who, place, out_in=out)
        for who, (place, out) in enumerate([(1, None)] * 2 + [(2, 2)] * 2 + [(3, 1)] * 4, 1)
    ]
    rule = "1: 50 %, 2: 30 %, 3: 12 %, 4: 8 %"
    assert _given(rule, field, over=True, together=2) == "25 % 25 % 15 % 15 % 5 % 5 % 5 % 5 %"
    pairs = [field[0], field[2]._replace(place=2), *field[4:6]]
    assert _given(rule, pairs, over=True, together=1) == "50 % 30 % 10 % 10 %"


def test_two_who_are_last_share_a_part_of_the_pot_as_poedelprijs() -> None:
    rule = "1: 60 %, poedelprijs: 10 %"
    assert _given(rule, _places(1, 2, 3, 3), over=True) == "60 % - 5 % 5 %"


def test_feats_win_beside_places():
    # worked out by hand: 3 and 4 have most roem, 2 made the best round; of Troef 1 is first, of
    # Roem 3; the first of the ladies is 3, for 2 has no label
    field = [
        Contender(1, 1, roem=100, best_round=1500, club="Troef"),
        Contender(2, 2, roem=20, best_round=1700, club="troef"),
        Contender(3, 3, roem=220, best_round=1200, club="Roem", label="Dames"),
        Contender(4, 4, roem=220, best_round=1100, label="dames"),
        Contender(5, 5, made=False, roem=400, best_round=2000, club="Pit", label="dames"),
    ]
    rule = (
        "1: bos, meeste roem: 10 %, beste ronde: taart, eerste van elke club: lint, beste dames: ei"
    )
    found = awards(rule, field, over=True)
    assert {
        who: [(feat, prize.what) for feat, prize in one.feats] for who, one in found.items()
    } == {
        1: [(Feat(FeatKind.CLUB, "Troef"), "lint")],
        2: [(Feat(FeatKind.ROUND), "taart")],
        3: [
            (Feat(FeatKind.ROEM), "5 %"),
            (Feat(FeatKind.CLUB, "Roem"), "lint"),
            (Feat(FeatKind.LABEL, "dames"), "ei"),
        ],
        4: [(Feat(FeatKind.ROEM), "5 %")],
        5: [],
    }
    assert found[1].prize
    assert found[1].given.what == "bos"
    out = [one._replace(out_in=1 if one.who > 2 else None) for one in field]
    assert not any(one.feats for one in awards(rule, out, over=False, together=2).values())


def test_nobody_has_most_of_nothing():
    field = [Contender(1, 1), Contender(2, 2)]
    assert not any(
        one.feats for one in awards("hoogste roem: x, beste ronde: y", field, over=True).values()
    )
