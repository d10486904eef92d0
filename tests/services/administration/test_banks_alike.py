"""The same payments are the same, and as sure, whatever bank and kind of file they come from."""

import random
from pathlib import Path

import pytest

from clubadmin.domain.administration.debits import DebitMatcher, reason_code
from clubadmin.domain.administration.matching import Line, Matcher, Proposal, Sureness, Why
from clubadmin.domain.names import fold
from clubadmin.model.administration.debits import BankLine
from clubadmin.services.administration.statements import read_statements
from tests.services.administration.banks_written import EVERY, SEASON, WITHOUT_ACCOUNT, Year, year
from tests.turns import tries


def proposed(lines: tuple[BankLine, ...], about: Year) -> list[Proposal]:
    """What is proposed for each."""
    collected, matcher = DebitMatcher(about.sent), Matcher(about.debtors, SEASON)
    found = []
    for one in lines:
        line = Line(one.amount, one.account, one.name, one.text, one.reference)
        proposal = collected.propose(line, one.booked_on)
        if proposal is None:
            proposal = matcher.propose(line)
        else:
            matcher.took(proposal.shares)
        found.append(proposal)
    return found


@pytest.mark.parametrize("kind", EVERY)
def test_one_list_of_payments_is_read_the_same_from_every_bank(kind: str, tmp_path: Path) -> None:
    file = tmp_path / "afschrift.txt"
    for seed in range(tries(4, 1_000)):
        about = year(random.Random(seed))
        file.write_bytes(EVERY[kind](about.payments).encode(ENCODINGS[seed % len(ENCODINGS)]))
        read = read_statements(file)
        (found,) = read.statements
        assert read.left_out == ()
        assert [(one.booked_on, one.amount) for one in found.lines] == [
            (one.day, one.amount) for one in about.payments
        ]
        for one, told in zip(found.lines, about.payments, strict=True):
            assert fold(told.name) in fold(one.name)
            assert told.text in one.text
            assert one.account == ("" if kind in WITHOUT_ACCOUNT else told.account)
            assert reason_code(f"{one.reference} {one.text}") == told.reason
        proposals = proposed(found.lines, about)
        assert proposals == proposed(plain(about), about)
        sure = {one.why for one in proposals if one.sureness is Sureness.SURE}
        assert {Why.COLLECTED, Why.RETURNED} <= sure


ENCODINGS = ("utf-8", "utf-8-sig", "utf-16", "utf-16-le")


def plain(about: Year) -> tuple[BankLine, ...]:
    """The payments as they would be without a bank."""
    return tuple(
        BankLine(
            *(one.day, one.amount, one.account, one.name, f"{one.reason} {one.text}".strip()),
            " ".join(filter(None, (one.end_to_end, one.mandate, one.batch))),
        )
        for one in about.payments
    )
