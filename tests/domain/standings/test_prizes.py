import pytest

from clubadmin.domain.standings.feats import Feat, FeatKind
from clubadmin.domain.standings.prize_money import PartOfPot
from clubadmin.domain.standings.prizes import (
    Prize,
    PrizeError,
    Prizes,
    poedelprijs_place,
    prizes_of,
    refuse_doubtful,
)


@pytest.mark.parametrize(
    ("rule", "participants", "places"),
    [
        ("1-4, 8, 12, 16 ...", 30, (1, 2, 3, 4, 8, 12, 16, 20, 24, 28)),
        ("1-4, 8, 12, 16 ...", 10, (1, 2, 3, 4, 8)),
        ("1-4, 8, 12, 16…", 20, (1, 2, 3, 4, 8, 12, 16, 20)),
        ("1-3", 2, (1, 2)),
        ("1 – 3; 10", 12, (1, 2, 3, 10)),
        ("1, 4, 6 ...", 12, (1, 4, 6, 8, 10, 12)),
        ("4 ...", 17, (4, 8, 12, 16)),
        ("1-3, 6 ...", 12, (1, 2, 3, 6, 9, 12)),
        ("1, 2-3 ...", 6, (1, 2, 3, 4, 5, 6)),
        ("3, 1, 3", 5, (1, 3)),
        ("", 40, ()),
        ("1-999999", 3, (1, 2, 3)),
        ("1-4", 0, ()),
    ],
)
def test_a_prize_rule_gives_its_places(rule, participants, places):
    assert tuple(prizes_of(rule, participants).places) == places


@pytest.mark.parametrize(
    ("rule", "names"),
    [
        ("1-4, acht", "“acht”"),
        ("4-1", "“4-1”"),
        ("0", "“0”"),
        ("...", "staat voor de puntjes geen plaats"),
        ("8, 4 ...", "lopen de plaatsen voor de puntjes niet op"),
        ("8, 8 ...", "lopen de plaatsen voor de puntjes niet op"),
        ("1, ..., 8", "“...”"),
    ],
)
def test_a_rule_that_cannot_be_read_says_where_and_gives_an_example(rule, names):
    with pytest.raises(PrizeError) as error:
        prizes_of(rule, 40)
    assert names in str(error.value)
    assert "bijvoorbeeld 1-4, 8, 12, 16 ..." in str(error.value)


@pytest.mark.parametrize(
    ("places", "last"),
    [
        ((), 0),
        ((1,), 0),
        ((1, 1), 0),
        ((1, 2), 2),
        ((1, 2, 2), 2),
        ((1, 1, 3, 3, 5, 5, 5, 5), 0),
        ((3, 1, 2), 3),
    ],
)
def test_the_poedelprijs_is_for_one_or_two_who_are_last(places, last):
    assert poedelprijs_place(places) == last


@pytest.mark.parametrize(
    ("rule", "places", "last"),
    [
        (
            "1: € 50 (Bakkerij Jansen), 2-3: fles wijn, poedelprijs: rookworst",
            {
                1: Prize("€ 50", "Bakkerij Jansen"),
                2: Prize("fles wijn"),
                3: Prize("fles wijn"),
            },
            Prize("rookworst"),
        ),
        (
            "1: € 12,50; 2: taart, groot, 3, 4",
            {1: Prize("€ 12,50"), 2: Prize("taart, groot"), 3: Prize(), 4: Prize()},
            Prize(),
        ),
        (
            "1: beker, 2, 4 ...",
            {1: Prize("beker"), 2: Prize(), 4: Prize(), 6: Prize(), 8: Prize()},
            Prize(),
        ),
        ("1: (De Nel); Poedel: (Slager Smit)", {1: Prize("", "De Nel")}, Prize("", "Slager Smit")),
        ("1-2", {1: Prize(), 2: Prize()}, Prize()),
        ("1, 2-3: ei, 4", {1: Prize("ei"), 2: Prize("ei"), 3: Prize("ei"), 4: Prize()}, Prize()),
        ("1; 2: ei, poedel: kip", {1: Prize(), 2: Prize("ei")}, Prize("kip")),
        ("1: ei, troostprijs: worst (Bos)", {1: Prize("ei")}, Prize("worst", "Bos")),
        ("1: egg, Consolation prize: soap", {1: Prize("egg")}, Prize("soap")),
        ("1: wijn, troost en koek", {1: Prize("wijn, troost en koek")}, Prize()),
    ],
)
def test_a_rule_says_what_a_place_gets_and_from_whom(rule, places, last):
    assert prizes_of(rule, 8) == Prizes(places, last)
    assert tuple(prizes_of(rule, 8).places) == tuple(places)


@pytest.mark.parametrize(
    "rule", ["eerste: taart", "1: taart, 2: wijn, 3-1: kaas", "acht, 2: taart", ": taart"]
)
def test_a_prize_for_no_place_is_refused(rule):
    with pytest.raises(PrizeError):
        prizes_of(rule, 8)


def test_a_pot_is_given_away_once() -> None:
    refuse_doubtful(prizes_of("1: 60 %, 2-5: 10 %", 24))
    with pytest.raises(PrizeError, match="samen 110 % van de pot"):
        refuse_doubtful(prizes_of("1: 60 %, 2-5: 10 %, poedelprijs: 10 %", 24))


@pytest.mark.parametrize(
    "rule",
    ["1: taart, snelste tafel: fles wijn", "1: 50 %, 2: wijn, mooiste trui : bloemen (Jansen)"],
)
def test_a_prize_for_what_is_no_place_never_goes_to_the_place_before_it(rule):
    with pytest.raises(PrizeError, match=r"“(snelste tafel|mooiste trui)” is geen prijs"):
        refuse_doubtful(prizes_of(rule, 24))
    refuse_doubtful(prizes_of("1: fles wijn, rood, 2: kaas (Bakkerij: de Gouden Korenaar)", 24))


def test_who_is_alone_on_a_place_gets_its_prize_in_its_own_words() -> None:
    prizes = prizes_of("1: 60% van de pot; 2: 40 % van de pot", 8)
    assert prizes.shared((1,), 1).what == "60% van de pot"
    assert prizes.shared((1, 2), 2).what == PartOfPot(100, 2).text


def test_feats_stand_beside_places_and_are_told_apart_from_prizes():
    found = prizes_of(
        "1: € 50, hoogste roem: fles wijn (Slagerij Blom), Beste  ronde: taart; 2-3: wijn,"
        " beste van elke club: lint, beste dames: bloemen, poedelprijs: worst",
        40,
    )
    assert found.places == {1: Prize("€ 50"), 2: Prize("wijn"), 3: Prize("wijn")}
    assert found.feats == {
        Feat(FeatKind.ROEM): Prize("fles wijn", "Slagerij Blom"),
        Feat(FeatKind.ROUND): Prize("taart"),
        Feat(FeatKind.CLUB): Prize("lint"),
        Feat(FeatKind.LABEL, "dames"): Prize("bloemen"),
    }
    assert found.last == Prize("worst")
    refuse_doubtful(found)
    assert prizes_of("most roem: wine", 4).feats == {Feat(FeatKind.ROEM): Prize("wine")}
    assert prizes_of("hoogste formulier: taart", 4).feats == {Feat(FeatKind.ROUND): Prize("taart")}


@pytest.mark.parametrize("rule", ["hoogste nat: worst", "1: wijn, hoogste nat: worst"])
def test_a_prize_that_is_not_known_is_refused_with_those_that_are(rule):
    with pytest.raises(
        PrizeError, match="“hoogste nat” is geen prijs die het programma kent"
    ) as no:
        refuse_doubtful(prizes_of(rule, 40))
    for known in ("plaatsen", "poedelprijs", "hoogste roem", "beste ronde", "beste van elke club"):
        assert known in str(no.value)


def test_parts_of_the_pot_for_feats_count_with_the_rest():
    assert prizes_of("hoogste roem: 10 %", 8).feat_of(Feat(FeatKind.ROEM), 2) == Prize("5 %")
    with pytest.raises(PrizeError, match="samen 105 % van de pot"):
        refuse_doubtful(prizes_of("1: 95 %, beste ronde: 10 %", 8))
    with pytest.raises(PrizeError, match="beste van elke club kan geen deel van de pot krijgen"):
        refuse_doubtful(prizes_of("beste van elke club: 10 %", 8))
