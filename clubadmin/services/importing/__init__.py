"""Lists of earlier years, of any shape: read, understood, doubted, decided and taken."""

from clubadmin.services.importing.draft import begin, look, sort_out, take
from clubadmin.services.importing.guessing import alike_sheets, guess_layout, titles

__all__ = ["alike_sheets", "begin", "guess_layout", "look", "sort_out", "take", "titles"]
