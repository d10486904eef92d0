"""Collecting in `clubadmin dues`: the identifier, letters, the file."""

from dataclasses import replace
from datetime import date, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from clubadmin.cli.output import Stop, say
from clubadmin.i18n import Language, Words

if TYPE_CHECKING:
    from clubadmin.services.club.club import OpenClub

_WORDS = Words(Language.NL)


def day_of(text: str) -> date:
    """A day as a script writes it."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise Stop(f"{text} is geen dag. Schrijf --on als 2026-12-08.") from None


def keep_creditor(club: "OpenClub", identifier: str) -> None:
    """Keep the identifier under which the club collects; an empty one takes it away."""
    from clubadmin.services.administration import creditor

    kept = creditor.keep_creditor(
        club, replace(creditor.creditor(club), identifier=identifier)
    ).identifier
    say(f"Het incassant-ID is {kept}." if kept else "De club incasseert niet meer.")


def announce(club: "OpenClub", season_id: int, day: date) -> None:
    """Keep that letters of today tell of a collection on a day."""
    from clubadmin.services.administration import collecting

    collecting.announce(club, season_id, day, date.today())
    say(f"Aangekondigd: incasso op {_WORDS.day(day)}.")


def collect(club: "OpenClub", season_id: int, day: date, file: Path) -> None:
    """Write the file for the bank, and keep what was sent."""
    from clubadmin.services.administration import collecting

    now = datetime.now().replace(microsecond=0)
    planned = collecting.plan(club, season_id, day, now.date())
    made = collecting.collect(club, planned, file, now)
    total = _WORDS.money(made.sum_of())
    say(f"Incasso in {file}: {len(made.debits)} leden, samen € {total}, op {_WORDS.day(day)}.")
    for one in planned.left_out:
        say(f"Niet: {one.member.label}. {one.why}")
    if not planned.told_in_time:
        say(
            f"De leden moeten dit uiterlijk op {_WORDS.day(planned.told_by)} weten; brieven"
            " daarover zijn hier niet op tijd gemaakt."
        )


def document(club: "OpenClub", season_id: int) -> list[dict[str, Any]]:
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
