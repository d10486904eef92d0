"""A record of play as text: read, written, and what is wrong in it named where it is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clubadmin.domain.referee.judging import judge_play
from clubadmin.domain.referee.notation import read_play, write_play
from clubadmin.domain.referee.playfile import judge_text, play_json
from clubadmin.domain.referee.record import PlayRecord
from clubadmin.domain.referee.sentences import finding_sentence
from clubadmin.domain.rules.cards import Card, Suit
from clubadmin.domain.terms import Language, Position, Severity
from tests.domain.referee.dealing import amsterdams, built_in

AMSTERDAMS = amsterdams()
SETS = {rules.name: rules for rules in built_in()}
N, E, S, W = Position
GOOD = """
# tafel 4, spel 7
troef h
speelt n
uitkomst o
hand n: SA SH H10
slag 1: o RA, z R7, w R8, n R9
2: KA K7 K8 K9
"""


def said(text: str, name: str = "amsterdams") -> list[tuple[int | None, str]]:
    """The errors that a text has, by line and code."""
    _, found = judge_text(text, SETS[name])
    return [(one.line, one.code) for one in found.findings if one.severity is Severity.ERROR]


def test_facts_hands_and_tricks_are_read() -> None:
    record, found = read_play(GOOD, AMSTERDAMS)
    assert found == ()
    assert (record.trump, record.declarer, record.lead) == (Suit.H, N, E)
    assert record.hands == {N: (Card(Suit.S, "A"), Card(Suit.S, "K"), Card(Suit.H, "10"))}
    assert [seat for seat, _ in record.tricks[0]] == [E, S, W, N]
    assert [seat for seat, _ in record.tricks[1]] == [E, S, W, N]


def test_a_short_trick_is_led_by_who_won_the_one_before() -> None:
    record, _ = read_play("troef h\nuitkomst n\n1: S7 SA S8 S9\n2: K7 K8 K9 KA", AMSTERDAMS)
    assert record.tricks[1][0] == (E, Card(Suit.K, "7"))


def test_seats_may_be_written_before_cards_beside_them_in_capitals_or_in_english() -> None:
    texts = ("slag 1: o HA z H7 w H8 n H9", "1: oHA zH7 wH8 nH9", "TRICK 1: E HA S H7 W H8 N H9")
    read = {read_play(f"troef s\n{text}", AMSTERDAMS)[0].tricks for text in texts}
    assert len(read) == 1


def test_english_words_say_the_same() -> None:
    dutch = read_play("troef h\nspeelt o\nuitkomst z\nniet gemeld 2, 3\ndubbel 2", SETS["kraken"])
    english = "trump hearts\ndeclarer east\nlead south\nunclaimed 2 3\ndouble kk"
    assert read_play(english, SETS["kraken"]) == dutch
    assert dutch[0].unclaimed == {2, 3}


def test_a_trick_that_is_not_known_leaves_a_gap() -> None:
    record, found = read_play("troef h\nslag 3: n SA, o S7, z S8, w S9", AMSTERDAMS)
    assert found == ()
    assert record.tricks[:2] == ((), ())


def test_without_trumps_must_be_said() -> None:
    assert read_play("troef -", SETS["manille"])[1] == ()
    assert read_play("zonder troef", SETS["manille"])[1] == ()
    assert [one.code for one in read_play("uitkomst n", SETS["manille"])[1]] == ["trump-missing"]


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        ("troef h\nhand n: SA SA", 2, "card-twice/hands"),
        ("troef h\nhand n: SA\nhand o: SA", 3, "card-twice/hands"),
        ("troef h\nhand n: SA SH SV SB S10 S9 S8 S7 HA", 2, "hand-size"),
        ("troef h\nhand n: SA S2", 2, "not-in-pack"),
        ("troef h\nuitkomst n\n1: SA S2 S8 S9", 3, "not-in-pack"),
        ("troef h\nhand n: SA XX", 2, "card-unknown"),
        ("troef h\nhand q: SA", 2, "seat-unreadable"),
        ("troef q", 1, "trump-unknown"),
        ("troef h\ntroef s", 2, "said-twice"),
        ("troef h\nhand n: SA\nhand n: SH", 3, "said-twice"),
        ("troef h\nuitkomst n\n1: SA\n1: SH", 4, "said-twice"),
        ("troef h\nuitkomst n\n9: SA", 3, "trick-number"),
        ("troef h\nkoffie", 2, "line-unknown"),
        ("troef h\nbod veel", 2, "number-unreadable"),
        ("troef h\n1: SA S7 S8 S9", 2, "lead-missing"),
        ("troef h\nuitkomst n\n1: SA S7 S8\n2: n KA", 3, "trick-short"),
        ("troef h\nuitkomst n\n1: SA S7 S8 S9 S10", 3, "trick-long"),
        ("troef h\nuitkomst n\n1: SA S7 S8 S9\n2: o KA", 4, "wrong-lead"),
        ("troef h\nuitkomst n\n1: n SA z S7 o S8 w S9", 3, "out-of-turn"),
        ("troef h\nuitkomst n\n1: n SA o S7 z S8 o S9", 3, "seat-twice"),
        ("troef h\nuitkomst n\n1: SA S7 S8 SA", 3, "card-twice/tricks"),
        ("troef h\nhand n: HA\nuitkomst n\n1: SA HA", 4, "not-in-hand/other"),
        ("troef h\nhand n: HA HH HV HB H10 H9 H8 H7\nuitkomst n\n1: SA", 4, "not-in-hand"),
        ("uitkomst n\n1: SA", None, "trump-missing"),
        ("troef h\nbod 90", None, "bid-unknown"),
        ("troef h\ndubbel 1", None, "double-unknown"),
    ],
)
def test_what_is_wrong_is_named_where_it_is(text: str, line: int | None, code: str) -> None:
    assert (line, code) in said(text)


def test_what_cannot_be_read_is_told_in_the_order_of_the_lines() -> None:
    _, found = read_play("uitkomst n\n1: XX\nhand n: YY\nkoffie", SETS["manille"])
    told = [(one.line, one.code) for one in found]
    assert told == [
        (None, "trump-missing"),
        (2, "card-unknown"),
        (3, "card-unknown"),
        (4, "line-unknown"),
    ]
    _, (missing, unread) = read_play("koffie", SETS["manille"])
    assert (missing.line, unread.line) == (None, 1)


def test_who_leads_a_trick_that_nobody_is_known_to_have_won_is_taken_to_lead_again() -> None:
    record, found = read_play("uitkomst o\n1: HA H7 H8 H9\n2: SA", AMSTERDAMS)
    assert [seat for seat, _ in record.tricks[1]] == [E]
    assert [(one.line, one.code) for one in found] == [(3, "leader-unknown")]


def test_a_colon_may_stand_behind_every_word() -> None:
    record, found = read_play("troef: h\nspeelt: o\nuitkomst: z", AMSTERDAMS)
    assert (record.trump, record.declarer, record.lead, found) == (Suit.H, E, S, ())


@pytest.mark.parametrize("text", ["roem n veel", "roem q 50"])
def test_roem_without_an_amount_or_a_player_is_nobodys(text: str) -> None:
    record, (found,) = read_play(f"troef h\n{text}", SETS["twee-spelers"])
    assert (record.called, found.line) == ({}, 2)


@pytest.mark.parametrize(("typed", "times"), [("k", 1), ("kkk", 3), ("3", 3), ("kkkk", 0)])
def test_doubled_is_told_by_a_number_or_by_as_many_letters(typed: str, times: int) -> None:
    record, found = read_play(f"troef h\ndubbel {typed}", SETS["kraken"])
    assert (record.double, len(found)) == (times, times == 0)


def test_a_seat_that_the_table_does_not_have_is_named() -> None:
    assert (2, "seat-unknown") in said("troef h\nhand w: SA", "drie-spelers")
    assert (None, "seat-unknown") in said("troef h\nspeelt w", "drie-spelers")


def test_what_is_good_is_judged_beside_what_is_wrong() -> None:
    text = f"{GOOD}\nslag 3: o SB, z XX, w S9, n SA\nzomaar"
    _, found = judge_text(text, AMSTERDAMS)
    assert [trick.number for trick in found.tricks] == [1, 2, 3]
    assert found.tricks[0].points == 11
    assert found.tricks[2].winner is None


def test_a_sentence_says_line_trick_and_seat() -> None:
    _, found = judge_text("troef h\nuitkomst n\n1: SA S7 S8 S9\n2: o KA", AMSTERDAMS)
    wrong = next(one for one in found.findings if one.code == "wrong-lead")
    assert finding_sentence(wrong) == (
        "Regel 4, slag 2, Oost: begint de slag met ♣A, maar Noord was aan de beurt om uit te komen."
        " (NKF 1976, art. 11; uw reglement zwijgt hierover)"
    )
    assert finding_sentence(wrong, Language.EN) == (
        "Line 4, trick 2, East: leads ♣A, but it was North's turn to lead."
        " (NKF 1976, art. 11; your rules do not say)"
    )


def test_a_record_is_written_as_people_read_it() -> None:
    record, _ = read_play(GOOD, AMSTERDAMS)
    assert write_play(record) == (
        "troef h\nspeelt n\nuitkomst o\nhand n: SA SH H10\n"
        "slag 1: o RA, z R7, w R8, n R9\nslag 2: o KA, z K7, w K8, n K9\n"
    )


@pytest.mark.parametrize("sign", ["\x1b[31m", "\x07", "\u202e", "\x9b", "\u200b", "\ud800"])
def test_signs_that_steer_a_terminal_are_shown_and_not_sent(sign: str) -> None:
    for line in (f"x{sign}y", f"bod {sign}", f"hand {sign}: SA", f"1: {sign}", f"troef {sign}"):
        _, found = judge_text(f"troef h\n{line}", AMSTERDAMS)
        for one in found.findings:
            for language in Language:
                assert finding_sentence(one, language).isprintable()


WORDS = (
    "troef speelt uitkomst hand slag 1: 2: 8: 9: h s n o z w e : , - SA SH S7 H10 RT KV HB R9 K2 "
    "XX # niet gemeld stuk bod dubbel kk 90 zonder ♥A 99999999999"
)
RANKS = "A K Q J 10 9 8 7 6 2"
words = st.sampled_from(WORDS.split())
lines = st.lists(words, max_size=12).map(" ".join)
texts = st.one_of(st.lists(lines, max_size=12).map("\n".join), st.text(max_size=80))


@given(texts, st.sampled_from(sorted(SETS)))
def test_any_text_is_judged(text: str, name: str) -> None:
    rules = SETS[name]
    record, found = judge_text(text, rules)
    for language in Language:
        told = play_json(record, found, rules, language)
        assert all(one["message"] for one in told["findings"])
    again, unread = read_play(write_play(record), rules)
    assert (again, unread) == (record, ())


cards = st.builds(Card, st.sampled_from(Suit), st.sampled_from(RANKS.split()))
seats = st.sampled_from(Position)
tricks = st.lists(st.tuples(seats, cards), max_size=5).map(tuple)
records = st.builds(
    PlayRecord,
    st.none() | st.sampled_from(Suit),
    st.none() | seats,
    seats,
    st.dictionaries(seats, st.lists(cards, max_size=10).map(tuple)),
    st.lists(tricks, max_size=9).map(tuple),
    st.none() | st.integers(-5, 500),
    st.integers(-1, 9),
    st.frozensets(st.integers(-1, 20)),
    st.frozensets(seats),
    st.booleans(),
)


@given(records, st.sampled_from(sorted(SETS)))
def test_any_record_is_judged(record: PlayRecord, name: str) -> None:
    found = judge_play(record, SETS[name])
    for finding in found.findings:
        for language in Language:
            assert finding_sentence(finding, language)
    assert play_json(record, found, SETS[name])
