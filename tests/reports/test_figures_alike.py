"""A thousand has its mark on every paper: 5.071 never stands beside 5071."""

import re
from collections.abc import Callable

import pytest

from clubadmin import reports
from clubadmin.domain.terms import Language
from clubadmin.model.club.printing import Printing
from clubadmin.reports.book import season_book
from tests.reports import books, looking, made_up, seasons

BARE = re.compile(r"(?<![\d.,:/–-])(?!(?:19|20)\d\d\b)\d{4,}(?![\d.,:/–-])")
MARKED = {Language.NL: re.compile(r"\d\.\d{3}\b"), Language.EN: re.compile(r"\d,\d{3}\b")}

Make = Callable[[Language], bytes]
PAPERS: dict[str, Make] = {
    "standings": lambda said: reports.standings(
        seasons.standings(24, 16, "best:12,min:5"), Printing(made_up.CLUB, said)
    ),
    "a long season": lambda said: reports.standings(
        seasons.standings(24, 42, "sum"), Printing(made_up.CLUB, said)
    ),
    "periods": lambda said: reports.standings(
        seasons.standings(24, 42, "best:4,periods:6,best-periods:5"), Printing(made_up.CLUB, said)
    ),
    "on a wall": lambda said: reports.standings(
        seasons.standings(24, 16, "sum"), Printing(made_up.CLUB, said), hung=True
    ),
    "result": lambda said: reports.evening_result(made_up.result(24), Printing(made_up.CLUB, said)),
    "correction": lambda said: reports.rectification(
        made_up.rectification(), Printing(made_up.CLUB, said)
    ),
    "book": lambda said: season_book(books.book(), language=said),
}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("said", Language)
@pytest.mark.parametrize("paper", PAPERS)
def test_every_figure_of_a_thousand_is_marked(paper: str, said: Language) -> None:
    found = looking.text(PAPERS[paper](said))
    assert MARKED[said].search(found)
    assert BARE.findall(found) == []
