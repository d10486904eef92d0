"""Every form of the keypad, under rule sets that have a use for it and under those without."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clubadmin.domain.row.raw import RawGame
from clubadmin.domain.row.writing import write_line
from clubadmin.domain.scoring.entry import parse_line
from clubadmin.domain.scoring.keypad import PLAIN, Forms, expand, forms_of, may_grow
from tests.domain.scoring.own import all_built_in, built_in, own

NKU = built_in("nku")
KRAKEN = forms_of(own(NKU, doubling="kraken"))
LEVEL = forms_of(own(NKU, bidding="level"))
TENS = forms_of(own(NKU, bidding="points", lowest_bid=90))
FROM_TEN = forms_of(own(NKU, bidding="points", lowest_bid=10))
SPADES = forms_of(own(NKU, spades_double=True))
SPADES_KRAKEN = forms_of(own(NKU, spades_double=True, doubling="kraken"))
SOLO = forms_of(own(NKU, system="solo", players="3", bidding="points", solo_share="own"))
MANILLE = forms_of(own(NKU, system="manille", doubling="kloppen", no_trumps=True))
HAND = forms_of(own(NKU, roem_where="both"))
IN_HAND = forms_of(own(NKU, roem_where="hand"))
DOUBLED_BONUS = forms_of(own(NKU, doubling="kraken", doubled_bonus=True))
WITH_A_BOX_FOR_PIT = [
    name
    for name in all_built_in()
    if built_in(name).sweep_bonus and built_in(name).roem_where not in ("none", "stuk")
]
ALL = (PLAIN, KRAKEN, LEVEL, TENS, SPADES, SPADES_KRAKEN, SOLO, MANILLE, HAND, IN_HAND)


@pytest.mark.parametrize(
    ("keys", "line"),
    [
        ("92", "92"),
        ("92+", "92+20"),
        ("92++", "92+40"),
        ("92+-", "92+20-20"),
        ("92+5", "92+50"),
        ("92+20", "92+20"),
        ("92+100-2", "92+100-20"),
        ("*-", "*-20"),
        (".*+4", ".*+40"),
        ("n-vi", "n-vi"),
        ("92+0", "92+0"),
        ("92+-20", "92+20-20"),
        (" 92 + 2 0", "92+20"),
        (",70", ".70"),
        ("w70+2-4", "w70+20-40"),
    ],
)
def test_a_sign_is_a_stroke_of_twenty_and_one_digit_is_tens(keys, line):
    for forms in ALL:
        assert expand(keys, forms) == line


def _beside_a_pit(text: str, bonus: int) -> str:
    """A row in which <20> stands for 20 more than a pit brings."""
    return re.sub(r"<(\d*)>", lambda more: str(bonus + int(more[1] or 0)), text)


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    ("keys", "line"),
    [
        ("**", "**"),
        ("**+", "**+<20>"),
        ("**++", "**+<40>"),
        ("**+20", "**+<20>"),
        ("**+5", "**+<50>"),
        ("**+vi", "**+<70>"),
        ("p+20", "p+<20>"),
        (".**-", ".**-<20>"),
        (".P-4", ".P-<40>"),
        ("w**+", "w**+<20>"),
        ("**+20+20", "**+<20>+20"),
        ("**+<>", "**+<>"),
        ("**+<20>", "**+<20>"),
        ("**+<40>", "**+<40>"),
        ("**+0", "**+0"),
        ("**/", "**/"),
        ("**-", "**-20"),
        (".**+", ".**+20"),
        ("***+", "***+20"),
        ("*+", "*+20"),
    ],
)
@pytest.mark.parametrize("name", WITH_A_BOX_FOR_PIT)
def test_roem_with_a_pit_comes_on_top_of_what_a_pit_brings_under_every_rule_set(keys, line, name):
    rules = built_in(name)
    keys, line = (_beside_a_pit(text, rules.sweep_bonus) for text in (keys, line))
    forms = forms_of(rules)
    if forms.solo and keys.startswith("w"):
        keys, line = f"1/{keys[1:]}", f"1/{line[1:]}"
    assert expand(keys, forms) == line


@pytest.mark.parametrize(
    ("keys", "line", "forms"),
    [
        ("**+0", "**+0", KRAKEN),
        ("**+100", "**+100", KRAKEN),
        ("**+*", "**+120k", KRAKEN),
        ("**+*", "**+220k", DOUBLED_BONUS),
        ("**+100*", "**+300k", DOUBLED_BONUS),
        ("**+200*", "**+200k", DOUBLED_BONUS),
        ("**+5.", "**+50h", HAND),
        ("**+2+5.", "**+120+50h", HAND),
        ("**+.", "**+s", HAND),
        ("1/**+/12", "1/**+120#120", SOLO),
        ("**+", "**+20", forms_of(built_in("manille"))),
    ],
)
def test_what_a_pit_brings_is_that_of_the_rule_set_and_of_the_table(keys, line, forms):
    assert expand(keys, forms) == line


@pytest.mark.parametrize(
    ("keys", "line"),
    [("1/92", "w92"), ("2/70+2-4", "z70+20-40"), ("2/.40-", "z.40-20"), ("1/*-", "w*-20")],
)
def test_one_and_a_slash_is_wij_and_two_is_zij(keys, line):
    for forms in ALL:
        if not forms.solo:
            assert expand(keys, forms) == line


@pytest.mark.parametrize(
    ("keys", "line", "forms"),
    [
        ("3/85+/9", "3/85+20#90", SOLO),
        ("1/85*40-2*2/12", "1/85*40-20*20#120", SOLO),
        ("z2/85/10", "z2/85#100", SOLO),
        ("1/85/2", "w85#2", LEVEL),
        ("1/85+/2/3", "w85+20#2@r", LEVEL),
        ("w85#2/3", "w85#2@r", LEVEL),
        ("1/85/9", "w85#90", TENS),
        ("1/85/12", "w85#120", TENS),
        ("1/85/90", "w85#90", TENS),
        ("1/85/120", "w85#120", TENS),
        ("1/85/80", "w85#80", TENS),
        ("1/85/32", "w85#320", TENS),  # 324 is all there can be
        ("1/85/33", "w85#33", TENS),
        ("1/85/0", "w85#0", TENS),
        ("1/85/1", "w85#10", FROM_TEN),
        ("1/85/9", "w85#90", FROM_TEN),
        ("1/85/10", "w85#10", FROM_TEN),
        ("1/76+/1", "w76+20@s", SPADES),
        ("76/5", "76@z", SPADES),
        ("1/61+4*", "w61+40k", KRAKEN),
        ("92***", "92kkk", KRAKEN),
        ("**+100*", "**+100k", KRAKEN),
        ("*0**", "*0kk", KRAKEN),
        ("1/76+/1*", "w76+20@sk", SPADES_KRAKEN),
        ("1/162/1***", "w162@skkk", SPADES_KRAKEN),
        ("37/5*", "37@zk", MANILLE),
        ("37*/5", "37@zk", MANILLE),
        ("1/76+*/1", "w76+20@sk", SPADES_KRAKEN),
        ("37/5**!2v60", "37@zkk!2v60", MANILLE),
        ("---/3*", "---@rk", MANILLE),
        ("92+5.-2", "92+50h-20", HAND),
        ("92++.", "92+40h", HAND),
        ("92-.", "92-s", HAND),
        ("92+5.-,", "92+50h-s", HAND),
        ("92+100..-100.", "92+100hg-100h", HAND),
        ("1/66+100.-100", "w66+100g-100", IN_HAND),
        ("1/66+100.-.", "w66+100g-s", IN_HAND),
        ("1/66+100..", "w66+100..", IN_HAND),
    ],
)
def test_what_only_some_rule_sets_have_is_typed_on_the_keypad_too(keys, line, forms):
    assert expand(keys, forms) == line


@pytest.mark.parametrize("keys", ["*", "**", "***", ".*", ".***", "**-", "92/", "**/", "2/", "1/"])
def test_stars_before_figures_stay_a_mark_and_a_slash_without_figures_a_stripe(keys):
    for forms in ALL:
        assert expand(keys, forms) == keys.replace("**-", "**-20")


@pytest.mark.parametrize(
    ("keys", "forms"),
    [
        ("92/3", PLAIN),
        ("92*", PLAIN),
        ("92+5.", PLAIN),
        ("3/92", PLAIN),
        ("****", KRAKEN),
        ("92****", KRAKEN),
        ("92/6", SPADES),
        ("92/12", SPADES),
        ("92//3", LEVEL),
        ("92/1/2/3", LEVEL),
    ],
)
def test_what_could_mean_two_things_or_nothing_is_left_as_it_was_typed(keys, forms):
    assert expand(keys, forms) == keys


@pytest.mark.parametrize("keys", ["-", "x", "", "+", "--", "+20", "---", "-!2m2"])
def test_what_has_no_points_before_it_is_left_alone(keys):
    for forms in ALL:
        assert expand(keys, forms) == keys


@given(
    st.text(alphabet="0123456789+-*/.?nNpvwzi #@skhra!m", max_size=14), st.sampled_from(list(ALL))
)
def test_what_was_written_out_stays_as_it_is(keys, forms):
    assert expand(expand(keys, forms), forms) == expand(keys, forms)


@given(st.text(alphabet="0123456789+-*/.?npvi", max_size=10))
def test_under_plain_klaverjas_no_key_means_anything_new(keys):
    """Only who played is typed with a slash that could not be read before."""
    before = parse_line(keys, NKU)
    if isinstance(before, RawGame):
        again = parse_line(expand(keys, forms_of(NKU)), NKU)
        strokes = any(sign in keys for sign in "+-")
        assert strokes or again == before


def test_no_roem_at_all_is_not_the_higher_one():
    rules = built_in("roem-in-de-hand")
    assert not isinstance(parse_line(expand("0-0.", forms_of(rules)), rules), RawGame)


@pytest.mark.parametrize("name", ["manille", "troefcall", "drie-spelers", "roem-in-de-hand"])
@given(st.text(alphabet="0123456789+-*/.", max_size=12))
def test_what_the_keypad_says_is_written_again_as_it_is_stored(name, keys):
    rules = built_in(name)
    line = expand(keys, forms_of(rules))
    raw = parse_line(line, rules)
    if isinstance(raw, RawGame) and not re.search(r"[+-]0*[1-9](?!\d)", line):
        assert parse_line(expand(write_line(raw), forms_of(rules)), rules) == raw


@pytest.mark.parametrize("text", ["1", "1/", "3/", "92+1", ".", "w85#", "1/85/9", "92@"])
def test_half_a_figure_is_not_found_fault_with(text):
    assert may_grow(text)


@pytest.mark.parametrize("text", ["92", "1/92", "92+20", "1/85/90", "1/61*"])
def test_a_whole_figure_is(text):
    assert not may_grow(text)


def test_without_forms_a_rule_set_is_plain():
    assert forms_of(NKU) == PLAIN == Forms()
