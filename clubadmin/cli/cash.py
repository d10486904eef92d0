"""`clubadmin cash`: the money of an evening."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from clubadmin.cli.administration import Json
from clubadmin.cli.app import Command, app, option
from clubadmin.cli.database import (
    Database,
    OfCompetition,
    OfEvening,
    OfSeason,
    find_evening,
    looked_into,
    printing,
)
from clubadmin.cli.output import (
    DONE,
    Stop,
    answer,
    answer_json,
    say,
    table,
    told,
    words,
    write_file,
)

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
    pdf: Annotated[Path | None, option("--pdf", "De kasstaat als PDF.", "BESTAND")] = None,
    table_file: Annotated[
        Path | None, option("--table", "De kasstaat als CSV of XLSX.", "BESTAND")
    ] = None,
    json: Json = False,
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
        raise Stop("{name}: een lijst eindigt op .csv of .xlsx.", name=table_file.name)
    if pdf is not None:
        from clubadmin.reports.administration.cash_sheet import cash_sheet

        write_file(pdf, cash_sheet(found, printing(club, stamped=True)))
        say("De kasstaat staat in {pdf}.", pdf=pdf)
    if table_file is not None:
        from clubadmin.services.administration.money_tables import cash_table

        write_file(table_file, cash_table(found, table_file.name))
        say("De kasstaat staat in {pdf}.", pdf=table_file)


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
    rows = [
        [told(one.told), words.money(one.came_in), words.money(one.went_out)]
        for one in (*found.entries, *found.closing)
    ]
    rows.append([words("samen"), words.money(found.total), words.money(found.total)])
    head = words(
        "Kas van avond {number}, {competition}", number=found.number, competition=found.competition
    )
    return f"{head}\n\n{table(['omschrijving', 'ontvangen', 'betaald'], rows)}"
