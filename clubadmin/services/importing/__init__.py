"""Lists of earlier years, of any shape: read, understood, doubted, decided and taken.

A draft goes from `lists` by `guessing`, `list_rows`, `scores` and `naming` to evenings, and `draft`
takes it. A doubt is a question: nothing is decided here that somebody could see
otherwise. In the columns of our own export (`Layout.fixed`) all is meant as it stands.

Come in by: `importing`, `answering`, `wording`.
"""

from clubadmin.services.importing.draft import (
    begin,
    kind_of,
    look,
    of_their_time,
    read_pasted,
    sort_out,
    take,
)
from clubadmin.services.importing.guessing import alike_sheets, guess_layout, titles
from clubadmin.services.importing.unsure import rest_of, unsure_rows

__all__ = [
    "alike_sheets",
    "begin",
    "guess_layout",
    "kind_of",
    "look",
    "of_their_time",
    "read_pasted",
    "rest_of",
    "sort_out",
    "take",
    "titles",
    "unsure_rows",
]
