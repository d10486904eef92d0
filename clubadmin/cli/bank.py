"""`clubadmin statement` and `clubadmin collect`: what came in at the bank, and direct debit."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import date, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from clubadmin.cli.administration import Json
from clubadmin.cli.app import Command, app, argument, option
from clubadmin.cli.database import Database, OfSeason, find_season, looked_into, opened
from clubadmin.cli.output import DONE, Stop, answer, answer_json, say, table, words
from clubadmin.errors import Refused
from clubadmin.i18n import marked

if TYPE_CHECKING:
    from clubadmin.model.administration.debits import Proposed, StatementPreview
    from clubadmin.model.importing.people import PeopleDraft
    from clubadmin.services.club.club import OpenClub


@app.command(cls=Command, help="Leest een afschrift van de bank: van wie is de contributie?")
def statement(
    file: Annotated[Path, argument("BESTAND", "CAMT.053, MT940 of de CSV van een bank.")],
    *,
    database: Database = None,
    season: OfSeason = None,
    book: Annotated[bool, option("--book", "Bewaart het, en boekt wat zeker is.")] = False,
    answers: Annotated[
        str | None, option("--answers", "JSON: wat er in de kolommen staat.", "ANTWOORDEN")
    ] = None,
    json: Json = False,
) -> int:
    """Propose whose each payment is; nothing is booked unasked."""
    with opened(database) if book else looked_into(database) as club:
        from clubadmin.services.administration import bank_lists, statements

        found = find_season(club, season)
        try:
            shown = statements.preview(club, file, found.id, _pointed_out(file, answers))
        except Refused as why:
            if not bank_lists.is_unknown(why):
                raise
            raise Stop("{why} Of zeg met --answers wat er in de kolommen staat.", why=why) from why
        booked = statements.take(club, shown, statements.sure(shown)) if book else 0
    if json:
        answer_json(_statement(shown, found.name, booked))
    else:
        answer(_lines_in_words(shown))
    for account, currency in shown.left_out:
        say(
            "Niet meegenomen: rekening {account}, want die is in {currency}.",
            account=account,
            currency=currency,
        )
    if book:
        say(
            "Ingelezen; geboekt: {booked} van {proposed} betalingen.",
            booked=booked,
            proposed=len(shown.proposed),
        )
    return DONE


def _pointed_out(file: Path, answers: str | None) -> "PeopleDraft | None":
    """The list of a bank that is not known, with what was said of it; nothing may stay open."""
    from clubadmin.cli.list_answers import answers_in, in_words
    from clubadmin.model.importing.people import PeopleDraft
    from clubadmin.services.administration import bank_lists
    from clubadmin.services.lists.workbook import read_book

    if not (every := answers_in(answers)):
        return None
    said = {}
    for one in every:
        at = [str(number - 1) for number in (one.row, one.column) if number]
        kind = "sign" if not at else "cells" if len(at) > 1 else "row" if one.row else "column"
        said[":".join((kind, *at))] = one.choice
    found = bank_lists.look(draft := PeopleDraft(read_book(file)).answered(said))
    if not found.named:
        raise Stop(
            "Zeg in {answers} in welke kolom de dag en het bedrag staan, zoals"
            " {example}. Te kiezen: {roles}.",
            answers=answers,
            example='[{"column": 1, "choice": "day"}]',
            roles=", ".join(bank_lists.roles()),
        )
    if found.questions:
        raise Stop("{asked}", asked="\n".join(map(in_words, found.questions)))
    return draft


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


_SURENESS = {
    "sure": marked("zeker"),
    "likely": marked("waarschijnlijk"),
    "guess": marked("misschien"),
    "none": "",
}


def _lines_in_words(shown: "StatementPreview") -> str:
    rows = [[*_line(one)] for one in shown.proposed]
    return table(["dag", "bedrag", "van of naar", "voor", "hoe zeker"], rows)


def _line(one: "Proposed") -> Iterable[str]:
    yield one.line.booked_on.isoformat()
    yield words.money(one.line.amount)
    yield one.line.name
    yield words.listed(one.names)
    yield _SURENESS[one.proposal.sureness.value]


@app.command(cls=Command, help="Incasseert contributie: de brieven en het bestand.")
def collect(
    day: Annotated[str | None, argument("DATUM", "De dag waarop de bank afschrijft.")] = None,
    *,
    database: Database = None,
    season: OfSeason = None,
    creditor: Annotated[
        str | None, option("--creditor", "Bewaart het incassant-ID van de club.", "ID")
    ] = None,
    letters: Annotated[
        Path | None, option("--letters", "PDF: een brief voor ieder erin.", "BESTAND")
    ] = None,
    target: Annotated[
        Path | None, option("--to", "XML (pain.008), voor de bank.", "BESTAND")
    ] = None,
    json: Json = False,
) -> int:
    """Announce and write the collection of a day, and show those of the season."""
    if day is None and (letters or target):
        raise Stop("Noem de dag waarop de bank afschrijft.")
    changes = (day, creditor) != (None, None)
    with opened(database) if changes else looked_into(database) as club:
        found = find_season(club, season)
        if creditor is not None:
            _keep_creditor(club, creditor)
        if day is not None and letters is not None:
            _announce(club, found.id, _day_of(day), letters)
        if day is not None and target is not None:
            _collect(club, found.id, _day_of(day), target)
        every = _collections(club, found.id)
    if json:
        answer_json({"season": found.name, "unit": "cent", "collections": every})
    else:
        rows = [[one["date"], words.money(one["amount"]), str(len(one["lines"]))] for one in every]
        answer(table(["dag", "bedrag", "leden"], rows))
    return DONE


def _day_of(text: str) -> date:
    """A day as a script writes it."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise Stop("{text} is geen dag. Schrijf het als 2026-12-08.", text=text) from None


def _keep_creditor(club: "OpenClub", identifier: str) -> None:
    """Keep the identifier under which the club collects; an empty one takes it away."""
    from clubadmin.services.administration import creditor

    kept = creditor.keep_creditor(
        club, replace(creditor.creditor(club), identifier=identifier)
    ).identifier
    if kept:
        say("Het incassant-ID is {kept}.", kept=kept)
    else:
        say("De club incasseert niet meer.")


def _announce(club: "OpenClub", season_id: int, day: date, target: Path) -> None:
    """Write the letters, and keep that those of today tell of a collection on a day."""
    from clubadmin.cli.administration import write_letters
    from clubadmin.services.administration import collecting

    today = date.today()
    write_letters(club, target, collecting.letters_about(club, season_id, today, day))
    collecting.announce(club, season_id, day, today)
    say("Aangekondigd: incasso op {day}.", day=words.day(day))


def _collect(club: "OpenClub", season_id: int, day: date, file: Path) -> None:
    """Write the file for the bank, and keep what was sent."""
    from clubadmin.services.administration import collecting

    now = datetime.now().replace(microsecond=0)
    planned = collecting.plan(club, season_id, day, now.date())
    made = collecting.collect(club, planned, file, now)
    total, many = words.money(made.sum_of()), len(made.debits)
    gaps = {"file": file, "many": many, "total": total, "day": words.day(day)}
    say("Incasso in {file}: {many} leden, samen € {total}, op {day}.", **gaps)
    for one in planned.left_out:
        say("Niet: {label}. {why}", label=one.member.label, why=one.why)
    if not planned.told_in_time:
        say(
            "De leden moeten dit uiterlijk op {day} weten; brieven daarover zijn hier niet"
            " op tijd gemaakt.",
            day=words.day(planned.told_by),
        )


def _collections(club: "OpenClub", season_id: int) -> list[dict[str, Any]]:
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


def selftest(_folder: Path) -> Iterator[tuple[str, bool]]:
    """Make a file for the bank, which is held against its schema."""
    from clubadmin.domain.administration.debits import Sequence
    from clubadmin.model.administration.debits import Collection, Debit
    from clubadmin.model.members.member import Member
    from clubadmin.services.administration.pain import document

    day, account = date(2026, 12, 8), "NL91ABNA0417164300"
    who = Member(1, "Bakker")
    line = Debit(who, 4500, "M1", day, account, who.name, Sequence.RECURRENT, "Contributie", "RF-1")
    moment = datetime(2026, 11, 12, 20)
    made = Collection(1, 1, day, moment, "NL69ZZZ123456780000", account, "De Zelftest", (line,))
    yield words("een incasso voor de bank, volgens het schema"), b"45.00" in document(made, {})
