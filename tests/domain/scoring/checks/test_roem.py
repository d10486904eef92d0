"""Roem that cannot be, wherever a rule set lets it count."""

from clubadmin.domain.scoring.rules import RuleSet
from clubadmin.domain.scoring.sheet import judge
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
    for line, code in (("92+40", "roem-limit"), ("92+20-s", "roem-limit"), ("92+10", "roem-unit")):
        found = judge(line, belote).findings
        assert [one.code for one in found] == [code], line
        assert {one.article for one in found} == {belote.articles["stuk"]}


def test_hand_and_table_are_judged_together_where_both_count() -> None:
    both = built_in("leidsch-tientallen")
    assert codes("w!92+20+50h+s#90", both) == []
    assert codes("92+20+10h", both) == [("roem-unit", "ns", "roem")]


def test_hands_that_declare_alike_leave_it_to_the_secretary_whose_counts() -> None:
    hand = built_in("roem-in-de-hand")
    assert codes("w92+50-50", hand) == [("hand-equal", None, "roem")]
    assert codes("w92+50-20", hand) == []
