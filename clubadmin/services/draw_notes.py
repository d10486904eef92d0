"""What a draw achieved, in sentences for the screen."""

from collections.abc import Sequence

from clubadmin.domain.competition.schedule import RoundDraw, Schedule, count_repeats


def draw_notes(
    kind: str, rounds: Sequence[RoundDraw], schedule: Schedule, first: int
) -> tuple[str, ...]:
    """Sentences about a draw: what was kept, who meets whom again, who sits out.

    Args:
        kind: the schedule's format.
        rounds: the whole evening, kept rounds included.
        schedule: what the draw itself has to say.
        first: the first round that was drawn now.
    """
    notes = [_kept(first)] if first > 1 else []
    notes += schedule.notes
    notes += _meetings(kind, rounds, schedule.proof == "optimal")
    notes += _left_over(rounds, first)
    return tuple(notes)


def _kept(first: int) -> str:
    if first == 2:
        return "Ronde 1 blijft zoals hij is."
    return f"Ronde 1 tot en met {first - 1} blijven zoals ze zijn."


def _meetings(kind: str, rounds: Sequence[RoundDraw], optimal: bool) -> list[str]:
    """What went well; what could not be done stands in the notes of the draw itself."""
    again = count_repeats(rounds)
    if again.tablemates == 0 and kind == "pairs":
        return ["Geen paar speelt twee keer tegen hetzelfde paar; beter kan niet."]
    if again.tablemates == 0:
        return ["Niemand zit twee keer bij dezelfde aan tafel; beter kan niet."]
    notes = ["Minder herhalingen dan deze bestaan niet."] if optimal else []
    if kind == "individual" and again.partners == 0:
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
