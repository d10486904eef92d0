"""Warnings, penalties and exclusions: kept as decisions are, and told of as long as they last."""

from datetime import date, timedelta

import pytest

from clubadmin.errors import Gone, Refused
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.evenings.excluded import (
    present_though_excluded,
    sanctions_of,
    seated_though_excluded,
)
from clubadmin.model.evenings.sanction import SanctionDraft
from clubadmin.services.archive import search
from clubadmin.services.attendance import attendance
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw.drawing import draw
from clubadmin.services.evenings import evenings
from clubadmin.services.evenings.view import lasting
from clubadmin.services.members import members
from clubadmin.services.results import closing
from clubadmin.services.sheets import sanctions
from clubadmin.storage.schema.packed import plain
from tests.services.evening_club import (
    content,
    evening_with,
    pairs_evening,
    table_id,
    type_sheet,
    undone_and_redone,
)

LEFT = "Verliet moedwillig het toernooi en is uitgesloten van verdere deelname."


def excluded(*people: int, span: str = "competition", **other: object) -> SanctionDraft:
    values = {
        "kind": "exclusion",
        "members": people,
        "span": span,
        "text": LEFT,
        "decided_by": "K. Mol",
        "article": "Online klaverjasregels, Toernooireglement",
    }
    return SanctionDraft(**{**values, **other})  # type: ignore[arg-type]


def next_evening(club: OpenClub, evening: Evening, days: int = 7) -> Evening:
    when = evening.date + timedelta(days=days)
    return evenings.add_evening(club, evening.competition_id, when)


def test_an_exclusion_is_kept_with_who_when_why_from_what_and_article(club: OpenClub) -> None:
    evening = evening_with(club, 8, rounds=2)
    person = evening.participants[0]
    undone_and_redone(
        club,
        lambda one: sanctions.impose(one, evening.id, excluded(person.members[0].id, from_round=2)),
        restart=False,
    )
    (made,) = club.read(lasting, evening.id)
    assert made.who == person.name
    assert str(made.what) == "Uitsluiting, deze competitie of wedstrijd, vanaf ronde 2"
    assert (made.text, made.article) == (LEFT, "Online klaverjasregels, Toernooireglement")
    assert made.decided_by == "K. Mol"
    assert made.decided_at[:4].isdigit()
    undone_and_redone(club, lambda one: sanctions.withdraw(one, made.id), restart=False)
    assert club.read(lasting, evening.id) == ()
    with pytest.raises(Gone, match="is er niet"):
        sanctions.withdraw(club, made.id)


def test_who_is_excluded_and_comes_or_is_drawn_is_said_in_one_sentence(club: OpenClub) -> None:
    evening = evening_with(club, 8, rounds=2)
    person = evening.participants[0]
    evening, _ = draw(club, evening.id, 1)
    assert (present_though_excluded(evening), seated_though_excluded(evening)) == (None, None)
    sanctions.impose(club, evening.id, excluded(person.members[0].id, from_round=2))
    evening = evenings.evening(club, evening.id)
    table = next(
        table
        for table in evening.plan[1].tables
        if person.members[0].id in {one.id for _, one in table.seats}
    )
    assert str(present_though_excluded(evening)) == (
        f"Uitgesloten en toch op de lijst: {person.name} (vanaf ronde 2)."
    )
    assert str(seated_though_excluded(evening)) == (
        f"Uitgesloten en toch ingedeeld: {person.name} (ronde 2, tafel {table.number})."
    )
    after = attendance.drop_out(club, evening.id, person.id, 1)
    assert (present_though_excluded(after), seated_though_excluded(after)) == (None, None)


@pytest.mark.parametrize(
    ("span", "until", "lasts"),
    [
        ("evening", None, (False, False)),
        ("competition", None, (True, True)),
        ("season", None, (True, True)),
        ("club", None, (True, True)),
        ("club", 7, (True, False)),
    ],
)
def test_it_lasts_as_long_as_it_was_given_for(
    club: OpenClub, span: str, until: int | None, lasts: tuple[bool, bool]
) -> None:
    evening = evening_with(club, 4)
    person = evening.participants[0].members[0]
    last = None if until is None else evening.date + timedelta(days=until)
    sanctions.impose(club, evening.id, excluded(person.id, span=span, until=last))
    later = [next_evening(club, evening), next_evening(club, evening, 14)]
    for one, there in zip(later, lasts, strict=True):
        came = attendance.add_participant(club, one.id, member_id=person.id)
        said = present_though_excluded(came)
        assert (said is not None) is there
        if said is not None:
            assert str(said) == (
                f"Uitgesloten en toch op de lijst: {person.label}"
                f" (sinds {evening.date.day} november 2026)."
            )


def test_an_excluded_pair_is_both_of_them(club: OpenClub) -> None:
    evening = pairs_evening(club, 4)
    pair = evening.participants[1]
    ids = [one.id for one in pair.members]
    sanctions.impose(club, evening.id, excluded(*ids, kind="warning", span="evening"))
    evening = evenings.evening(club, evening.id)
    assert [one.what.text() for one in sanctions_of(evening, pair)] == ["Waarschuwing, deze avond"]
    assert sanctions_of(evening, evening.participants[0]) == ()
    assert present_though_excluded(evening) is None, "a warning excludes nobody"
    sanctions.impose(club, evening.id, excluded(*ids))
    said = present_though_excluded(evenings.evening(club, evening.id))
    names = " en ".join(f"{one.label} (deze avond)" for one in pair.members)
    assert str(said) == f"Uitgesloten en toch op de lijst: {names}."


def test_what_cannot_be_kept_changes_nothing(club: OpenClub) -> None:
    evening = evening_with(club, 4)
    person = evening.participants[0].members[0].id
    before = content(club)
    for draft, said in (
        (excluded(), "Kies om wie het gaat"),
        (excluded(person, person), "Kies om wie het gaat"),
        (excluded(999), "Dit lid is er niet meer"),
        (excluded(person, text=" "), "Schrijf op waarom"),
        (excluded(person, decided_by=""), "Wie besliste is nog niet ingevuld"),
        (excluded(person, kind="banned"), "Kies een waarschuwing"),
        (excluded(person, from_round=99), "Ronde: 99 kan niet"),
        (excluded(person, until=date(2020, 1, 1)), "De laatste dag ligt voor"),
    ):
        with pytest.raises(Refused, match=said):
            sanctions.impose(club, evening.id, draft)
    assert content(club) == before


def test_it_is_found_in_the_archive_and_kept_with_a_closed_evening(club: OpenClub) -> None:
    evening = evening_with(club, 4, rounds=1)
    person = evening.participants[0].members[0]
    evening, _ = draw(club, evening.id, 1)
    sanctions.impose(club, evening.id, excluded(person.id))
    (hit,) = search.find(club, "moedwillig")
    assert (hit.kind, hit.evening_id, hit.title) == ("decision", evening.id, LEFT)
    assert person.label in str(hit.detail)
    type_sheet(club, table_id(evening, 1, 1), "92 90 100 70")
    closing.close(club, evening.id)
    with club.store.read() as conn:
        kept = conn.exec_driver_sql(f"SELECT {plain('figures')} FROM evening_version").scalar_one()
    assert LEFT in kept
    with pytest.raises(Refused, match="afgesloten"):
        sanctions.withdraw(club, club.read(lasting, evening.id)[0].id)


def test_an_evening_on_which_somebody_was_excluded_stays(club: OpenClub) -> None:
    evening = evening_with(club, 4)
    sanctions.impose(club, evening.id, excluded(evening.participants[0].members[0].id))
    with pytest.raises(Refused, match="kan niet weg: er is een waarschuwing, een straf of een"):
        evenings.remove_evening(club, evening.id)


def test_who_was_excluded_is_never_removed_altogether(club: OpenClub) -> None:
    evening = evening_with(club, 4)
    person = evening.participants[0]
    sanctions.impose(club, evening.id, excluded(person.members[0].id))
    attendance.remove_participant(club, evening.id, person.id)
    left = members.remove_member(club, person.members[0].id)
    assert left is not None
    assert not left.active


def test_a_pair_is_warned_then_penalised_and_then_excluded(club: OpenClub) -> None:
    """NKF 1976, art. 5: for saying anything else than that one plays or passes."""
    evening = pairs_evening(club, 4)
    pair = evening.participants[1]
    ids = [one.id for one in pair.members]
    for kind in ("warning", "penalty", "exclusion"):
        draft = excluded(*ids, kind=kind, span="evening", article="NKF 1976, deel 1, art. 5")
        sanctions.impose(club, evening.id, draft)
    made = club.read(lasting, evening.id)
    assert [one.kind.value for one in made] == ["warning", "penalty", "exclusion"]
    assert {(one.who, one.article) for one in made} == {(pair.name, "NKF 1976, deel 1, art. 5")}
