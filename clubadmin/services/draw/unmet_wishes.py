"""Wishes that a draw does not meet as it hangs there: told after a swap, which is done anyhow."""

from clubadmin.domain.draw.groups.notes import notes_on
from clubadmin.domain.draw.plan.fixed_tables import fixed_notes
from clubadmin.domain.draw.plan.formats import Decides
from clubadmin.domain.draw.plan.schedule import Repeats
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw.notes import by_name
from clubadmin.services.draw.seats import as_drawn
from clubadmin.services.draw.wishes import draw_wishes
from clubadmin.services.evenings.head import evening_head
from clubadmin.services.evenings.view import load_evening


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
