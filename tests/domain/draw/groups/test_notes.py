"""What is said of repeats: how many, and how even."""

from clubadmin.domain.draw.groups.notes import before_note, tried_note
from clubadmin.domain.draw.plan.schedule import RoundDraw, TableSeats
from clubadmin.domain.draw.plan.task import Meetings

ONE = RoundDraw(1, (TableSeats(1, 1, 2, 3, 4),))
AGAIN = RoundDraw(2, (TableSeats(1, 1, 5, 2, 6),))  # 1 and 2 met before


def test_meetings_of_an_earlier_evening_are_counted() -> None:
    for before, said in (
        ([], []),
        ([(8, 9)], []),
        ([(1, 2)], ["Eén ontmoeting was er op een eerdere avond al."]),
        ([(1, 2), (1, 2)], ["Eén ontmoeting was er op een eerdere avond al."]),
        ([(1, 2), (3, 4)], ["2 ontmoetingen waren er op een eerdere avond al."]),
    ):
        assert [str(one) for one in before_note([ONE], Meetings.from_pairs(before))] == said


def test_how_even_repeats_are_is_said_where_fewer_may_be_had() -> None:
    assert tried_note([ONE, AGAIN], "optimal") == []
    assert tried_note([ONE], "best-found") == []
    assert tried_note([], "best-found") == []
    for rounds, most in (([ONE, AGAIN], 1), ([ONE, AGAIN, AGAIN], 4), ([ONE, ONE, ONE], 6)):
        (said,) = tried_note(rounds, "best-found")
        assert str(said).startswith(
            f"Niemand overkomt dat meer dan {most} keer. Tot 600 duizend keer is geprobeerd"
        )
