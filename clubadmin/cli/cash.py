"""`clubadmin cash`: the money of an evening."""

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from clubadmin.cli.app import Command, app
from clubadmin.cli.database import (
    Database,
    OfCompetition,
    OfEvening,
    OfSeason,
    find_evening,
    looked_into,
)
from clubadmin.cli.output import DONE, Stop, answer, answer_json, say, table, write_file
from clubadmin.i18n import Language, Words
from clubadmin.model.club.printing import Printing

if TYPE_CHECKING:
    from clubadmin.model.administration.cash import EveningCash
    from clubadmin.services.club.club import OpenClub


@app.command(cls=Command, help="De kas van een avond: wat er binnenkwam en wat eruit ging.")
def cash(
    *,
    database: Database = None,
    season: OfSeason = None,
    competition: OfCompetition = None,
    evening: OfEvening = None,
    pdf: Annotated[
        Path | None, typer.Option("--pdf", metavar="BESTAND", help="De kasstaat als PDF.")
    ] = None,
    table_file: Annotated[
        Path | None,
        typer.Option("--table", metavar="BESTAND", help="De kasstaat als CSV of XLSX."),
    ] = None,
    json: Annotated[
        bool, typer.Option("--json", help="Als één JSON-document; bedragen in centen.")
    ] = False,
) -> int:
    """Show the cash sheet of an evening, and write it where that is asked."""
    with looked_into(database) as club:
        from clubadmin.services.administration.cash import evening_cash

        found = evening_cash(club, find_evening(club, season, competition, evening))
        write(club, found, pdf, table_file)
    if json:
        answer_json(_document(found))
    else:
        answer(_in_words(found))
    return DONE


def write(
    club: "OpenClub", found: "EveningCash", pdf: Path | None, table_file: Path | None
) -> None:
    """Write the cash sheet of an evening as a page, as a table, or both."""
    if table_file is not None and table_file.suffix.lower() not in (".csv", ".xlsx"):
        raise Stop(f"{table_file.name}: een lijst eindigt op .csv of .xlsx.")
    if pdf is not None:
        from clubadmin.reports.administration.cash_sheet import cash_sheet
        from clubadmin.services.club.club import settings

        write_file(pdf, cash_sheet(found, Printing(settings(club), stamp=datetime.now())))
        say(f"De kasstaat staat in {pdf}.")
    if table_file is not None:
        from clubadmin.services.administration.money_tables import cash_table

        write_file(table_file, cash_table(found, table_file.name))
        say(f"De kasstaat staat in {table_file}.")


def _document(found: "EveningCash") -> dict[str, Any]:
    balance, tombola = found.balance, found.tombola
    return {
        "season": found.season,
        "competition": found.competition,
        "evening": found.number,
        "date": found.date.isoformat(),
        "unit": "cent",
        "players": [
            {
                "name": one.member.label,
                "number": one.number or None,
                "guest": one.guest,
                "asked": one.asked,
                "paid": one.paid.value if one.paid else None,
                "amount": one.amount,
                "card_sold": one.card_sold,
                "card_left": one.card_left,
            }
            for one in found.payers
        ],
        "lines": [
            {"what": one.what, "amount": one.amount, "place": one.place} for one in found.lines
        ],
        "tombola": {
            "first": tombola.first or None,
            "last": tombola.last or None,
            "ticket": tombola.ticket,
            "seed": tombola.seed,
            "drawn": list(tombola.numbers),
        },
        "change_money": found.change_money,
        "pot": found.pot,
        "came_in": balance.came_in,
        "went_out": balance.went_out,
        "expected": balance.expected,
        "counted": balance.counted,
        "difference": balance.difference,
        "total": found.total,
    }


def _in_words(found: "EveningCash") -> str:
    words = Words(Language.NL)
    rows = [
        [str(one.told), words.money(one.came_in), words.money(one.went_out)]
        for one in (*found.entries, *found.closing)
    ]
    rows.append(["samen", words.money(found.total), words.money(found.total)])
    return (
        f"Kas van avond {found.number}, {found.competition}\n\n"
        f"{table(['omschrijving', 'ontvangen', 'betaald'], rows)}"
    )
