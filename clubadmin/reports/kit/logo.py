"""The club's own logo on a paper; where there is none, or none that can be read, the clover."""

import base64
import binascii
from functools import lru_cache
from io import BytesIO
from typing import Any, NamedTuple

from reportlab.lib.utils import ImageReader

_WIDEST = 3.0  # times its height; what is wider is set lower
_MOST = 4_000_000  # pixels; the window never keeps one this large


class Logo(NamedTuple):
    """A picture that can be drawn."""

    reader: Any  # ReportLab's
    wide: float  # width of the box it takes, for a height of 1
    ratio: float  # width of the picture, for a height of 1


@lru_cache(maxsize=4)
def load(text: str) -> Logo | None:
    """The logo that a club keeps in base64; None for none, or for one that is damaged."""
    if not text:
        return None
    try:
        reader = ImageReader(BytesIO(base64.b64decode(text, validate=True)))
        width, height = reader.getSize()
        if not width or not height or width * height > _MOST:
            return None
        reader.getRGBData()  # reads it whole: half a picture is none
    except (binascii.Error, OSError, ValueError, SyntaxError, EOFError):
        return None
    ratio = width / height
    return Logo(reader, min(ratio, _WIDEST), ratio)
