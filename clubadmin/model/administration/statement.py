"""A bank's statement as it was read, and what is proposed for each of its lines."""

from dataclasses import dataclass
from datetime import date

from clubadmin.domain.administration.matching import Proposal


@dataclass(frozen=True)
class BankLine:
    """A payment as the bank wrote it."""

    booked_on: date
    amount: int  # cents; below nothing: it went out
    account: str = ""  # the IBAN of the other side
    name: str = ""
    text: str = ""
    reference: str = ""


@dataclass(frozen=True)
class BankStatement:
    """A bank statement of one account."""

    account: str  # an IBAN
    lines: tuple[BankLine, ...]
    number: str = ""
    opening: int | None = None  # cents; None: the bank does not say
    closing: int | None = None
    currency: str = "EUR"

    @property
    def first(self) -> date:
        """The day of the first line."""
        return min(one.booked_on for one in self.lines)

    @property
    def last(self) -> date:
        """The day of the last line."""
        return max(one.booked_on for one in self.lines)


@dataclass(frozen=True)
class BankFile:
    """A file of a bank: the statements in euros, and which other accounts are in it."""

    statements: tuple[BankStatement, ...]
    left_out: tuple[tuple[str, str], ...] = ()  # the account and its currency


@dataclass(frozen=True)
class Proposed:
    """A line with whose dues it likely pays, each with the name."""

    line: BankLine
    proposal: Proposal
    names: tuple[str, ...]
    line_id: int = 0  # of a line that is kept; 0: it is in a file only


@dataclass(frozen=True)
class StatementPreview:
    """The statements in a file that were not read before."""

    season_id: int
    statements: tuple[BankStatement, ...]
    proposed: tuple[Proposed, ...]  # of each line of each statement, in order
    left_out: tuple[tuple[str, str], ...] = ()  # accounts that are not in euros, with what they are
