"""Papers that hang on a wall: how large the names are, and that nothing is lost by it."""

from collections.abc import Callable
from dataclasses import replace

import pypdfium2
import pytest

from clubadmin.i18n import Words
from clubadmin.model.club.printing import Printing
from clubadmin.model.evenings.evening import Evening
from clubadmin.reports.draw.draws import draw_list
from clubadmin.reports.draw.participants import participants_list
from clubadmin.reports.kit import wall
from clubadmin.reports.results.evening import evening_result
from clubadmin.reports.standings.season import standings as standings_paper
from tests.reports import made_up, seasons
from tests.reports.looking import text
from tests.reports.played import played

A4, A3 = (595, 842), (842, 1191)
LONG = "Bartholomeus Oosterwijk van Zuidland {:03}"  # forty letters

Make = Callable[[int, bool], bytes]


def evening(people: int, *, long_names: bool = False) -> Evening:
    made = made_up.evening(max(4, people - people % 4))
    if not long_names:
        return made
    return replace(
        made,
        participants=tuple(
            replace(
                one,
                members=tuple(
                    replace(who, last_name=LONG.format(one.number), first_name="", infix="")
                    for who in one.members
                ),
            )
            for one in made.participants
        ),
    )


PAPERS: dict[str, Make] = {
    "name": lambda n, hung: draw_list(evening(n), Printing(made_up.CLUB), "name", hung=hung),
    "table": lambda n, hung: draw_list(evening(n), Printing(made_up.CLUB), hung=hung),
    "people": lambda n, hung: participants_list(evening(n), Printing(made_up.CLUB), hung=hung),
    "result": lambda n, hung: evening_result(made_up.result(n), Printing(made_up.CLUB), hung=hung),
    "standings": lambda n, hung: standings_paper(
        seasons.standings(n, 6, "sum"), Printing(made_up.CLUB), hung=hung
    ),
}


def look(pdf: bytes) -> tuple[int, tuple[int, int]]:
    """How many pages, and how large the first is, upright."""
    document = pypdfium2.PdfDocument(pdf)
    try:
        wide, high = sorted(round(one) for one in document[0].get_size())
        return len(document), (wide, high)
    finally:
        document.close()


def name_size(pdf: bytes, name: str) -> float:
    """How large a name stands there, in points."""
    document = pypdfium2.PdfDocument(pdf)
    try:
        page = document[0]
        words = page.get_textpage()
        found = words.search(name)
        at = found.get_next()
        assert at is not None, name
        _left, bottom, _right, top = words.get_charbox(at[0], loose=True)
        return float(top - bottom) / LINE
    finally:
        document.close()


LINE = 1.362  # height of a line of Noto Sans, for letters of one point


@pytest.mark.sampled(3)
@pytest.mark.parametrize("people", [3, 13, 40])
@pytest.mark.parametrize("paper", PAPERS)
def test_up_to_forty_names_stand_on_one_page_of_a4_or_a3(paper: str, people: int) -> None:
    pages, size = look(PAPERS[paper](people, True))
    assert pages == (3 if (paper, people) == ("table", 40) else 1)  # a page for each round
    assert size in (A4, A3)


@pytest.mark.parametrize("people", [4, 12, 24, 40])
def test_names_that_people_look_for_are_read_from_a_distance(people: int) -> None:
    who = evening(people).participants[people // 2].members[0]
    by_name = PAPERS["name"](people, True)
    assert name_size(by_name, who.sorted_name) >= wall.READ * 0.98
    assert name_size(PAPERS["people"](people, True), who.label) >= wall.READ * 0.98


@pytest.mark.parametrize("people", [8, 13, 16])
@pytest.mark.parametrize("long", [False, True])
def test_the_draw_by_table_of_a_club_is_read_from_a_distance(people: int, long: bool) -> None:
    made = made_up.evening(people)
    tables = made.plan[0].tables
    if long:
        who = replace(tables[0].s, first_name="", infix="", last_name=LONG.format(1))
        plan = replace(made.plan[0], tables=(replace(tables[0], s=who), *tables[1:]))
        made = replace(made, plan=(plan, *made.plan[1:]))
    hung = draw_list(made, Printing(made_up.CLUB), hung=True)
    assert look(hung)[0] == 1
    assert name_size(hung, tables[0].n.label) >= wall.READ
    small = text(draw_list(made, Printing(made_up.CLUB)))
    assert {one for one in small.split() if one.isalpha()} - {"pagina", "van"} <= set(
        text(hung).split()
    )


@pytest.mark.parametrize("people", [24, 40])
def test_where_one_page_is_too_small_each_round_hangs_on_its_own(people: int) -> None:
    made = made_up.evening(people)
    hung = draw_list(made, Printing(made_up.CLUB), hung=True)
    assert look(hung)[0] == len(made.plan)
    assert name_size(hung, made.plan[0].tables[0].n.label) >= wall.READ * 0.98


@pytest.mark.parametrize("people", [3, 13, 40])
def test_a_result_on_a_wall_is_larger_than_on_a_table(people: int) -> None:
    name = made_up.result(people).rows[-1].name
    hung, small = (PAPERS["result"](people, large) for large in (True, False))
    assert name_size(hung, name) > 1.2 * name_size(small, name)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("people", [3, 13, 40, 400])
@pytest.mark.parametrize("paper", PAPERS)
def test_what_hangs_says_what_lies_on_the_table(paper: str, people: int) -> None:
    def said(hung: bool) -> set[str]:
        found = text(PAPERS[paper](people, hung)).split()
        return {word for word in found if not word.isdigit()} - {"pagina", "van"}

    assert said(False) <= said(True)


@pytest.mark.parametrize("people", [13, 40, 400])
def test_names_of_forty_letters_are_whole(people: int) -> None:
    made = evening(people, long_names=True)
    rows = made_up.result(people).rows
    result = replace(
        made_up.result(people),
        rows=tuple(replace(one, name=LONG.format(at)) for at, one in enumerate(rows)),
    )
    for pdf in (
        participants_list(made, Printing(made_up.CLUB), hung=True),
        evening_result(result, Printing(made_up.CLUB), hung=True),
    ):
        assert LONG.format(1) in text(pdf)
        assert "Oosterwijk…" not in text(pdf)


CONTESTS = [
    *(("howell-pairs", 4), ("howell-pairs", 14), ("howell-players", 13)),
    *(("schevenings", 12), ("schevenings", 40), ("teams", 4), ("teams", 10)),
]


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("form", "entrants"), CONTESTS)
def test_results_of_contests_are_read_from_a_distance(form: str, entrants: int) -> None:
    seen = played(form, entrants, 3)
    hung, small = (
        evening_result(seen.result, Printing(made_up.CLUB), hung=large) for large in (True, False)
    )
    lists = seen.result.contest.fields if seen.result.contest else (seen.result.teams,)
    last = lists[0].rows[-1].name.split(" – ")[0]
    assert name_size(hung, last) >= wall.READ
    many, size = look(hung)
    assert many == len(lists)
    assert size in (A4, A3)
    said = {word for word in text(small).split() if not word.isdigit()} - {"pagina", "van"}
    assert said <= set(text(hung).split())


def test_a_result_of_a_contest_keeps_names_of_forty_letters() -> None:
    seen = played("howell-pairs", 10, 3, name="Bartholomeus Oosterwijk van Zuidland abc")
    pdf = evening_result(seen.result, Printing(made_up.CLUB), hung=True)
    assert text(pdf).count("Oosterwijk van Zuidland abc") == 20


@pytest.mark.parametrize("hung", [True, False])
def test_a_prize_is_read_whole_beside_long_names(hung: bool) -> None:
    award = "€ 50 en een fles wijn, aangeboden door Bakkerij Jansen en Zonen"
    for result in (made_up.result(13), played("howell-pairs", 14, 3).result):
        rows = tuple(
            replace(one, prize=one.place == 1, award=award if one.place == 1 else "")
            for one in result.rows
        )
        found = text(evening_result(replace(result, rows=rows), Printing(made_up.CLUB), hung=hung))
        assert award in found


def test_more_than_a_page_holds_is_the_list_of_the_table_on_a3() -> None:
    hung, small = (look(PAPERS["people"](400, large)) for large in (True, False))
    assert hung == (small[0], A3)
    assert small[1] == A4


@pytest.mark.parametrize("evenings", [8, 16, 30])
def test_every_evening_of_a_season_stands_on_the_wall(evenings: int) -> None:
    made = seasons.standings(24, evenings, "sum")
    hung, small = (
        text(standings_paper(made, Printing(made_up.CLUB), hung=large)) for large in (True, False)
    )
    best = made.rows[0]
    marked = [Words().number(cell.points) for cell in best.evenings if cell.points]
    shown = [figure for figure in marked if figure in small]
    assert shown
    assert [figure for figure in shown if figure not in hung] == []


def test_one_long_name_of_forty_makes_no_others_small() -> None:
    made = made_up.result(40)
    first, second, *rest = made.rows
    long = replace(first, name=LONG.format(1))
    pdf = evening_result(
        replace(made, rows=(long, second, *rest)), Printing(made_up.CLUB), hung=True
    )
    assert LONG.format(1) in text(pdf)
    assert name_size(pdf, rest[10].name) >= wall.READ * 0.95


def test_standings_of_few_people_and_many_evenings_lie_on_their_side_to_be_read() -> None:
    made = seasons.standings(13, 16, "best:12")
    long = [replace(one, name=LONG.format(at)) for at, one in enumerate(made.rows[:4])]
    pdf = standings_paper(
        replace(made, rows=(*long, *made.rows[4:])), Printing(made_up.CLUB), hung=True
    )
    assert look(pdf) == (1, A3)
    assert name_size(pdf, made.rows[-1].name) >= wall.READ * 0.95
