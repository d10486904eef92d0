from dataclasses import replace

import pytest

from clubadmin import reports
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.terms import Language
from clubadmin.model.club.printing import Printing
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.members.member import Member
from clubadmin.services.club.rulesets import installed
from tests.reports import contests, looking, made_up


def made(view: Evening, language: Language = Language.NL) -> bytes:
    return reports.seat_slips(view, Printing(made_up.CLUB, language, made_up.STAMP))


def test_everybody_gets_a_slip_with_name_and_number() -> None:
    evening = made_up.evening(27)
    text = looking.text(made(evening))
    for participant in evening.participants:
        assert f"{participant.number} {participant.name} Klaverjasclub" in text or (
            participant.name in text
        )
    assert text.count("ronde 1") == 27


def test_a_slip_says_table_side_partner_and_opponents() -> None:
    evening = made_up.evening(4, rounds=1)
    table = evening.plan[0].tables[0]
    text = looking.text(made(evening))
    assert table.w is not None
    for who, side, partner, against in (
        (table.n, "Wij · noord", table.s, table.zij),
        (table.w, "Zij · west", table.e, table.wij),
    ):
        assert who.label in text
        assert side in text
        assert f"met {partner.label}" in text
        assert f"tegen {against}" in text


def test_a_slip_of_a_knockout_tells_what_is_drawn_and_where_the_next_round_will_stand() -> None:
    evening = contests.contest("knockout", 8, 1)
    for rounds, which in ((1, ""), (2, "Ronde 2"), (3, "Ronde 2 en verder")):
        text = looking.text(made(replace(evening, rounds=rounds)))
        assert text.count("ronde 1 Tafel") == 8
        assert text.count(f"{which}: wie doorgaat staat op het afvalschema") == (8 if which else 0)


def test_a_pair_gets_one_slip_with_its_opponents() -> None:
    evening = made_up.evening(4, rounds=1, kind="pairs")
    text = looking.text(made(evening))
    table = evening.plan[0].tables[0]
    assert f"tegen {table.zij}" in text
    assert "noord–zuid" in text
    assert "met " not in text


def test_a_round_sat_out_says_so() -> None:
    assert "zit deze ronde stil" in looking.text(made(made_up.evening(26)))


def test_with_the_blind_hand_as_partner_the_slip_says_so() -> None:
    assert "met de blinde hand" in looking.text(made(made_up.evening(27)))


def test_ten_slips_of_three_rounds_lie_on_a_page() -> None:
    assert len(looking.pages(made(made_up.evening(20)))) == 2


@pytest.mark.parametrize("kind", ["individual", "pairs"])
@pytest.mark.parametrize("rounds", [1, 2, 3, 4, 6, 8, 10])
def test_nothing_lies_over_anything_else(rounds: int, kind: str) -> None:
    evening = made_up.evening(13, rounds, kind=kind)
    for sheet in looking.sheets(lambda: made(evening)):
        assert looking.faults(sheet) == []


def test_two_opponents_of_forty_letters_are_read_on_a_slip() -> None:
    evening = made_up.evening(8)
    (plan, *others), long = evening.plan, "Bartholomeus Oosterwijk van Zuidland {:03}"
    first, *rest = plan.tables
    east, west = (Member(90 + at, long.format(at)) for at in (1, 2))
    tables = (replace(first, e=east, w=west), *rest)
    evening = replace(evening, plan=(replace(plan, tables=tables), *others))
    (sheet,) = looking.sheets(lambda: made(evening))
    assert looking.faults(sheet) == []
    found = [one for one in looking.spans(sheet) if "Oosterwijk" in one.text]
    assert len(found) == 6  # two against them both, each of them with the other
    assert all(one.size > 7.5 for one in found)


def test_slips_are_cut_along_marks_that_touch_no_text() -> None:
    sheet = looking.sheets(lambda: made(made_up.evening(8)))[0]
    crosses = [
        ((x1 + x2) / 2, (y1 + y2) / 2)
        for lines in sheet.rules.values()
        for x1, y1, x2, y2 in lines
        if max(abs(x2 - x1), abs(y2 - y1)) == pytest.approx(9)
    ]
    assert crosses
    for x, y in crosses:
        for span in looking.spans(sheet):
            assert not (span.left - 5 < x < span.right + 5 and span.low - 5 < y < span.high + 5)


def test_nobody_entered_gives_a_page_that_says_so() -> None:
    assert "Nog niemand aangemeld." in looking.text(made(made_up.evening(0)))


def test_the_english_slip_is_english() -> None:
    text = looking.text(made(made_up.evening(27), Language.EN))
    for words in ("Table 1", "round 1", "with ", "against ", "Wij · north"):
        assert words in text
    for words in ("Tafel", "ronde", "met ", "tegen"):
        assert words not in text


SMALL = [rules for rules in installed() if rules.seats < 4]


def test_where_each_is_for_himself_a_slip_says_which_player_and_against_whom() -> None:
    for rules in SMALL:
        evening = made_up.evening(rules.seats, rounds=1, rules=rules)
        table = evening.plan[0].tables[0]
        text = looking.text(made(evening))
        for at, (_, who) in enumerate(table.seats):
            first, *rest = (one.label for _, one in table.seats if one is not who)
            mine, against = f"speler {at + 1}", f"tegen {first}"
            said = [against, mine, *(f"en {other}" for other in rest)] if rest else [mine, against]
            assert who.label in text
            assert f"ronde 1 Tafel 1 {' '.join(said)}" in text
        for word in ("Wij", "Zij", "met ", "noord", "blinde hand"):
            assert word not in text


@pytest.mark.parametrize("rules", SMALL, ids=lambda rules: rules.name)
@pytest.mark.parametrize("rounds", [1, 3, 6])
def test_nothing_lies_over_anything_else_at_three_and_at_two(rounds: int, rules: RuleSet) -> None:
    evening = made_up.evening(20, rounds, rules=rules)
    for sheet in looking.sheets(lambda: made(evening)):
        assert looking.faults(sheet) == []
