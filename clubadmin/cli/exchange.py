"""`clubadmin export`: members, published totals, games, a whole club."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from clubadmin.cli import cash, dues_papers
from clubadmin.cli.app import Command, app, argument, option
from clubadmin.cli.database import Database, find_evening, find_season, looked_into
from clubadmin.cli.member_papers import PAPERS, write_paper
from clubadmin.cli.output import DONE, Stop, answer, refuse_other, say, words, write_file

if TYPE_CHECKING:
    pass

KINDS = (
    *("members", "vcard", "results", "games", "contest", "club", "json", "consents"),
    *("dues", "cash"),
    *PAPERS,
)


_EXPORT = """Schrijft leden, uitslagen of spellen als CSV of XLSX, of een hele club.

contest is een zitting van een vergelijkingswedstrijd, zoals `clubadmin matchpoints` haar leest.
vcard is voor een adresboek, club is een kopie van het clubbestand, json de hele club als één open
document. member-list, phone-list, labels, celebrations en processing (het register van
verwerkingen, AVG) zijn papieren van de ledenadministratie (PDF); celebrations is een agenda waar
het bestand op .ics eindigt, member-list een webpagina waar het op .html eindigt. turnout is wie op
welke avond van een seizoen was, een tabel waar het bestand op .csv of .xlsx eindigt; annual-report
het jaarverslag van een seizoen, attendance-list de presentielijst van de laatste vergadering,
consents wie wat goedvond, met dag en tekst. dues is de lijst van de contributie en cash de kasstaat
van een avond: een PDF, of een tabel waar het bestand op .csv of .xlsx eindigt.
"""


@app.command(
    cls=Command, help=_EXPORT, short_help="Schrijft leden, uitslagen, papieren of een hele club."
)
def export(
    kind: Annotated[str, argument("SOORT", ", ".join(KINDS) + ".")],
    database: Database = None,
    to: Annotated[Path | None, option("--to", "Waarheen; anders de uitvoer.", "BESTAND")] = None,
    *,
    season: Annotated[
        str | None, option("--season", "Bij contest, turnout, annual-report, dues en cash.", "S")
    ] = None,
    competition: Annotated[str | None, option("--competition", "Bij contest en cash.", "C")] = None,
    evening: Annotated[int | None, option("--evening", "Bij contest en cash.", "N")] = None,
    group: Annotated[str, option("--group", "Bij contest: een van meer groepen.", "G")] = "",
    labels: Annotated[str, option("--labels", "Bij labels: 3x8, 3x8-37 of 3x7.", "VEL")] = "3x8",
) -> int:
    """Write something of the club."""
    refuse_other(words("De soort"), kind, KINDS)
    if kind == "club":
        return _copy(database, to)
    if kind == "json":
        with looked_into(database) as club:
            from clubadmin.services.exchange.whole import document

            return _written(document(club), to)
    name = to.name if to is not None and to.suffix.lower() == ".xlsx" else ".csv"
    if kind in ("dues", "cash"):
        return _money(kind, database, to, (season, competition, evening))
    if kind == "consents":
        with looked_into(database) as club:
            from clubadmin.services.exchange.tables import consents_table

            return _written(consents_table(club, name), to)
    if kind in PAPERS:
        with looked_into(database) as club:
            write_paper(club, kind, to, labels, season)
        return DONE
    if kind == "contest":
        with looked_into(database) as club:
            from clubadmin.services.exchange.tables import contest_table

            found = find_evening(club, season, competition, evening)
            return _written(contest_table(club, found, group, name), to)
    with looked_into(database) as club:
        from clubadmin.services.exchange import exchange

        if kind == "vcard":
            made = exchange.export_members_cards(club)
        else:
            made = getattr(exchange, f"export_{kind}")(club, name)
        whole = kind in ("members", "vcard")
        missing = None if whole else exchange.left_out(club, games=kind == "games")
    if missing:
        say(missing)
    return _written(made, to)


def _money(
    kind: str,
    database: str | None,
    to: Path | None,
    place: tuple[str | None, str | None, int | None],
) -> int:
    """Export the dues of a season, or the cash sheet of an evening, as the file ends.

    Args:
        kind: "dues" or "cash".
        database: of the club.
        to: a PDF, CSV or XLSX.
        place: season, competition and evening, where they are named.
    """
    if to is None:
        raise Stop("Noem met --to het bestand: een PDF, CSV of XLSX.")
    pdf, table = (to, None) if to.suffix.lower() == ".pdf" else (None, to)
    with looked_into(database) as club:
        if kind == "dues":
            wanted = dues_papers.Wanted(pdf=pdf, table=table)
            dues_papers.write(club, find_season(club, place[0]).id, wanted)
        else:
            from clubadmin.services.administration.cash import evening_cash

            cash.write(club, evening_cash(club, find_evening(club, *place)), pdf, table)
    return DONE


def _written(made: bytes, to: Path | None) -> int:
    if to is None:
        answer(made.decode())
    else:
        write_file(to, made)
        say("Geschreven: {to}", to=to)
    return DONE


def _copy(database: str | None, to: Path | None) -> int:
    if to is None:
        raise Stop("Noem met --to het bestand waarin de hele club komt.")
    with looked_into(database, one_moment=False) as club:
        from clubadmin.services.exchange.exchange import export_club

        export_club(club, to)
    say("De hele club staat in {to}, nagekeken.", to=to)
    return DONE
