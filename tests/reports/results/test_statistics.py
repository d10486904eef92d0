from dataclasses import replace

import pytest

from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.sheet import score_sheet
from clubadmin.domain.scoring.statistics import SeenSheet, of_games, of_player
from clubadmin.domain.terms import Language, Position
from clubadmin.model.club.printing import Printing
from clubadmin.model.sheets.sheet import PlayerFigures, Statistics, StatisticsBlock
from clubadmin.reports.results.statistics import statistics
from clubadmin.services.club.rulesets import installed
from tests.reports import looking, made_up

SETS = {rules.name: rules for rules in installed()}


def block(rules: RuleSet, people: int = 24) -> StatisticsBlock:
    seen = [
        SeenSheet(score_sheet(["92", "100", ".70", "-"], rules), 1, table, 3) for table in (1, 2)
    ]
    return StatisticsBlock(
        rules.title,
        1,
        2,
        of_games(seen, rules),
        tuple(
            PlayerFigures(
                at,
                f"Cornelis van der Molen-{at} – Wilhelmina de Jong",
                of_player([(seen[0], Position.N)], rules),
            )
            for at in range(people)
        ),
    )


def view(*blocks: StatisticsBlock, evening: int | None = 3) -> Statistics:
    return Statistics("Donderdagavond", "2026-2027", evening, blocks, 1)


def _made(seen: Statistics, language: Language = Language.NL) -> bytes:
    return statistics(seen, Printing(made_up.CLUB, language, made_up.STAMP))


def test_figures_and_players_stand_on_paper() -> None:
    text = looking.text(_made(view(block(SETS["nku"], 2))))
    for said in ("Statistiek", "avond 3", "Hoogste spel", "Cornelis van der Molen-1"):
        assert said in text


def test_without_games_the_page_says_so() -> None:
    assert "nog niets getypt" in looking.text(_made(view()))


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("name", SETS)
def test_no_head_is_cut_off(name: str, language: Language) -> None:
    every = replace(SETS[name], revoke="personal")
    assert "…" not in looking.text(_made(view(block(every, 3)), language))


@pytest.mark.sampled(4)
@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("name", SETS)
def test_nothing_lies_over_something_else(name: str, language: Language) -> None:
    every = replace(SETS[name], revoke="personal")
    for seen in (view(block(SETS[name], 60)), view(block(every, 3), block(SETS["nku"], 5))):
        sheets = looking.sheets(lambda seen=seen: _made(seen, language))  # type: ignore[misc]
        assert [fault for sheet in sheets for fault in looking.faults(sheet)] == []
