"""What may stand in a field, told in a sentence when it may not."""

import re
from collections.abc import Collection
from dataclasses import replace

from clubadmin.model.club.club import ClubSettings
from clubadmin.services.errors import Refused
from clubadmin.services.input.logo import checked_logo
from clubadmin.services.input.text import tidy

MAX_NAME = 80
MAX_GAMES = 64
MAX_ROUNDS = 20
ODD_PLAYERS = ("sits-out", "three")
SIT_OUT_POINTS = ("none", "average", "half", "lowest", "own-average")


def named(text: str, what: str, *, needed: bool = True, longest: int = MAX_NAME) -> str:
    """A name on one line.

    Raises:
        Refused: it is empty though `needed`, or too long.
    """
    clean = tidy(text)
    if needed and not clean:
        raise Refused(f"{what} is nog niet ingevuld. Vul {what.lower()} in.")
    if len(clean) > longest:
        raise Refused(
            f"{what} is te lang: {len(clean)} tekens, er passen er {longest}."
            f" Kort {what.lower()} in."
        )
    return clean


def email_remark(email: str) -> str:
    """What is odd about an address, in words behind it; empty when it can be one."""
    if not email or re.fullmatch(r"[^@\s]+@[^@\s]+", email):
        return ""
    return "is geen e-mailadres, zoals naam@voorbeeld.nl; het wordt zo overgenomen."


def between(number: int, low: int, high: int, what: str) -> int:
    """A number within bounds.

    Raises:
        Refused: it is not.
    """
    if not low <= number <= high:
        raise Refused(f"{what}: {number} kan niet. Kies een getal van {low} tot en met {high}.")
    return number


def one_of(value: str, allowed: Collection[str], what: str) -> str:
    """A value from a list.

    Raises:
        Refused: it is not in the list.
    """
    if value not in allowed:
        known = ", ".join(sorted(allowed))
        raise Refused(f"{what}: {value!r} is niet bekend. Kies uit: {known}.")
    return value


def sit_out_points(value: str) -> str:
    """What sitting out earns: a name of `SIT_OUT_POINTS`, or `fixed:N`.

    Raises:
        Refused: it is none of these.
    """
    clean = value.strip()
    if clean in SIT_OUT_POINTS or re.fullmatch(r"fixed:\d{1,5}", clean):
        return clean
    raise Refused(
        f"Punten voor stilzitten: {value!r} kan niet. Kies geen punten, het gemiddelde of de helft"
        " ervan, de laagste van de avond, het eigen gemiddelde of een vast aantal van 0 tot en met"
        " 99999."
    )


def check_club(settings: ClubSettings, rule_sets: Collection[str]) -> ClubSettings:
    """Settings as they can be kept.

    Raises:
        Refused: one of them cannot be.
    """
    accent = settings.accent.strip().lower()
    if not re.fullmatch(r"#[0-9a-f]{6}", accent):
        raise Refused(f"De kleur {settings.accent!r} is geen kleur. Geef haar als #1f6b4a.")
    return replace(
        settings,
        name=named(settings.name, "De naam van de club"),
        place=named(settings.place, "De plaats", needed=False),
        rule_set=one_of(settings.rule_set, rule_sets, "Spelregels"),
        games=between(settings.games, 1, MAX_GAMES, "Spellen in een boompje"),
        rounds=between(settings.rounds, 1, MAX_ROUNDS, "Ronden op een avond"),
        odd_players=one_of(settings.odd_players, ODD_PLAYERS, "Wie overblijft"),
        sit_out_points=sit_out_points(settings.sit_out_points),
        accent=accent,
        logo=checked_logo(settings.logo),
    )
