"""Notes on the outcome of a draw, in sentences for the screen."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from clubadmin.domain.draw.draws.pairs import MOVEMENT_OVER, NO_MOVEMENT
from clubadmin.domain.draw.formats import FORMATS, INDIVIDUAL, Decides, Entrant
from clubadmin.domain.draw.groups.notes import asked_again, before_note
from clubadmin.domain.draw.plan.schedule import (
    Repeats,
    RoundDraw,
    Schedule,
    count_repeats,
    partners_of,
)
from clubadmin.domain.draw.plan.told import by_name
from clubadmin.domain.draw.request import DrawRequest
from clubadmin.i18n import Message

_NOBODY_AGAIN = {
    Entrant.MEMBER: Message("Niemand zit twee keer bij dezelfde aan tafel; beter kan niet."),
    Entrant.PAIR: Message("Geen paar speelt twee keer tegen hetzelfde paar; beter kan niet."),
    Entrant.TEAM: Message("Geen team speelt twee keer tegen hetzelfde team; beter kan niet."),
}

_NOT_TONIGHT = {
    Entrant.MEMBER: Message("Niemand zit vanavond twee keer bij dezelfde aan tafel."),
    Entrant.PAIR: Message("Geen paar speelt vanavond twee keer tegen hetzelfde paar."),
    Entrant.TEAM: Message("Geen team speelt vanavond twee keer tegen hetzelfde team."),
}
"""Where some met on an earlier evening."""


def draw_notes(
    request: DrawRequest, schedule: Schedule, first: int, names: Mapping[int, str]
) -> tuple[Message, ...]:
    """Sentences about a draw: what was kept, who meets whom again, who sits out.

    Args:
        request: what was asked.
        schedule: what came of it: all rounds that are drawn by now, and what the draw itself
            has to say.
        first: the first round that was drawn now.
        names: what everybody is called, by number.
    """
    notes = [_kept(first)] if first > 1 else []
    notes += (by_name(note, names) for note in schedule.notes)
    notes += _order(request)
    notes += _meetings(request, schedule)
    notes += _by_number(request, schedule)
    if FORMATS[request.format].decides is Decides.POINTS:
        notes += _left_over(schedule.rounds, first)
    return tuple(notes)


def _kept(first: int) -> Message:
    if first == 2:
        return Message("Ronde 1 blijft zoals hij is.")
    return Message("Ronde 1 tot en met {first} blijven zoals ze zijn.", first=first - 1)


def _order(request: DrawRequest) -> list[Message]:
    if request.by == "standing":
        return [Message("Wie dicht bij elkaar staan in de stand, treffen elkaar.")]
    if request.by == "strength":
        return [Message("Wie ongeveer even sterk zijn, treffen elkaar.")]
    return []


def _by_number(request: DrawRequest, schedule: Schedule) -> list[Message]:
    """Pairs that move up sit by their numbers: there is nothing that another draw would change."""
    if not FORMATS[request.format].moves or request.method != "move" or request.order:
        return []
    if any(note == NO_MOVEMENT or note.msgid == MOVEMENT_OVER for note in schedule.notes):
        return []
    return [
        Message(
            "De tafels liggen vast door de nummers: even nummers blijven zitten, oneven"
            " schuiven op. Opnieuw indelen geeft dezelfde tafels."
        )
    ]


def repeats_of(request: DrawRequest, whole: Schedule) -> Repeats:
    """Count repeats that nobody asked for: three boompjes at a table are one meeting."""
    form = FORMATS[request.format]
    sittings = [one for one in whole.rounds if form.sitting == 1 or one.round % form.sitting == 1]
    met = count_repeats(sittings).tablemates
    if not form.compared:  # there who asked meet once
        met -= asked_again(sittings, request.together)
    asked = asked_again(whole.rounds, request.partners, partners_of)
    return Repeats(count_repeats(whole.rounds).partners - asked, met)


def _meetings(request: DrawRequest, schedule: Schedule) -> list[Message]:
    """Tell what went well; failures stand in the notes of the draw itself."""
    form = FORMATS[request.format]
    if form.decides is Decides.KNOCKOUT:
        return []  # who win together meet again
    again = repeats_of(request, schedule)
    if again.tablemates == 0 and repeats_of(replace(request, together=()), schedule).tablemates:
        return [Message("Buiten wie dat vroegen zit niemand twee keer bij dezelfde aan tafel.")]
    if again.tablemates == 0 and form.sitting > 1:
        return [Message("Na drie boompjes treft niemand dezelfden weer aan tafel; beter kan niet.")]
    if again.tablemates == 0:
        tonight = before_note(schedule.rounds, request.history)
        return [(_NOT_TONIGHT if tonight else _NOBODY_AGAIN)[form.entrant]]
    notes = [Message("Minder vaak kan niet.")] if schedule.proof == "optimal" else []
    if schedule.format == INDIVIDUAL.name and again.partners == 0:
        notes.append(
            Message("Buiten wie dat vroegen heeft niemand twee keer dezelfde maat.")
            if request.partners
            else Message("Niemand heeft twee keer dezelfde maat.")
        )
    return notes


def _left_over(rounds: Sequence[RoundDraw], first: int) -> list[Message]:
    fresh = [one for one in rounds if one.round >= first]
    out = max((len(one.sits_out) for one in fresh), default=0)
    three = max((len(one.three) for one in fresh), default=0)
    notes = []
    if out:
        notes.append(
            Message(
                "Elke ronde zit er één stil; wie dit seizoen het minst stilzat, is aan de beurt."
            )
            if out == 1
            else Message(
                "Per ronde zitten er hoogstens {out} stil. Wie het minst stilzat, is aan de beurt.",
                out=out,
            )
        )
    if three:
        notes.append(
            Message("Er is een tafel van drie; wie daar het minst zat, is aan de beurt.")
            if three == 1
            else Message(
                "Er zijn {three} tafels van drie; wie daar het minst zat, is aan de beurt.",
                three=three,
            )
        )
    return notes
