"""Of lists with an error planted each error is named, and nothing that is right is asked."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from clubadmin.model.importing.importing import Answer, Doubt, Draft, Given
from clubadmin.services.club.club import OpenClub
from clubadmin.services.importing import draft as drafts
from clubadmin.services.importing.answering import short_choices
from clubadmin.services.importing.guessing import first_draft
from tests.services.evening_club import new_club
from tests.services.importing.lists import add_members
from tests.services.importing.made_lists import COUPLES, NAMES, TEAMS, MadeList, Maker


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenClub]:
    club = new_club(tmp_path_factory.mktemp("planted"))
    people = (*NAMES, *(one for couple in COUPLES for one in couple), *TEAMS)
    add_members(club, *dict.fromkeys(people))
    yield club
    club.close()


def is_about(doubt: Doubt, made: MadeList) -> bool:
    """Whether a doubt names the row and the figure that is wrong."""
    return any(
        spot.row == made.row and spot.column in (made.column, -1) for spot in doubt.spots
    ) and not (made.planted == "half" and doubt.kind != "half")


def is_righted(club: OpenClub, draft: Draft, doubt: Doubt, made: MadeList) -> bool:
    """Whether a choice says what should stand there, and with it the evenings come as they were."""
    for said, one in short_choices(doubt).items():
        meant = one.code == "each" if made.joined else made.right in said and one.code != "leave"
        if not meant or (one.typed and not one.value):
            continue
        look = drafts.look(club, draft.answered({doubt.key: Answer(one.key, one.value)}))
        if [one.total for one in look.evenings] == made.totals:
            return True
    return False


def judged(club: OpenClub, made: MadeList) -> Counter[str]:
    """What the import makes of a list."""
    draft = first_draft(made.book)
    draft = replace(draft, given=Given(draft.given.season, "Donderdag"))
    look = drafts.look(club, draft)
    counted: Counter[str] = Counter(lists=1, planted=bool(made.planted))
    about = [one for one in look.doubts if made.planted and is_about(one, made)]
    counted["named"] = bool(about)
    counted["righted"] = any(is_righted(club, draft, one, made) for one in about)
    others = [one for one in look.doubts if one not in about and one.kind not in made.excused]
    counted["right ones asked"] = len(others)
    counted["asked twice"] = max(len([o for o in about if o.kind not in made.excused]) - 1, 0)
    lost = max(made.results - look.results, 0)
    if not made.planted:
        lost += [one.total for one in look.evenings] != made.totals
    counted["lost in silence"] = lost if not about else max(lost - 1, 0)
    return counted


def counts(club: OpenClub, lists: int) -> Counter[str]:
    found: Counter[str] = Counter()
    for seed in range(lists):
        found.update(judged(club, Maker(seed).made()))
    print(
        f"{found['named']} of {found['planted']} errors named in {found['lists']} lists,"
        f" {found['right ones asked']} right figures asked, {found['lost in silence']} lost"
        f" ({found['righted']} with the right figure among the choices)"
    )
    return found


def must_be_named(found: Counter[str], lists: int) -> None:
    assert found["named"] == found["planted"] > 0.6 * lists
    assert found["righted"] > 0.97 * found["planted"]
    assert (found["right ones asked"], found["asked twice"], found["lost in silence"]) == (0, 0, 0)


def test_each_planted_error_is_named_and_no_right_figure_is_asked(known: OpenClub) -> None:
    must_be_named(counts(known, 100), 100)


@pytest.mark.nightly
def test_each_planted_error_is_named_in_a_thousand_lists(known: OpenClub) -> None:
    must_be_named(counts(known, 1_000), 1_000)
