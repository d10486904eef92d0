"""A text filled in for everybody to whom it goes; nothing is kept and nothing goes out."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import date

from sqlalchemy import Connection, text

from clubadmin.domain.administration.payment_code import grouped
from clubadmin.domain.correspondence.gaps import (
    OFFERED,
    Purpose,
    filled,
    filled_line,
    gaps,
    unknown,
    unwritten,
)
from clubadmin.domain.standings.ranked import Cell
from clubadmin.errors import Refused
from clubadmin.i18n import Listed, Message, Value, Words
from clubadmin.model.administration.dues import DuesLetters
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
from clubadmin.model.members.member import Member
from clubadmin.model.members.particulars import Particulars
from clubadmin.model.results.result import EveningResult, StandingRow, Standings
from clubadmin.services.administration.accounts import accounts
from clubadmin.services.administration.letters import letters, reminders
from clubadmin.services.club.club import OpenClub, settings
from clubadmin.services.correspondence.mail_message import mailable
from clubadmin.services.correspondence.recipients import recipients
from clubadmin.services.correspondence.templates import written_body, written_subject
from clubadmin.services.evenings.head import evening_head
from clubadmin.services.evenings.view import load_participants
from clubadmin.services.members.consents import wordings
from clubadmin.services.members.particulars import own_fields
from clubadmin.services.publishing.public_names import entrants
from clubadmin.services.results.closing import result
from clubadmin.services.seasons.seasons import competition, competitions, evenings, seasons
from clubadmin.services.standings.standings import standings

Values = Mapping[str, str]
_TEAMS = text("SELECT team_id, member_id FROM team_member")


@dataclass(frozen=True)
class Known:
    """The known values for a text: common ones, and those of each recipient."""

    all: Values  # gaps that say the same to everybody
    each: Mapping[int, Values]  # the others, by member
    # the club's own fields, by what they are called in a gap
    own: Mapping[str, int] = field(default_factory=dict)
    dues: DuesLetters | None = None  # what members owe, where the text is about that


def known(club: OpenClub, about: About, day: date, words: Words) -> Known:
    """All that a text about something can say."""
    kept = settings(club)
    same = {"datum": words.day(day), "club": kept.name, "clubplaats": kept.place}
    own = {one.name.lower(): one.id for one in own_fields(club)}
    more, each, dues = _FIGURES.get(about.purpose, _nothing)(club, about, day, words)
    return Known(same | dict(more), each, own, dues)


def of_person(kept: Known, person: Particulars, words: Words) -> Values:
    """Fill every gap for one person; "" where nothing is known for it."""
    one = person.member
    first = one.first_name or one.name
    values = {
        "aanhef": words("Beste {name}", name=first),
        "voornaam": first,
        "naam": one.name,
        "achternaam": one.surname,
        "straat": person.street,
        "postcode": person.postcode,
        "woonplaats": person.town,
        "telefoon": one.phone or person.other_phone,
        "e-mail": one.email,
        "lidnummer": person.number,
        "lid sinds": words.day(person.joined) if person.joined else "",
    }
    own = {word: person.own_value(number) for word, number in kept.own.items()}
    return {**own, **values, **kept.all, **kept.each.get(one.id, {})}


Found = tuple[Values, Mapping[int, Values], DuesLetters | None]


def _nothing(_club: OpenClub, _about: About, _day: date, _words: Words) -> Found:
    return {}, {}, None


def _consent(club: OpenClub, _about: About, _day: date, words: Words) -> Found:
    asked = "\n".join(f"[ ] {words.text(one.text)}" for one in wordings(club))
    return {"vragen": asked}, {}, None


def _invitation(club: OpenClub, about: About, _day: date, words: Words) -> Found:
    head = club.read(evening_head, about.id)
    same = {
        "competitie": head.competition,
        "avond": str(head.number),
        "avonddatum": words.full_day(head.date),
    }
    return same, {}, None


def _result(club: OpenClub, about: About, _day: date, words: Words) -> Found:
    found = result(club, about.id)
    if not any(row.rounds or row.total for row in found.rows):
        raise Refused("Van deze avond is nog geen uitslag. Kies een andere avond.")
    with club.store.read() as conn:
        people = {one.id: one.members for one in load_participants(conn, about.id)}
    same = {
        "competitie": found.competition,
        "avond": str(found.number),
        "avonddatum": words.full_day(found.date),
        "deelnemers": words.number(len(found.rows)),
        "uitslag": _lines(
            (str(row.place), row.name, words.number(row.score)) for row in found.rows
        ),
    }
    return same, dict(_of_result(found, people, words)), None


def _of_result(
    found: EveningResult, people: Mapping[int, tuple[Member, ...]], words: Words
) -> Iterator[tuple[int, Values]]:
    for row in found.rows:
        values = {
            "plaats": str(row.place),
            "punten": words.number(row.score),
            "roem": words.number(row.roem),
            "pitten": words.number(row.pits),
        }
        for one in people.get(row.participant_id, ()):
            yield one.id, values


def _standing(club: OpenClub, about: About, _day: date, words: Words) -> Found:
    competition(club, about.id)  # it has to be there
    found = standings(club, about.id)
    if not found.rows:
        raise Refused("In deze competitie is nog geen stand. Kies een andere.")
    people = club.read(_entrants, found)
    same = {
        "competitie": found.competition,
        "seizoen": found.season.replace("-", "–"),
        "deelnemers": words.number(len(found.rows)),
        "stand": _lines(
            (str(row.place or "–"), row.name, found.written(words, found.score(row)))
            for row in found.rows
        ),
    }
    each = {
        member_id: _of_standing(found, row, words)
        for row in found.rows
        for member_id in people.get(row.entrant_id, ())
    }
    return same, each, None


def _entrants(conn: Connection, found: Standings) -> Mapping[int, tuple[int, ...]]:
    """The people behind each row, those of a team as well."""
    people = entrants(conn, found)
    if people:
        return people
    teams: dict[int, tuple[int, ...]] = {}
    for team, member_id in conn.execute(_TEAMS):
        teams[team] = (*teams.get(team, ()), member_id)
    return teams


def _of_standing(found: Standings, row: StandingRow, words: Words) -> Values:
    return {
        "plaats": str(row.place or ""),
        "punten": found.written(words, found.score(row)),
        "pitten": words.number(row.pits),
        "avonden": words.number(sum(_played(cell) for cell in row.evenings)),
        "achterstand": found.written(words, row.behind),
    }


def _played(cell: Cell) -> bool:
    return cell.unknown or (cell.points is not None and not cell.substitute)


def _dues(club: OpenClub, about: About, day: date, words: Words) -> Found:
    read = reminders if about.purpose is Purpose.REMINDER else letters
    found = read(club, about.id, day)
    late = {one.member.id: one.late(day) for one in accounts(club, about.id)}

    def euros(cents: int) -> str:
        return f"€ {words.money(cents)}"

    same = {
        "seizoen": found.season.replace("-", "–"),
        "rekening": grouped(found.treasury.account),
        "op naam van": found.treasury.holder,
    }
    each = {
        one.member.id: {
            "openstaand": euros(one.amount),
            "te laat": euros(one.amount if found.reminder else late.get(one.member.id, 0)),
            "kenmerk": grouped(one.reference),
        }
        for one in found.letters
    }
    return same, each, found


def _lines(rows: Iterable[tuple[str, str, str]]) -> str:
    return "\n".join(f"{place}. {name}: {figure}" for place, name, figure in rows)


_FIGURES: Mapping[Purpose, Callable[[OpenClub, About, date, Words], Found]] = {
    Purpose.CONSENT: _consent,
    Purpose.INVITATION: _invitation,
    Purpose.RESULT: _result,
    Purpose.STANDING: _standing,
    Purpose.DUES: _dues,
    Purpose.REMINDER: _dues,
}


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
        raise Refused("Kies eerst waar deze brief over gaat.")
    facts = known(club, about, day, words)
    people = [
        _by(one, (ways or {}).get(one.member.id)) for one in recipients(club, whom, about, day)
    ]
    if facts.dues is not None:
        people = _who_owe(people, facts)
    if not people:
        raise Refused("Er is niemand aan wie deze brief kan gaan. Kies andere mensen.")
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
            "In de tekst staat nog {what}. Schrijf daar wat het moet zijn.", what=Listed(left, "en")
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
