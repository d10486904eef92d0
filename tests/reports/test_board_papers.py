"""What the board hangs up or votes on: what is needed, a proposal, the end of a season."""

from dataclasses import replace
from datetime import date

import pytest

from clubadmin.domain.terms import Language
from clubadmin.i18n import Message, Words
from clubadmin.model.club.printing import Printing
from clubadmin.model.seasons.closing import Ending, SeasonMoved, SeasonReview, StandingMoved, Winner
from clubadmin.model.seasons.season import Season
from clubadmin.model.supposing import needed
from clubadmin.model.supposing.needed import ComingEvening, Needed, NeededCell, NeededRow
from clubadmin.model.supposing.what_if import Shift, Supposition, Unread, WhatIf
from clubadmin.reports.standings.end import season_end_paper
from clubadmin.reports.standings.what_if import needed_paper, what_if_paper
from tests.reports import looking, made_up

LONG = "Wilhelmina van den Oudenhuijzen-de Jong – Cornelis"
CELLS = (
    NeededCell(1, certain=False, least=None, likely=None, enough=None),
    NeededCell(2, certain=False, least=5893, likely=None, enough=None),
    NeededCell(3, certain=False, least=4883, likely=5627, enough=None, drops=((7, 4112),)),
    NeededCell(4, certain=False, least=0, likely=5050, enough=5700, drops=((7, 1), (8, 2))),
    NeededCell(5, certain=True, least=0, likely=0, enough=0),
)


def asked(people: int, *, long: bool = False, groups: int = 1, places: int = 5) -> Needed:
    cells = tuple(replace(CELLS[at % 5], place=at + 1) for at in range(places))
    name = LONG if long else "P. Bos"
    rows = tuple(
        NeededRow(
            at,
            f"{name} {at}",
            f"Groep {'ABC'[at % groups]}" if groups > 1 else "",
            at + 1 if at % 9 else None,
            58811 - at,
            14,
            4750,
            cells,
        )
        for at in range(people)
    )
    return Needed(
        1,
        "De Nel",
        "2026-2027",
        "Donderdag",
        "best:12,min:5",
        14,
        made_up.DAY,
        (ComingEvening(15, date(2026, 12, 3)), ComingEvening(16, None)),
        14,
        tuple(sorted(rows, key=lambda row: row.field)),
        6300,
        6253,
        planned=16,
        minimum=5,
    )


def proposed(people: int, *, long: bool = False) -> WhatIf:
    real = made_up.standings(max(people, 1), 6)
    other = replace(real, rule_set_title="Mild", rule="best:5,min:5")
    name = LONG if long else "P. Bos"
    shifts = tuple(
        Shift(at, f"{name} {at}", "", at + 1, at + (2 if at % 2 == 0 else 0), 5e4, 50631 - at, ())
        for at in range(people)
    )
    supposed = Supposition(rule="best:5,min:5", rule_set_id=3, from_date=date(2026, 9, 1))
    unread = (Unread(3, 2, 4, 16, "w61+40k", Message.verbatim("Onder NKU wordt niet verdubbeld.")),)
    return WhatIf(
        1, supposed, real, other, ("pits",), ("wins",), shifts, (1, 2), (3, 4), (), 17, unread
    )


def ended(competitions: int, *, long: bool = False) -> SeasonReview:
    name = LONG if long else "P. Bos"
    endings = tuple(
        Ending(
            at,
            f"Competitie {at} {name if long else ''}",
            "individual",
            16,
            40,
            "best:12,min:5,promote:2",
            ("NKU", "Eigen regels"),
            (Winner("A", (name,)), Winner("B", (name, "A. Cas"))) if at % 2 else (),
            (name,),
            (name, name),
        )
        for at in range(competitions)
    )
    moved = tuple(StandingMoved(f"{name} {at}", at + 2, at + 1, 25341, 25361) for at in range(30))
    again = (
        SeasonMoved(4, "2027-07-01 20:15:00", "Roem vergeten", "Donderdag", moved),
        SeasonMoved(5, "2027-07-02 20:15:00", "Pits", "Maandag", ()),
    )
    season = Season(1, "2026-2027", date(2026, 8, 1), date(2027, 7, 31), 1, "2027-06-30 22:14:03")
    return SeasonReview(season, endings, (), again, next_season="2027-2028")


def test_the_list_says_what_each_needs_and_on_what_that_rests() -> None:
    text = looking.text(needed_paper(asked(20), Printing(made_up.CLUB, stamp=made_up.STAMP)))
    for said in (
        "Wat heb ik nodig?",
        "Nog 2 avonden te spelen: avond 15 op 3 dec 2026 en avond 16",
        "beste 12 van 16 tellen",
        "Voor 3e",
        "(5.893)",
        "zeker",
        "het meeste ooit was 6.253",
        "evenveel",
    ):
        assert said in text


def test_a_proposal_has_room_for_the_votes_and_says_that_nothing_changed() -> None:
    text = looking.text(what_if_paper(proposed(12), Printing(made_up.CLUB, stamp=made_up.STAMP)))
    for said in (
        "Voorstel: spelregels Mild",
        "vanaf 1 sep 2026",
        "17 spellen van 2 avonden",
        "Van avond 3 en 4 zijn geen spellen bekend",
        "“w61+40k”",
        "Er is niets veranderd.",
        "tegen ______",
        "−1",
    ):
        assert said in text, said


def test_the_end_of_a_season_names_winners_rules_and_corrections() -> None:
    text = looking.text(season_end_paper(ended(3), Printing(made_up.CLUB, stamp=made_up.STAMP)))
    for said in (
        "Einde van het seizoen 2026–2027",
        "Afgesloten op 30 juni 2027, 22.14 uur",
        "Seizoen 2027-2028 staat klaar.",
        "A: P. Bos; B: P. Bos en A. Cas",
        "Omlaag: P. Bos en P. Bos.",
        "Rectificatie 4: Donderdag",
        "Roem vergeten",
        "25.361",
        "Niemand kreeg een andere plaats.",
    ):
        assert said in text, said


@pytest.mark.sampled(3)
@pytest.mark.parametrize("long", [False, True])
@pytest.mark.parametrize("people", [1, 30, 120])
def test_nothing_lies_over_something_else(people: int, long: bool) -> None:
    for language in Language:
        to = Printing(made_up.CLUB, language, made_up.STAMP)
        for make in (
            lambda to=to: needed_paper(asked(people, long=long), to),
            lambda to=to: needed_paper(asked(people, long=long, groups=3, places=12), to),
            lambda to=to: what_if_paper(proposed(people, long=long), to),
            lambda to=to: season_end_paper(ended(min(people, 12), long=long), to),
        ):
            sheets = looking.sheets(make)
            assert [fault for sheet in sheets for fault in looking.faults(sheet)] == []


def test_every_chance_is_told_in_both_languages() -> None:
    for language in Language:
        words = Words(language)
        for expected in ("average", "best", "away"):
            found = replace(asked(9), expected=expected, wins=False, proved=expected != "away")
            for row in found.rows:
                said = " ".join([*needed.told(words, found, row), *needed.grounds(words, found)])
                assert "{" not in said
    one = replace(asked(9), coming=(ComingEvening(16, None),), minimum=20)
    assert list(needed.told(Words(Language.NL), one, one.rows[1]))[-1] == (
        "Komt niet meer aan 20 avonden."
    )
