"""Which rounds can be drawn now: after what was typed, and after the sheets a draw goes by."""

from sqlalchemy import Connection

from clubadmin.domain.draw.plan.formats import Decides
from clubadmin.model.evenings.evening import Evening, SheetState
from clubadmin.services.errors import Refused
from clubadmin.services.evenings.head import EveningHead
from clubadmin.services.evenings.plan_rows import drawn_rounds, kept_rounds, only_cancelled
from clubadmin.services.sheets.knockout_outcome import outcomes


def one_by_one(head: EveningHead) -> bool:
    """Whether a round can be drawn only when those before it are signed."""
    return head.form.decides is Decides.KNOCKOUT or head.draw_by == "standing"


def first_round(conn: Connection, head: EveningHead, wanted: int | None) -> int:
    """The first round to draw; without a wish, the first that is not drawn or not begun.

    Raises:
        Refused: something was typed of the round that is wanted, or of all.
    """
    kept, drawn = kept_rounds(conn, head.id), drawn_rounds(conn, head.id)
    in_the_way = kept >= head.rounds or (wanted is not None and wanted <= kept)
    if in_the_way and only_cancelled(conn, head.id, kept):
        raise Refused(
            f"In ronde {kept} is nog niets gespeeld, maar daar is al beslist dat een spel vervalt."
            " Trek die beslissing bij het spel eerst overal in, loot, en laat het spel daarna weer"
            " vervallen; zo geldt het ook aan de nieuwe tafels."
        )
    if kept >= head.rounds:
        raise Refused(
            f"Van ronde {kept} is al getypt, dus er is niets meer te loten. Maak eerst de"
            " formulieren van die ronde leeg, of geef de avond een ronde meer."
        )
    if wanted is None:
        again = drawn >= head.rounds or (one_by_one(head) and drawn > kept)
        return kept + 1 if again else drawn + 1
    if wanted <= kept:
        raise Refused(
            f"Van ronde {kept} is al getypt, dus die blijft staan. Loot vanaf ronde {kept + 1}."
        )
    if not 1 <= wanted <= min(drawn + 1, head.rounds):
        raise Refused(
            f"Vanaf ronde {wanted} loten kan niet: ronde {drawn} is de laatste die geloot is,"
            f" en de avond heeft {head.rounds} ronden."
        )
    return wanted


def last_round(head: EveningHead, first: int) -> int:
    """The last round that can be drawn together with `first`."""
    return first if one_by_one(head) else head.rounds


def refuse_unfinished(conn: Connection, head: EveningHead, evening: Evening, first: int) -> None:
    """Refuse to draw a round that goes by sheets which are not in.

    Raises:
        Refused: a sheet of an earlier round is not signed, or a table is level.
    """
    if not one_by_one(head):
        return
    for plan in evening.plan:
        waiting = [t.number for t in plan.tables if t.state is not SheetState.SIGNED]
        if plan.round < first and waiting:
            raise Refused(
                f"Ronde {first} wordt geloot op de uitslag van ronde {plan.round}, en daarvan is"
                f" nog niet afgetekend: tafel {_listed(waiting)}."
            )
    if head.form.decides is Decides.KNOCKOUT:
        refuse_level(conn, evening, first)


def refuse_level(conn: Connection, evening: Evening, first: int) -> None:
    """Refuse to draw a round of a knock-out while it is open who go on to it.

    Raises:
        Refused: a table of an earlier round is level.
    """
    level = [
        number
        for (round_number, number), one in outcomes(conn, evening).items()
        if round_number < first and one.level
    ]
    if level:
        raise Refused(
            f"Het staat gelijk aan tafel {_listed(level)}. Kies in het schema wie er doorgaan;"
            f" daarna kan ronde {first} geloot worden."
        )


def _listed(numbers: list[int]) -> str:
    return ", ".join(map(str, sorted(numbers)))
