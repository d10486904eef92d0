"""The papers of the register that `clubadmin export` writes: lists, labels, what is celebrated."""

from datetime import date, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

from clubadmin.cli.database import find_season, printing
from clubadmin.cli.output import Stop, refuse_other, say, words, write_file

if TYPE_CHECKING:
    from clubadmin.services.club.club import OpenClub

PAPERS = (
    *("member-list", "phone-list", "labels", "celebrations", "processing"),
    *("turnout", "annual-report", "attendance-list"),
)
AHEAD = timedelta(days=365)


def write_paper(
    club: "OpenClub", kind: str, to: Path | None, labels: str, season: str | None
) -> None:
    """Write one of `PAPERS` as PDF; what is celebrated as a calendar where the file is an .ics.

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

    found = celebrations(club, today, today + AHEAD)
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
        return address_labels(people, printing(club), SHEETS[labels])
    from clubadmin.reports.members.member_list import member_list

    return member_list(people, printing(club, stamped=True).kept_as(to), today)
