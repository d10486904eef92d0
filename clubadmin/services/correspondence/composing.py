"""A text filled in for everybody to whom it goes; nothing is kept and nothing goes out."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from datetime import date

from clubadmin.domain.correspondence.gaps import (
    OFFERED,
    Purpose,
    filled,
    filled_line,
    gaps,
    unknown,
    unwritten,
)
from clubadmin.errors import Refused
from clubadmin.i18n import Listed, Message, Value, Words
from clubadmin.model.correspondence.letters import (
    About,
    Everybody,
    Letter,
    Letters,
    Offered,
    Recipient,
    Template,
    Way,
)
from clubadmin.services.club.club import OpenClub
from clubadmin.services.correspondence.gap_values import Known, known, of_person
from clubadmin.services.correspondence.mail_message import mailable
from clubadmin.services.correspondence.recipients import recipients
from clubadmin.services.correspondence.templates import written_body, written_subject
from clubadmin.services.members.own_fields import own_fields
from clubadmin.services.seasons.competitions import competitions
from clubadmin.services.seasons.seasons import evenings, seasons

_NAMED = 5  # people, of more it is said how many


def offered(club: OpenClub, words: Words) -> Offered:
    """List the subjects that a text can have, the newest first."""
    names = {one.id: one.name for one in seasons(club)}
    found = sorted(evenings(club), key=lambda one: (one.date, one.id), reverse=True)
    return Offered(
        tuple(
            (
                one.id,
                words(
                    "{competition}, avond {number}, {day}",
                    competition=one.competition,
                    number=one.number,
                    day=words.short_day(one.date),
                ),
            )
            for one in found
        ),
        tuple(
            (one.id, f"{one.name}, {names[one.season_id]}")
            for one in sorted(competitions(club), key=lambda one: -one.season_id)
        ),
        tuple(names.items()),
    )


def offered_gaps(club: OpenClub, purpose: Purpose) -> Mapping[str, Message]:
    """The gaps that a text for this can have, with what each says; the club's own fields first."""
    own = {
        one.name.lower(): Message("het eigen veld {name}", name=one.name)
        for one in own_fields(club)
    }
    return {**own, **OFFERED[purpose]}


def compose(
    club: OpenClub,
    text: Template,
    about: About,
    whom: Everybody | Collection[int],
    *,
    day: date,
    words: Words,
    ways: Mapping[int, Way] | None = None,
) -> Letters:
    """The letters of everybody.

    Args:
        club: the open club.
        text: with its gaps.
        about: what its figures are of; its purpose is that of the text.
        whom: to whom.
        day: on which it is written.
        words: the language of days and figures in it.
        ways: of members for whom another way was chosen than what follows from their address.
    """
    wanted = text.changed(subject=written_subject(text.subject), body=written_body(text.body))
    _refuse_unknown(club, wanted)
    if not about.id and text.purpose not in (Purpose.FREE, Purpose.CONSENT):
        raise Refused(Message("Kies eerst waar deze brief over gaat."))
    facts = known(club, about, day, words)
    people = [
        _by(one, (ways or {}).get(one.member.id)) for one in recipients(club, whom, about, day)
    ]
    if facts.dues is not None:
        people = _who_owe(people, facts)
    if not people:
        raise Refused(Message("Er is niemand aan wie deze brief kan gaan. Kies andere mensen."))
    return Letters(
        wanted,
        about,
        day,
        tuple(_letter(wanted, facts, one, words) for one in people if one.way is not Way.NONE),
        tuple(one for one in people if one.way is Way.NONE),
        facts.dues,
    )


def refuse_unwritten(letters: Letters) -> None:
    """Refuse to send anything while something is yet to be written in it."""
    left = unwritten(letters.text.subject, letters.text.body)
    if left:
        raise Refused(
            Message(
                "In de tekst staat nog {what}. Schrijf daar wat het moet zijn.",
                what=Listed(left, "en"),
            )
        )


def told_empty(letters: Letters) -> Iterator[Message]:
    """Tell whose gaps are empty before anything goes out; gaps of the same people at once."""
    found: dict[tuple[Letter, ...], list[str]] = {}
    for word, those in letters.empty.items():
        found.setdefault(those, []).append(_braced(word))
    for those, words in found.items():
        gap, many = Listed(tuple(words), "en"), len(words)
        if len(those) == len(letters.letters) > 1:
            yield Message.counted(
                "{gap} is bij iedereen leeg.", "{gap} zijn bij iedereen leeg.", many, gap=gap
            )
            continue
        names: list[Value] = [one.to.member.name for one in those[:_NAMED]]
        if more := len(those) - len(names):
            names.append(Message.counted("{n} ander", "{n} anderen", more))
        yield Message.counted(
            "{gap} is leeg bij {names}.",
            "{gap} zijn leeg bij {names}.",
            many,
            gap=gap,
            names=Listed(tuple(names), "en"),
        )


def _refuse_unknown(club: OpenClub, text: Template) -> None:
    there = offered_gaps(club, text.purpose)
    wrong = tuple(unknown(there, text.subject, text.body))
    if not wrong:
        return
    told = [
        Message(
            "Het veld {gap} is er niet; bedoelt u {near}?", gap=_braced(word), near=_braced(near)
        )
        if near
        else Message("Het veld {gap} is er niet.", gap=_braced(word))
        for word, near in wrong
    ]
    raise Refused(
        Message.joined(*told, Message("Kies een veld uit de lijst, of haal de accolades weg."))
    )


def _braced(word: str) -> str:
    return f"{{{word}}}"


def _by(one: Recipient, way: Way | None) -> Recipient:
    """Choose the way of a recipient; mail only where there is an address."""
    if way is None or way is one.way:
        return one
    if way is Way.MAIL and (one.no_mail or not mailable(one.member.email)):
        return one
    return replace(one, way=way, why=one.why if way is not Way.NONE else Message("niet gekozen"))


def _who_owe(people: list[Recipient], facts: Known) -> list[Recipient]:
    """Leave out those who have nothing to pay."""
    return [
        one
        if one.member.id in facts.each
        else replace(one, way=Way.NONE, why=Message("heeft niets te betalen"))
        for one in people
    ]


def _letter(text: Template, facts: Known, to: Recipient, words: Words) -> Letter:
    values = of_person(facts, to.person, words)
    used = gaps(text.subject, text.body)
    return Letter(
        to,
        filled_line(text.subject, values),
        filled(text.body, values),
        tuple(word for word in used if not values.get(word)),
    )
