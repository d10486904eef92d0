"""Members of one name, without or with the same words that tell them apart, bear numbers."""

from clubadmin.domain.draw.formats import FORMATS
from clubadmin.model.club.printing import Printing
from clubadmin.model.members.member import Member
from clubadmin.reports import draw_list, evening_result, seat_slips
from clubadmin.reports.blanks.round_sheets import round_sheets
from clubadmin.services.attendance import attendance
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw.drawing import draw
from clubadmin.services.hall import screen
from clubadmin.services.members import members
from clubadmin.services.members.entrants import entrant_names
from clubadmin.services.results import closing
from tests.reports import made_up
from tests.reports.looking import text
from tests.services.evening_club import evening_with


def test_namesakes_are_numbered_on_every_paper_and_never_by_a_telephone(club: OpenClub) -> None:
    evening = evening_with(club, 6)
    jans = []
    for phone in ("06-11111111", "06-22222222"):
        jan = members.add_member(club, Member(0, "Molenaar", "Jan", "de", phone=phone))
        attendance.add_participant(club, evening.id, member_id=jan.id)
        jans.append(jan.id)
    draw(club, evening.id, seed=1)
    seen, printing = screen.facts(club, evening.id).evening, Printing(made_up.CLUB)
    result = closing.result(club, evening.id)
    papers = (
        seat_slips(seen, printing),
        round_sheets(seen, printing),
        draw_list(seen, printing, "table"),
        evening_result(result, printing),
    )
    both = {"Jan de Molenaar (1)", "Jan de Molenaar (2)"}
    assert both <= {one.label for table in seen.plan[0].tables for _, one in table.seats}
    with club.store.read() as conn:  # as standings, groups and absences have them
        assert both == set(entrant_names(conn, FORMATS["individual"], jans).values())
    for paper in map(text, papers):
        assert all(name in paper for name in both), paper
        assert "06-" not in paper
    by_name = text(draw_list(seen, printing, "name"))
    assert "Molenaar, Jan de (1)" in by_name
    assert "Molenaar, Jan de (2)" in by_name


def test_somebody_keeps_his_number_when_a_namesake_stops(club: OpenClub) -> None:
    first, second = (
        members.add_member(club, Member(0, "Bos", "Ria", phone=phone)) for phone in ("1", "2")
    )
    members.change_member(club, members.member(club, first.id).changed(active=False))
    assert members.member(club, second.id).label == "Ria Bos (2)"
    told = members.member(club, second.id).changed(remark="Kerkstraat")
    members.change_member(club, told)
    assert members.member(club, second.id).label == "Ria Bos (Kerkstraat)"
    assert members.member(club, first.id).label == "Ria Bos"


def test_two_who_were_told_apart_by_the_same_words_are_numbered_too(club: OpenClub) -> None:
    made = members.add_members(club, [Member(0, "Bos", "Ria", remark="Kerkstraat")] * 2)
    assert [one.label for one in made] == ["Ria Bos (Kerkstraat, 1)", "Ria Bos (Kerkstraat, 2)"]
