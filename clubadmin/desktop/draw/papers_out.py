"""Whether papers of a draw are about: drawing again makes them wrong."""

from zlib import crc32

from clubadmin.desktop.draw.words import seating
from clubadmin.desktop.kit import remembered
from clubadmin.model.evenings.evening import Evening

_KEPT = "papers/draw-{}"  # by evening


def note_printed(evening: Evening) -> None:
    """A paper of the draw as it is now was printed or kept."""
    remembered.keep_text(_KEPT.format(evening.id), _print_of(evening))


def is_printed(evening: Evening) -> bool:
    """Whether papers of this very draw were printed or kept."""
    return bool(evening.plan) and remembered.text(_KEPT.format(evening.id)) == _print_of(evening)


def _print_of(evening: Evening) -> str:
    """What tells one draw of an evening from another."""
    return str(crc32(repr(seating(evening)).encode()))
