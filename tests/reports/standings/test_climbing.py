"""On the paper of the standings stands who climbed and who fell since the evening before."""

from clubadmin.domain.terms import Language
from clubadmin.model.club.printing import Printing
from clubadmin.model.results.moves import moves
from clubadmin.reports.standings.season import standings as paper
from tests.reports import made_up
from tests.reports.looking import text
from tests.reports.seasons import standings


def test_places_up_and_down_stand_behind_each_row_with_what_they_mean() -> None:
    now = standings(8, 4, "sum")
    before = standings(8, 3, "sum")
    found = moves(now, before)
    said = text(paper(now, Printing(made_up.CLUB), found))
    assert "+/− plaatsen omhoog of omlaag sinds de vorige avond." in said
    for row in now.rows:
        move = found[row.entrant_id]
        if move.climbed:
            sign = "+" if move.climbed > 0 else "−"
            assert f"{sign}{abs(move.climbed)}" in said
    english = text(paper(now, Printing(made_up.CLUB, Language.EN), found))
    assert "+/− places up or down since the evening before." in english


def test_without_an_evening_before_nothing_is_said_of_it() -> None:
    said = text(paper(standings(8, 1, "sum"), Printing(made_up.CLUB), {}))
    assert "+/−" not in said
