"""Lists of earlier years, of any shape: read, understood, doubted, decided and taken.

A draft goes from `workbook` by `guessing`, `list_rows`, `scores` and `naming` to evenings, and
`draft` takes it. A doubt is a question: nothing is decided here that somebody could see
otherwise. Tables in our own columns are `exchange`.

Come in by: `importing`, `answering`, `wording`, `workbook`.
"""

from clubadmin.services.importing.draft import (
    begin,
    is_any_list,
    look,
    of_their_time,
    sort_out,
    take,
)
from clubadmin.services.importing.guessing import alike_sheets, guess_layout, titles

__all__ = [
    "alike_sheets",
    "begin",
    "guess_layout",
    "is_any_list",
    "look",
    "of_their_time",
    "sort_out",
    "take",
    "titles",
]
