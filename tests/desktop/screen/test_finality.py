"""How final a result is: said alike on paper, on the screens of the hall and in the windows."""

from datetime import datetime, timedelta

import pytest

from clubadmin import reports
from clubadmin.desktop.kit.wording import protest_time
from clubadmin.desktop.results.result import heading
from clubadmin.desktop.screen import content
from clubadmin.i18n import Language
from clubadmin.model.club.printing import Printing
from clubadmin.server.at_wall import wall_json
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings import evenings
from clubadmin.services.hall import screen
from clubadmin.services.results import closing
from tests.reports import looking, made_up
from tests.services.evening_club import evening_with, seat_by_hand, table_id, type_sheet


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("minutes", [4, 20])
def test_paper_and_screens_say_alike_how_final_a_closed_result_is(
    club: OpenClub, minutes: int
) -> None:
    evening = seat_by_hand(club, evening_with(club, 4, rounds=1), [{1: "1 2 3 4"}])
    type_sheet(club, table_id(evening, 1, 1), "92 70 100 62")
    closing.close(club, evening.id)
    closed, result = evenings.evening(club, evening.id), closing.result(club, evening.id)
    ended = datetime.fromisoformat(closed.ended_at)
    now, until = ended + timedelta(minutes=minutes), ended + timedelta(minutes=15)
    said = f"Protesteren kan tot {until:%H.%M} uur" if minutes < 15 else "Definitief"
    facts = screen.facts(club, evening.id, now)
    assert said in looking.text(reports.evening_result(result, Printing(made_up.CLUB, stamp=now)))
    assert said in content.prizes(facts, 1).note
    assert (said in heading(result, closed, facts.finality)[1]) is (minutes < 15)
    assert protest_time(facts.finality).rstrip(".") == (said if minutes < 15 else "")
    assert bool(wall_json(facts, Language.NL)["finality"]["until"]) is (minutes < 15)
