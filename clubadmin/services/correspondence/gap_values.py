"""The values of the gaps of a text."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date

from sqlalchemy import Connection, text

from clubadmin.domain.administration.reference import grouped
from clubadmin.domain.correspondence.gaps import Purpose
from clubadmin.domain.standings.ranked import Cell
from clubadmin.errors import Refused
from clubadmin.i18n import Message, Words
from clubadmin.model.administration.letters import DuesLetters
from clubadmin.model.correspondence.letters import About
from clubadmin.model.members.member import Member
from clubadmin.model.members.particulars import Particulars
from clubadmin.model.results.result import EveningResult, StandingRow, Standings
from clubadmin.services.administration.accounts import accounts
from clubadmin.services.administration.letters import letters, reminders
from clubadmin.services.club.club import OpenClub, settings
from clubadmin.services.evenings.head import evening_head
from clubadmin.services.evenings.view import load_participants
from clubadmin.services.members.consents import wordings
from clubadmin.services.members.own_fields import own_fields
from clubadmin.services.publishing.public_names import entrants
from clubadmin.services.results.closing import result
from clubadmin.services.seasons.competitions import competition
from clubadmin.services.standings.standings import standings

Values = Mapping[str, str]
_TEAMS = text("SELECT team_id, member_id FROM team_member")


@dataclass(frozen=True)
class Known:
    """The known values for a text: common ones, and those of each recipient.

    Attributes:
        all: gaps that say the same to everybody.
        each: the others, by member.
        own: the club's own fields, by what they are called in a gap.
        dues: what members owe, where the text is about that.
    """

    all: Values
    each: Mapping[int, Values]
    own: Mapping[str, int] = field(default_factory=dict)
    dues: DuesLetters | None = None


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
        "achternaam": " ".join(part for part in (one.infix, one.last_name) if part),
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
    with club.store.read() as conn:
        head = evening_head(conn, about.id)
    same = {
        "competitie": head.competition,
        "avond": str(head.number),
        "avonddatum": words.full_day(head.date),
    }
    return same, {}, None


def _result(club: OpenClub, about: About, _day: date, words: Words) -> Found:
    found = result(club, about.id)
    if not any(row.rounds or row.total for row in found.rows):
        raise Refused(Message("Van deze avond is nog geen uitslag. Kies een andere avond."))
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
        raise Refused(Message("In deze competitie is nog geen stand. Kies een andere."))
    with club.store.read() as conn:
        people = _entrants(conn, found)
    same = {
        "competitie": found.competition,
        "seizoen": found.season.replace("-", "–"),
        "deelnemers": words.number(len(found.rows)),
        "stand": _lines(
            (str(row.place or "–"), row.name, words.number(found.score(row))) for row in found.rows
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
        "punten": words.number(found.score(row)),
        "pitten": words.number(row.pits),
        "avonden": words.number(sum(_played(cell) for cell in row.evenings)),
        "achterstand": words.number(row.behind),
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
