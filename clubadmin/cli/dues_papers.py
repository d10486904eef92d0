"""The papers that `clubadmin dues` writes, the account that they ask to pay to, and collecting."""

from dataclasses import dataclass, replace
from datetime import date, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from clubadmin.cli.output import Stop, say, write_file
from clubadmin.i18n import Language, Words
from clubadmin.model.club.printing import Printing

if TYPE_CHECKING:
    from clubadmin.model.administration.letters import DuesLetters
    from clubadmin.services.club.club import OpenClub

_WORDS = Words(Language.NL)


def day_of(text: str) -> date:
    """A day as a script writes it."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise Stop(f"{text} is geen dag. Schrijf --on als 2026-12-08.") from None


def keep_creditor(club: "OpenClub", identifier: str) -> None:
    """Keep the identifier under which the club collects; an empty one takes it away."""
    from clubadmin.services.administration import creditor

    kept = creditor.keep_creditor(
        club, replace(creditor.creditor(club), identifier=identifier)
    ).identifier
    say(f"Het incassant-ID is {kept}." if kept else "De club incasseert niet meer.")


def announce(club: "OpenClub", season_id: int, day: date) -> None:
    """Keep that letters of today tell of a collection on a day."""
    from clubadmin.services.administration import collecting

    collecting.announce(club, season_id, day, date.today())
    say(f"Aangekondigd: incasso op {_WORDS.day(day)}.")


def collect(club: "OpenClub", season_id: int, day: date, file: Path) -> None:
    """Write the file for the bank, and keep what was sent."""
    from clubadmin.services.administration import collecting

    now = datetime.now().replace(microsecond=0)
    planned = collecting.plan(club, season_id, day, now.date())
    made = collecting.collect(club, planned, file, now)
    total = _WORDS.money(made.sum_of())
    say(f"Incasso in {file}: {len(made.debits)} leden, samen € {total}, op {_WORDS.day(day)}.")
    for one in planned.left_out:
        say(f"Niet: {one.member.label}. {one.why}")
    if not planned.told_in_time:
        say(
            f"De leden moeten dit uiterlijk op {_WORDS.day(planned.told_by)} weten; brieven"
            " daarover zijn hier niet op tijd gemaakt."
        )


def document(club: "OpenClub", season_id: int) -> list[dict[str, Any]]:
    """The files of a season and what came of each line, for JSON; amounts in cents."""
    from clubadmin.services.administration.collections import collections

    return [
        {
            "id": file.id,
            "message": file.message,
            "date": file.collect_on.isoformat(),
            "made": file.made_at.isoformat(),
            "amount": file.sum_of(),
            "lines": [
                {
                    "name": one.member.label,
                    "amount": one.amount,
                    "mandate": one.mandate,
                    "sequence": one.sequence.value,
                    "end_to_end": one.end_to_end,
                    "state": one.state.value,
                    "reason": one.reason,
                }
                for one in file.debits
            ],
        }
        for file in collections(club, season_id)
    ]


@dataclass(frozen=True)
class Wanted:
    """The destination of each paper; None where it is not asked for.

    Attributes:
        letters: to everybody who owes something.
        reminders: to everybody who is late.
        pdf: the list, or the receipt where one is named.
        table: the list as CSV or XLSX.
        receipt: the payment that `pdf` is the receipt of.
        collect_on: the letters tell of a collection on this day.
    """

    letters: Path | None = None
    reminders: Path | None = None
    pdf: Path | None = None
    table: Path | None = None
    receipt: int | None = None
    collect_on: date | None = None


def keep_account(club: "OpenClub", account: str) -> None:
    """Keep the club's own account; whose name is on it stays as it was."""
    from clubadmin.services.administration.creditor import keep_treasury, treasury
    from clubadmin.services.administration.iban import masked

    kept = keep_treasury(club, replace(treasury(club), account=account))
    if kept.account:
        say(f"De rekening van de club is {masked(kept.account)}.")
    else:
        say("Er is geen rekening van de club meer.")


def write(club: "OpenClub", season_id: int, wanted: Wanted) -> None:
    """Write what is asked for."""
    if wanted.receipt is not None and wanted.pdf is None:
        raise Stop("Noem met --pdf het bestand van de kwitantie.")
    if wanted.table is not None and wanted.table.suffix.lower() not in (".csv", ".xlsx"):
        raise Stop(f"{wanted.table.name}: een lijst eindigt op .csv of .xlsx.")
    if wanted.letters is not None:
        from clubadmin.services.administration.letters import letters

        found = letters(club, season_id, date.today(), wanted.collect_on)
        _letters(club, wanted.letters, found)
        if wanted.collect_on is not None:
            announce(club, season_id, wanted.collect_on)
    if wanted.reminders is not None:
        from clubadmin.services.administration.letters import reminders

        _letters(club, wanted.reminders, reminders(club, season_id, date.today()))
    if wanted.pdf is not None and wanted.receipt is not None:
        _receipt(club, season_id, wanted.pdf, wanted.receipt)
    elif wanted.pdf is not None:
        _list(club, season_id, wanted.pdf)
    if wanted.table is not None:
        _table(club, season_id, wanted.table)


def _letters(club: "OpenClub", target: Path, found: "DuesLetters") -> None:
    from clubadmin.reports.administration.letters import dues_letters
    from clubadmin.services.club.club import settings

    write_file(target, dues_letters(found, Printing(settings(club))))
    what = "Herinneringen" if found.reminder else "Brieven"
    say(f"{what} in {target}: {len(found.letters)}.")


def _receipt(club: "OpenClub", season_id: int, target: Path, payment_id: int) -> None:
    from clubadmin.reports.administration.receipt import dues_receipt
    from clubadmin.services.administration.letters import receipt
    from clubadmin.services.club.club import settings

    found = receipt(club, season_id, payment_id)
    write_file(target, dues_receipt(found, Printing(settings(club), stamp=datetime.now())))
    say(f"De kwitantie staat in {target}.")


def _list(club: "OpenClub", season_id: int, target: Path) -> None:
    from clubadmin.reports.administration.dues_list import dues_paper
    from clubadmin.services.administration.letters import dues_list
    from clubadmin.services.club.club import settings

    found = dues_list(club, season_id, date.today())
    write_file(target, dues_paper(found, Printing(settings(club), stamp=datetime.now())))
    say(f"De lijst staat in {target}.")


def _table(club: "OpenClub", season_id: int, target: Path) -> None:
    from clubadmin.services.administration.letters import dues_list
    from clubadmin.services.administration.money_tables import dues_table

    write_file(target, dues_table(dues_list(club, season_id, date.today()), target.name))
    say(f"De lijst staat in {target}.")
