"""`clubadmin dues` and `clubadmin statement`: what members owe, and what the bank says came in."""

from collections.abc import Iterable
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from clubadmin.cli import dues_papers
from clubadmin.cli.app import Command, app
from clubadmin.cli.database import Database, OfSeason, find_season, looked_into, opened
from clubadmin.cli.output import DONE, Stop, answer, answer_json, say, table
from clubadmin.i18n import Language, Words

if TYPE_CHECKING:
    from clubadmin.model.administration.dues import Account
    from clubadmin.model.administration.statement import Proposed, StatementPreview
    from clubadmin.services.club.club import OpenClub

_Json = Annotated[bool, typer.Option("--json", help="Als één JSON-document; bedragen in centen.")]


def _file(option: str, said: str) -> Any:
    return typer.Option(option, metavar="BESTAND", help=said)


@app.command(cls=Command, help="Wie wat schuldig is aan contributie, en wat er binnenkwam.")
def dues(
    *,
    database: Database = None,
    season: OfSeason = None,
    lay: Annotated[
        bool, typer.Option("--lay", help="Stelt vast wat nog niet vastgesteld is.")
    ] = False,
    account: Annotated[
        str | None,
        typer.Option("--account", metavar="IBAN", help="Bewaart de rekening van de club."),
    ] = None,
    creditor: Annotated[
        str | None,
        typer.Option("--creditor", metavar="ID", help="Bewaart het incassant-ID van de club."),
    ] = None,
    on: Annotated[
        str | None,
        typer.Option(
            "--on", metavar="DATUM", help="De dag van de incasso, met --letters of --collect."
        ),
    ] = None,
    collect: Annotated[
        Path | None, _file("--collect", "XML (pain.008): de incasso van --on, voor de bank.")
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
    day = _collected_on(on, letters, collect)
    changes = lay or day is not None or (account, creditor) != (None, None)
    with opened(database) if changes else looked_into(database) as club:
        found = find_season(club, season)
        if creditor is not None:
            dues_papers.keep_creditor(club, creditor)
        if account is not None:
            dues_papers.keep_account(club, account)
        if lay:
            from clubadmin.services.administration import charging

            made = charging.charge(club, charging.charging(club, found.id))
            say(f"Vastgesteld: {made} bedragen.")
        wanted = dues_papers.Wanted(letters, reminders, pdf, table_file, receipt, day)
        dues_papers.write(club, found.id, wanted)
        if day is not None and collect is not None:
            dues_papers.collect(club, found.id, day, collect)
        document = _dues(club, found.id, found.name)
    if json:
        answer_json(document)
    else:
        answer(_in_words(document))
    return DONE


def _collected_on(on: str | None, letters: Path | None, collect: Path | None) -> date | None:
    if (collect is not None and on is None) or (on is not None and not (letters or collect)):
        raise Stop("--on noemt de dag van de incasso van --collect, of van de brieven erover.")
    return None if on is None else dues_papers.day_of(on)


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
        "collections": dues_papers.document(club, season_id),
        "totals": _totals(found),
    }


def _totals(found: "Iterable[Account]") -> dict[str, int]:
    every = list(found)
    return {name: sum(getattr(one, name) for one in every) for name in ("charged", "paid", "open")}


def _amounts(found: dict[str, Any]) -> list[str]:
    return [_WORDS.money(found[part]) for part in ("charged", "paid", "open")]


def _in_words(document: dict[str, Any]) -> str:
    if not document["members"]:
        return (
            f"Voor seizoen {document['season']} is nog geen contributie vastgesteld. Dat doet"
            " --lay, of in het venster: Ctrl+K, Contributie."
        )
    rows = [[one["name"], one["kind"], *_amounts(one)] for one in document["members"]]
    rows.append(["samen", "", *_amounts(document["totals"])])
    heads = ["naam", "soort", "contributie", "betaald", "open"]
    return f"Contributie {document['season']}\n\n{table(heads, rows)}"


@app.command(cls=Command, help="Leest een afschrift van de bank: van wie is de contributie?")
def statement(
    file: Annotated[
        Path, typer.Argument(metavar="BESTAND", help="CAMT.053, MT940 of de CSV van een bank.")
    ],
    *,
    database: Database = None,
    season: OfSeason = None,
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
    for account, currency in shown.left_out:
        say(f"Niet meegenomen: rekening {account}, want die is in {currency}.")
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
        "left_out": [
            {"account": account, "currency": currency} for account, currency in shown.left_out
        ],
        "lines": [
            {
                "date": one.line.booked_on.isoformat(),
                "amount": one.line.amount,
                "account": one.line.account,
                "name": one.line.name,
                "text": one.line.text,
                "reference": one.line.reference,
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


_WORDS = Words(Language.NL)
_SURENESS = {"sure": "zeker", "likely": "waarschijnlijk", "guess": "misschien", "none": ""}


def _lines_in_words(shown: "StatementPreview") -> str:
    rows = [[*_line(one)] for one in shown.proposed]
    return table(["dag", "bedrag", "van of naar", "voor", "hoe zeker"], rows)


def _line(one: "Proposed") -> Iterable[str]:
    yield one.line.booked_on.isoformat()
    yield _WORDS.money(one.line.amount)
    yield one.line.name
    yield " en ".join(one.names)
    yield _SURENESS[one.proposal.sureness.value]
