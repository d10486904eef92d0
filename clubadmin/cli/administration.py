"""`clubadmin dues`: what members owe, and what came in."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from clubadmin.cli.app import Command, app, option
from clubadmin.cli.database import Database, OfSeason, find_season, looked_into, opened, printing
from clubadmin.cli.output import DONE, Stop, answer, answer_json, say, table, words, write_file

if TYPE_CHECKING:
    from clubadmin.model.administration.dues import Account, DuesLetters
    from clubadmin.services.club.club import OpenClub

Json = Annotated[bool, option("--json", "Als één JSON-document; bedragen in centen.")]


def _file(option: str, said: str) -> Any:
    return typer.Option(option, metavar="BESTAND", help=said)


@app.command(cls=Command, help="Wie wat schuldig is aan contributie, en wat er binnenkwam.")
def dues(
    *,
    database: Database = None,
    season: OfSeason = None,
    lay: Annotated[bool, option("--lay", "Stelt vast wat nog niet vastgesteld is.")] = False,
    account: Annotated[
        str | None, option("--account", "Bewaart de rekening van de club.", "IBAN")
    ] = None,
    letters: Annotated[
        Path | None, _file("--letters", "PDF: een brief voor ieder bij wie iets open staat.")
    ] = None,
    reminders: Annotated[
        Path | None, _file("--reminders", "PDF: een herinnering voor ieder die te laat is.")
    ] = None,
    pdf: Annotated[Path | None, _file("--pdf", "De lijst als PDF.")] = None,
    table_file: Annotated[Path | None, _file("--table", "De lijst als CSV of XLSX.")] = None,
    receipt: Annotated[
        int | None, option("--receipt", "Maakt van --pdf de kwitantie van betaling N.", "N")
    ] = None,
    json: Json = False,
) -> int:
    """Show what everybody owes, after laying what was not laid where that is asked."""
    with opened(database) if lay or account is not None else looked_into(database) as club:
        found = find_season(club, season)
        if account is not None:
            _keep_account(club, account)
        if lay:
            from clubadmin.services.administration import charging

            made = charging.charge(club, charging.charging(club, found.id))
            say("Vastgesteld: {made} bedragen.", made=made)
        write(
            club,
            found.id,
            to_all=letters,
            to_late=reminders,
            pdf=pdf,
            as_table=table_file,
            payment_id=receipt,
        )
        document = _dues(club, found.id, found.name)
    if json:
        answer_json(document)
    else:
        answer(_in_words(document))
    return DONE


def _dues(club: "OpenClub", season_id: int, name: str) -> dict[str, Any]:
    from clubadmin.services.administration.accounts import accounts
    from clubadmin.services.administration.memberships import kinds

    day = date.today()
    found = accounts(club, season_id)
    return {
        "season": name,
        "unit": "cent",
        "kinds": [
            {**vars(one.kind), "pro_rata": one.kind.pro_rata.value}
            for one in kinds(club, season_id)
        ],
        "members": [
            {
                "name": one.member.label,
                "kind": one.kind,
                "reference": one.reference,
                "charged": one.charged,
                "paid": one.paid,
                "open": one.open,
                "under_way": sum(cents for _, cents in one.under_way),
                "late": one.late(day),
                "dues": [
                    {"part": due.part, "amount": due.amount, "due": due.due_on.isoformat()}
                    for due in one.dues
                ],
                "payments": [
                    {
                        "id": paid.id,
                        "date": paid.paid_on.isoformat(),
                        "amount": paid.amount,
                        "how": paid.how,
                    }
                    for paid in one.payments
                ],
            }
            for one in found
        ],
        "totals": _totals(found),
    }


def _totals(found: "Iterable[Account]") -> dict[str, int]:
    every = list(found)
    return {name: sum(getattr(one, name) for one in every) for name in ("charged", "paid", "open")}


def _amounts(found: dict[str, Any]) -> list[str]:
    return [words.money(found[part]) for part in ("charged", "paid", "open")]


def _in_words(document: dict[str, Any]) -> str:
    if not document["members"]:
        return words(
            "Voor seizoen {season} is nog geen contributie vastgesteld. Dat doet --lay, of in het"
            " venster: Ctrl+K, Contributie.",
            season=document["season"],
        )
    rows = [[one["name"], one["kind"], *_amounts(one)] for one in document["members"]]
    rows.append([words("samen"), "", *_amounts(document["totals"])])
    listed = table(["naam", "soort", "contributie", "betaald", "open"], rows)
    return f"{words('Contributie {season}', season=document['season'])}\n\n{listed}"


def _keep_account(club: "OpenClub", account: str) -> None:
    """Keep the club's own account; whose name is on it stays as it was."""
    from clubadmin.services.administration.iban import masked
    from clubadmin.services.administration.treasury import keep_treasury, treasury

    kept = keep_treasury(club, replace(treasury(club), account=account))
    if kept.account:
        say("De rekening van de club is {masked}.", masked=masked(kept.account))
    else:
        say("Er is geen rekening van de club meer.")


def write(
    club: "OpenClub",
    season_id: int,
    *,
    to_all: Path | None = None,
    to_late: Path | None = None,
    pdf: Path | None = None,
    as_table: Path | None = None,
    payment_id: int | None = None,
) -> None:
    """Write the papers of which a file is given.

    Args:
        club: whose dues they are.
        season_id: of which season.
        to_all: letters to everybody who owes something.
        to_late: reminders to everybody who is late.
        pdf: the list, or the receipt where a payment is named.
        as_table: the list as CSV or XLSX.
        payment_id: the payment that `pdf` is the receipt of.
    """
    if payment_id is not None and pdf is None:
        raise Stop("Noem met --pdf het bestand van de kwitantie.")
    if as_table is not None and as_table.suffix.lower() not in (".csv", ".xlsx"):
        raise Stop("{name}: een lijst eindigt op .csv of .xlsx.", name=as_table.name)
    from clubadmin.services.administration import letters

    if to_all is not None:
        write_letters(club, to_all, letters.letters(club, season_id, date.today()))
    if to_late is not None:
        write_letters(club, to_late, letters.reminders(club, season_id, date.today()))
    if pdf is not None and payment_id is not None:
        from clubadmin.reports.administration.letters import dues_receipt

        receipt = letters.receipt(club, season_id, payment_id)
        write_file(pdf, dues_receipt(receipt, printing(club, stamped=True)))
        say("De kwitantie staat in {target}.", target=pdf)
    elif pdf is not None:
        from clubadmin.reports.administration.letters import dues_paper

        listed = letters.dues_list(club, season_id, date.today())
        write_file(pdf, dues_paper(listed, printing(club, stamped=True)))
        say("De lijst staat in {target}.", target=pdf)
    if as_table is not None:
        from clubadmin.services.administration.money_tables import dues_table

        listed = letters.dues_list(club, season_id, date.today())
        write_file(as_table, dues_table(listed, as_table.name))
        say("De lijst staat in {target}.", target=as_table)


def write_letters(club: "OpenClub", target: Path, found: "DuesLetters") -> None:
    """Write letters or reminders."""
    from clubadmin.reports.administration.letters import dues_letters

    write_file(target, dues_letters(found, printing(club)))
    what = words("Herinneringen") if found.reminder else words("Brieven")
    say("{what} in {target}: {letters}.", what=what, target=target, letters=len(found.letters))
