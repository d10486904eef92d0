"""What a draw achieved, in sentences for the screen."""

import re
from collections.abc import Mapping, Sequence

from clubadmin.domain.draw.formats.pairs import MOVEMENT_OVER as _OVER
from clubadmin.domain.draw.formats.pairs import NO_MOVEMENT
from clubadmin.domain.draw.groups.notes import before_note
from clubadmin.domain.draw.plan.formats import FORMATS, Decides, Entrant
from clubadmin.domain.draw.plan.schedule import Repeats, RoundDraw, Schedule, count_repeats
from clubadmin.domain.draw.request import DrawRequest
from clubadmin.domain.draw.verify.promises import BOOMPJES

_NOBODY_AGAIN = {
    Entrant.MEMBER: "Niemand zit twee keer bij dezelfde aan tafel; beter kan niet.",
    Entrant.PAIR: "Geen paar speelt twee keer tegen hetzelfde paar; beter kan niet.",
    Entrant.TEAM: "Geen team speelt twee keer tegen hetzelfde team; beter kan niet.",
}

_NOT_TONIGHT = {
    Entrant.MEMBER: "Niemand zit vanavond twee keer bij dezelfde aan tafel.",
    Entrant.PAIR: "Geen paar speelt vanavond twee keer tegen hetzelfde paar.",
    Entrant.TEAM: "Geen team speelt vanavond twee keer tegen hetzelfde team.",
}
"""Where some met on an earlier evening."""

_NUMBERED = re.compile(
    r"((?:\d+, )*\d+(?: en \d+)?)(?= (?:zit|zitten|treffen elkaar niet|spelen in verschillende"
    r"|is er niet meer|verloor aan tafel|in ronde 1 vrij)\b)"
)
"""Entrants by number, as the sentences of a draw name them."""


def draw_notes(
    request: DrawRequest, schedule: Schedule, first: int, names: Mapping[int, str]
) -> tuple[str, ...]:
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


def by_name(note: str, names: Mapping[int, str]) -> str:
    """A sentence of a draw with the names of whom it has by number."""

    def called(found: re.Match[str]) -> str:
        return re.sub(r"\d+", lambda one: names.get(int(one[0]), one[0]), found[0])

    return _NUMBERED.sub(called, note)


def _kept(first: int) -> str:
    if first == 2:
        return "Ronde 1 blijft zoals hij is."
    return f"Ronde 1 tot en met {first - 1} blijven zoals ze zijn."


def _order(request: DrawRequest) -> list[str]:
    if request.by == "standing":
        return ["Wie dicht bij elkaar staan in de stand, treffen elkaar."]
    if request.by == "strength":
        return ["Wie ongeveer even sterk zijn, treffen elkaar."]
    return []


def _by_number(request: DrawRequest, schedule: Schedule) -> list[str]:
    """Pairs that move up sit by their numbers: there is nothing that another draw would change."""
    gone = _OVER.split("{}")[0]
    if request.format != "pairs" or request.method != "move" or request.order:
        return []
    if any(note == NO_MOVEMENT or note.startswith(gone) for note in schedule.notes):
        return []
    return [
        "De tafels liggen vast door de nummers: even nummers blijven zitten, oneven schuiven op."
        " Opnieuw indelen geeft dezelfde tafels."
    ]


def repeats_of(request: DrawRequest, whole: Schedule) -> Repeats:
    """Who meet again that need not, over all rounds: three boompjes at a table are one meeting."""
    again = count_repeats(whole.rounds)
    if request.format != "boompje":
        return again
    sittings = [one for one in whole.rounds if one.round % BOOMPJES == 1]
    return Repeats(again.partners, count_repeats(sittings).tablemates)


def _meetings(request: DrawRequest, schedule: Schedule) -> list[str]:
    """What went well; what could not be done stands in the notes of the draw itself."""
    form = FORMATS[request.format]
    if form.decides is Decides.KNOCKOUT:
        return []  # who win together meet again
    again = repeats_of(request, schedule)
    if again.tablemates == 0 and form.name == "boompje":
        return ["Na drie boompjes treft niemand dezelfden weer aan tafel; beter kan niet."]
    if again.tablemates == 0:
        tonight = before_note(schedule.rounds, request.history)
        return [(_NOT_TONIGHT if tonight else _NOBODY_AGAIN)[form.entrant]]
    notes = ["Minder herhalingen dan deze bestaan niet."] if schedule.proof == "optimal" else []
    if schedule.format == "individual" and again.partners == 0:
        notes.append("Niemand heeft twee keer dezelfde maat.")
    return notes


def _left_over(rounds: Sequence[RoundDraw], first: int) -> list[str]:
    fresh = [one for one in rounds if one.round >= first]
    out = max((len(one.sits_out) for one in fresh), default=0)
    three = max((len(one.three) for one in fresh), default=0)
    notes = []
    if out:
        notes.append(
            "Elke ronde zit er één stil; wie dit seizoen het minst stilzat, is aan de beurt."
            if out == 1
            else f"Er zitten tot {out} per ronde stil; wie het minst stilzat, is aan de beurt."
        )
    if three:
        notes.append(
            "Er is een tafel van drie; wie daar het minst zat, is aan de beurt."
            if three == 1
            else f"Er zijn {three} tafels van drie; wie daar het minst zat, is aan de beurt."
        )
    return notes
