"""The emergency pack on paper: all that is needed, in letters that fit, in both languages."""

from dataclasses import replace
from functools import cache

import pytest

from clubadmin.domain.terms import Language
from clubadmin.model.club.printing import Printing
from clubadmin.model.draw.emergency import Emergency
from clubadmin.reports.care.emergency import emergency_pack
from clubadmin.reports.kit.page import LANDSCAPE
from clubadmin.services.draw import emergency
from tests.reports import looking, made_up


@cache
def _pack(**values: object) -> Emergency:
    """With all its draws, which take their time."""
    names = tuple(one.sorted_name for one in made_up.members(30))
    evening = replace(made_up.evening(4, rounds=3), **values)  # type: ignore[arg-type]
    return emergency.with_draws(Emergency(evening, names, tables=7))


def _made(pack: Emergency, language: Language = Language.NL) -> bytes:
    return emergency_pack(pack, Printing(made_up.CLUB, language, made_up.STAMP))


def test_every_name_and_a_draw_with_its_code_for_every_number_is_in_it() -> None:
    pack = _pack()
    text = looking.text(_made(pack))
    assert all(name in text for name in pack.names)
    for one in pack.draws:
        assert f"{one.entrants} spelers code {one.letters}" in text
        first = one.rounds[0].tables[0]
        n, s, e, w = first.people
        assert f"{n}+{s} – {e}+{w}" in text
    assert [one.entrants for one in pack.draws] == list(range(8, 41))


def test_the_first_page_tells_the_evening_in_five_steps() -> None:
    first = looking.pages(_made(_pack()))[0]
    evening = first.partition("Zo komt de avond")[0]
    assert [f"{number}." in evening for number in range(1, 7)] == [*[True] * 5, False]


def test_there_is_a_blank_sheet_for_every_table_in_every_round() -> None:
    pack = _pack()
    wide = [
        span.text
        for sheet in looking.sheets(lambda: _made(pack))
        if (sheet.width, sheet.height) == LANDSCAPE
        for span in looking.spans(sheet)
        if span.text.startswith("Tafel ")
    ]
    assert wide == [
        f"Tafel {table} · ronde {number}" for number in range(1, 4) for table in range(1, 8)
    ]


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("kind", "rounds"), [("individual", 3), ("individual", 8), ("boompje", 6), ("pairs", 5)]
)
@pytest.mark.parametrize("language", Language)
def test_nothing_lies_over_anything_or_is_cut_off(
    kind: str, rounds: int, language: Language
) -> None:
    pack = _pack(format=kind, rounds=rounds)
    sheets = looking.sheets(lambda: _made(pack, language))
    for sheet in sheets:
        assert looking.faults(sheet) == []


def test_a_contest_that_cannot_be_drawn_in_advance_has_names_and_sheets_all_the_same() -> None:
    pack = _pack(format="knockout")
    text = looking.text(_made(pack))
    assert pack.draws == ()
    assert "geen loting vooraf" in text
    assert pack.names[0] in text
    assert "Tafel 7 · ronde 3" in text


def test_the_same_pack_gives_the_same_paper() -> None:
    again = emergency.with_draws(replace(_pack(), draws=()))
    assert _made(_pack()) == _made(again)
