"""Dues, payments, collections and cash, made up by a seed."""

from collections.abc import Iterator
from datetime import date, timedelta
from random import Random

from clubadmin.domain.administration.cash import (
    Balance,
    Stakes,
    change,
    tickets,
)
from clubadmin.domain.administration.celebrations import JUBILEES, birthday, jubilee
from clubadmin.domain.administration.debits import (
    DebitMatcher,
    MandateKind,
    Sent,
    bank_day,
    earliest,
    easter,
    end_to_end,
    expires,
    is_bank_day,
    is_plain,
    plain,
    reason_code,
    sequence_of,
)
from clubadmin.domain.administration.dues import DuesKind, ProRata, Span, charges, split
from clubadmin.domain.administration.matching import Debtor, Line, Matcher
from clubadmin.domain.administration.payment_code import (
    can_be_paid_to,
    grouped,
    payment_code,
    reference_of,
    referred,
)
from clubadmin.domain.correspondence.gaps import (
    Purpose,
    filled,
    filled_line,
    gaps,
    unknown,
    unwritten,
)
from clubadmin.domain.names import (
    best_found,
    fold,
    natural,
    search_rank,
    searched,
    split_last,
    split_name,
)
from clubadmin.services.administration.amounts import prize_money
from tests.domain.marks import Subjects

FIRST = ("Jan", "Jannie", "Piet", "Truus", "J.P.", "Anna", "An")
LAST = ("Bos", "van den Berg", "Berg", "Bosman", "de Boer-Smit", "Smit", "Boer")
HOMES = ("", "", "dijk 1", "dijk 1", "plein 2")
ACCOUNTS = ("", "NL91ABNA0417164300", "NL20INGB0001234567", "NL02RABO0123456789")


def dues() -> Iterator[object]:
    """What members owe who came and went on any day."""
    chance = Random("dues")
    first = date(2026, 8, 1)
    for _ in range(400):
        kind = DuesKind(
            "lid",
            chance.choice((0, 1, 5000, 10_001, 12_345)),
            chance.choice((0, 500)),
            chance.choice([*ProRata]),
            chance.randint(1, 12),
            chance.choice((0, 1000, 99_999)),
        )
        season = Span(first, first + timedelta(chance.choice((0, 20, 180, 303, 364))))
        joined = chance.choice((None, first + timedelta(chance.randint(-40, 380))))
        left = chance.choice((None, first + timedelta(chance.randint(-40, 380))))
        yield charges(kind, season, joined, left, later=chance.random() < 0.5)
    yield [split(amount, parts) for amount in (0, 1, 7, 100) for parts in (1, 2, 3, 12)]


def debtors(chance: Random) -> list[Debtor]:
    """Members of whom some share a name, a house, or what they owe."""
    found = []
    for number in range(1, 11):
        parts = tuple(chance.choice((1000, 2000, 2500)) for _ in range(chance.randint(0, 3)))
        found.append(
            Debtor(
                number,
                chance.choice(FIRST),
                chance.choice(LAST),
                chance.choice(HOMES),
                sum(parts) + chance.choice((0, 0, 500)),
                parts,
                chance.choice((0, 0, 2000)),
            )
        )
    return found


def line(chance: Random, people: list[Debtor]) -> Line:
    """A line of a statement, by somebody or nobody."""
    one = chance.choice(people)
    amount = chance.choice((one.open, *one.parts, 2000, 4500, -2000, one.open + 1000, 1))
    name = chance.choice(
        (
            f"{one.first_name} {one.last_name}",
            f"{one.first_name[0]} {one.last_name}",
            f"Hr {one.last_name} eo {chance.choice(LAST)}",
            "Gemeente",
            "",
        )
    )
    told = chance.choice(("", "contributie", reference_of(3, one.member_id), one.last_name.upper()))
    reference = chance.choice(("", "", reference_of(chance.choice((2, 3)), one.member_id)))
    return Line(amount, chance.choice(ACCOUNTS), name, told, reference)


def payments() -> Iterator[object]:
    """Statements read against who owes what."""
    for number in range(40):
        chance = Random(f"payments {number}")
        people = debtors(chance)
        matcher = Matcher(people, 3, {ACCOUNTS[1]: frozenset({1, 2}), ACCOUNTS[2]: frozenset({3})})
        for _ in range(12):
            yield matcher.propose(line(chance, people))
        matcher.took([(1, 500)])
        yield matcher.propose(line(chance, people))
        yield [one.owes(amount) for one in people for amount in (0, 1000, 2000, 3500)]


def collections() -> Iterator[object]:
    """What a bank books of what was collected, and what comes back."""
    day = date(2026, 10, 1)
    for number in range(40):
        chance = Random(f"collections {number}")
        sent = [
            Sent(
                at,
                100 + at,
                chance.choice((1000, 1000, 2500)),
                f"RF{at}-1",
                chance.choice(ACCOUNTS),
                chance.choice(("B1", "B2", "B12")),
                day + timedelta(chance.choice((0, 3))),
                chance.random() < 0.3,
            )
            for at in range(1, 8)
        ]
        matcher = DebitMatcher(sent)
        for _ in range(10):
            amount = chance.choice((1000, 2500, 2000, 3500, -1000, -2500))
            if chance.random() < 0.5:
                batch = chance.choice(("B1", "B2", "B12"))
                amount = sum(one.amount for one in sent if one.batch == batch and not one.booked)
            told = chance.choice(("", "B1", "B12", "RF1-1", "RF12-1", "AC04 RF2-1", "MD06"))
            when = day + timedelta(chance.choice((-1, 0, 3, 7, 8, 10, 11)))
            yield matcher.propose(Line(amount, chance.choice(ACCOUNTS), "", told), when)
            yield reason_code(told)
    for year in range(1990, 2060):
        yield easter(year), [bank_day(date(year, month, 1)) for month in (1, 4, 5, 8)]
        yield [is_bank_day(easter(year) + timedelta(at)) for at in range(-3, 3)]
        yield earliest(date(year, 12, 24)), expires(date(year, 2, 28)), expires(date(year, 3, 1))
    yield expires(date(2024, 2, 29)), [sequence_of(kind) for kind in MandateKind]
    yield end_to_end("RF1", 2)
    for text in (
        "Ëen & twee",
        "//a//b/",
        "",
        "’s-Hof — 1",
        "x" * 150,
        "Ł ß Ø",
        "a;b_c",
        "//",
        "a/",
    ):
        yield plain(text, 140), plain(text, 3), is_plain(text)


def cash() -> Iterator[object]:
    """Money of an evening."""
    for stakes in (Stakes(300, 350), Stakes(300, 350, 100), Stakes(0, 50, 100, 2500, 10, 100)):
        for guest in (True, False):
            yield stakes.asked(guest=guest), stakes.to_pot(guest=guest)
    for given in (0, 299, 300, 301, 500):
        yield change(300, given)
        for counted in (None, 0, given):
            balance = Balance(1000, given, counted)
            yield balance.expected, balance.difference
    texts = ("€ 25", "12,50 euro", "25", "40 %", "33% van de pot", "0 %", "100%", "fles", "€ 1,5")
    for text in (*texts, "€ 5,-", "eur 3.05", "€ 123456", "101 %", ""):
        yield [prize_money(text, pot) for pot in (0, 4, 5, 99, 12_345)]
    yield tickets(1, 40, 7), tickets(5, 5, 1), tickets(3, 2, 1)


def references() -> Iterator[object]:
    """References and codes of payments."""
    for season in (1, 3, 12, 345):
        for member in (1, 9, 10, 987_654_321):
            text = reference_of(season, member)
            yield text, grouped(text), referred(text), referred(f"dank {grouped(text)} van Bos")
            yield referred(text[:-1]), referred(text.lower()), referred("RF00" + text[4:])
            for account in ("NL91ABNA0417164300", "BR1800000000141455123924100C2", "nl91", "NL"):
                for amount in (0, 1, 99, 100, 12_345, 99_999_999_999, 100_000_000_000):
                    try:
                        yield can_be_paid_to(account), payment_code(account, "Club", amount, text)
                    except ValueError:
                        yield "refused"
    for holder in ("K" * 69, "K" * 71, "Ė" * 140, "€" * 90, " ", "a  b"):
        try:
            yield payment_code("NL91ABNA0417164300", holder, 1, "RF18539007547034")
        except ValueError:
            yield "refused"
    for born in (date(1950, 2, 28), date(1952, 2, 29), date(1960, 8, 31)):
        yield [birthday(born, year) for year in (1999, 2000, 2001, 2100)]
        yield [jubilee(born, halves) for halves in (1, 2, *JUBILEES)]


def names() -> Iterator[object]:
    """Names as people write, sort and search them."""
    texts = ["Jan van den Berg", "Berg, Jan van den", "Berg, van den, Jan", "Bos", "", "van", ","]
    texts += ["De Boer", "’t Hart, Piet", "J.P. ’s-Gravesande", "Łukasz Ørsted ß Æ", "d' Hondt"]
    texts += ["van der", "Jan van", ", Jan", "El Amrani", "Jan de", "von Berg", "A B C de D E"]
    for text in texts:
        yield fold(text), split_name(text), split_last(text)
    people = [searched(fold(a), fold(b), fold(f"{a} {b} 06-12345")) for a in FIRST for b in LAST]
    for typed in ("jan", "j", "ja", "bos", "an", "berg", "06", "2345", "jan bos", "x", "n b", ""):
        words = typed.split()
        yield [search_rank(words, [one]) for one in people], search_rank(words, people)
        yield [search_rank(words, [one], inside=False) for one in people], best_found(words, people)
    some = ["10", "2", "3a", "3", "A1", "Bos", "", "a", "1" * 19, "03", "3A"]
    yield sorted(some, key=natural), [natural(one) for one in some]


def letters() -> Iterator[object]:
    """Texts with gaps."""
    texts = (
        "Beste {naam},",
        "{Naam}\n{ niets }\n{naam} {leeg}",
        "{a b} {x",
        "[tijd] [ ] [x] [y z]",
    )
    values = {"naam": "Jan", "niets": "", "leeg": "", "a b": "iets"}
    for text in texts:
        yield gaps(text), [*unknown(values, text, "{naan}")], unwritten(text), filled(text, values)
        yield filled_line(text, values)
    yield [*Purpose]


SUBJECTS: Subjects = {
    "dues": dues,
    "payments": payments,
    "collections": collections,
    "cash": cash,
    "references": references,
    "names": names,
    "letters": letters,
}
