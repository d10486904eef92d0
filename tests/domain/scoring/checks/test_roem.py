"""Roem that cannot be, wherever a rule set lets it count."""

from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.sheet import judge
from clubadmin.domain.scoring.wording import sentence
from clubadmin.domain.terms import Language, Side
from tests.domain.scoring.own import built_in, own


def codes(line: str, rules: RuleSet) -> list[tuple[str, str | None, str]]:
    return [(one.code, one.side, one.field) for one in judge(line, rules).findings]


def test_roem_is_named_where_none_counts(nku: RuleSet) -> None:
    none = own(nku, roem_where="none")
    assert codes("92+20", none) == [("roem-none", "ns", "roem")]
    assert codes("92", none) == []


def test_against_a_pit_there_may_be_roem_in_the_hand_but_none_on_the_table() -> None:
    hand, both = built_in("roem-in-de-hand"), built_in("leidsch-tientallen")
    assert codes("p-50", hand) == codes("p-50h", both) == codes("p-s", both) == []
    assert codes("p-50", both) == [("roem-without-trick", "ew", "roem")]


def test_where_only_stuk_counts_there_is_one_of_20_and_its_article_is_that_of_stuk() -> None:
    belote = built_in("belote")
    assert codes("92+20", belote) == codes("92+s", belote) == codes("92-s", belote) == []
    more = own(belote, stuk=30)
    lines = ("92+60", "92+30-s", "92+30-30")
    for line, code in (*((line, "roem-limit") for line in lines), ("92+10", "roem-unit")):
        found = judge(line, more).findings
        assert [one.code for one in found] == [code], line
        assert {one.article for one in found} == {"Eigen, eigen regel"}  # of stuk, no other


def test_what_both_sides_cannot_have_together_is_named_by_four_alike(nku: RuleSet) -> None:
    for line, side in (("92+700-700", None), ("92+900", Side.NS)):
        (found,) = judge(line, own(nku, stuk=30)).findings
        assert (found.code, found.side) == ("roem-limit", side)
        assert found.article == nku.articles["four_alike"]  # that of stuk is the club's own


def test_hand_and_table_are_judged_together_where_both_count() -> None:
    both = built_in("leidsch-tientallen")
    assert codes("w!92+20+50h+s#90", both) == []
    assert codes("92+20+10h", both) == [("roem-unit", "ns", "roem")]


def test_hands_that_declare_alike_leave_it_to_the_secretary_whose_counts() -> None:
    hand = built_in("roem-in-de-hand")
    assert codes("w92+50-50", hand) == [("hand-equal", None, "roem")]
    assert codes("w92+50-20", hand) == []


def test_roem_that_takes_every_trick_leaves_the_others_no_points(nku: RuleSet) -> None:
    assert codes("w92+800", nku) == codes("92+800", nku) == [("roem-limit", "ns", "roem")]
    assert codes("w!162+800", nku) == [("sweep-unmarked", "ns", "row")]
    assert codes("92+700", nku) == codes("n-800", nku) == []
    (found,) = judge("w92+800", nku).findings
    assert sentence(found).startswith(
        "Roem Wij: 800 kan niet: daar zijn alle slagen voor nodig, en Zij heeft punten."
    )


def test_roem_of_cards_worth_points_cannot_go_with_none(nku: RuleSet) -> None:
    assert ("roem-limit", "ns", "roem") in codes("0+50", nku)
    assert codes("w0-50+70", nku) == codes("wn0+70", nku) == [("roem-limit", "ns", "roem")]
    assert codes("w0+20", nku) == codes("w0+60", nku) == codes("w2+50", nku) == []
    (found,) = judge("w0+50", nku).findings
    assert "50 kan niet bij 0 punten" in sentence(found)
    assert "cannot be with 0 points" in sentence(found, Language.EN)
