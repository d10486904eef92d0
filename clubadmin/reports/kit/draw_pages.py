"""The pages that both lists of a draw are drawn on."""

from clubadmin.model.evenings.evening import Evening
from clubadmin.reports.kit import heading
from clubadmin.reports.kit.page import PORTRAIT, Paper, Sheet


def new_page(
    paper: Paper, evening: Evening, size: tuple[float, float] = PORTRAIT
) -> tuple[Sheet, float]:
    """A new page with its heading, and y below that."""
    sheet = paper.sheet(size)
    if len(paper.sheets) > 1:
        return sheet, heading.following(paper, sheet)
    words = paper.words
    number = words("avond {number}", number=evening.number)
    if evening.planned:
        number = words(
            "avond {number} van {planned}", number=evening.number, planned=evening.planned
        )
    if evening.planned == 1:  # a contest of its own
        number = ""
    day = words.full_day(evening.date)
    return sheet, heading.first(paper, sheet, [paper.club_line, day, evening.competition, number])
