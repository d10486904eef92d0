"""What is read aloud and handed out: from last to first, and a diploma for whom it is meant."""

from dataclasses import replace

import pytest

from clubadmin.domain.terms import Language
from clubadmin.model.club.printing import Printing
from clubadmin.model.comparison.comparison import Contest, ContestField, ContestRow
from clubadmin.reports.results import contest_result, honours
from tests.reports import looking, made_up
from tests.reports.played import played


def names_in_order(text: str, names: list[str]) -> list[str]:
    return sorted(names, key=text.index)


def test_the_announcer_reads_from_the_last_to_the_first() -> None:
    result = made_up.result(12)
    text = looking.text(
        honours.announcer_sheet(
            made_up.evening(12), Printing(made_up.CLUB, stamp=made_up.STAMP), result
        )
    )
    wanted = [row.name for row in result.rows[::-1]]
    places = [text.index(f"{row.place} {row.name}") for row in result.rows]
    assert places == sorted(places, reverse=True)
    assert names_in_order(text, [f" {row.place} {row.name}" for row in result.rows]) == [
        f" {row.place} {name}" for row, name in zip(result.rows[::-1], wanted, strict=True)
    ]


def test_who_share_a_place_are_said_to() -> None:
    result = made_up.result(8)
    rows = tuple(replace(row, place=2 if row.place == 3 else row.place) for row in result.rows)
    text = looking.text(
        honours.announcer_sheet(
            made_up.evening(8),
            Printing(made_up.CLUB, stamp=made_up.STAMP),
            replace(result, rows=rows),
        )
    )
    assert text.count("gedeeld") == 2


def test_a_result_that_is_provisional_says_so_to_who_reads_it() -> None:
    for missing, said in ((2, True), (0, False)):
        text = looking.text(
            honours.announcer_sheet(
                made_up.evening(12), Printing(made_up.CLUB), made_up.result(12, missing=missing)
            )
        )
        assert ("Voorlopig" in text) is said


def test_each_field_is_announced_apart_and_has_its_own_diplomas() -> None:
    seen = played("schevenings", 8, 4, 2)
    sheet = looking.text(honours.announcer_sheet(seen.evening, Printing(made_up.CLUB), seen.result))
    assert "Noord/Zuid" in sheet
    assert "Oost/West" in sheet
    pages = looking.pages(honours.diplomas(seen.evening, Printing(made_up.CLUB), seen.result))
    assert sum("eerste plaats" in page for page in pages) == 2
    assert sum("derde plaats" in page for page in pages) == 2


def test_the_first_three_and_the_last_get_a_diploma() -> None:
    result = made_up.result(12)
    pages = looking.pages(honours.diplomas(made_up.evening(12), Printing(made_up.CLUB), result))
    assert len(pages) == 4
    for page, place, row in zip(
        pages,
        ("eerste plaats", "tweede plaats", "derde plaats", "poedelprijs"),
        (*result.rows[:3], result.rows[-1]),
        strict=True,
    ):
        assert place in page
        assert row.name in page


def test_a_team_gets_its_players_on_its_diploma() -> None:
    seen = played("teams", 4, 3, 2)
    first = seen.result.rows[0]
    team = next(one for one in seen.evening.participants if one.id == first.participant_id)
    page = looking.text(honours.diplomas(seen.evening, Printing(made_up.CLUB), seen.result))
    assert first.name in page
    for member in team.members:
        assert member.label in page


def test_half_a_knock_out_gets_no_poedelprijs() -> None:
    seen = played("knockout", 16, 3, 2)
    text = looking.text(honours.announcer_sheet(seen.evening, Printing(made_up.CLUB), seen.result))
    assert "poedelprijs" not in text


def test_partners_who_won_a_knock_out_together_share_nothing_and_have_no_totals() -> None:
    seen = played("knockout", 8, 2, 2)
    pages = looking.pages(honours.diplomas(seen.evening, Printing(made_up.CLUB), seen.result))
    assert ["winnaar van het afvaltoernooi" in page for page in pages] == [True, True, False, False]
    assert ["tweede plaats" in page for page in pages] == [False, False, True, True]
    assert not any("gedeeld" in page or "punten" in page for page in pages)
    sheet = looking.text(honours.announcer_sheet(seen.evening, Printing(made_up.CLUB), seen.result))
    assert "punten" not in sheet
    assert "gedeeld" not in sheet
    assert sheet.count("tot en met ronde 1") == 4
    assert sheet.count("verloor de finale") == 2


def test_who_walked_away_from_a_knock_out_gets_no_diploma() -> None:
    seen = played("knockout", 8, 2, 2)
    walker = replace(seen.result.rows[0], place=5, out_in=1)
    result = replace(seen.result, rows=(*seen.result.rows[1:], walker))
    pages = looking.pages(honours.diplomas(seen.evening, Printing(made_up.CLUB), result))
    assert len(pages) == 3
    assert not any(walker.name in page for page in pages)


def test_a_season_is_announced_and_rewarded_too() -> None:
    view = made_up.standings(24)
    text = looking.text(honours.season_announcer_sheet(view, Printing(made_up.CLUB)))
    assert text.index(view.rows[-1].name) < text.index(view.rows[0].name)
    pages = looking.pages(honours.season_diplomas(view, Printing(made_up.CLUB)))
    assert [view.rows[at].name in page for at, page in enumerate(pages)] == [True] * 3


def test_no_result_gives_a_page_that_says_so() -> None:
    empty = replace(made_up.result(4), rows=())
    for make in (honours.announcer_sheet, honours.diplomas):
        text = looking.text(make(made_up.evening(4), Printing(made_up.CLUB), empty))
        assert "Er is nog geen uitslag." in text


def _over(count: int, sessions: int) -> Contest:
    rows = tuple(
        ContestRow(
            place=at + 1,
            participant_id=at + 1,
            number=at + 1,
            name=f"Jansen – Pietersen {at + 1}",
            district="Kring Vechtdal",
            line="",
            matchpoints=300 - 7 * at,
            tops=9,
            points=2500,
            games=24,
            attainable=400,
            percentage=75.0 - at,
            sessions=tuple(None if at == one else 100 - at for one in range(sessions)),
        )
        for at in range(count)
    )
    field = ContestField("N/Z", "", rows)
    numbers = tuple(range(1, sessions + 1))
    return Contest(numbers, "Kringkampioenschap", (field,), (), 24, 100, 100, numbers)


@pytest.mark.parametrize("sessions", [1, 2, 5, 8])
def test_sessions_stand_beside_each_other(sessions: int) -> None:
    def make(language: Language = Language.NL) -> bytes:
        return contest_result.contest_standings(
            _over(60, sessions), Printing(made_up.CLUB, language)
        )

    for sheet in looking.sheets(make):
        assert looking.faults(sheet) == []
    text = looking.text(make())
    assert ("zittingen" in text) is (sessions > 1)
    assert "Noord/Zuid" in text
    assert "North/South" in looking.text(make(Language.EN))


def test_a_diploma_hangs_on_a_wall_and_says_only_what_may_change_still() -> None:
    evening, result = made_up.evening(12), made_up.result(12)
    for closed in (False, True):
        seen = replace(result, closed=closed)
        made = honours.diplomas(evening, Printing(made_up.CLUB, stamp=made_up.STAMP), seen)
        for page in looking.pages(made):
            assert ("Voorlopig" in page) is not closed
            assert "afgedrukt" not in page
            assert "pagina" not in page
