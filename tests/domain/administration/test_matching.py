"""Whose payment a line of a statement is: what is sure, what is likely, what nobody can say."""

from random import Random

import pytest

from clubadmin.domain.administration.matching import (
    Debtor,
    Line,
    Matcher,
    Proposal,
    Sureness,
    Why,
)
from clubadmin.domain.administration.payment_code import grouped, reference_of

SEASON = 3
JAN = Debtor(1, "Jan", "Bos", "Kerkstraat 1", 4500, (4500,))
MIES = Debtor(2, "Mies", "Bos", "Kerkstraat 1", 3500, (3500,))
TEUN = Debtor(3, "Teun", "van den Heuvel", "", 4500, (1500, 1500, 1500))
PIET = Debtor(4, "Piet", "Bos", "", 4500, (4500,))
EVERYBODY = (JAN, MIES, TEUN, PIET)
AT_JAN = "NL91ABNA0417164300"


def proposed(line: Line, accounts: dict[str, frozenset[int]] | None = None) -> Proposal:
    return Matcher(EVERYBODY, SEASON, accounts or {}).propose(line)


def test_the_reference_of_a_letter_is_sure() -> None:
    line = Line(4500, name="Iemand anders", text=grouped(reference_of(SEASON, 1)))
    assert proposed(line) == Proposal(((1, 4500),), Sureness.SURE, Why.REFERENCE)


@pytest.mark.parametrize("amount", [1000, 4500])
def test_a_reference_with_a_part_of_what_is_owed_is_sure_too(amount: int) -> None:
    line = Line(amount, reference=reference_of(SEASON, 3))
    assert proposed(line).sureness is Sureness.SURE


def test_more_than_is_owed_or_another_season_is_looked_at_first() -> None:
    assert proposed(Line(9999, reference=reference_of(SEASON, 3))).sureness is Sureness.LIKELY
    assert proposed(Line(4500, reference=reference_of(2, 3))).sureness is Sureness.LIKELY


def test_one_of_a_household_pays_for_both_with_one_reference() -> None:
    line = Line(8000, reference=reference_of(SEASON, 1))
    assert proposed(line) == Proposal(((1, 4500), (2, 3500)), Sureness.SURE, Why.REFERENCE)


@pytest.mark.parametrize(("people", "shared"), [(2, True), (3, True), (4, True), (5, False)])
def test_at_most_four_of_a_household_are_thought_of_together(people: int, shared: bool) -> None:
    """Each owes twice what the one before does, so that no others add up to as much."""
    home = [Debtor(at, f"A{at}", "Vos", "Kerkstraat 9", 100 << at) for at in range(1, people + 1)]
    total = sum(one.open for one in home)
    found = Matcher(home, SEASON).propose(Line(total, reference=reference_of(SEASON, 1)))
    assert (len(found.shares) == people) is shared


def test_an_account_that_paid_before_is_sure_where_the_amount_is_owed() -> None:
    known = {AT_JAN: frozenset({1})}
    found = proposed(Line(4500, AT_JAN, "J BOS"), known)
    assert found == Proposal(((1, 4500),), Sureness.SURE, Why.ACCOUNT)
    assert proposed(Line(4000, AT_JAN, "J BOS"), known).sureness is Sureness.LIKELY


def test_an_account_of_two_pays_for_who_owes_it_or_for_both() -> None:
    known = {AT_JAN: frozenset({1, 2})}
    assert proposed(Line(3500, AT_JAN), known).shares == ((2, 3500),)
    assert proposed(Line(8000, AT_JAN), known).shares == ((1, 4500), (2, 3500))


def test_of_two_with_one_account_who_owe_as_much_it_pays_for_who_is_named() -> None:
    known = {AT_JAN: frozenset({3, 4})}
    for name, member in (("Teun van den Heuvel", 3), ("Piet Bos", 4)):
        line = Line(4500, AT_JAN, "Gez. rekening", f"contributie {name}")
        assert proposed(line, known) == Proposal(((member, 4500),), Sureness.SURE, Why.ACCOUNT)


def test_who_has_two_first_names_is_called_by_the_first() -> None:
    """Anna Maria Vos is an Anna: of two who owe as much it is not who is called Maria."""
    both = (
        Debtor(5, "Anna Maria", "Vos", "", 4500, (4500,)),
        Debtor(6, "Maria", "Vos", "", 4500, (4500,)),
    )
    for first, member in (("Anna", 5), ("Maria", 6)):
        found = Matcher(both, SEASON).propose(Line(4500, name=f"{first} Vos"))
        assert found == Proposal(((member, 4500),), Sureness.LIKELY, Why.NAME_AND_AMOUNT)


@pytest.mark.parametrize(
    ("name", "text", "member"),
    [
        ("Hr T van den Heuvel", "", 3),
        ("HEUVEL T VD", "contributie", 3),
        ("J. Bos en/of M. Bos-Smit", "contributie Jan", 1),
        ("Café De Nel", "contributie Piet Bos", 4),
        ("JPMA Bos", "", 1),
    ],
)
def test_a_name_with_an_amount_that_is_owed_is_likely(name: str, text: str, member: int) -> None:
    found = proposed(Line(4500, "NL44RABO0123456789", name, text))
    assert found == Proposal(((member, 4500),), Sureness.LIKELY, Why.NAME_AND_AMOUNT)


def test_two_of_one_name_are_not_chosen_between() -> None:
    assert proposed(Line(4500, name="Fam. Bos")) == Proposal()


def test_a_name_alone_is_a_guess_and_no_name_is_nothing() -> None:
    found = proposed(Line(1234, name="T. van den Heuvel"))
    assert (found.sureness, found.why) == (Sureness.GUESS, Why.NAME)
    assert proposed(Line(4500, name="Belastingdienst")) == Proposal()
    assert proposed(Line(-2500, name="Zaalhuur")) == Proposal()


def test_what_one_line_pays_is_owed_no_more_for_the_next() -> None:
    matcher = Matcher(EVERYBODY, SEASON)
    line = Line(1500, reference=reference_of(SEASON, 3))
    assert [matcher.propose(line).sureness for _ in range(4)] == [
        *[Sureness.SURE] * 3,
        Sureness.LIKELY,
    ]


def test_who_paid_too_much_owes_nothing_more() -> None:
    """Three parts of 15: 50 pays them all and leaves 5 over."""
    matcher = Matcher(EVERYBODY, SEASON)
    sure = [
        matcher.propose(Line(amount, reference=reference_of(SEASON, 3))).sureness
        for amount in (5000, 1500, 500)
    ]
    assert sure == [Sureness.LIKELY] * 3


def test_of_a_part_that_was_paid_the_rest_is_owed() -> None:
    """Three parts of 15: after 20 the second lacks 10, and then 25 for all."""
    for rest in (1000, 2500):
        matcher = Matcher(EVERYBODY, SEASON)
        matcher.propose(Line(2000, reference=reference_of(SEASON, 3)))
        found = matcher.propose(Line(rest, name="T. van den Heuvel"))
        assert found == Proposal(((3, rest),), Sureness.LIKELY, Why.NAME_AND_AMOUNT)


def test_of_parts_that_differ_the_first_is_paid_first() -> None:
    """20 and 10: after 10 the first part lacks 10."""
    matcher = Matcher([Debtor(1, "Jan", "Bos", "", 3000, (2000, 1000))], SEASON)
    line = Line(1000, name="J. Bos")
    assert [matcher.propose(line).why for _ in range(2)] == [Why.NAME, Why.NAME_AND_AMOUNT]


def test_a_single_cent_that_is_open_is_owed() -> None:
    both = (Debtor(1, "Jan", "Bos", "Dam 1", 1), Debtor(2, "Mies", "Vos", "Dam 1", 4500))
    assert both[0].owes(1)
    assert not Debtor(1, "Jan", "Bos").owes(0)
    together = Matcher(both, SEASON).propose(Line(4501, reference=reference_of(SEASON, 1)))
    assert together.shares == ((1, 1), (2, 4500))
    paid = Debtor(2, "Mies", "Vos")
    known = Matcher((both[0], paid), SEASON, {AT_JAN: frozenset({1, 2})})
    assert known.propose(Line(50, AT_JAN)) == Proposal(((1, 50),), Sureness.LIKELY, Why.ACCOUNT)


def test_who_bears_only_a_part_of_a_surname_is_somebody_else() -> None:
    anna = Debtor(1, "Anna", "Bos-Smit", "", 4500, (4500,))
    assert Matcher((anna,), SEASON).propose(Line(4500, name="A. Smit")) == Proposal()


def test_two_of_whom_no_household_is_known_do_not_pay_for_each_other() -> None:
    line = Line(9000, reference=reference_of(SEASON, 3))
    assert proposed(line) == Proposal(((3, 9000),), Sureness.LIKELY, Why.REFERENCE)


def test_what_the_bank_takes_back_is_the_last_payment_from_that_account() -> None:
    matcher = Matcher(EVERYBODY, SEASON, {AT_JAN: frozenset({1})})
    matcher.propose(Line(4500, AT_JAN))
    found = matcher.propose(Line(-4500, AT_JAN, text="storno"))
    assert found == Proposal(((1, -4500),), Sureness.LIKELY, Why.RETURNED)


def test_of_a_made_up_year_nearly_all_are_proposed_right_and_what_is_sure_is_right(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """400 members pay as people do: most with the reference, many without, some for two."""
    chance = Random(2026)
    firsts = ("Jan", "Piet", "Mies", "Truus", "Wim", "Ria", "Koos", "Henk", "Gré", "Çelik")
    lasts = ("Bos", "de Vries", "van den Berg", "Jansen", "Smit", "Öztürk", "Mulder", "Visser")
    debtors, households = [], []
    for number in range(1, 401):
        last = chance.choice(lasts) + chance.choice(("", "", " Kok", "-Prins", "-de Wit"))
        shares = chance.random() < 0.3 and bool(debtors)
        home = households[-1] if shares else f"Dorpsstraat {number}"
        households.append(home)
        parts = chance.choice(((4500,), (3500,), (1500, 1500, 1500)))
        debtors.append(Debtor(number, chance.choice(firsts), last, home, sum(parts), parts))
    accounts = {
        f"NL{one.member_id:016}": frozenset({one.member_id})
        for one in debtors
        if chance.random() < 0.6
    }
    matcher = Matcher(debtors, SEASON, accounts)
    right = wrong = unsure = 0
    for one in chance.sample(debtors, len(debtors)):
        account = f"NL{one.member_id:016}"
        way = chance.random()
        name = f"{one.first_name[0]} {one.last_name}".upper()
        text = f"contributie {one.first_name} {one.last_name}" if chance.random() < 0.8 else ""
        reference = reference_of(SEASON, one.member_id) if way < 0.7 else ""
        for part in one.parts:
            found = matcher.propose(Line(part, account, name, text, reference))
            if found.shares == ((one.member_id, part),):
                right += 1
            elif found.sureness is Sureness.SURE:
                wrong += 1
            else:
                unsure += 1
    every = right + wrong + unsure
    with capsys.disabled():
        print(f"\nof {every} payments proposed right: {right / every:.1%}, at least 95 %")
    assert wrong == 0
    assert right / (right + unsure) >= 0.95


def test_a_cent_that_goes_out_is_no_payment_of_who_is_named_there() -> None:
    assert proposed(Line(-1, name="J. Bos")).why is Why.NOTHING
    assert proposed(Line(1, name="Teun van den Heuvel")).why is Why.NAME
