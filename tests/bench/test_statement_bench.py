"""A statement of 1,000 payments of a club of 400: proposing whose each is, beside reading it.

The bar is a fifth of a second on a usual machine, of which the arithmetic is a thousandth. And a
statement of 20,000 payments, beside what a library takes for the same file alone.
"""

from collections.abc import Callable
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import mt940
import pytest
from defusedxml.ElementTree import fromstring

from clubadmin.domain.administration.dues import DuesKind
from clubadmin.model.administration.debits import BankLine
from clubadmin.model.members.member import Member
from clubadmin.services.administration import charging, memberships, statements
from clubadmin.services.administration.statements import read_statements
from clubadmin.services.members import members
from clubadmin.services.seasons import seasons
from tests.bench.yardstick import arithmetic, by_turns
from tests.services.administration import bank_files_made as made
from tests.services.evening_club import new_club

PEOPLE, LINES = 400, 1_000
BAR = 180
LASTS = ("Bos", "Vries", "Berg", "Jansen", "Smit", "Mulder", "Visser", "Kok", "Prins", "Wit")
FIRSTS = ("Jan", "Piet", "Mies", "Truus", "Wim", "Ria", "Koos", "Henk", "Ans", "Leo")

pytestmark = pytest.mark.bench


def test_a_thousand_payments_are_proposed_for_within_a_second(tmp_path: Path) -> None:
    club = new_club(tmp_path)
    season = seasons.add_season(club, "2026-2027", date(2026, 9, 1), date(2027, 6, 30))
    memberships.add_kind(club, season.id, DuesKind("Lid", 4500, instalments=3))
    made_up = (
        Member(0, f"{LASTS[at % 10]}-{LASTS[at // 10 % 10]}", first_name=FIRSTS[at % 7])
        for at in range(PEOPLE)
    )
    people = members.add_members(club, made_up)
    memberships.give_kind(club, [one.id for one in people], "Lid")
    charging.charge(club, charging.charging(club, season.id))
    file = tmp_path / "jaar.xml"
    lines = tuple(
        BankLine(
            date(2026, 9, 1) + timedelta(days=at // 4),
            1500,
            "",
            f"{people[at % PEOPLE].first_name[0]} {people[at % PEOPLE].last_name}".upper(),
            f"contributie {people[at % PEOPLE].name}",
        )
        for at in range(LINES)
    )
    file.write_bytes(made.camt(lines))
    whole, read, unit = by_turns(
        lambda: statements.preview(club, file, season.id),
        lambda: read_statements(file),
        arithmetic,
        again=3,
    )
    shown = statements.preview(club, file, season.id)
    club.close()
    assert len(shown.proposed) == LINES
    took = (whole - read) / unit
    print(f"{LINES} payments proposed for: {took:.0f} of {BAR}; read in {read / unit:.0f}")
    assert took < BAR


MANY, AS_THE_LIBRARY = 20_000, 1.5
_ROW = (
    ":61:2609140914C45,00N247NONREF\n"
    ":86:/TRTP/SEPA OVERBOEKING/IBAN/NL44RABO0123456789/NAME/J. BOS/REMI/contributie RF75 3C17\n"
)


@pytest.mark.parametrize(
    ("data", "library"),
    [
        (made.camt(tuple(replace(made.LINES[0], amount=at) for at in range(1, MANY))), fromstring),
        (
            (":20:A\n:25:NL91ABNA0417164300\n:60F:C260913EUR0,00\n" + _ROW * MANY).encode(),
            lambda data: mt940.parse_statements(data.decode()),
        ),
    ],
    ids=["CAMT.053", "MT940"],
)
def test_a_statement_of_twenty_thousand_payments_is_read_as_fast_as_by_a_library(
    data: bytes, library: Callable[[bytes], object], tmp_path: Path
) -> None:
    file = tmp_path / "jaren.txt"
    file.write_bytes(data)
    ours, theirs = by_turns(lambda: read_statements(file), lambda: library(data), again=3)
    print(f"{MANY} payments: {ours / theirs:.2f} of {AS_THE_LIBRARY} of the library alone")
    assert ours < AS_THE_LIBRARY * theirs
