"""Whatever stands in a list of entries and is answered: it comes whole and sound, or is refused."""

from contextlib import suppress
from random import Random

import pytest

from clubadmin.domain.administration.cash import Stakes
from clubadmin.errors import Refused
from clubadmin.model.administration.cash import KeptStakes
from clubadmin.model.importing.importing import Book, SheetText
from clubadmin.model.importing.people import EntriesDraft
from clubadmin.services.administration import stakes
from clubadmin.services.attendance import entry_lists
from clubadmin.services.care import health
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub
from clubadmin.services.evenings import evenings
from tests.services.evening_club import content, evening_with, pairs_evening
from tests.turns import tries

CELLS = (
    *("", "", "Jan Bos", "P1 Aal", "jan bos", "Bos, Jan", "Ria & Jan Bos", "Fam. Smit", "Totaal"),
    *("P1 Aal - P2 Bos", "Wim Eik – Els Kok", "Els Kok/Wim Eik", "12", "12", "999", "1000", "0"),
    *("ja", "nee", "€ 10", "-5", "via Piet", "KV Troef", "De Boer", "A", "x" * 300, "\u202e", "²"),
    *("06-10000000", "jan@x.nl", "1-2-1950", "=1+1", "<b>x</b>", "Anna Maria Jansen van Doorn"),
)
HEADS = (
    *("naam", "naam 1", "naam 2", "nr", "club", "categorie", "betaald", "partner", "groep", ""),
    *("voornaam", "achternaam", "tussenvoegsel", "telefoon", "schaal", "koppel"),
)


def a_list(chance: Random) -> Book:
    wide = chance.randint(1, 6)
    heads = [chance.choice(HEADS) for _ in range(wide)]
    rows = [tuple(chance.choice(CELLS) for _ in range(wide)) for _ in range(chance.randint(1, 12))]
    if chance.random() < 0.8:
        rows.insert(0, tuple(heads))
    return Book("lijst.csv", (SheetText("Blad1", tuple(rows)),))


@pytest.mark.parametrize("pairs", [False, True])
def test_any_list_of_entries_comes_whole_or_not_at_all(club: OpenClub, pairs: bool) -> None:
    evening = (pairs_evening if pairs else evening_with)(club, 2)
    stakes.keep_stakes(club, KeptStakes(Stakes(member=500, guest=600, kept=100)))
    paying = stakes.paying(club)
    before, came = content(club), 0
    for seed in range(tries(12, 500)):
        chance = Random(seed)
        draft = entry_lists.begin(club, evening.id, a_list(chance))
        with suppress(Refused):
            for _ in range(8):
                found = entry_lists.look(club, draft, paying)
                said = {
                    one.key: chance.choice([*(key for key, _said in one.choices), "Gé Vink", "7"])
                    for one in found.questions
                }
                answered = draft.answered(said)
                assert isinstance(answered, EntriesDraft)
                if not said:
                    break
                draft = answered
            found = entry_lists.look(club, draft, paying)
            entry_lists.take(
                club,
                draft,
                found,
                lambda *_: None,
                leave_rest=True,
                book=lambda change, who, paid: stakes.note_paid(change, evening.id, who, paid),
            )
            came += 1
            there = evenings.evening(club, evening.id).participants
            assert len(there) == len(evening.participants) + len(found.coming), seed
            everybody = [one.id for person in there for one in person.members]
            assert len(everybody) == len(set(everybody)), seed
            assert health.check(club).ok, seed
            history.undo(club)
        assert content(club) == before, seed
    assert came > 1
