"""Recipients of a text and the way of each, and who asked for no mail."""

from collections.abc import Collection, Iterable
from datetime import date

from sqlalchemy import text

from clubadmin.domain.correspondence.gaps import Purpose
from clubadmin.i18n import Message
from clubadmin.model.club.club import Saved
from clubadmin.model.correspondence.letters import About, Everybody, Recipient, Way
from clubadmin.model.members.known import Answer
from clubadmin.model.members.known import Purpose as Consent
from clubadmin.model.members.particulars import Particulars
from clubadmin.services.administration.accounts import accounts
from clubadmin.services.club.club import OpenClub
from clubadmin.services.correspondence.mail_message import mailable
from clubadmin.services.members.consents import give_consent, load_answers, withdraw_consent
from clubadmin.services.members.lists import current
from clubadmin.services.members.members import by_last
from clubadmin.services.members.particulars import register

_PLAYED = (
    "SELECT p.member_id FROM participant p WHERE p.evening_id IN ({of})"
    " UNION SELECT coalesce(p.substitute_a, q.member_a) FROM participant p"
    " JOIN pair q ON q.id = p.pair_id WHERE p.evening_id IN ({of})"
    " UNION SELECT coalesce(p.substitute_b, q.member_b) FROM participant p"
    " JOIN pair q ON q.id = p.pair_id WHERE p.evening_id IN ({of})"
    " UNION SELECT y.member_id FROM participant p JOIN team_member y ON y.team_id = p.team_id"
    " WHERE p.evening_id IN ({of})"
)
_EVENING = text(_PLAYED.format(of=":about"))
_IN_COMPETITION = "SELECT id FROM evening WHERE competition_id = "
_COMPETITION = text(_PLAYED.format(of=f"{_IN_COMPETITION}:about"))
_COMPETITION_OF = text(
    _PLAYED.format(of=f"{_IN_COMPETITION}(SELECT competition_id FROM evening WHERE id = :about)")
)
_NEEDED = (Purpose.DUES, Purpose.REMINDER, Purpose.CONSENT)


def usual(purpose: Purpose) -> Everybody:
    """The usual recipients of a text for this purpose."""
    return {
        Purpose.RESULT: Everybody.EVENING,
        Purpose.STANDING: Everybody.COMPETITION,
        Purpose.DUES: Everybody.OWING,
        Purpose.REMINDER: Everybody.OWING,
    }.get(purpose, Everybody.MEMBERS)


def recipients(
    club: OpenClub, whom: Everybody | Collection[int], about: About, day: date
) -> tuple[Recipient, ...]:
    """Everybody to whom a text can go, in the order of a list; nobody who was erased.

    Args:
        whom: a kind of people, or members by their number.
        about: the evening, the competition or the season that is meant.
        day: who left before it is no member any more.
    """
    answers = club.read(load_answers)
    said = {who: given[Consent.MAIL] for who, given in answers.items() if Consent.MAIL in given}
    return tuple(
        _recipient(one, about.purpose, said.get(one.member.id))
        for one in _people(club, whom, about, day)
    )


def _people(
    club: OpenClub, whom: Everybody | Collection[int], about: About, day: date
) -> Iterable[Particulars]:
    if whom is Everybody.MEMBERS:
        return current(club, day).people
    if whom is Everybody.OWING:
        wanted = {one.member.id for one in accounts(club, about.id) if one.open > 0}
    elif isinstance(whom, Everybody):
        wanted = _players(club, whom, about)
    else:
        wanted = set(whom)
    found = register(club, inactive=True).people
    chosen = (one for one in found if one.member.id in wanted and not one.member.erased)
    return sorted(chosen, key=lambda one: by_last(one.member))


def _players(club: OpenClub, whom: Everybody, about: About) -> set[int]:
    query = _EVENING if whom is Everybody.EVENING else _COMPETITION
    if whom is Everybody.COMPETITION and about.purpose in ("result", "invitation"):
        query = _COMPETITION_OF
    with club.store.read() as conn:
        return {one for one in conn.execute(query, {"about": about.id}).scalars() if one}


def _recipient(person: Particulars, purpose: Purpose, said: Answer | None) -> Recipient:
    """Choose the way: mail, paper where that cannot be, none where it was not wanted.

    What the membership asks, such as dues, comes on paper then. Who never answered is a member
    whom his club may write to, until he says no.
    """
    address = person.member.email
    if said is not None and not said.holds:
        way = Way.PAPER if purpose in _NEEDED else Way.NONE
        return Recipient(person, way, Message("wil geen mail"), no_mail=True)
    if not address:
        return Recipient(person, Way.PAPER, Message("geen e-mailadres bekend"))
    if not mailable(address):
        told = Message("{address} is geen e-mailadres waar mail heen kan", address=address)
        return Recipient(person, Way.PAPER, told)
    return Recipient(person, Way.MAIL)


def want_mail(club: OpenClub, member_ids: Collection[int], day: date, *, wanted: bool) -> Saved:
    """Note whether these people want mail: an answer as any other that the club asks consent by."""
    if wanted:
        return give_consent(club, member_ids, day, purpose=Consent.MAIL)
    return withdraw_consent(club, member_ids, day, purpose=Consent.MAIL)
