"""Whether a logo can be kept: what kind of picture it is and how large, from its first bytes."""

import base64
import binascii

from clubadmin.services.errors import Refused

MOST_BYTES = 400_000
"""Of the picture: it goes along in every copy of the club and in every paper."""
MOST_PIXELS = 1200
"""Wide or high; on paper a logo is a few centimetres."""

_PNG = b"\x89PNG\r\n\x1a\n"
_JPEG = b"\xff\xd8\xff"
_FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}  # markers that say the size


def checked_logo(text: str) -> str:
    """A logo in base64 as it can be kept; "" for none.

    Raises:
        Refused: it is no PNG or JPEG, or too large.
    """
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
            f"Het logo is {wide} bij {high} beeldpunten; het mag er {MOST_PIXELS} breed en hoog"
            " zijn. Maak het kleiner."
        )
    if len(picture) > MOST_BYTES:
        raise Refused(
            f"Het logo is {len(picture) // 1000} kB; er passen er {MOST_BYTES // 1000}."
            " Maak het kleiner."
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
