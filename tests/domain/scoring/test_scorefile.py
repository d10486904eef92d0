import json
import random

import pytest

from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.scorefile import score_text, sheet_json
from clubadmin.domain.terms import Language
from tests.turns import by_night

FILE = """\
# tafel 4, ronde 2

92+20
 w70+20-40  = gever Bos
   # nog een opmerking
p = mooi = erg mooi
total 254 120 232 60 = nageteld
"""


def test_comments_and_blank_lines_are_passed_over(nku: RuleSet) -> None:
    sheet = score_text(FILE, nku)
    assert [(row.game, row.typed) for row in sheet.games] == [
        (1, "92+20"),
        (2, "w70+20-40"),
        (3, "p"),
    ]
    assert sheet.findings == ()


def test_what_follows_an_equals_sign_is_a_remark(nku: RuleSet) -> None:
    assert [row.remark for row in score_text(FILE, nku).games] == [
        "",
        "gever Bos",
        "mooi = erg mooi",
    ]


def test_the_document_has_the_form_that_others_build_on(nku: RuleSet) -> None:
    document = sheet_json(score_text("w70+20-40\n92+30\n", nku))
    assert document == {
        "rules": "nku",
        "games": [
            {
                "game": 1,
                "typed": "w70+20-40",
                "outcome": "nat",
                "side": "ns",
                "ns": {"points": 0, "roem": 0, "total": 0},
                "ew": {"points": 162, "roem": 60, "total": 222},
            },
            {
                "game": 2,
                "typed": "92+30",
                "outcome": "made",
                "side": None,
                "ns": {"points": 92, "roem": 30, "total": 122},
                "ew": {"points": 70, "roem": 0, "total": 70},
            },
        ],
        "totals": {
            "ns": {"points": 92, "roem": 30, "total": 122},
            "ew": {"points": 232, "roem": 60, "total": 292},
        },
        "findings": [
            {
                "game": 2,
                "side": "ns",
                "field": "roem",
                "severity": "error",
                "code": "roem-unit",
                "message": "Spel 2, roem Wij: 30 kan niet. Roem bestaat uit 20, 40, 50, 70 of "
                "100. Bedoeld 20, of 50? (NKU, Roem)",
                "article": "NKU, Roem",
            }
        ],
    }
    json.dumps(document)


def test_a_line_that_cannot_be_read_is_named_and_the_rest_goes_on(nku: RuleSet) -> None:
    document = sheet_json(score_text("92\nonzin\n70", nku))
    assert [game["outcome"] for game in document["games"]] == ["made", None, "made"]
    assert [(one["game"], one["code"]) for one in document["findings"]] == [(2, "unreadable")]
    assert document["totals"]["ns"]["points"] == 162


def test_a_line_of_only_a_remark_is_a_game_without_a_result(nku: RuleSet) -> None:
    sheet = score_text("92\n= vergeten", nku)
    assert [(one.game, one.code) for one in sheet.findings] == [(2, "unreadable")]


def test_totals_that_are_off_are_a_finding_that_names_the_row(nku: RuleSet) -> None:
    document = sheet_json(score_text("92\n84\nTotal 92 0 148 0\n", nku))
    (finding,) = document["findings"]
    assert (finding["code"], finding["game"], finding["side"], finding["field"]) == (
        "total-mismatch",
        2,
        "ns",
        "points",
    )


@pytest.mark.parametrize("line", ["total", "total 1 2 3", "total 1 2 3 x", "total 1 2 3 4 5"])
def test_a_total_line_of_another_form_is_named(line: str, nku: RuleSet) -> None:
    sheet = score_text(f"92\n{line}", nku)
    assert [(one.game, one.field, one.code) for one in sheet.findings] == [
        (None, "total", "unreadable")
    ]


def test_a_total_line_that_is_not_the_last_is_no_total(nku: RuleSet) -> None:
    sheet = score_text("total 92 0 70 0\n92", nku)
    assert [(one.game, one.code) for one in sheet.findings] == [(1, "unreadable")]


def test_findings_come_in_english_on_request(nku: RuleSet) -> None:
    document = sheet_json(score_text("81", nku), Language.EN)
    assert document["findings"][0]["message"].startswith("Game 1: both sides have 81.")


def test_nothing_gives_an_empty_sheet(nku: RuleSet) -> None:
    assert sheet_json(score_text("", nku))["games"] == []


def _garbled(chance: random.Random) -> str:
    kind = chance.randrange(3)
    if kind == 0:
        return chance.randbytes(chance.randrange(120)).decode("utf-8", "replace")
    if kind == 1:
        return chance.randbytes(chance.randrange(120)).decode("latin-1")
    signs = "0123456789.+-*/?wznpvixk#@=\n\t total,²٣é\x00\ud800"
    return "".join(chance.choice(signs) for _ in range(chance.randrange(160)))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("count", [400, by_night(2_500)])
def test_thousands_of_garbled_files_are_scored_without_a_fault(rules: RuleSet, count: int) -> None:
    chance = random.Random(f"score {rules.name}")
    for _ in range(count):
        json.dumps(sheet_json(score_text(_garbled(chance), rules)))
