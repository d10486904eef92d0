"""Lists of earlier years, of any shape: read, understood, doubted, decided and taken."""

from clubadmin.services.importing.guessing import alike_sheets, guess_layout, titles
from clubadmin.services.importing.looking import look
from clubadmin.services.importing.sorting import begin, sort_out
from clubadmin.services.importing.taking import take

__all__ = ["alike_sheets", "begin", "guess_layout", "look", "sort_out", "take", "titles"]
