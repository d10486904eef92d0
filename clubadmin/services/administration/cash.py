"""The cash box of an evening: what came in and went out, prizes in money, the tombola."""

import secrets
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.domain.administration.cash import MOST_TICKETS
from clubadmin.domain.standings.prize_money import part_of_pot
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.administration.cash import CashLine, EveningCash, PrizeMoney, Tombola
from clubadmin.model.results.result import EveningResult
from clubadmin.services.administration.amounts import MOST, euros, not_negative, prize_money
from clubadmin.services.administration.stakes import load_payers, load_stakes
from clubadmin.services.club.club import OpenClub, reads
from clubadmin.services.evenings.head import evening_head
from clubadmin.services.input.checks import between, named
from clubadmin.services.results.closing import current_result
from clubadmin.services.results.result import all_drawn
from clubadmin.storage.schema.tablenames import CashLineRow, EveningCashRow

MOST_SEED = 999_999  # six figures can be written down

_BOX = text("SELECT * FROM evening_cash WHERE evening_id = :id")
_LINES = text("SELECT id, what, amount, place FROM cash_line WHERE evening_id = :id ORDER BY id")


def load_cash(conn: Connection, evening_id: int) -> EveningCash:
    """All the money of an evening."""
    head = evening_head(conn, evening_id)
    box: Any = conn.execute(_BOX, {"id": evening_id}).mappings().first()
    asked = load_stakes(conn).stakes
    tombola = Tombola(ticket=asked.ticket if asked else 0)
    if box is not None and box["first_ticket"]:
        numbers = (box["first_ticket"], box["last_ticket"], box["ticket"])
        tombola = Tombola(*numbers, box["seed"], box["drawn"])
    return EveningCash(
        evening_id=evening_id,
        season=head.season,
        competition=head.competition,
        number=head.number,
        date=head.date,
        stakes=asked,
        payers=load_payers(conn, evening_id),
        lines=tuple(CashLine(*row) for row in conn.execute(_LINES, {"id": evening_id})),
        change_money=box["change_money"] if box else 0,
        counted=box["counted"] if box else None,
        tombola=tombola,
        version=box["version"] if box else 0,
    )


evening_cash = reads(load_cash)


def keep_box(
    club: OpenClub, cash: EveningCash, *, change_money: int, counted: int | None
) -> EveningCash:
    """Keep what lay in the box at the beginning, and what was counted at the end."""
    not_negative(change_money, Message("Het wisselgeld"))
    if counted is not None:
        not_negative(counted, Message("Wat geteld is"))
    return _keep(club, cash, Message("Kas geteld"), change_money=change_money, counted=counted)


def _keep(club: OpenClub, cash: EveningCash, what: Message, **values: Any) -> EveningCash:
    with club.store.change(what) as change:
        if cash.version:
            change.update(EveningCashRow, cash.evening_id, version=cash.version, **values)
        else:
            change.insert(EveningCashRow, evening_id=cash.evening_id, **values)
        return load_cash(change.conn, cash.evening_id)


def add_line(club: OpenClub, evening_id: int, what: str, amount: int) -> EveningCash:
    """Note that something came in or, below nothing, went out."""
    told = named(what, Message("De omschrijving"))
    if not amount or abs(amount) > MOST:
        raise Refused(
            "Het bedrag van {what} is nog niet ingevuld, of is te groot. Typ wat er"
            " ontvangen of betaald is.",
            what=told,
        )
    words = Message("{name}: {amount}", name=told, amount=euros(amount))
    with club.store.change(words) as change:
        change.insert(CashLineRow, evening_id=evening_id, what=told, amount=amount)
        return load_cash(change.conn, evening_id)


def remove_line(club: OpenClub, evening_id: int, line_id: int) -> EveningCash:
    """Take a line away again."""
    cash = evening_cash(club, evening_id)
    gone = next((one for one in cash.lines if one.id == line_id), None)
    if gone is None:
        raise Refused("Deze regel is er niet (meer). Bekijk de kas opnieuw.")
    with club.store.change(Message("{what} uit de kas gehaald", what=gone.what)) as change:
        change.delete(CashLineRow, line_id)
        return load_cash(change.conn, evening_id)


def prizes(club: OpenClub, evening_id: int) -> tuple[PrizeMoney, ...]:
    """The prizes in money of the result as it is, of which none was paid out yet.

    The rule of the competition says what they are: an amount, or a part of the pot.
    """
    with club.store.read() as conn:
        cash = load_cash(conn, evening_id)
        found = current_result(conn, evening_id)
        over = not found.missing and all_drawn(conn, evening_head(conn, evening_id))
    if not (found.closed or over):
        return ()
    paid = {one.what for one in cash.lines if one.place is not None}
    return tuple(one for one in _prizes(found, cash) if told(one) not in paid)


def _prizes(found: EveningResult, cash: EveningCash) -> list[PrizeMoney]:
    pots, made = _pots(found, cash), []
    for row in found.rows:
        place = 0 if row.poedelprijs else row.place
        won = [(place, row.award, ""), *((0, one.what, str(one.title)) for one in row.feats)]
        for place, what, feat in won:
            amount = prize_money(what, pots[row.line, row.field]) if what else None
            if amount:
                of_pot = part_of_pot(what) is not None
                made.append(PrizeMoney(place, row.name, amount, of_pot, feat))
    return made


def _pots(found: EveningResult, cash: EveningCash) -> dict[tuple[str, str], int]:
    """The pots of fields or groups, of what each paid; the whole pot where all are one list."""
    lists = {row.number: (row.line, row.field) for row in found.rows}
    if len(set(lists.values())) == 1:
        return dict.fromkeys(lists.values(), cash.pot)
    pots = dict.fromkeys(lists.values(), 0)
    for one in cash.payers:
        if one.number in lists:
            pots[lists[one.number]] += one.pot
    return pots


def told(one: PrizeMoney) -> str:
    """A prize as it stands in the cash book: Dutch, as what was typed there."""
    if one.feat:
        return f"{one.feat[:1].upper()}{one.feat[1:]}: {one.name}"
    return f"{one.place}e prijs: {one.name}" if one.place else f"Poedelprijs: {one.name}"


def pay_prizes(club: OpenClub, evening_id: int) -> EveningCash:
    """Note that all prizes in money were paid out that were not yet."""
    wanted = prizes(club, evening_id)
    if not wanted:
        raise Refused(
            "Er is geen geldprijs uit te betalen. Zet bij de competitie bij Prijzen wat elke"
            " plaats krijgt, zoals 1: 40 %, 2: € 10, en teken alle formulieren af."
        )
    _refuse_short(evening_cash(club, evening_id), wanted)
    with club.store.change(Message("Prijzen uitbetaald")) as change:
        for one in wanted:
            change.insert(
                CashLineRow,
                evening_id=evening_id,
                what=told(one),
                amount=-one.amount,
                place=one.place,
            )
        return load_cash(change.conn, evening_id)


def _refuse_short(cash: EveningCash, wanted: Sequence[PrizeMoney]) -> None:
    """Refuse to pay more than lies in the box, or to give a pot away twice."""
    shares, lies = sum(one.amount for one in wanted if one.of_pot), cash.balance.expected
    if shares > cash.pot:
        raise Refused(
            "De delen van de pot zijn samen {shares}, en in de pot zit {pot}: er wordt een"
            " plaats gedeeld. Heropen de avond bij Uitslag en sluit hem weer af, dan delen zij"
            " ook het geld.",
            shares=euros(shares),
            pot=euros(cash.pot),
        )
    amount = sum(one.amount for one in wanted)
    if amount > lies:
        raise Refused(
            "De prijzen zijn samen {amount}, en in de kas hoort {lies} te liggen. Noteer bij"
            " Kas eerst wat er van elders in kwam, of vul het wisselgeld in.",
            amount=euros(amount),
            lies=euros(lies),
        )


def sell_tickets(
    club: OpenClub, cash: EveningCash, first: int, last: int, ticket: int
) -> EveningCash:
    """Keep which numbers were sold, and for how much each; 0 as the first: none."""
    if cash.tombola.drawn:
        raise Refused(
            "Er is al getrokken ({count}). Neem de trekking eerst terug (Ctrl+Z).",
            count=cash.tombola.drawn,
        )
    not_negative(ticket, Message("Een lot"))
    if first:
        between(first, 1, MOST_TICKETS, Message("Het eerste lot"))
        between(last, first, first + MOST_TICKETS - 1, Message("Het laatste lot"))
    numbers = {"first_ticket": first or None, "last_ticket": last if first else None}
    return _keep(club, cash, Message("Loten verkocht"), ticket=ticket, **numbers)


def draw_ticket(club: OpenClub, cash: EveningCash) -> EveningCash:
    """Draw the next number and note it; the seed is chosen at the first."""
    tombola = cash.tombola
    if not tombola.sold:
        raise Refused("Er zijn nog geen loten. Vul in welke nummers verkocht zijn.")
    if tombola.drawn >= tombola.sold:
        raise Refused("Alle {count} loten zijn getrokken.", count=tombola.sold)
    seed = tombola.seed if tombola.seed is not None else secrets.randbelow(MOST_SEED) + 1
    return _keep(club, cash, Message("Lot getrokken"), seed=seed, drawn=tombola.drawn + 1)
