"""Checks of fields, a logo and words beside a decision: a refusal is told in a sentence."""

import base64
import binascii
import re
from collections.abc import Collection
from dataclasses import replace

from clubadmin.domain.names import tidy
from clubadmin.errors import Refused
from clubadmin.i18n import Cased, Message
from clubadmin.model.club.club import ClubSettings
from clubadmin.storage.schema.meanings import told

MAX_NAME = 80
MAX_GAMES = 64
MAX_ROUNDS = 20
ODD_PLAYERS = ("sits-out", "three")
SIT_OUT_POINTS = ("none", "average", "half", "lowest", "own-average")

MOST_BYTES = 400_000
"""Of the picture: it goes along in every copy of the club and in every paper."""
MOST_PIXELS = 1200
"""Wide or high; on paper a logo is a few centimetres."""
_PNG = b"\x89PNG\r\n\x1a\n"
_JPEG = b"\xff\xd8\xff"
_FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}  # markers that say the size


def named(text: str, what: Message, *, needed: bool = True, longest: int = MAX_NAME) -> str:
    """A name on one line."""
    clean = tidy(text)
    if needed and not clean:
        raise Refused(
            "{what} is nog niet ingevuld. Vul {field} in.",
            what=what,
            field=Cased(what, capital=False),
        )
    if len(clean) > longest:
        raise Refused(
            "{what} is te lang: {count} tekens, er passen er {longest}. Kort {field} in.",
            what=what,
            count=len(clean),
            longest=longest,
            field=Cased(what, capital=False),
        )
    return clean


def as_told(table: str, wanted: object, needed: Collection[str] = ()) -> dict[str, str]:
    """The texts that the row class of a table tells of, each on one line and not too long."""
    return {
        name: as_kept(table, name, getattr(wanted, name), needed=name in needed)
        for name, one in told(table).items()
        if one.whole
    }


def as_kept(table: str, column: str, text: str, *, needed: bool = False) -> str:
    """Check a text as the row class tells of its column: on one line and not too long."""
    one = told(table)[column]
    return named(text, one.whole or one.title, needed=needed, longest=one.longest)


def no_name(text: str) -> Message:
    """Tell that a text is no name: `names.is_name` decides."""
    return Message("“{text}” is geen naam: er staat geen letter in.", text=text)


def email_remark(email: str) -> Message | None:
    """Tell the fault of an address; None when it can be one."""
    if not email or re.fullmatch(r"[^@\s]+@[^@\s]+\.[^@\s.]{2,}", email):
        return None
    return Message(
        "'{email}' is geen e-mailadres, zoals naam@voorbeeld.nl; zo wordt het bewaard.",
        email=email[:40],
    )


def between(number: int, low: int, high: int, what: Message) -> int:
    """A number within bounds."""
    if not low <= number <= high:
        raise Refused(
            "{what}: {number} kan niet. Kies een getal van {low} tot en met {high}.",
            what=what,
            number=number,
            low=low,
            high=high,
        )
    return number


def one_of(value: str, allowed: Collection[str], what: Message) -> str:
    """A value from a list."""
    if value not in allowed:
        known = ", ".join(sorted(allowed))
        raise Refused(
            "{what}: {value} is niet bekend. Kies uit: {known}.",
            what=what,
            value=f"{value!r}",
            known=known,
        )
    return value


def sit_out_points(value: str) -> str:
    """Check the points for sitting out: a name of `SIT_OUT_POINTS`, or `fixed:N`."""
    clean = value.strip()
    if clean in SIT_OUT_POINTS or re.fullmatch(r"fixed:\d{1,5}", clean):
        return clean
    raise Refused(
        "Punten voor stilzitten: {value} kan niet. Kies geen punten, het gemiddelde"
        " of de helft ervan, de laagste van de avond, het eigen gemiddelde of een"
        " vast aantal van 0 tot en met 99999.",
        value=f"{value!r}",
    )


def check_club(settings: ClubSettings, rule_sets: Collection[str]) -> ClubSettings:
    """Settings as they can be kept."""
    accent = settings.accent.strip().lower()
    if not re.fullmatch(r"#[0-9a-f]{6}", accent):
        raise Refused(
            "De kleur {accent} is geen kleur. Geef haar als #1f6b4a.", accent=f"{settings.accent!r}"
        )
    return replace(
        settings,
        name=as_kept("club", "name", settings.name, needed=True),
        place=as_kept("club", "place", settings.place),
        rule_set=one_of(settings.rule_set, rule_sets, Message("Spelregels")),
        games=between(settings.games, 1, MAX_GAMES, Message("Spellen in een boompje")),
        rounds=between(settings.rounds, 1, MAX_ROUNDS, Message("Ronden op een avond")),
        odd_players=one_of(settings.odd_players, ODD_PLAYERS, Message("Wie overblijft")),
        sit_out_points=sit_out_points(settings.sit_out_points),
        accent=accent,
        logo=checked_logo(settings.logo),
    )


def checked_logo(text: str) -> str:
    """A logo in base64 as it can be kept; "" for none."""
    clean = "".join(text.split())
    if not clean:
        return ""
    try:
        picture = base64.b64decode(clean, validate=True)
    except (binascii.Error, ValueError):
        picture = b""
    size = picture_size(picture)
    if size is None:
        raise Refused("Het logo is geen PNG of JPEG. Kies een ander bestand.")
    wide, high = size
    if not (0 < wide <= MOST_PIXELS and 0 < high <= MOST_PIXELS):
        raise Refused(
            "Het logo is {wide} bij {high} beeldpunten; het mag er {most} breed"
            " en hoog zijn. Maak het kleiner.",
            wide=wide,
            high=high,
            most=MOST_PIXELS,
        )
    if len(picture) > MOST_BYTES:
        raise Refused(
            "Het logo is {count} kB; er passen er {most}. Maak het kleiner.",
            count=len(picture) // 1000,
            most=MOST_BYTES // 1000,
        )
    return clean


def picture_size(picture: bytes) -> tuple[int, int] | None:
    """Width and height of a PNG or JPEG as it says itself; None where it is neither."""
    if picture.startswith(_PNG) and picture[12:16] == b"IHDR" and len(picture) >= 24:
        return int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])
    return _jpeg_size(picture) if picture.startswith(_JPEG) else None


def _jpeg_size(picture: bytes) -> tuple[int, int] | None:
    at = 2
    while at + 9 <= len(picture) and picture[at] == 0xFF:
        marker = picture[at + 1]
        if marker in _FRAMES:
            high, wide = picture[at + 5 : at + 7], picture[at + 7 : at + 9]
            return int.from_bytes(wide), int.from_bytes(high)
        at += 2 + int.from_bytes(picture[at + 2 : at + 4])
    return None


LONGEST_TEXT = 2_000
LONGEST_ARTICLE = 200
LONGEST_REASON = 500  # why something was opened again, or decided


def written(text: str, needed: Message, what: Message) -> str:
    """Words of one line or more, each line tidied.

    Args:
        needed: what is said where nothing was.
        what: what it is called, at the start of a sentence.
    """
    told = "\n".join(tidy(line) for line in text.strip().splitlines())
    if not told:
        raise Refused(needed)
    refuse_long(told, LONGEST_TEXT, what)
    return told


def reason_to_reopen(reason: str, needed: Message) -> str:
    """The reason to open again what was closed; `needed` is said where none is given."""
    why = " ".join(reason.split())
    if not why:
        raise Refused(needed)
    if len(why) > LONGEST_REASON:
        raise Refused(
            "Houd de reden bij {longest} tekens; dit zijn er {count}.",
            longest=LONGEST_REASON,
            count=len(why),
        )
    return why


def refuse_long(text: str, longest: int, what: Message) -> None:
    """Hold a text against the most that is kept."""
    if len(text) > longest:
        raise Refused(
            "{what} is te lang: {count} tekens, er passen er {longest}.",
            what=what,
            count=len(text),
            longest=longest,
        )


def cited(article: str) -> str:
    """The article that something rests on; "" for none."""
    return named(article, Message("Het artikel"), needed=False, longest=LONGEST_ARTICLE)


def decider(name: str) -> str:
    """Check who decided."""
    return named(name, Message("Wie besliste"))
