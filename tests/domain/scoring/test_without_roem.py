"""Where no roem counts, no sentence asks for it or names its marks."""

import pytest

from clubadmin.domain.scoring.sheet import score_sheet
from clubadmin.domain.scoring.wording import sentence
from clubadmin.services.club.rulesets import installed

SETS = {rules.name: rules for rules in installed()}


@pytest.mark.parametrize("name", ["manille", "troefcall"])
@pytest.mark.parametrize(("line", "sign"), [("9+", 2), ("4 -+", 3), ("5+-", 2)])
def test_a_sign_of_roem_is_refused_by_name_and_no_marks_are_proposed(
    name: str, line: str, sign: int
) -> None:
    rules = SETS[name]
    (found,) = score_sheet([line], rules).games[0].findings
    told = sentence(found)
    assert told.startswith(
        f"Spel 1: teken {sign}: onder {rules.title} telt geen roem. Haal dat teken weg."
    )
    assert told.endswith(f"({rules.articles['roem_where']})")


def test_where_roem_counts_the_marks_are_named_as_before() -> None:
    (found,) = score_sheet(["95+"], SETS["nku"]).games[0].findings
    assert sentence(found).endswith("hoort een getal, of strepen (i = 20, v = 50).")
