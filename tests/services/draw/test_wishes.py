"""Wishes for every draw: together, apart, at a table of one's own; what clashes is refused."""

import pytest

from clubadmin.errors import Refused
from clubadmin.model.members.member import Member
from clubadmin.model.members.particulars import Particulars
from clubadmin.model.members.wish import DrawWishes, Wish, WishKind
from clubadmin.services.attendance import entry_lists
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing, seats, wishes
from clubadmin.services.draw.wishes import unmet_wishes
from clubadmin.services.evenings import evenings
from clubadmin.services.members import members, particulars
from clubadmin.storage.file.errors import RowMovedOn
from tests.services.evening_club import add_people, evening_with, pairs_evening, undone_and_redone


def together(a: Member, b: Member) -> Wish:
    return Wish(0, WishKind.TOGETHER, a, b)


def partners(a: Member, b: Member) -> Wish:
    return Wish(0, WishKind.PARTNERS, a, b)


def apart(a: Member, b: Member) -> Wish:
    return Wish(0, WishKind.APART, a, b)


def at_table(a: Member, table: int, reason: str = "") -> Wish:
    return Wish(0, WishKind.TABLE, a, table=table, reason=reason)


def asked(club: OpenClub, evening_id: int) -> DrawWishes:
    evening = evenings.evening(club, evening_id)
    with club.store.read() as conn:
        return wishes.draw_wishes(conn, evening.participants)


def test_a_wish_reaches_the_draw_by_the_numbers_of_the_evening(club: OpenClub):
    evening = evening_with(club, 8)
    people = [one.members[0] for one in evening.participants]
    wishes.add_wish(club, together(people[4], people[1]))
    wishes.add_wish(club, apart(people[2], people[6]))
    wishes.add_wish(club, at_table(people[7], 2, "rolstoel"))
    assert asked(club, evening.id) == DrawWishes(((2, 5),), ((3, 7),), {8: 2})


def test_two_who_are_always_partners_are_so_in_the_draw_and_it_says_why(club: OpenClub):
    evening = evening_with(club, 16)
    people = [one.members[0] for one in evening.participants]
    wishes.add_wish(club, partners(people[0], people[1]))
    wishes.add_wish(club, partners(people[2], people[3]))
    with pytest.raises(Refused, match="P2 Bos heeft al een vaste maat, P1 Aal – P2 Bos"):
        wishes.add_wish(club, partners(people[4], people[1]))
    with pytest.raises(Refused, match="al de wens om als maten te zitten; beide kan niet"):
        wishes.add_wish(club, together(people[1], people[0]))
    couples = ((1, 2), (3, 4))
    assert asked(club, evening.id) == DrawWishes(couples, (), {}, couples)
    drawn, report = drawing.draw(club, evening.id)
    for plan in drawn.plan:
        sides = [side for table in plan.tables for side in (table.ns, table.ew)]
        assert (1, 2) in map(tuple, map(sorted, sides))
        assert (3, 4) in map(tuple, map(sorted, sides))
    said = " ".join(map(str, report.notes))
    assert "P1 Aal en P2 Bos zijn elke ronde elkaars maat: dat is hun wens." in said
    assert "Buiten wie dat vroegen zit niemand twee keer bij dezelfde aan tafel." in said
    assert "opnieuw" not in said
    first = next(table for table in drawn.plan[0].tables if 1 in (*table.ns, *table.ew))
    other = (first.ew if 1 in first.ns else first.ns)[0]
    seats.swap(club, evening.id, 1, 2, other)
    assert [str(note) for note in unmet_wishes(club, evening.id, 1)] == [
        "Ronde 1: P1 Aal en P2 Bos zijn geen maten, zoals gevraagd was."
    ]


def test_a_wish_about_who_is_not_there_says_nothing(club: OpenClub):
    evening = evening_with(club, 4)
    absent = members.add_member(club, Member(0, "Weg"))
    wishes.add_wish(club, together(evening.participants[0].members[0], absent))
    wishes.add_wish(club, at_table(absent, 1))
    assert asked(club, evening.id) == DrawWishes()


def test_a_wish_of_one_of_a_pair_is_of_the_pair(club: OpenClub):
    evening = pairs_evening(club, 4)
    first, second, third, _ = evening.participants
    wishes.add_wish(club, together(first.members[1], second.members[0]))
    wishes.add_wish(club, apart(third.members[0], third.members[1]))
    wishes.add_wish(club, at_table(third.members[1], 2))
    wishes.add_wish(club, at_table(third.members[0], 1))
    wishes.add_wish(club, apart(second.members[0], third.members[0]))
    # kept together, the first two pairs would play each other every round
    assert asked(club, evening.id) == DrawWishes((), ((2, 3),), {3: 2})


def test_the_list_is_searched_by_name_and_reason(club: OpenClub):
    a, b, c, _ = add_people(club, 4)
    wishes.add_wish(club, together(b, c))
    wishes.add_wish(club, at_table(a, 3, "Leeslamp"))
    assert [one.names for one in wishes.wishes(club)] == ["P1 Aal", "P2 Bos – P3 Cas"]
    assert [one.names for one in wishes.wishes(club, "lamp aal")] == ["P1 Aal"]
    assert wishes.wishes(club, "elders") == ()


def test_wishes_that_exclude_each_other_are_refused_in_a_sentence(club: OpenClub):
    a, b, c, d, e, f = add_people(club, 6)
    wishes.add_wish(club, together(a, b))
    with pytest.raises(Refused, match="Deze wens van P1 Aal – P2 Bos staat er al"):
        wishes.add_wish(club, together(b, a))
    with pytest.raises(Refused, match="al de wens om samen te zitten; beide kan niet"):
        wishes.add_wish(club, apart(b, a))
    wishes.add_wish(club, together(b, c))
    with pytest.raises(Refused, match="P1 Aal en P3 Cas moeten apart zitten, maar komen door"):
        wishes.add_wish(club, apart(a, c))
    wishes.add_wish(club, at_table(a, 1))
    with pytest.raises(Refused, match="P1 Aal heeft al een vaste tafel: tafel 1"):
        wishes.add_wish(club, at_table(a, 2))
    with pytest.raises(Refused, match="P1 Aal zit altijd aan tafel 1 en P3 Cas aan tafel 2"):
        wishes.add_wish(club, at_table(c, 2))
    wishes.add_wish(club, at_table(d, 1))
    with pytest.raises(Refused, match="maar tafel 1 is de vaste tafel van beiden"):
        wishes.add_wish(club, apart(a, d))
    wishes.add_wish(club, together(c, d))
    wishes.add_wish(club, apart(e, f))
    with pytest.raises(Refused, match="met 5 aan een tafel moeten zitten, en daar zitten er 4"):
        wishes.add_wish(club, together(d, e))
    assert len(wishes.wishes(club)) == 6


def test_a_wish_that_says_too_little_is_refused(club: OpenClub):
    a, b = add_people(club, 2)
    with pytest.raises(Refused, match="samen zitten zijn er twee nodig"):
        wishes.add_wish(club, Wish(0, WishKind.TOGETHER, a))
    with pytest.raises(Refused, match="apart zitten zijn er twee nodig"):
        wishes.add_wish(club, apart(a, a))
    with pytest.raises(Refused, match="Het nummer van de tafel: 0 kan niet"):
        wishes.add_wish(club, Wish(0, WishKind.TABLE, a, b))


def test_a_wish_can_be_changed_but_not_over_somebody_elses_change(club: OpenClub):
    a, b, c = add_people(club, 3)
    first = wishes.add_wish(club, together(a, b))
    changed = wishes.change_wish(club, Wish(first.id, WishKind.APART, a, c, reason="ruzie"))
    assert (changed.kind, changed.b, changed.reason) == (WishKind.APART, c, "ruzie")
    with pytest.raises(RowMovedOn):
        wishes.change_wish(club, Wish(first.id, WishKind.TABLE, a, table=1))
    wishes.remove_wish(club, first.id)
    with pytest.raises(Refused, match="Deze wens is er niet meer"):
        wishes.remove_wish(club, first.id)


def test_a_member_who_never_played_takes_his_wishes_along(club: OpenClub):
    a, b = add_people(club, 2)
    wishes.add_wish(club, together(a, b))
    undone_and_redone(club, lambda opened: members.remove_member(opened, b.id)).close()


@pytest.mark.parametrize("people", [16, 18])
def test_every_round_of_a_draw_minds_them(club: OpenClub, people: int):
    evening = evening_with(club, people, rounds=3)
    who = [one.members[0] for one in evening.participants]
    wishes.add_wish(club, together(who[0], who[1]))
    wishes.add_wish(club, apart(who[2], who[3]))
    wishes.add_wish(club, at_table(who[4], 2))
    drawn, report = drawing.draw(club, evening.id, seed=2)
    for plan in drawn.plan:
        at = {member.id: one.number for one in plan.tables for _, member in one.seats}
        places = [at.get(one.id) for one in who[:5]]
        assert places[0] == places[1] or None in places[:2]
        assert places[2] != places[3] or places[2] is None
        assert places[4] in (2, None)
    assert not [note for note in report.notes if "gevraagd" in str(note) or "toch" in str(note)]


def test_a_draw_says_which_wish_it_could_not_mind(club: OpenClub):
    evening = evening_with(club, 4, rounds=1)
    who = [one.members[0] for one in evening.participants]
    wishes.add_wish(club, apart(who[0], who[1]))
    _, report = drawing.draw(club, evening.id, seed=2)
    assert "Ronde 1: P1 Aal en P2 Bos zitten toch aan één tafel." in map(str, report.notes)


@pytest.mark.parametrize("what", ["add", "change", "remove"])
def test_everything_done_to_wishes_can_be_undone_after_a_restart(club: OpenClub, what: str):
    a, b = add_people(club, 2)
    kept = wishes.add_wish(club, at_table(a, 4))
    acts = {
        "add": lambda opened: wishes.add_wish(opened, together(a, b)),
        "change": lambda opened: wishes.change_wish(
            opened, Wish(kept.id, WishKind.TABLE, a, table=5)
        ),
        "remove": lambda opened: wishes.remove_wish(opened, kept.id),
    }
    undone_and_redone(club, acts[what]).close()


def test_a_swap_that_goes_against_a_wish_is_done_and_told(club: OpenClub) -> None:
    evening = evening_with(club, 8, rounds=2)
    people = {one.number: one for one in evening.participants}
    first, second = (people[one].members[0] for one in (1, 2))
    wishes.add_wish(club, Wish(0, WishKind.TABLE, first, table=1, reason="rolstoel"))
    wishes.add_wish(club, Wish(0, WishKind.APART, first, second))
    drawn, _ = drawing.draw(club, evening.id, 1)
    assert unmet_wishes(club, evening.id, 1) == ()
    beside = next(table for table in drawn.plan[0].tables if 2 in table.numbers)
    other = next(one for one in beside.numbers if one != 2)
    after = seats.swap(club, evening.id, 1, people[1].id, people[other].id)
    now = next(table for table in after.plan[0].tables if 1 in table.numbers)
    assert now.number == beside.number != 1
    told = tuple(map(str, unmet_wishes(club, evening.id, 1)))
    assert told == (
        f"Ronde 1: {people[1].name} en {people[2].name} zitten toch aan één tafel.",
        f"Ronde 1: {people[1].name} zit niet aan tafel 1, zoals gevraagd was.",
    )


def test_one_club_and_one_home_are_kept_apart_where_that_is_ticked(club: OpenClub):
    evening = pairs_evening(club, 6, rounds=2, pair_draw="drawn")
    assert not wishes.has_kin(club, evening.id)
    for at, district in enumerate(("Troef", "troef ", "Roem", "Roem")):
        entry_lists.set_entry(club, evening.id, evening.participants[at].id, district=district)
    for at in (4, 5):  # of these pairs one each shares a home
        one = evening.participants[at].members[0]
        particulars.keep(club, Particulars(one, household="Dorpsstraat"))
    assert wishes.has_kin(club, evening.id)
    assert asked(club, evening.id).kin == ((1, 2), (3, 4), (5, 6))

    def apart(one: OpenClub) -> None:
        assert wishes.keep_kin_apart(one, evening.id, apart=True).kin_apart

    undone_and_redone(club, apart)
    drawn, report = drawing.draw(club, evening.id, seed=3)
    assert "Niemand treft iemand van de eigen club of het eigen gezin." in map(str, report.notes)
    for plan in drawn.plan:
        met = {tuple(sorted((*table.ns, *table.ew))) for table in plan.tables}
        assert not met & {(1, 2), (3, 4), (5, 6)}
    # a swap by hand that brings one club to one table says so
    one = next(table for table in drawn.plan[0].tables if 1 in (*table.ns, *table.ew))
    other = ({*one.ns, *one.ew} - {1}).pop()
    seats.swap(club, evening.id, 1, other, 2)
    assert "Ronde 1: P1 Aal – P2 Bos en P3 Cas – P4 Dam zitten toch aan één tafel." in map(
        str, unmet_wishes(club, evening.id, 1)
    )


def test_two_of_one_home_who_wish_to_meet_may(club: OpenClub):
    evening = evening_with(club, 8)
    a, b = (one.members[0] for one in evening.participants[:2])
    for one in (a, b):
        particulars.keep(club, Particulars(one, household="Dorpsstraat 1"))
    assert asked(club, evening.id).kin == ((1, 2),)
    wishes.add_wish(club, together(a, b))
    assert asked(club, evening.id).kin == ()
