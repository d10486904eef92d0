"""A knock-out of 16 played to its end: every list, paper and screen says the same of each."""

from collections.abc import Callable
from csv import DictReader

import pytest

from clubadmin.desktop.results.columns import result_columns
from clubadmin.desktop.screen.content import mark_of
from clubadmin.domain.terms import Language
from clubadmin.model.club.printing import Printing
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.results.result import EveningResult
from clubadmin.reports.results import honours
from clubadmin.reports.results.evening import evening_result
from clubadmin.services.club import club as clubs
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing
from clubadmin.services.evenings import evenings
from clubadmin.services.exchange.tables import result_csv
from clubadmin.services.hall import screen
from clubadmin.services.results import closing
from tests.reports import looking
from tests.services.evening_club import evening_with, type_sheet

RULE = "1: € 50 (Bakkerij Jansen), 2: € 25, 3-4: fles wijn (De Kroon), poedelprijs: rookworst"
ROUND_ONE = ("100", "92", "110", "120")  # at the last table the others make least: 42


@pytest.fixture
def played(club: OpenClub) -> Evening:
    """Four tables, two, and the final; everywhere N/Z make more."""
    evening = evening_with(club, 16, kind="knockout", rounds=3, games=1, prizes=RULE, evenings=1)
    for number in range(3):
        evening, _report = drawing.draw(club, evening.id, number + 1)
        for table, line in zip(evening.plan[number].tables, ROUND_ONE, strict=False):
            type_sheet(club, table.table_id, line)
    return evenings.evening(club, evening.id)


def _wanted(evening: Evening) -> dict[str, str]:
    """Worked out from the tables alone: by name what is given."""
    names = {one.number: one.name for one in evening.participants}
    first, second, final = (plan.tables for plan in evening.plan)
    found = dict.fromkeys(names.values(), "")
    found |= dict.fromkeys((names[one] for table in second for one in table.ew), "fles wijn")
    found |= dict.fromkeys((names[one] for one in first[3].ew), "rookworst")
    found |= dict.fromkeys((names[one] for one in final[0].ns), "€ 50")
    found |= dict.fromkeys((names[one] for one in final[0].ew), "€ 25")
    return found


def _prize_in(text: str) -> str:
    return next((one for one in ("€ 50", "€ 25", "fles wijn", "rookworst") if one in text), "")


def _by_name(text: str, names: list[str]) -> dict[str, str]:
    """What stands of each, from his name on to the next one's."""
    at = {name: text.index(name) for name in names}
    ends = sorted([*at.values(), len(text)])
    return {
        name: _prize_in(text[start : next(one for one in ends if one > start)])
        for name, start in at.items()
    }


def _announced(evening: Evening, result: EveningResult, club: OpenClub) -> dict[str, str]:
    pages = honours.announcer_sheet(evening, Printing(clubs.settings(club)), result)
    return _by_name(looking.text(pages), [row.name for row in result.rows])


def _hung(_evening: Evening, result: EveningResult, club: OpenClub) -> dict[str, str]:
    rows, _, _sponsors = looking.text(
        evening_result(result, Printing(clubs.settings(club)))
    ).partition("Met dank voor de prijzen: ")
    return _by_name(rows, [row.name for row in result.rows])


def _in_the_file(_evening: Evening, result: EveningResult, _club: OpenClub) -> dict[str, str]:
    lines = result_csv(result).decode("utf-8-sig").splitlines()
    rows = list(DictReader(lines, delimiter=";"))
    return {row["naam"]: _prize_in(row["prijs"]) for row in rows if row["plaats"]}


def _on_screen(evening: Evening, _result: EveningResult, club: OpenClub) -> dict[str, str]:
    rows = screen.facts(club, evening.id).ranking.rows
    return {row.name: _prize_in(mark_of(row)) for row in rows}


def _listed(evening: Evening, result: EveningResult, _club: OpenClub) -> dict[str, str]:
    last = result_columns(result, evening.rules)[-1]
    return {row.name: _prize_in(last.text(row)) for row in result.rows}


@pytest.mark.parametrize("told", [_announced, _hung, _in_the_file, _on_screen, _listed])
def test_everybody_gets_the_same_wherever_it_is_said(
    club: OpenClub,
    played: Evening,
    told: Callable[[Evening, EveningResult, OpenClub], dict[str, str]],
) -> None:
    result = closing.close(club, played.id)
    assert told(played, result, club) == _wanted(played)


def test_a_diploma_is_for_the_final_and_the_poedelprijs(club: OpenClub, played: Evening) -> None:
    result = closing.close(club, played.id)
    wanted = _wanted(played)
    pages = looking.pages(honours.diplomas(played, Printing(clubs.settings(club)), result))
    seen = {name: _prize_in(page) for page in pages for name in wanted if name in page}
    assert seen == {name: one for name, one in wanted.items() if one not in ("", "fles wijn")}
    assert ["winnaar van het afvaltoernooi" in page for page in pages].count(True) == 2


def test_before_the_final_is_signed_off_nobody_has_a_prize(club: OpenClub) -> None:
    evening = evening_with(club, 16, kind="knockout", rounds=3, games=1, prizes=RULE)
    drawn, _report = drawing.draw(club, evening.id, 1)
    for table, line in zip(drawn.plan[0].tables, ROUND_ONE, strict=True):
        type_sheet(club, table.table_id, line)
    rows = closing.result(club, evening.id).rows
    assert [row.place for row in rows] == [1] * 8 + [5] * 8
    assert not any(row.given for row in rows)


def test_in_english_the_prizes_are_said_too(club: OpenClub, played: Evening) -> None:
    result = closing.result(club, played.id)
    sheet = honours.announcer_sheet(played, Printing(clubs.settings(club), Language.EN), result)
    assert "€ 50, given by Bakkerij Jansen" in looking.text(sheet)
