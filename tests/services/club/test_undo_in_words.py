"""Whatever is taken back or done again says in words what and where, in both languages."""

from contextlib import closing
from dataclasses import replace
from datetime import date
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text

from clubadmin.domain.administration.cash import Stakes
from clubadmin.errors import Refused
from clubadmin.i18n import Language
from clubadmin.model.administration.cash import KeptStakes
from clubadmin.model.club.club import ChangedPlace, Saved
from clubadmin.model.members.member import Member
from clubadmin.services.administration import stakes
from clubadmin.services.attendance import attendance
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing
from clubadmin.services.evenings import evenings
from clubadmin.services.members import members, pairs
from clubadmin.services.seasons import seasons
from clubadmin.services.sheets import sheets
from clubadmin.storage.file.errors import NothingToUndo, RowMovedOn
from tests.services.club.random_deeds import Deeds
from tests.services.evening_club import add_competition, add_people, new_club
from tests.turns import tries

DID = {"Ongedaan gemaakt: ": "Undone: ", "Opnieuw gedaan: ": "Done again: "}
PARTS = 5  # of the place "Club"
_NEWEST = text("SELECT max(id) FROM change")
_STANDING = text("SELECT max(id) FROM change WHERE kind = 'do' AND undone_by IS NULL")
_OF = text("SELECT of FROM change ORDER BY id DESC LIMIT 1")
_SCOPE = text("SELECT scope FROM change WHERE id = :id")


class Walk:
    """Deeds at random, half of them taken back and some done again; every sentence is read."""

    def __init__(self, club: OpenClub, seed: int) -> None:
        self.club, self.chance = club, Random(seed)
        self.deeds = Deeds(club, _two_evenings(club), self.chance)
        self.begun = self._number(_STANDING)
        self.by_change: dict[int, tuple[str, tuple[str, ...]]] = {}
        self.steps = 0
        self.kinds: set[str] = set()
        self.done: set[str] = set()

    def go(self, steps: int) -> None:
        while self.steps < steps:
            if self.chance.random() < 0.5:
                self._do()
            else:
                self._take_back()

    def _do(self) -> None:
        deed, before = self.chance.choice(self.deeds.all), self._number(_NEWEST)
        try:
            words = deed()
        except (Refused, RowMovedOn, IndexError, ValueError):  # it cannot be done now
            return
        made = self._number(_NEWEST)
        if made != before:
            self.by_change[made] = (deed.__name__, words)
            self.steps += 1
            self.done.add(deed.__name__)

    def _take_back(self) -> None:
        scope = self._scope()
        for step in (history.undo, history.undo, history.redo, history.redo, history.undo):
            if self.chance.random() < 0.3:
                continue
            if step is history.undo and self._number(_STANDING) <= self.begun:
                return  # the evenings stay
            try:
                saved = step(self.club, scope)
            except (Refused, NothingToUndo, RowMovedOn):
                return
            self.steps += 1
            name, words = self.by_change.get(self._number(_OF), ("", ()))
            self._read(saved, name, words)

    def _scope(self) -> str:
        """All of the club, or now and then what one sheet or list steps through."""
        if not self.by_change or self.chance.random() < 0.7:
            return ""
        with self.club.store.read() as conn:
            found = conn.execute(_SCOPE, {"id": max(self.by_change)}).scalar()
        return str(found or "")

    def _number(self, query: object) -> int:
        with self.club.store.read() as conn:
            return conn.execute(query).scalar() or 0  # type: ignore[call-overload, no-any-return]

    def _read(self, saved: Saved, name: str, words: tuple[str, ...]) -> None:
        place = saved.place
        assert place is not None, (name, saved)
        self.kinds.add(place.kind)
        did, dutch = _told(saved, Language.NL, DID)
        done, english = _told(saved, Language.EN, DID.values())
        assert DID[did] == done
        assert english.casefold() != dutch.casefold(), (name, dutch)
        assert place.words.text(Language.EN) != place.words.text(Language.NL)
        for word in words:
            assert word.casefold() in dutch.casefold(), (name, word, dutch)
        self._lead(place, name)

    def _lead(self, place: ChangedPlace, name: str) -> None:
        """What is there is found by what the window opens."""
        club = self.club
        if place.kind == "sheet":
            assert sheets.sheet(club, place.table_id).evening_id == place.id, name
        elif place.kind == "evening":
            assert evenings.evening(club, place.id).id == place.id, name
        elif place.kind == "member-edit":
            assert members.member(club, place.id).id == place.id, name
        elif place.kind == "club-part":
            assert place.id in range(PARTS), name
        else:
            assert place.kind in ("evenings", "members", "standings", "competition"), name


def _told(saved: Saved, language: Language, begins: object) -> tuple[str, str]:
    """How it begins, and the whole sentence: what, and where."""
    assert saved.place is not None
    said = saved.label.text(language)
    (began,) = [one for one in begins if said.startswith(one)]  # type: ignore[attr-defined]
    assert len(said) > len(began) + 3, said
    return began, f"{said} · {saved.place.words.text(language)}"


def _two_evenings(club: OpenClub) -> tuple[int, ...]:
    """One of nine people, one of four pairs; both drawn."""
    wanted = Stakes(400, 500, kept=150, card=3500, card_evenings=10, ticket=100)
    stakes.keep_stakes(club, KeptStakes(wanted))
    single = add_competition(club)
    double = replace(single, id=0, name="Parenavond", format="pairs")
    double = seasons.add_competition(club, double)
    people = add_people(club, 12)
    members.add_member(club, Member(0, "Zonneveld-van der Heijden", first_name="Wilhelmina"))
    first = evenings.add_evening(club, single.id, date(2026, 11, 12))
    for one in people[:9]:
        attendance.add_participant(club, first.id, member_id=one.id)
    second = evenings.add_evening(club, double.id, date(2026, 11, 13))
    for a, b in zip(people[:8:2], people[1:8:2], strict=True):
        pair = pairs.add_pair(club, a.id, b.id)
        attendance.add_participant(club, second.id, pair_id=pair.id)
    for evening in (first, second):
        drawing.draw(club, evening.id, seed=1)
    return first.id, second.id


def _walk(folder: Path, steps: int, seed: int) -> Walk:
    with closing(new_club(folder)) as club:
        walk = Walk(club, seed)
        walk.go(steps)
    return walk


def test_whatever_is_taken_back_says_what_and_where_in_both_languages(tmp_path: Path) -> None:
    """Two hundred deeds, undos and redos; by night a thousand."""
    walk = _walk(tmp_path, tries(200, 1_000), seed=1)
    assert walk.kinds >= {"sheet", "evening", "members", "member-edit", "club-part"}


@pytest.mark.nightly
def test_ten_thousand_steps_say_what_and_where(tmp_path: Path) -> None:
    walk = _walk(tmp_path, 10_000, seed=2)
    assert walk.done == {one.__name__ for one in walk.deeds.all}
