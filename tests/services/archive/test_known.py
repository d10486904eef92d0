"""All that is known of a member: every field and every row that is about him, and no other's."""

import json
from contextlib import closing
from datetime import date
from pathlib import Path

from sqlalchemy import text

from clubadmin.i18n.catalogue import sentences
from clubadmin.model.correspondence.letters import told_reason
from clubadmin.model.members.known import Known, Purpose
from clubadmin.model.members.member import Member
from clubadmin.model.members.wish import Wish, WishKind
from clubadmin.services.archive.known import as_json, known
from clubadmin.services.attendance import attendance
from clubadmin.services.club.club import OpenClub, open_club
from clubadmin.services.draw import wishes
from clubadmin.services.members import consents, members, pairs
from clubadmin.storage.schema.meanings import emptied, references
from tests.services.evening_club import add_people, evening_with, seat_by_hand, table_id, type_sheet
from tests.storage.full_club import full_club

OF_HIS_OWN = {
    *("debit", "mailing_letter", "mandate", "membership"),
    *("office", "own_value", "particulars"),
}


def _rows(found: Known, key: str) -> list[tuple[str, ...]]:
    part = next(one for one in found.parts if one.key == key)
    return [tuple(str(value) for value in row) for row in part.rows]


def test_all_that_is_known_of_somebody(club: OpenClub) -> None:
    evening = evening_with(club, 3, rounds=1, games=1)
    ada = members.add_member(club, Member(0, "Vos", first_name="Ada", phone="0612345678"))
    ada = members.change_member(club, ada.changed(email="ada@voorbeeld.nl"))
    evening = attendance.add_participant(club, evening.id, member_id=ada.id)
    seated = seat_by_hand(club, evening, [{1: "1 2 3 4"}])
    type_sheet(club, table_id(seated, 1, 1), "92+20")
    rob, ria = add_people(club, 2)
    pairs.add_pair(club, ada.id, rob.id)
    wishes.add_wish(club, Wish(0, WishKind.APART, ada, ria, reason="ruzie met Ria"))
    consents.give_consent(club, [ada.id], date(2026, 9, 1), "op papier")
    found = known(club, ada.id)
    assert _rows(found, "member") == [
        ("Voornaam", "Ada"),
        ("Achternaam", "Vos"),
        ("Telefoon", "0612345678"),
        ("E-mail", "ada@voorbeeld.nl"),
        ("Soort", "lid"),
        ("Speelt mee", "ja"),
    ]
    # number 4 sits west, with number 3: Zij, 162 - 92 = 70 points
    assert _rows(found, "evenings") == [("2026-11-12", "Maandavond", "1", "70", "0", "70")]
    assert _rows(found, "pairs") == [(rob.name,)]
    assert _rows(found, "consent") == [
        (
            "naam in krant en op website",
            "2026-09-01",
            "",
            "op papier",
            sentences("consent")[Purpose.NAMING],
        )
    ]
    assert _rows(found, "wishes") == [("apart van een ander", "ruzie met Ria")]
    assert [what for _at, what in _rows(found, "journal")] == [
        "Lid Ada Vos toegevoegd",
        "Lid Ada Vos gewijzigd",
        "Toestemming voor naam in krant en op website: Ada Vos",
    ]
    assert {part.key for part in found.parts} == {
        "member",
        "evenings",
        "pairs",
        "consent",
        "wishes",
        "journal",
    }


def test_another_program_reads_the_same(club: OpenClub) -> None:
    evening = evening_with(club, 4, rounds=1, games=1)
    seated = seat_by_hand(club, evening, [{1: "1 2 3 4"}])
    type_sheet(club, table_id(seated, 1, 1), "92")
    told = json.loads(as_json(known(club, members.members(club)[0].id)))
    assert told["name"] == "P1 Aal"
    assert told["member"][0] == {"field": "Voornaam", "value": "P1"}
    assert told["evenings"] == [
        {
            "date": "2026-11-12",
            "competition": "Maandavond",
            "evening": 1,
            "points": 92,
            "roem": 0,
            "total": 92,
        }
    ]


def test_whatever_erasing_takes_away_is_in_the_statement_before(tmp_path: Path) -> None:
    """In a club with a row in every table; of a new column too."""
    with closing(open_club(full_club(tmp_path))) as club, club.store.read() as conn:
        tables = {one.table for one in references("member") if one.column == "member_id"}
        looked_at = set()
        for table in sorted(tables & OF_HIS_OWN):
            columns = emptied(table)
            for row in conn.execute(text(f"SELECT * FROM {table}")).mappings():
                told = as_json(known(club, row["member_id"])).decode()
                for name in columns:
                    if row[name] not in ("", None):
                        looked_at.add((table, name))
                        said = told_reason(row[name]) if name == "reason" else row[name]
                        assert str(said) in told, (table, name)
        assert {table for table, _name in looked_at} == OF_HIS_OWN
