"""Results of many clubs in one file: nobody is taken for somebody of another club."""

from pathlib import Path

import pytest

from clubadmin.model.importing.importing import Answer, Draft
from clubadmin.services.club.club import OpenClub
from clubadmin.services.importing import answering
from clubadmin.services.importing import draft as drafts
from clubadmin.services.members import members

CLUBS, EACH, NAMES = 40, 28, 977
FIRST = (
    *("Jan", "Piet", "Klaas", "Truus", "Annie", "Ria", "Wim", "Henk", "Joke", "Els", "Gerrit"),
    *("Bep", "Toon", "Mia", "Gé", "Sjaak", "Nel", "Aad", "Corrie", "Dirk"),
)
BEGIN = (
    *("Bak", "Kel", "Mol", "Lub", "Vin", "Dor", "Rem", "Sam", "Tij", "Hoe"),
    *("Wes", "Nij", "Zuid", "Oost", "Gro", "Har", "Kam", "Pol", "Ber", "Esch"),
)
END = ("kers", "lman", "sters")


def name_of(at: int) -> str:
    return f"{FIRST[at % 20]} {BEGIN[at // 20 % 20]}{END[at // 400]}"


def people_of_clubs() -> list[list[str]]:
    """Each club has 28 people; of all together 143 bear the name of somebody of another club."""
    clubs = [[name_of(at) for at in range(one, NAMES, CLUBS)] for one in range(CLUBS)]
    for one, people in enumerate(clubs):
        others = (name_of((one * 31 + at * 7) % NAMES) for at in range(NAMES))
        while len(people) < EACH:
            if (other := next(others)) not in people:
                people.append(other)
    return clubs


@pytest.fixture
def file(tmp_path: Path) -> Path:
    rows = [
        f"2025-2026,KV {BEGIN[one // 2]}{'ab'[one % 2]},{evening},2025-09-0{evening},{name},"
        f"{6000 - 61 * place - evening}"
        for one, people in enumerate(people_of_clubs())
        for evening in (1, 2)
        for place, name in enumerate(people)
    ]
    file = tmp_path / "district.csv"
    file.write_text("\n".join(["season,competition,evening,date,name,points", *rows]) + "\n")
    return file


def decided(club: OpenClub, draft: Draft) -> Draft:
    """The draft with each club kept apart, and every name as it stands."""
    draft = answering.settled(draft, drafts.look(club, draft))
    for _ in range(2):
        doubts = [one for one in drafts.look(club, draft).doubts if one.open]
        assert {one.kind for one in doubts} <= {"club", "near"}
        wanted = {"club": "apart", "near": "new"}
        draft = draft.answered(
            {
                one.key: Answer(choice.key, choice.value)
                for one in doubts
                for choice in one.choices
                if choice.code == wanted[one.kind]
            }
        )
    return draft


def test_eleven_hundred_and_twenty_people_of_forty_clubs_stay_so_many(
    club: OpenClub, file: Path
) -> None:
    clubs = people_of_clubs()
    assert sum(map(len, clubs)) == 1120
    assert len({name for people in clubs for name in people}) == NAMES
    draft = drafts.begin(club, file)
    kinds = [one.kind for one in drafts.look(club, draft).doubts if one.open]
    assert 1 <= kinds.count("club") < CLUBS, "once a club that shares a name"
    drafts.take(club, decided(club, draft))
    everybody = members.members(club)
    assert len(everybody) == 1120
    again = file.read_text().replace(",1,2025-09-01,", ",3,2025-09-03,")
    file.write_text("".join(one for one in again.splitlines(True) if ",2,2025" not in one))
    more = drafts.begin(club, file)
    asked = {one.kind for one in drafts.look(club, more).doubts if one.open}
    assert "club" not in asked, "what was said of a club is remembered"
    assert drafts.take(club, decided(club, more)).new_members == ()
    assert len(members.members(club)) == 1120
