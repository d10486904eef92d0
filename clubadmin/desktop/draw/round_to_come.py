"""The round that is to come, and who play it: what is counted while people come and go."""

from clubadmin.model.evenings.evening import Evening, SheetState


def round_to_come(evening: Evening) -> int:
    """The first round of which no sheet has begun; the last one when all have."""
    begun = [
        plan.round
        for plan in evening.plan
        if any(table.state is not SheetState.MISSING for table in plan.tables)
    ]
    return min(max(begun, default=0) + 1, max(evening.rounds, 1))


def playing_in(evening: Evening, round_number: int) -> int:
    """How many participants are there in a round."""
    return sum(
        one.from_round <= round_number
        and (one.last_round is None or round_number <= one.last_round)
        for one in evening.participants
    )
