"""Wishes that a draw does not meet as it hangs there: told after a swap, which is done anyhow."""

from clubadmin.domain.competition.fixed_tables import fixed_notes
from clubadmin.domain.competition.formats import Decides
from clubadmin.domain.competition.notes import notes_on
from clubadmin.domain.competition.schedule import Repeats
from clubadmin.services.club import OpenClub
from clubadmin.services.draw_notes import by_name
from clubadmin.services.draw_seats import as_drawn
from clubadmin.services.evening_head import evening_head
from clubadmin.services.evening_view import load_evening
from clubadmin.services.wishes import draw_wishes


def unmet_wishes(club: OpenClub, evening_id: int, number: int) -> tuple[str, ...]:
    """A sentence for each wish that round `number` does not meet.

    Where games lie in wallets the rounds after it are looked at too, for a swap goes on in these.
    Who should sit together need not in a contest, nor after the first round of a knock-out.

    Raises:
        Refused: there is no such evening.
    """
    with club.store.read() as conn:
        head = evening_head(conn, evening_id)
        evening = load_evening(conn, evening_id)
        wishes = draw_wishes(conn, evening.participants)
    rounds = [
        as_drawn(head, plan)
        for plan in evening.plan
        if plan.round == number or (head.form.compared and plan.round > number)
    ]
    later = head.form.decides is Decides.KNOCKOUT and number > 1
    together = () if head.form.compared or later else wishes.together
    apart = () if later else wishes.apart
    notes = [
        *notes_on(rounds, Repeats(0, 0), together, apart),
        *fixed_notes(rounds, wishes.fixed),
    ]
    names = {person.number: person.name for person in evening.participants}
    return tuple(by_name(note, names) for note in notes)
