"""`clubadmin dues` and `clubadmin statement`: what members owe, and what the bank says came in."""

from collections.abc import Iterable
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from clubadmin.cli import dues_papers
from clubadmin.cli.app import Command, app
from clubadmin.cli.database import Database, find_season, looked_into, opened
from clubadmin.cli.output import DONE, answer, answer_json, say, table
from clubadmin.i18n import Language, Words

if TYPE_CHECKING:
    from clubadmin.model.administration.dues import Account
    from clubadmin.model.administration.statement import Proposed, StatementPreview
    from clubadmin.services.club.club import OpenClub

_Season = Annotated[
    str | None, typer.Option("--season", metavar="S", help="Seizoen; anders het laatste.")
]
_Json = Annotated[bool, typer.Option("--json", help="Als één JSON-document; bedragen in centen.")]


def _file(option: str, said: str) -> Any:
    return typer.Option(option, metavar="BESTAND", help=said)


@app.command(cls=Command, help="Wie wat schuldig is aan contributie, en wat er binnenkwam.")
def dues(
    *,
    database: Database = None,
    season: _Season = None,
    lay: Annotated[
        bool, typer.Option("--lay", help="Stelt vast wat nog niet vastgesteld is.")
    ] = False,
    account: Annotated[
        str | None,
        typer.Option("--account", metavar="IBAN", help="Bewaart de rekening van de club."),
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
        int | None,
        typer.Option("--receipt", metavar="N", help="Maakt van --pdf de kwitantie van betaling N."),
    ] = None,
    json: _Json = False,
) -> int:
    """Show what everybody owes, after laying what was not laid where that is asked."""
    with opened(database) if lay or account is not None else looked_into(database) as club:
        found = find_season(club, season)
        if account is not None:
            dues_papers.keep_account(club, account)
        if lay:
            from clubadmin.services.administration import charging

            made = charging.charge(club, charging.charging(club, found.id))
            say(f"Vastgesteld: {made} bedragen.")
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
    from clubadmin.services.administration.kinds import kinds

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


def _in_words(document: dict[str, Any]) -> str:
    if not document["members"]:
        return (
            f"Voor seizoen {document['season']} is nog geen contributie vastgesteld. Dat doet"
            " --lay, of in het venster: Leden, Contributie."
        )
    rows = [
        [one["name"], one["kind"], *(_euros(one[part]) for part in ("charged", "paid", "open"))]
        for one in document["members"]
    ]
    totals = [_euros(document["totals"][part]) for part in ("charged", "paid", "open")]
    heads = ["naam", "soort", "contributie", "betaald", "open"]
    return f"Contributie {document['season']}\n\n{table(heads, [*rows, ['samen', '', *totals]])}"


@app.command(cls=Command, help="Leest een afschrift van de bank en zegt wiens contributie het is.")
def statement(
    file: Annotated[
        Path, typer.Argument(metavar="BESTAND", help="CAMT.053, MT940 of de CSV van een bank.")
    ],
    *,
    database: Database = None,
    season: _Season = None,
    book: Annotated[
        bool, typer.Option("--book", help="Bewaart het, en boekt wat zeker is.")
    ] = False,
    json: _Json = False,
) -> int:
    """Propose whose each payment is; nothing is booked unasked."""
    with opened(database) if book else looked_into(database) as club:
        from clubadmin.services.administration import statements

        found = find_season(club, season)
        shown = statements.preview(club, file, found.id)
        booked = statements.take(club, shown, statements.sure(shown)) if book else 0
    if json:
        answer_json(_statement(shown, found.name, booked))
    else:
        answer(_lines_in_words(shown))
    if book:
        say(f"Ingelezen; geboekt: {booked} van {len(shown.proposed)} betalingen.")
    return DONE


def _statement(shown: "StatementPreview", season: str, booked: int) -> dict[str, Any]:
    return {
        "season": season,
        "unit": "cent",
        "statements": [
            {
                "account": one.account,
                "number": one.number,
                "first": one.first.isoformat(),
                "last": one.last.isoformat(),
                "opening": one.opening,
                "closing": one.closing,
                "lines": len(one.lines),
            }
            for one in shown.statements
        ],
        "lines": [
            {
                "date": one.line.booked_on.isoformat(),
                "amount": one.line.amount,
                "account": one.line.account,
                "name": one.line.name,
                "text": one.line.text,
                "sureness": one.proposal.sureness.value,
                "why": one.proposal.why.value,
                "shares": [
                    {"name": name, "amount": amount}
                    for name, (_, amount) in zip(one.names, one.proposal.shares, strict=True)
                ],
            }
            for one in shown.proposed
        ],
        "booked": booked,
    }


_SURENESS = {"sure": "zeker", "likely": "waarschijnlijk", "guess": "misschien", "none": ""}


def _lines_in_words(shown: "StatementPreview") -> str:
    rows = [[*_line(one)] for one in shown.proposed]
    return table(["dag", "bedrag", "van of naar", "voor", "hoe zeker"], rows)


def _line(one: "Proposed") -> Iterable[str]:
    yield one.line.booked_on.isoformat()
    yield _euros(one.line.amount)
    yield one.line.name
    yield " en ".join(one.names)
    yield _SURENESS[one.proposal.sureness.value]


def _euros(cents: int) -> str:
    return Words(Language.NL).number(cents / 100, 2)
