"""The papers that `clubadmin dues` writes, the account that they ask to pay to."""

from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from clubadmin.cli.database import printing
from clubadmin.cli.output import Stop, say, words, write_file

if TYPE_CHECKING:
    from clubadmin.model.administration.dues import DuesLetters
    from clubadmin.services.club.club import OpenClub


@dataclass(frozen=True)
class Wanted:
    """The destination of each paper; None where it is not asked for.

    Attributes:
        letters: to everybody who owes something.
        reminders: to everybody who is late.
        pdf: the list, or the receipt where one is named.
        table: the list as CSV or XLSX.
        receipt: the payment that `pdf` is the receipt of.
    """

    letters: Path | None = None
    reminders: Path | None = None
    pdf: Path | None = None
    table: Path | None = None
    receipt: int | None = None


def keep_account(club: "OpenClub", account: str) -> None:
    """Keep the club's own account; whose name is on it stays as it was."""
    from clubadmin.services.administration.iban import masked
    from clubadmin.services.administration.treasury import keep_treasury, treasury

    kept = keep_treasury(club, replace(treasury(club), account=account))
    if kept.account:
        say("De rekening van de club is {masked}.", masked=masked(kept.account))
    else:
        say("Er is geen rekening van de club meer.")


def write(club: "OpenClub", season_id: int, wanted: Wanted) -> None:
    """Write what is asked for."""
    if wanted.receipt is not None and wanted.pdf is None:
        raise Stop("Noem met --pdf het bestand van de kwitantie.")
    if wanted.table is not None and wanted.table.suffix.lower() not in (".csv", ".xlsx"):
        raise Stop("{name}: een lijst eindigt op .csv of .xlsx.", name=wanted.table.name)
    if wanted.letters is not None:
        from clubadmin.services.administration.letters import letters

        write_letters(club, wanted.letters, letters(club, season_id, date.today()))
    if wanted.reminders is not None:
        from clubadmin.services.administration.letters import reminders

        write_letters(club, wanted.reminders, reminders(club, season_id, date.today()))
    if wanted.pdf is not None and wanted.receipt is not None:
        _receipt(club, season_id, wanted.pdf, wanted.receipt)
    elif wanted.pdf is not None:
        _list(club, season_id, wanted.pdf)
    if wanted.table is not None:
        _table(club, season_id, wanted.table)


def write_letters(club: "OpenClub", target: Path, found: "DuesLetters") -> None:
    """Write letters or reminders."""
    from clubadmin.reports.administration.letters import dues_letters

    write_file(target, dues_letters(found, printing(club)))
    what = words("Herinneringen") if found.reminder else words("Brieven")
    say("{what} in {target}: {letters}.", what=what, target=target, letters=len(found.letters))


def _receipt(club: "OpenClub", season_id: int, target: Path, payment_id: int) -> None:
    from clubadmin.reports.administration.letters import dues_receipt
    from clubadmin.services.administration.letters import receipt

    found = receipt(club, season_id, payment_id)
    write_file(target, dues_receipt(found, printing(club, stamped=True)))
    say("De kwitantie staat in {target}.", target=target)


def _list(club: "OpenClub", season_id: int, target: Path) -> None:
    from clubadmin.reports.administration.letters import dues_paper
    from clubadmin.services.administration.letters import dues_list

    found = dues_list(club, season_id, date.today())
    write_file(target, dues_paper(found, printing(club, stamped=True)))
    say("De lijst staat in {target}.", target=target)


def _table(club: "OpenClub", season_id: int, target: Path) -> None:
    from clubadmin.services.administration.letters import dues_list
    from clubadmin.services.administration.money_tables import dues_table

    write_file(target, dues_table(dues_list(club, season_id, date.today()), target.name))
    say("De lijst staat in {target}.", target=target)
