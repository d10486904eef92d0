"""Every deed of comparison play is undone after a restart, and done again, to the last row."""

from collections.abc import Callable
from pathlib import Path

import pytest

from clubadmin.domain.comparison.decisions import Decision
from clubadmin.domain.terms import Position, Side
from clubadmin.model.evenings.evening import Evening
from clubadmin.services.club.club import OpenClub
from clubadmin.services.comparison import dealing, deciding
from clubadmin.services.sheets import decisions
from tests.services.comparison.contests import SCHEVENINGS, contest_evening, save_line, table_of
from tests.services.evening_club import new_club, undone_and_redone

Deed = Callable[[OpenClub, Evening], object]
TOLD = {"reason": "Spel", "decided_by": "A. Bos"}
NOTED = {
    Position.N: "S A 10 H V B 9 8 7",
    Position.E: "H A 10 H V B 9 8 7",
    Position.S: "R A 10 H V B 9 8 7",
}


def first(evening: Evening) -> int:
    return table_of(evening, 1, 1)


DEEDS: dict[str, Deed] = {
    "a row": lambda club, one: save_line(club, one.id, 2, first(one), "90"),
    "a decision": lambda club, one: deciding.decide(
        club, first(one), 1, {Decision.NS_1, Decision.AVERAGE_EW}, **TOLD
    ),
    "a decision where no sheet was typed": lambda club, one: deciding.decide(
        club, table_of(one, 3, 1), 5, {Decision.HALF_BOTH}, **TOLD
    ),
    "a game that is cancelled": lambda club, one: deciding.cancel_game(club, one.id, 1, **TOLD),
    "wrong seats": lambda club, one: deciding.wrong_seats(
        club, first(one), [1, 2], {Side.NS, Side.EW}, **TOLD
    ),
    "a decision withdrawn": lambda club, one: deciding.withdraw(
        club, decisions.decisions(club, one.id)[-1].id
    ),
    "hands that are noted": lambda club, one: dealing.record_hands(club, one.id, 6, NOTED),
    "a reserve game": lambda club, one: dealing.use_reserve(club, one.id, 4, 7),
}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("deed", DEEDS)
def test_undo_takes_it_back_and_redo_does_it_again(tmp_path: Path, deed: str) -> None:
    club = new_club(tmp_path)
    evening = contest_evening(club, "schevenings", 6, SCHEVENINGS)
    if deed != "hands that are noted":
        dealing.deal(club, evening.id, 6, 1)
    save_line(club, evening.id, 1, first(evening), "100")
    deciding.decide(club, table_of(evening, 2, 1), 3, {Decision.HALF_BOTH}, **TOLD)
    undone_and_redone(club, lambda there: DEEDS[deed](there, evening)).close()
