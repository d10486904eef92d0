"""Decisions about matchpoints (NKF 1976, part 2, art. 13 to 21), with what they do to a game."""

import pytest

from clubadmin.domain.comparison.decisions import Decision, Given, read_code
from clubadmin.domain.terms import Side
from clubadmin.errors import Gone, Refused
from clubadmin.model.evenings.evening import Evening
from clubadmin.services.club import history
from clubadmin.services.club.club import OpenClub
from clubadmin.services.comparison import boards, contests, deciding
from clubadmin.services.results import closing
from clubadmin.services.sheets import decisions, sheets
from tests.services.comparison.contests import (
    SCHEVENINGS,
    contest_evening,
    save_line,
    table_of,
    type_all,
)
from tests.services.evening_club import undone_and_redone


@pytest.fixture
def evening(club: OpenClub) -> Evening:
    return contest_evening(club, "schevenings", 6, SCHEVENINGS)


def score(club: OpenClub, evening: Evening) -> None:
    """Game 1: 1-4 100, 3-5 90, 2-6 82: matchpoints N/Z 6, 4, 2 and O/W 2, 4, 6."""
    for number, table, line in ((1, 1, "100"), (2, 3, "90"), (3, 2, "82")):
        save_line(club, evening.id, 1, table_of(evening, number, table), line)


def worth(club: OpenClub, evening: Evening, game: int = 1) -> list[tuple[int | None, int | None]]:
    lines = boards.board(club, evening.id, game).lines
    return [(one.ns_matchpoints, one.ew_matchpoints) for one in lines]


def test_two_matchpoints_come_off_the_pair_it_is_about_and_nobody_else(
    club: OpenClub, evening: Evening
) -> None:
    score(club, evening)
    deciding.decide(
        club,
        table_of(evening, 1, 1),
        1,
        {Decision.NS_2},
        reason="Kaarten verkeerd opgeborgen",
        decided_by="A. Bos",
    )
    assert worth(club, evening) == [(4, 2), (4, 4), (2, 6)]
    (made,) = decisions.decisions(club, evening.id)
    assert (made.text, made.decided_by) == ("Kaarten verkeerd opgeborgen", "A. Bos")
    assert (made.article, made.matchpoints) == ("NKF 1976, deel 2, art. 14 en 20", "ns-2")


def test_the_director_gives_and_takes_any_number_with_reason_and_article(
    club: OpenClub, evening: Evening
) -> None:
    """Three tables give 6, 4 and 2: N/Z of the first loses 5, O/W of it gets 5 for its 2."""
    score(club, evening)
    codes = [code for word in ("ns-5", "ew=5") if (code := read_code(word))]
    table = table_of(evening, 1, 1)
    undone_and_redone(
        club,
        lambda one: deciding.decide(
            one, table, 1, codes, reason="Kaarten zoek", decided_by="A. Bos"
        ),
        restart=False,
    )
    assert worth(club, evening) == [(6 - 5, 5), (4, 4), (2, 6)]
    (made,) = decisions.decisions(club, evening.id)
    assert made.matchpoints == "ew=5;ns-5"
    assert made.article == "NKF 1976, deel 2, art. 20 en 21; NKF 1976, deel 2, art. 14 en 20"


def test_no_more_is_given_than_the_game_has(club: OpenClub, evening: Evening) -> None:
    score(club, evening)
    table = table_of(evening, 1, 1)
    told = {"reason": "Gehinderd", "decided_by": "A. Bos"}
    with pytest.raises(Refused) as refused:
        deciding.decide(club, table, 1, [Given("ns=7")], **told)
    assert str(refused.value) == (
        "Ronde 1, tafel 1, spel 1: 7 is meer dan er op dit spel te halen is, 6"
        " (NKF 1976, deel 2, art. 20)."
    )
    deciding.decide(club, table, 1, [Given("ns=6")], **told)
    assert worth(club, evening) == [(6, 2), (4, 4), (2, 6)]


def test_a_score_is_still_compared_when_a_pair_gets_the_average_for_it(
    club: OpenClub, evening: Evening
) -> None:
    """Three times played: the average is 3, half of 6. The other scores keep 4 and 2."""
    score(club, evening)
    told = {"reason": "Gehinderd", "decided_by": "A. Bos"}
    deciding.decide(club, table_of(evening, 1, 1), 1, {Decision.AVERAGE_NS}, **told)
    assert worth(club, evening) == [(3, 2), (4, 4), (2, 6)]


def test_what_is_cancelled_at_a_table_takes_its_scores_out_of_the_comparison(
    club: OpenClub, evening: Evening
) -> None:
    """Two scores are left, worth 4 and 2; a pair that gets the average would have been third: 3."""
    score(club, evening)
    codes = {Decision.CANCELLED, Decision.AVERAGE_NS, Decision.LOWEST_EW, Decision.EW_1}
    table = table_of(evening, 1, 1)
    deciding.decide(club, table, 1, codes, reason="O/W zag een kaart", decided_by="A. Bos")
    assert worth(club, evening) == [(3, 1), (4, 2), (2, 4)]


def test_a_game_that_is_cancelled_altogether_gives_nobody_anything(
    club: OpenClub, evening: Evening
) -> None:
    score(club, evening)
    deciding.cancel_game(club, evening.id, 1, reason="Twee keer ♠A", decided_by="A. Bos")
    assert worth(club, evening) == [(None, None)] * 3
    assert {row.games for row in contests.contest(club, evening.id).fields[0].rows} == {0}
    with pytest.raises(Refused, match="al aan alle tafels vervallen of gespeeld"):
        deciding.cancel_game(club, evening.id, 1, reason="Nog eens", decided_by="A. Bos")


def test_who_played_a_game_keeps_what_it_was_worth_when_it_is_cancelled_for_the_rest(
    club: OpenClub, evening: Evening
) -> None:
    """Two of three have played: 100 and 90 are worth 4 and 2, and the third gets nothing."""
    for number, table, line in ((1, 1, "100"), (2, 3, "90")):
        save_line(club, evening.id, 1, table_of(evening, number, table), line)
    told = {"reason": "Kaart zoek", "decided_by": "A. Bos"}
    deciding.cancel_game(club, evening.id, 1, altogether=False, **told)
    assert worth(club, evening) == [(4, 2), (2, 4), (None, None)]
    with pytest.raises(Refused, match="vervallen of gespeeld"):
        deciding.cancel_game(club, evening.id, 1, altogether=False, **told)


def test_a_game_that_will_not_be_played_is_filled_in_so_that_its_sheet_can_be_signed(
    club: OpenClub, evening: Evening
) -> None:
    deciding.cancel_game(club, evening.id, 2, reason="Kaart weg", decided_by="A. Bos")
    table = table_of(evening, 1, 1)
    assert sheets.sheet(club, table).lines == ("", "x")
    sheets.save_line(club, table, 1, "100")
    sheets.sign(club, table)
    (first, *_) = [one for one in decisions.decisions(club, evening.id) if one.table_id == table]
    with pytest.raises(Refused, match="afgetekend"):
        deciding.withdraw(club, first.id)
    sheets.unsign(club, table)
    deciding.withdraw(club, first.id)
    assert sheets.sheet(club, table).lines == ("100", "")


def test_who_sat_wrong_gets_the_lowest_and_the_others_the_average(
    club: OpenClub, evening: Evening
) -> None:
    """Art. 17: two scores are left of game 1 (90 and 82: 4 and 2); the innocent would be third."""
    score(club, evening)
    deciding.wrong_seats(
        club,
        table_of(evening, 1, 1),
        [1, 2],
        {Side.NS},
        reason="N/Z zat aan de tafel van O/W",
        decided_by="A. Bos",
    )
    assert worth(club, evening) == [(2, 3), (4, 2), (2, 4)]
    assert worth(club, evening, 2) == [(2, 1), (None, None), (None, None)]
    assert {one.article for one in decisions.decisions(club, evening.id)} == {
        "NKF 1976, deel 2, art. 17"
    }


def test_both_pairs_get_half_of_a_game_that_cannot_be_played(
    club: OpenClub, evening: Evening
) -> None:
    """Played at two other tables: with this one three times, so half of 6."""
    for number, table, line in ((2, 3, "90"), (3, 2, "82")):
        save_line(club, evening.id, 1, table_of(evening, number, table), line)
    deciding.decide(
        club,
        table_of(evening, 1, 1),
        1,
        {Decision.HALF_BOTH},
        reason="Niet nageteld",
        decided_by="A. Bos",
    )
    assert worth(club, evening) == [(3, 3), (4, 2), (2, 4)]
    assert sheets.sheet(club, table_of(evening, 1, 1)).lines == ("-", "")


def test_a_decision_is_possible_after_signing_and_not_after_closing(
    club: OpenClub, evening: Evening
) -> None:
    type_all(club, evening, [("100", "90")] * 9)
    table = table_of(evening, 1, 1)
    told = {"reason": "Protest toegewezen", "decided_by": "A. Bos"}
    deciding.decide(club, table, 1, {Decision.EW_1}, **told)
    closing.close(club, evening.id)
    with pytest.raises(Refused, match="afgesloten"):
        deciding.decide(club, table, 2, {Decision.EW_1}, **told)


def test_deciding_can_be_undone_and_withdrawn(club: OpenClub, evening: Evening) -> None:
    score(club, evening)
    table = table_of(evening, 1, 1)

    def act(there: OpenClub) -> None:
        deciding.decide(there, table, 1, {Decision.NS_1}, reason="Spel", decided_by="A. Bos")

    club = undone_and_redone(club, act)
    (made,) = decisions.decisions(club, evening.id)
    deciding.withdraw(club, made.id)
    assert worth(club, evening) == [(6, 2), (4, 4), (2, 6)]
    with pytest.raises(Gone, match="niet"):
        deciding.withdraw(club, made.id)
    history.undo(club)
    assert worth(club, evening)[0] == (5, 2)
    club.close()


def test_what_contradicts_what_was_decided_already_is_refused(
    club: OpenClub, evening: Evening
) -> None:
    score(club, evening)
    table = table_of(evening, 1, 1)
    told = {"reason": "Spel", "decided_by": "A. Bos"}
    deciding.decide(club, table, 1, {Decision.AVERAGE_NS}, **told)
    for codes, said in (
        ({Decision.LOWEST_NS}, "spreekt elkaar tegen: gemiddelde N/Z, laagste N/Z"),
        ({Decision.AVERAGE_NS}, "gemiddelde N/Z is al beslist"),
        (set(), "Kies wat er beslist is"),
    ):
        with pytest.raises(Refused, match=said):
            deciding.decide(club, table, 1, codes, **told)
    with pytest.raises(Refused, match="liggen de mapjes 1–2"):
        deciding.decide(club, table, 5, {Decision.NS_1}, **told)
    with pytest.raises(Refused, match="Schrijf op waarom"):
        deciding.decide(club, table, 2, {Decision.NS_1}, reason=" ", decided_by="A. Bos")
    with pytest.raises(Refused, match="Wie besliste"):
        deciding.decide(club, table, 2, {Decision.NS_1}, reason="Spel", decided_by="")
    assert len(decisions.decisions(club, evening.id)) == 1


def test_a_game_of_which_only_one_side_was_decided_is_still_to_come(
    club: OpenClub, evening: Evening
) -> None:
    table = table_of(evening, 1, 1)
    told = {"reason": "Spel", "decided_by": "A. Bos"}
    deciding.decide(club, table, 1, {Decision.AVERAGE_NS, Decision.EW_1}, **told)
    first, *_ = boards.boards(club, evening.id)
    assert (first.typed, first.decided) == (0, 1)
    assert worth(club, evening)[0] == (None, None)
    save_line(club, evening.id, 1, table, "100")
    assert worth(club, evening)[0] == (1, 1)  # alone: the average is 1, and 2 less 1


def test_another_decision_comes_in_the_place_of_the_first_or_the_first_stays(
    club: OpenClub, evening: Evening
) -> None:
    score(club, evening)
    told = {"reason": "Gehinderd", "decided_by": "A. Bos"}
    deciding.decide(club, table_of(evening, 1, 1), 1, {Decision.AVERAGE_NS}, **told)
    (made,) = decisions.decisions(club, evening.id)
    with pytest.raises(Refused):
        deciding.decide_anew(club, made.id, 1, {Decision.AVERAGE_NS, Decision.LOWEST_NS}, **told)
    assert worth(club, evening)[0] == (3, 2)
    undone_and_redone(
        club,
        lambda it: deciding.decide_anew(it, made.id, 1, {Decision.LOWEST_NS}, **told),
        restart=False,
    )
    (made,) = decisions.decisions(club, evening.id)
    assert made.matchpoints == "lowest-ns"
    assert worth(club, evening)[0] == (2, 2)
