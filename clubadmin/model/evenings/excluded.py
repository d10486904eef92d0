"""People who are excluded and take part all the same, each in one sentence."""

from collections.abc import Iterator

from clubadmin.domain.scoring.sanctions import SanctionKind
from clubadmin.i18n import Listed, Message
from clubadmin.model.evenings.evening import Evening, Participant
from clubadmin.model.evenings.sanction import Sanction
from clubadmin.model.members.member import Member


def sanctions_of(evening: Evening, person: Participant) -> tuple[Sanction, ...]:
    """The sanctions in force this evening against a participant, alone or as one of a pair."""
    return tuple(
        one for one in evening.sanctions if any(one.is_about(member) for member in person.members)
    )


def present_though_excluded(evening: Evening) -> Message | None:
    """Name those on the list for a round from which they are excluded; None where nobody is."""
    people = dict.fromkeys(
        _since(evening, member.label, one)
        for person in evening.participants
        for member in person.members
        for one in _exclusions(evening, member)
        if (person.last_round or evening.rounds) >= one.first_round(evening.id)
    )
    if not people:
        return None
    return Message("Uitgesloten en toch op de lijst: {people}.", people=Listed(tuple(people), "en"))


def seated_though_excluded(evening: Evening) -> Message | None:
    """Name those with a seat in a round from which they are excluded; None where nobody has one."""
    people: dict[int, Message] = {}
    for plan in evening.plan:
        for table in plan.tables:
            for _, member in table.seats:
                if any(
                    plan.round >= one.first_round(evening.id)
                    for one in _exclusions(evening, member)
                ):
                    place = Message(
                        "{name} (ronde {round}, tafel {table})",
                        name=member.label,
                        round=plan.round,
                        table=table.number,
                    )
                    people.setdefault(member.id, place)
    if not people:
        return None
    return Message(
        "Uitgesloten en toch ingedeeld: {people}.", people=Listed(tuple(people.values()), "en")
    )


def _exclusions(evening: Evening, member: Member) -> Iterator[Sanction]:
    for one in evening.sanctions:
        if one.kind is SanctionKind.EXCLUSION and one.is_about(member):
            yield one


def _since(evening: Evening, name: str, one: Sanction) -> Message:
    if (first := one.first_round(evening.id)) > 1:
        return Message("{name} (vanaf ronde {round})", name=name, round=first)
    if one.evening_id == evening.id:
        return Message("{name} (deze avond)", name=name)
    return Message("{name} (sinds {day})", name=name, day=one.day)
