"""Stakes of the club, and how each player of an evening paid: in cash, with a card, or not."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.domain.administration.cash import Paid, Stakes
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.administration.cash import KeptStakes, Payer
from clubadmin.services.administration.amounts import cents_of, euros, not_negative
from clubadmin.services.club.club import OpenClub, reads
from clubadmin.services.evenings.head import evening_head
from clubadmin.services.evenings.view import load_participants
from clubadmin.services.input.checks import between
from clubadmin.services.members.members import load_member
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.tablenames import EveningCardRow, EveningStakeRow, StakesRow

MOST_EVENINGS = 99
_YES = frozenset(("ja", "j", "x", "v", "✓", "ok", "betaald", "voldaan", "contant"))
_NO = frozenset(("", "nee", "n", "-", "nog niet", "open"))

_STAKES = text(
    "SELECT member, guest, kept, card, card_evenings, ticket, version FROM stakes WHERE id = 1"
)
_PAID = text(
    "SELECT member_id, how, amount, pot, guest, card_id FROM evening_stake WHERE evening_id = :id"
)
_SOLD = text(
    "SELECT member_id, sum(amount) AS amount FROM evening_card WHERE evening_id = :id"
    " GROUP BY member_id"
)
_CARDS = text(
    "SELECT c.id, c.member_id, c.evenings - count(s.card_id) AS rest FROM evening_card c"
    " LEFT JOIN evening_stake s ON s.card_id = c.id GROUP BY c.id HAVING rest > 0 ORDER BY c.id"
)
_CARD_OF = text(
    "SELECT card_id FROM evening_stake WHERE evening_id = :evening AND member_id = :member"
)
_SOLD_HERE = text(
    "SELECT c.id, (SELECT count(*) FROM evening_stake s WHERE s.card_id = c.id) AS used"
    " FROM evening_card c WHERE c.evening_id = :evening AND c.member_id = :member"
    " ORDER BY c.id DESC LIMIT 1"
)


def load_stakes(conn: Connection) -> KeptStakes:
    """Load the club's stakes; none where they were never set."""
    row = conn.execute(_STAKES).mappings().first()
    if row is None:
        return KeptStakes()
    values = dict(row)
    version = values.pop("version")
    return KeptStakes(Stakes(**values), version)


stakes = reads(load_stakes)


def keep_stakes(club: OpenClub, wanted: KeptStakes) -> KeptStakes:
    """Keep what is asked from now on; what was paid stays as it was."""
    assert wanted.stakes is not None
    values = asdict(_checked(wanted.stakes))
    with club.store.change(Message("Wat een avond kost gewijzigd")) as change:
        if wanted.version:
            change.update(StakesRow, 1, version=wanted.version, **values)
        else:
            change.insert(StakesRow, id=1, **values)
        return load_stakes(change.conn)


def _checked(wanted: Stakes) -> Stakes:
    not_negative(wanted.member, Message("De inleg van een lid"))
    not_negative(wanted.guest, Message("De inleg van een gast"))
    not_negative(wanted.kept, Message("Wat voor de club is"))
    not_negative(wanted.card, Message("De strippenkaart"))
    not_negative(wanted.ticket, Message("Een lot"))
    between(wanted.card_evenings, 0, MOST_EVENINGS, Message("Avonden op de kaart"))
    if wanted.kept > wanted.member:
        raise Refused(
            "Voor de club blijft {kept}, en een lid legt {member} in. Vul niet meer in dan"
            " de inleg.",
            kept=euros(wanted.kept),
            member=euros(wanted.member),
        )
    if bool(wanted.card) != bool(wanted.card_evenings):
        raise Refused(
            "Een strippenkaart heeft een prijs en een aantal avonden. Vul allebei in, of"
            " geen van beide."
        )
    return wanted


def payers(club: OpenClub, evening_id: int) -> tuple[Payer, ...]:
    """List the players present, in the order of the list, then others who paid; with payments."""
    with club.store.read() as conn:
        evening_head(conn, evening_id)
        return load_payers(conn, evening_id)


def load_payers(conn: Connection, evening_id: int) -> tuple[Payer, ...]:
    """Load the payers of an evening, within a transaction."""
    asked = load_stakes(conn).stakes or Stakes(0, 0)
    paid = {row["member_id"]: row for row in conn.execute(_PAID, {"id": evening_id}).mappings()}
    sold: dict[int, int] = {row[0]: row[1] for row in conn.execute(_SOLD, {"id": evening_id})}
    left: dict[int, int] = {}
    for _card, who, rest in conn.execute(_CARDS):
        left[who] = left.get(who, 0) + rest
    there = {
        member.id: (member, one.number)
        for one in sorted(load_participants(conn, evening_id), key=lambda one: one.number)
        for member in one.members
    }
    gone = sorted((paid.keys() | sold.keys()) - there.keys())
    everybody = [*there.values(), *((load_member(conn, who), 0) for who in gone)]
    found = []
    for member, number in everybody:
        row, rest, card = paid.get(member.id), left.get(member.id, 0), sold.get(member.id, 0)
        one = Payer(member, number, card_left=rest, card_sold=card)
        if row is None:
            amount = asked.asked(guest=member.guest)
            found.append(replace(one, asked=amount, guest=member.guest))
        else:
            values = {name: row[name] for name in ("amount", "pot")}
            how, guest = Paid(row["how"]), bool(row["guest"])
            found.append(replace(one, asked=row["amount"], paid=how, guest=guest, **values))
    return tuple(found)


def pay(
    club: OpenClub, evening_id: int, member_ids: Sequence[int], how: Paid | None = None
) -> tuple[Payer, ...]:
    """Note that these paid; who did already is left alone.

    Args:
        how: None takes an evening off the card of who has one, and cash of who has none.
    """
    with club.store.read() as conn:
        evening_head(conn, evening_id)
        asked = load_stakes(conn).stakes
        everybody = {one.member.id: one for one in load_payers(conn, evening_id)}
        cards = _cards(conn)
        if asked is None:
            raise Refused("Er is nog niet gezegd wat een avond kost. Vul het in bij Inleg.")
        _refuse_absent(conn, everybody, member_ids)
    wanted = [everybody[one] for one in dict.fromkeys(member_ids) if everybody[one].owes]
    if not wanted:
        return tuple(everybody.values())
    with club.store.change(_label(wanted)) as change:
        for one in wanted:
            values = _row(one, asked, how, cards.get(one.member.id, []))
            change.insert(EveningStakeRow, evening_id=evening_id, **values)
        return load_payers(change.conn, evening_id)


def paying(club: OpenClub) -> Callable[[str, Sequence[bool]], int | Message | None]:
    """Tell what a cell of a list says was paid by these, guests or not, in cents.

    None where it says something else; a message where it cannot be told what that comes to.
    """
    asked = stakes(club).stakes
    return lambda text, guests: _paid(text, guests, asked)


def _paid(text: str, guests: Sequence[bool], asked: Stakes | None) -> int | Message | None:
    plain = text.strip().casefold()
    if plain in _YES:
        if asked is None:
            return Message("betaald, maar er is niet gezegd wat een avond kost")
        return sum(asked.asked(guest=one) for one in guests)
    if plain in _NO:
        return 0
    try:
        return not_negative(cents_of(plain, Message("Het bedrag")), Message("Het bedrag"))
    except Refused:
        return None


def note_paid(change: Change, evening_id: int, who: Sequence[int], text: str) -> None:
    """Note within a change what these paid together in cash, as a list of entries has it."""
    kept = load_stakes(change.conn).stakes
    asked = kept or Stakes(0, 0)
    paid = {row["member_id"] for row in change.conn.execute(_PAID, {"id": evening_id}).mappings()}
    guests = [load_member(change.conn, one).guest for one in who]
    told = _paid(text, guests, kept)
    cents = told if isinstance(told, int) else 0
    for at, one in enumerate(who if cents else ()):
        amount = cents // len(who) + (at < cents % len(who))
        if one not in paid:
            values = {"how": Paid.CASH.value, "amount": amount, "guest": guests[at]}
            values["pot"] = max(0, amount - asked.kept)
            change.insert(EveningStakeRow, evening_id=evening_id, member_id=one, **values)


def pay_all(club: OpenClub, evening_id: int) -> tuple[Payer, ...]:
    """Note that everybody who is there paid, with his card or in cash."""
    owing = [one.member.id for one in payers(club, evening_id) if one.owes]
    return pay(club, evening_id, owing)


def _label(wanted: Sequence[Payer]) -> Message:
    if len(wanted) == 1:
        return Message("Inleg van {name}", name=wanted[0].member.name)
    return Message("Inleg van {count} spelers", count=len(wanted))


def _cards(conn: Connection) -> dict[int, list[int]]:
    """Map members to the cards with evenings left, the oldest card first."""
    found: dict[int, list[int]] = {}
    for card, who, rest in conn.execute(_CARDS):
        found.setdefault(who, []).extend([card] * rest)
    return found


def _row(one: Payer, asked: Stakes, how: Paid | None, cards: list[int]) -> dict[str, Any]:
    """Make the row of a payment, off the first of `cards` where it is by card."""
    way = how or (Paid.CARD if cards else Paid.CASH)
    if way is Paid.CARD and not cards:
        raise Refused(
            "{name} heeft geen kaart waar nog een avond op staat. Verkoop er een, of kies contant.",
            name=one.member.name,
        )
    guest = one.member.guest
    return {
        "member_id": one.member.id,
        "how": way.value,
        "amount": asked.asked(guest=guest) if way is Paid.CASH else 0,
        "pot": 0 if way is Paid.FREE else asked.to_pot(guest=guest),
        "guest": guest,
        "card_id": cards[0] if way is Paid.CARD else None,
    }


def take_back(club: OpenClub, evening_id: int, member_ids: Iterable[int]) -> tuple[Payer, ...]:
    """Take payments back; a player without one is left alone."""
    everybody = {one.member.id: one for one in payers(club, evening_id)}
    paid = [everybody[one] for one in dict.fromkeys(member_ids) if one in everybody]
    paid = [one for one in paid if one.paid is not None]
    if not paid:
        return tuple(everybody.values())
    label = Message("{who} teruggenomen", who=_label(paid))
    with club.store.change(label) as change:
        for one in paid:
            change.delete(EveningStakeRow, (evening_id, one.member.id))
        return load_payers(change.conn, evening_id)


def sell_card(club: OpenClub, evening_id: int, member_id: int) -> tuple[Payer, ...]:
    """Sell somebody a card; if he has not paid this evening, its first evening is for it."""
    with club.store.read() as conn:
        asked = load_stakes(conn).stakes
        everybody = {one.member.id: one for one in load_payers(conn, evening_id)}
        _refuse_absent(conn, everybody, [member_id])
    if asked is None or not asked.card_evenings:
        raise Refused("De club heeft geen strippenkaart. Vul prijs en avonden in bij Inleg.")
    who = everybody[member_id]
    if who.card_sold:
        raise Refused("{name} kocht deze avond al een kaart.", name=who.member.name)
    label = Message("Kaart verkocht aan {name}", name=who.member.name)
    with club.store.change(label) as change:
        card = change.insert(
            EveningCardRow,
            evening_id=evening_id,
            member_id=member_id,
            evenings=asked.card_evenings,
            amount=asked.card,
        )
        if who.owes:
            values = _row(who, asked, Paid.CARD, [card or 0])
            change.insert(EveningStakeRow, evening_id=evening_id, **values)
        return load_payers(change.conn, evening_id)


def take_card_back(club: OpenClub, evening_id: int, member_id: int) -> tuple[Payer, ...]:
    """Take the card back that somebody bought this evening, with the evening paid with it."""
    with club.store.read() as conn:
        who = load_member(conn, member_id)
        row = conn.execute(_SOLD_HERE, {"evening": evening_id, "member": member_id}).first()
        everybody = {one.member.id: one for one in load_payers(conn, evening_id)}
        which = {"evening": evening_id, "member": member_id}
        here = conn.execute(_CARD_OF, which).scalar()
    if row is None or member_id not in everybody:
        raise Refused("{name} kocht deze avond geen kaart.", name=who.name)
    used_here = here == row.id
    if row.used > used_here:
        raise Refused(
            "Met de kaart van {name} is ook een andere avond betaald. Neem die betaling"
            " eerst terug.",
            name=who.name,
        )
    with club.store.change(Message("Kaart van {name} teruggenomen", name=who.name)) as change:
        if used_here:
            change.delete(EveningStakeRow, (evening_id, member_id))
        change.delete(EveningCardRow, row.id)
        return load_payers(change.conn, evening_id)


def _refuse_absent(
    conn: Connection, everybody: dict[int, Payer], member_ids: Iterable[int]
) -> None:
    for one in member_ids:
        if one not in everybody or not everybody[one].there:
            raise Refused(
                "{name} staat niet op de lijst van wie er is. Zet hem er eerst op bij Aanwezig.",
                name=load_member(conn, one).name,
            )
