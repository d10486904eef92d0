"""What was changed of one member, out of the journal, in words and nothing of others."""

from datetime import date

import pytest

from clubadmin.errors import Refused
from clubadmin.i18n import Language, Words
from clubadmin.model.members.member import Member
from clubadmin.services.club import history as undoing
from clubadmin.services.club.club import OpenClub
from clubadmin.services.input.particulars import offices_of
from clubadmin.services.members import consents, history, members, particulars
from tests.services.evening_club import take_list

TODAY = date(2026, 11, 23)


def told(club: OpenClub, member_id: int, language: Language = Language.NL) -> list[tuple[str, ...]]:
    words = Words(language)
    return [
        (words.text(one.label), *map(words.text, one.details))
        for one in history.changes_of(club, member_id)
    ]


def test_each_step_says_what_it_was_and_is(club: OpenClub) -> None:
    jan = members.add_member(club, Member(0, "Bos", first_name="Jan"))
    members.add_member(club, Member(0, "Dam", first_name="Ria", phone="06-9"))
    field = particulars.add_field(club, "Sleutel")
    found = particulars.particulars(club, jan.id)
    found = particulars.keep(
        club,
        found.changed(
            joined=date(1999, 9, 1),
            own=((field.id, "nr. 3"),),
            offices=offices_of("voorzitter 2019-2023", TODAY),
            note="een\ntwee",
        ),
        today=TODAY,
    )
    particulars.keep(club, found.changed(offices=(), own=(), note=""), today=TODAY)
    consents.give_consent(club, [jan.id], TODAY)
    members.change_member(club, jan.changed(guest=True, active=False))
    undoing.undo(club)
    assert [one[1:] for one in told(club, jan.id)] == [
        ("is nu lid", "speelt weer mee"),
        ("is nu gast", "speelt niet meer mee"),
        ("Toestemming voor naam in krant en op website: ja",),
        (
            "Notitie: een / twee → leeg",
            "Functie weg: voorzitter 2019-2023",
            "Sleutel: nr. 3 → leeg",
        ),
        (
            "Notitie: een / twee",
            "Lid sinds: 1 september 1999",
            "Functie erbij: voorzitter 2019-2023",
            "Sleutel: nr. 3",
        ),
        (),
    ]
    assert told(club, jan.id)[-1] == ("Lid Jan Bos toegevoegd",)
    assert told(club, jan.id)[0][0].startswith("Ongedaan gemaakt")
    assert "Note: een / twee → empty" in told(club, jan.id, Language.EN)[3]
    assert "06-9" not in str(told(club, jan.id))


def test_who_came_with_a_list_has_that_step(club: OpenClub) -> None:
    take_list(club, "Jan Bos\nRia Dam")
    added = members.members(club)
    assert [len(told(club, one.id)) for one in added] == [1, 1]
    with pytest.raises(Refused):
        history.changes_of(club, 99)
