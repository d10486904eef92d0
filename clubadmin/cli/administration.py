"""`clubadmin dues`: what members owe, and what came in."""

from collections.abc import Iterable
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from clubadmin.cli import dues_papers
from clubadmin.cli.app import Command, app, option
from clubadmin.cli.database import Database, OfSeason, find_season, looked_into, opened
from clubadmin.cli.output import DONE, answer, answer_json, say, table, words

if TYPE_CHECKING:
    from clubadmin.model.administration.dues import Account
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
            dues_papers.keep_account(club, account)
        if lay:
            from clubadmin.services.administration import charging

            made = charging.charge(club, charging.charging(club, found.id))
            say("Vastgesteld: {made} bedragen.", made=made)
        wanted = dues_papers.Wanted(letters, reminders, pdf, table_file, receipt)
        dues_papers.write(club, found.id, wanted)
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
