"""Draws the rounds of an evening of which nothing was typed, with notes on the outcome.

One way through: the evening is read once, `request` says what is asked, the domain draws,
`seats` makes seats of numbers, and they are written. What a draw needs of the standings is handed
in: nothing here or below asks for them.
"""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace

from sqlalchemy import Connection

from clubadmin.domain.draw import drawing as door
from clubadmin.domain.draw.draws.pairs import MOVEMENT_OVER, NO_MOVEMENT
from clubadmin.domain.draw.formats import FORMATS, INDIVIDUAL, Decides, Entrant
from clubadmin.domain.draw.groups.notes import asked_again, before_note
from clubadmin.domain.draw.mending import mend
from clubadmin.domain.draw.plan.schedule import (
    KnockoutTable,
    Repeats,
    RoundDraw,
    Schedule,
    count_repeats,
    partners_of,
)
from clubadmin.domain.draw.plan.told import by_name
from clubadmin.domain.draw.request import DrawError, DrawRequest
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.evenings.evening import DrawReport, Evening, RoundPlan, SheetState
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw.request import (
    draw_order,
    draw_request,
    mend_request,
    refuse_teams,
    refuse_too_few,
    strength_notes,
)
from clubadmin.services.draw.seats import as_drawn, planned
from clubadmin.services.evenings.head import EveningHead, open_evening
from clubadmin.services.evenings.plan_rows import (
    drawn_rounds,
    kept_rounds,
    only_cancelled,
    remove_rounds,
    replace_round,
    write_rounds,
)
from clubadmin.services.evenings.view import evening_of, load_evening
from clubadmin.services.sheets.knockout_outcome import outcomes
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.tablenames import EveningRow

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
"""The note on a draw without repeats tonight, in which some met on an earlier evening."""


def draw_notes(
    request: DrawRequest, schedule: Schedule, first: int, names: Mapping[int, str]
) -> tuple[Message, ...]:
    """Sentences about a draw: what was kept, who meets whom again, who sits out.

    Args:
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


_LARGEST_SEED = 2**31 - 1


def draw(
    club: OpenClub,
    evening_id: int,
    seed: int | None = None,
    *,
    from_round: int | None = None,
    standing: Sequence[int] | None = None,
) -> tuple[Evening, DrawReport]:
    """Draw the rounds that are not drawn yet, or else those again of which nothing was typed.

    A knock-out, and a draw by standing, goes one round at a time: the next can be drawn when
    all sheets before it are signed. What the season saw before counts: who met whom, and who
    sat out or played at three; so do the wishes of who are there.

    Args:
        seed: the same seed gives the same draw; None takes one by chance, or, where the rounds
            before it were drawn by a movement, theirs.
        from_round: draw this round and all after it, also when they were drawn before.
        standing: the entrants of the contest, the first one first, as `order_for_draw` of the
            standings gives them; None for an evening that is not drawn by standing.
    """
    with club.store.read() as conn:
        head = with_tables(open_evening(conn, evening_id))
        evening = evening_of(conn, head)
        first = first_round(conn, head, from_round)
        refuse_unfinished(conn, head, evening, first)
        refuse_too_few(head, evening.participants, first)
        refuse_teams(head, evening.participants)
        last = last_round(head, first)
        order = draw_order(conn, head, evening.participants, standing)
        request = draw_request(
            conn, head, evening, (first, last), seed=_seed(head, first, seed), order=order
        )
        strength = strength_notes(conn, head, known=bool(order))
    schedule = _drawn(request)
    fresh = [one for one in schedule.rounds if first <= one.round <= last]
    _refuse_none(fresh, first)
    with club.store.change(_label(head, first, last)) as change:
        change.update(EveningRow, evening_id, version=head.version, seed=request.seed)
        remove_rounds(change, evening_id, first)
        write_rounds(change, evening_id, planned(fresh, evening))
        after = load_evening(change.conn, evening_id)
    names = {one.number: one.name for one in after.participants}
    report = _report(request, schedule, fresh, names)
    return after, replace(report, notes=(*report.notes, *strength))


def with_tables(head: EveningHead) -> EveningHead:
    """The head of an evening that has tables."""
    if head.depth != "game":
        raise Refused(
            "{title} bestaat uit uitslagen van papier; er valt niets te loten.", title=head.title
        )
    return head


def _seed(head: EveningHead, first: int, wanted: int | None) -> int:
    """A movement that goes on keeps its seed; else chance decides."""
    if wanted is not None:
        return wanted
    if first > 1 and head.seed and head.form.compared and head.draw_by == "chance":
        return head.seed
    return secrets.randbelow(_LARGEST_SEED) + 1


def _drawn(request: DrawRequest) -> Schedule:
    try:
        return door.draw(request)
    except DrawError as error:
        raise Refused(error.message) from None


def _refuse_none(fresh: list[RoundDraw], first: int) -> None:
    """Refuse a draw of nothing: each round that is written is known whole."""
    if not any(one.seatings for one in fresh):
        raise Refused(
            "In ronde {first} valt er niets meer te spelen. Kijk in het schema wie er"
            " gewonnen heeft, of geef de avond minder ronden.",
            first=first,
        )
    for one in fresh:
        if one.free or any(_uncertain(table) for table in one.tables):
            raise Refused(
                "Van ronde {round} is nog niet bekend wie er spelen. Teken eerst alle"
                " formulieren van ronde {before} af.",
                round=one.round,
                before=one.round - 1,
            )


def _uncertain(table: object) -> bool:
    return isinstance(table, KnockoutTable) and len(table.people) < len(table.places)


def _label(head: EveningHead, first: int, last: int) -> Message:
    rounds = (
        Message("ronde {round}", round=first)
        if first == last
        else Message("ronde {first}–{last}", first=first, last=last)
    )
    return Message(
        "Loting {rounds}, avond {number} van {competition}",
        rounds=rounds,
        number=head.number,
        competition=head.competition,
    )


def _report(
    request: DrawRequest, schedule: Schedule, fresh: list[RoundDraw], names: Mapping[int, str]
) -> DrawReport:
    first = fresh[0].round
    whole = replace(schedule, rounds=(*request.earlier, *fresh))
    again = repeats_of(request, whole)
    return DrawReport(
        rounds=len(fresh),
        tablemates_again=again.tablemates,
        partners_again=again.partners,
        proven_best=schedule.proof == "optimal",
        notes=draw_notes(request, whole, first, names),
    )


def one_by_one(head: EveningHead) -> bool:
    """Whether a round can be drawn only when those before it are signed."""
    return head.form.decides is Decides.KNOCKOUT or head.draw_by == "standing"


def first_round(conn: Connection, head: EveningHead, wanted: int | None) -> int:
    """The first round to draw; without a wish, the first that is not drawn or not begun."""
    kept, drawn = kept_rounds(conn, head.id), drawn_rounds(conn, head.id)
    in_the_way = kept >= head.rounds or (wanted is not None and wanted <= kept)
    if in_the_way and only_cancelled(conn, head.id, kept):
        raise Refused(
            "In ronde {kept} is nog niets gespeeld, maar daar is al beslist dat een spel vervalt."
            " Trek die beslissing bij het spel eerst overal in, loot, en laat het spel daarna weer"
            " vervallen; zo geldt het ook aan de nieuwe tafels.",
            kept=kept,
        )
    if kept >= head.rounds:
        raise Refused(
            "Van ronde {kept} is al getypt, dus er is niets meer te loten. Maak eerst"
            " de formulieren van die ronde leeg, of geef de avond een ronde meer.",
            kept=kept,
        )
    if wanted is None:
        again = drawn >= head.rounds or (one_by_one(head) and drawn > kept)
        return kept + 1 if again else drawn + 1
    if wanted <= kept:
        raise Refused(
            "Van ronde {kept} is al getypt, dus die blijft staan. Loot vanaf ronde {kept2}.",
            kept=kept,
            kept2=kept + 1,
        )
    if not 1 <= wanted <= min(drawn + 1, head.rounds):
        raise Refused(
            "Vanaf ronde {wanted} loten kan niet: ronde {drawn} is de laatste die"
            " geloot is, en de avond heeft {rounds} ronden.",
            wanted=wanted,
            drawn=drawn,
            rounds=head.rounds,
        )
    return wanted


def last_round(head: EveningHead, first: int) -> int:
    """The last round that can be drawn together with `first`."""
    return first if one_by_one(head) else head.rounds


def refuse_unfinished(conn: Connection, head: EveningHead, evening: Evening, first: int) -> None:
    """Refuse to draw a round that goes by sheets which are not in."""
    if not one_by_one(head):
        return
    for plan in evening.plan:
        waiting = [t.number for t in plan.tables if t.state is not SheetState.SIGNED]
        if plan.round < first and waiting:
            raise Refused(
                "Ronde {first} wordt geloot op de uitslag van ronde {round}, en daarvan is"
                " nog niet afgetekend: tafel {listed}.",
                first=first,
                round=plan.round,
                listed=_listed(waiting),
            )
    if head.form.decides is Decides.KNOCKOUT:
        refuse_level(conn, evening, first)


def refuse_level(conn: Connection, evening: Evening, first: int) -> None:
    """Refuse to draw a round of a knock-out while it is open who go on to it."""
    level = [
        number
        for (round_number, number), one in outcomes(conn, evening).items()
        if round_number < first and one.level
    ]
    if level:
        raise Refused(
            "Het staat gelijk aan tafel {listed}. Kies in het schema wie er doorgaan;"
            " daarna kan ronde {first} geloot worden.",
            listed=_listed(level),
            first=first,
        )


def _listed(numbers: list[int]) -> str:
    return ", ".join(map(str, sorted(numbers)))


def mend_rounds(change: Change, head: EveningHead, first: int, gone: int | None = None) -> None:
    """Make the drawn rounds from `first` on fit who is there, changing as little as can be.

    A table that nobody's coming or going touches stays the very row it was. Where rounds
    cannot be mended honestly they are taken off the plan, to be drawn anew.

    Args:
        change: in which those who come, go or stay have been written already.
        first: the first round that others play than before; nothing was typed from it on.
        gone: the participant who is to be taken off the list, if there is one.
    """
    if drawn_rounds(change.conn, head.id) < first:  # as while people come in before the draw
        remove_rounds(change, head.id, first)
        return
    evening = load_evening(change.conn, head.id)
    there = tuple(one for one in evening.participants if one.id != gone)
    evening = replace(evening, participants=there)
    plans = [plan for plan in evening.plan if plan.round >= first]
    rounds = _mended(change, head, evening, plans)
    if rounds is None:
        remove_rounds(change, head.id, first)
        return
    for plan, now, rows in zip(plans, rounds, planned(rounds, evening), strict=True):
        old = as_drawn(head, plan)
        same = {one.table for one in now.seatings if one in old.seatings}
        replace_round(
            change,
            head.id,
            rows,
            off=[table.table_id for table in plan.tables if table.number not in same],
            kept=same,
            out={person.id for person in plan.sitting_out},
        )


def _mended(
    change: Change, head: EveningHead, evening: Evening, plans: list[RoundPlan]
) -> tuple[RoundDraw, ...] | None:
    if not plans or head.form.decides is Decides.KNOCKOUT:
        return None
    if any(table.fill_ins for plan in plans for table in plan.tables):
        return None
    request = mend_request(change.conn, head, evening, plans[0].round, plans[-1].round)
    return mend(request, [as_drawn(head, plan) for plan in plans])
