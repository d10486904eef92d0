"""`clubadmin export`: members, published totals, games, a whole club."""

from datetime import date, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from clubadmin.cli import administration, cash
from clubadmin.cli.app import Command, about, app, argument, option
from clubadmin.cli.database import Database, find_evening, find_season, looked_into, printing
from clubadmin.cli.output import DONE, Stop, answer, refuse_other, say, words, write_file

if TYPE_CHECKING:
    from clubadmin.services.club.club import OpenClub

_PAPERS = (
    *("member-list", "phone-list", "labels", "celebrations", "processing"),
    *("turnout", "annual-report", "attendance-list"),
)
KINDS = (
    *("members", "vcard", "results", "games", "contest", "club", "json", "consents"),
    *("dues", "cash"),
    *_PAPERS,
)
_AHEAD = timedelta(days=365)


@app.command(
    cls=Command,
    help=about("export"),
    short_help="Schrijft leden, uitslagen, papieren of een hele club.",
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
    if kind in _PAPERS:
        with looked_into(database) as club:
            _write_paper(club, kind, to, labels, season)
        return DONE
    if kind == "contest":
        with looked_into(database) as club:
            from clubadmin.services.exchange.tables import contest_table

            found = find_evening(club, season, competition, evening)
            return _written(contest_table(club, found, group, name), to)
    with looked_into(database) as club:
        from clubadmin.services.exchange import exchange
        from clubadmin.services.exchange.export import left_out

        if kind == "vcard":
            made = exchange.export_members_cards(club)
        else:
            made = getattr(exchange, f"export_{kind}")(club, name)
        whole = kind in ("members", "vcard")
        missing = None if whole else left_out(club, games=kind == "games")
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
            found = find_season(club, place[0]).id
            administration.write(club, found, pdf=pdf, as_table=table)
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


def _write_paper(
    club: "OpenClub", kind: str, to: Path | None, labels: str, season: str | None
) -> None:
    """Write one of `_PAPERS` as PDF; what is celebrated as a calendar where the file is an .ics.

    Who came is a table where the file is a .csv or .xlsx, the members are a web page where it is an
    .html.
    """
    if to is None:
        raise Stop(
            "Noem met --to het bestand: een PDF, of bij member-list ook een .html, bij"
            " celebrations een .ics, bij turnout een .csv of .xlsx."
        )
    today = date.today()
    if kind == "celebrations":
        made = _celebrations(club, today, calendar=to.suffix.lower() == ".ics")
    elif kind == "processing":
        made = _processing(club, today)
    elif kind == "annual-report":
        made = _annual_report(club, season)
    elif kind == "turnout":
        made = _turnout(club, season, to)
    elif kind == "attendance-list":
        made = _attendance_list(club)
    else:
        made = _of_people(club, kind, to, labels)
    write_file(to, made)
    say("Geschreven: {to}", to=to)


def _celebrations(club: "OpenClub", today: date, *, calendar: bool) -> bytes:
    if calendar:
        from clubadmin.services.exchange.calendar import celebrations_calendar

        return celebrations_calendar(club, words, datetime.now())
    from clubadmin.reports.members.member_list import celebrations_paper
    from clubadmin.services.members.lists import celebrations

    found = celebrations(club, today, today + _AHEAD)
    return celebrations_paper(found, printing(club, stamped=True))


def _processing(club: "OpenClub", today: date) -> bytes:
    from clubadmin.reports.members.member_list import processing_register
    from clubadmin.services.members.processing import processings

    return processing_register(processings(club), printing(club, stamped=True), today)


def _annual_report(club: "OpenClub", season: str | None) -> bytes:
    from clubadmin.reports.administration.annual_report import annual_report_paper
    from clubadmin.services.administration.annual_report import annual_report

    found = annual_report(club, find_season(club, season).id)
    return annual_report_paper(found, printing(club, stamped=True))


def _turnout(club: "OpenClub", season: str | None, to: Path) -> bytes:
    from clubadmin.reports.members.member_list import turnout_paper
    from clubadmin.services.attendance.turnout import turnout

    found = turnout(club, find_season(club, season).id)
    if to.suffix.lower() in (".csv", ".xlsx"):
        from clubadmin.services.exchange.turnout_table import turnout_table

        return turnout_table(found, to.name)
    return turnout_paper(found, printing(club, stamped=True))


def _attendance_list(club: "OpenClub") -> bytes:
    from clubadmin.reports.administration.annual_report import attendance_list
    from clubadmin.services.members.assembly import meetings

    held = meetings(club)
    if not held:
        raise Stop(
            "Er is nog geen vergadering. Maak er een: in het venster Ctrl+K, Bestuur en"
            " vergadering; daarvan komt de presentielijst."
        )
    return attendance_list(held[0], printing(club, stamped=True))


def _of_people(club: "OpenClub", kind: str, to: Path, labels: str) -> bytes:
    from clubadmin.services.members.lists import current, phone_list

    today = date.today()
    if kind == "phone-list":
        from clubadmin.reports.members.member_list import telephone_list

        return telephone_list(phone_list(club, today), printing(club, stamped=True), today)
    people = current(club, today).people
    if kind == "labels":
        from clubadmin.reports.members.member_list import SHEETS, address_labels

        refuse_other("--labels", labels, SHEETS)
        return address_labels(people, printing(club), labels)
    from clubadmin.reports.members.member_list import member_list

    return member_list(people, printing(club, stamped=True).kept_as(to), today)
