"""Figures as people write them: a comma in Dutch, a point in English, as on paper."""

import pytest

from clubadmin.desktop.kit import figures, language
from clubadmin.desktop.results import columns as result_columns
from clubadmin.domain.terms import Language
from clubadmin.i18n import Words
from clubadmin.services.results.closing import result
from tests.services.comparison.contests import HOWELL, contest_evening, type_all

LINES = [("100", "82"), ("90", "82"), ("120", "90"), ("82", "100"), ("82", "100"), ("90", "82")]


@pytest.mark.parametrize("english", [False, True])
@pytest.mark.parametrize("number", [0.0, 75.0, 75.25, 66.65, 1234.5, -0.25])
def test_a_decimal_is_the_same_on_the_screen_and_on_paper(number, english, monkeypatch):
    monkeypatch.setattr(language, "current", lambda: Language.EN if english else Language.NL)
    paper = Words(Language.EN if english else Language.NL)
    assert figures.decimal(number) == paper.number(number, 1)
    assert figures.decimal(number, 2) == paper.number(number, 2)


@pytest.mark.parametrize(
    ("text", "shown"),
    [("2592", "2.592"), ("162", "162"), ("", ""), ("O 60", "O 60"), ("-", "-"), ("²", "²")],
)
def test_what_stands_in_a_row_has_its_marks_of_thousands(text, shown):
    assert figures.written(text) == shown


def test_a_share_of_the_matchpoints_has_a_comma_in_a_dutch_window(qapp, ops, club):
    evening = contest_evening(club, "howell-pairs", 4, HOWELL)
    type_all(club, evening, LINES)
    found = result(club, evening.id)
    shown = [
        column.text(found.rows[0]) for column in result_columns.result_columns(found, evening.rules)
    ]
    assert "79,2%" in shown
    assert not [one for one in shown if "." in one]
