"""Base calls of services that chance hardly ever finds: each does its work when nothing is hostile.

A service is named with what makes its arguments; what has to be there before it comes is done in
the club first.
"""

from collections.abc import Callable
from dataclasses import replace
from datetime import date, datetime
from typing import Any

from clubadmin.domain.administration.cash import Stakes
from clubadmin.domain.administration.dues import DuesKind
from clubadmin.domain.comparison.decisions import Decision
from clubadmin.domain.draw.formats import Entrant
from clubadmin.domain.terms import Position
from clubadmin.model.administration.debits import BankLine, Mandate
from clubadmin.model.correspondence.letters import MailServer
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.evenings.sanction import SanctionDraft
from clubadmin.model.members.member import Member
from clubadmin.model.seasons.season import Competition
from clubadmin.model.sheets.decision import DecisionDraft
from clubadmin.services.administration import (
    accounts,
    cash,
    charging,
    collecting,
    creditor,
    mandates,
    memberships,
    stakes,
    statements,
    treasury,
)
from clubadmin.services.attendance import attendance, entry_lists
from clubadmin.services.club import rulesets
from clubadmin.services.club.club import OpenClub
from clubadmin.services.comparison import dealing, deciding
from clubadmin.services.correspondence import smtp
from clubadmin.services.draw import drawing, ledger
from clubadmin.services.evenings import evenings
from clubadmin.services.lists.workbook import pasted_book
from clubadmin.services.members import members, pairs, particulars, teams
from clubadmin.services.seasons import seasons
from clubadmin.services.sheets import sanctions, sheets
from clubadmin.services.tableside.table_sheet import table_sheet
from tests.services.administration import bank_files_made

Given = dict[str, Any]
Base = Callable[[OpenClub], Given]
BASES: dict[str, Base] = {}
DAY = date(2029, 11, 12)
TODAY, COLLECTED = date(2029, 11, 24), date(2029, 12, 10)
CREDITOR, OWN = "NL69ZZZ123456780000", "NL91ABNA0417164300"


def base(*names: str) -> Callable[[Base], Base]:
    def note(given: Base) -> Base:
        BASES.update(dict.fromkeys(names, given))
        return given

    return note


def go_on(club: OpenClub) -> None:
    """A season in which an evening is drawn, some are not, and games are compared."""
    season = seasons.add_season(club, "2029-2030", date(2029, 9, 1), date(2030, 6, 30))
    people = members.members(club)[:9]
    for name, kind in (
        *(("Los", "individual"), ("Mapjes", "howell-players"), ("Leeg", "boompje")),
        *(("Samen", "pairs"), ("Over", "individual"), ("Team", "teams")),
    ):
        wanted = Competition(0, season.id, name, kind, "nku", 4, 2, prizes="1: € 5")
        made = seasons.add_competition(club, wanted)
        evening = evenings.add_evening(club, made.id, DAY)
        if name in ("Leeg", "Samen"):
            continue
        if name == "Team":
            for at in (0, 4):
                ids = [one.id for one in people[at : at + 4]]
                team = teams.add_team(club, f"Vier {at}", ids)
                attendance.add_participant(club, evening.id, team_id=team.id)
            drawing.draw(club, evening.id, seed=1)
            continue
        for one in people[: 6 if name == "Over" else 8]:
            attendance.add_participant(club, evening.id, member_id=one.id)
        if name == "Mapjes":
            dealing.deal(club, evening.id, 10, 1, 2)
        drawing.draw(club, evening.id, seed=1)


def of(club: OpenClub, name: str) -> Evening:
    """The evening of a competition that goes on."""
    with club.store.read() as conn:
        found = conn.exec_driver_sql(
            "SELECT e.id FROM evening e JOIN competition c ON c.id = e.competition_id"
            " WHERE c.name = ? ORDER BY e.id DESC",
            (name,),
        )
        return evenings.evening(club, int(found.scalar_one()))


def season_id(club: OpenClub) -> int:
    return next(one.id for one in seasons.seasons(club) if one.name == "2029-2030")


def table(club: OpenClub, name: str = "Los") -> int:
    return of(club, name).plan[0].tables[0].table_id


def typed(club: OpenClub, name: str = "Los", *, sign: bool = False) -> Evening:
    for drawn in of(club, name).plan:
        for one in drawn.tables:
            games = len(sheets.sheet(club, one.table_id).lines)
            sheets.save_lines(
                club,
                one.table_id,
                {game: f"{80 + game + one.number}" for game in range(1, games + 1)},
            )
            if sign:
                sheets.sign(club, one.table_id)
    return of(club, name)


# --- money


@base("administration.cash.sell_tickets")
def _(club: OpenClub) -> Given:
    return {
        "cash": cash.evening_cash(club, of(club, "Los").id),
        "first": 1,
        "last": 9,
        "ticket": 50,
    }


@base("administration.cash.remove_line")
def _(club: OpenClub) -> Given:
    box = cash.add_line(club, of(club, "Los").id, "Koffie", 500)
    return {"evening_id": box.evening_id, "line_id": box.lines[-1].id}


@base("administration.cash.draw_ticket")
def _(club: OpenClub) -> Given:
    box = cash.evening_cash(club, of(club, "Los").id)
    return {"cash": cash.sell_tickets(club, box, 1, 60, 50)}


@base("administration.cash.pay_prizes")
def _(club: OpenClub) -> Given:
    evening = typed(club, sign=True)
    stakes.keep_stakes(club, replace(stakes.stakes(club), stakes=Stakes(member=500, guest=500)))
    stakes.pay_all(club, evening.id)
    return {"evening_id": evening.id}


@base("administration.stakes.take_card_back")
def _(club: OpenClub) -> Given:
    evening = of(club, "Los")
    who = stakes.payers(club, evening.id)[0].member.id
    stakes.sell_card(club, evening.id, who)
    return {"evening_id": evening.id, "member_id": who}


def _dues(club: OpenClub) -> int:
    season = season_id(club)
    memberships.add_kind(club, season, DuesKind("Lid", 4500))
    for one in members.members(club)[:3]:
        kept = particulars.particulars(club, one.id)
        particulars.keep(club, kept.changed(kind="Lid", ended=None))
    return season


@base("administration.charging.charge")
def _(club: OpenClub) -> Given:
    return {"planned": charging.charging(club, _dues(club))}


def _collected(club: OpenClub) -> Any:
    season = _dues(club)
    charging.charge(club, charging.charging(club, season))
    treasury.keep_treasury(club, replace(treasury.treasury(club), account=OWN, holder="De club"))
    creditor.keep_creditor(club, replace(creditor.creditor(club), identifier=CREDITOR))
    first, second = members.members(club)[:2]
    for who, account in ((first, "NL86INGB0002445588"), (second, "NL39RABO0300065264")):
        mandates.keep_mandate(club, _mandate(club, who, account), TODAY)
    planned = collecting.plan(club, season, COLLECTED, TODAY)
    file = club.path.with_name("incasso.xml")
    return collecting.collect(club, planned, file, datetime(2029, 11, 24, 20))


def _mandate(club: OpenClub, who: Member, account: str) -> Mandate:
    there = mandates.mandates(club).get(who.id, Mandate(who.id))
    return replace(there, signed=date(2029, 9, 1), account=account, reference="")


@base("administration.mandates.keep_mandate")
def _(club: OpenClub) -> Given:
    who = members.members(club)[3]
    return {"wanted": _mandate(club, who, "NL86INGB0002445588"), "today": TODAY}


@base("administration.creditor.keep_creditor")
def _(club: OpenClub) -> Given:
    return {"wanted": replace(creditor.creditor(club), identifier=CREDITOR, notice=9)}


@base("administration.debit_outcomes.came_in", "administration.debit_outcomes.fell_through")
def _(club: OpenClub) -> Given:
    return {"collection_id": _collected(club).id, "reason": "Geen saldo", "day": COLLECTED}


@base("administration.debit_outcomes.came_back")
def _(club: OpenClub) -> Given:
    return {"debit_id": _collected(club).debits[0].id, "reason": "AC04", "day": COLLECTED}


def _left_over(club: OpenClub) -> tuple[int, Any]:
    season = _dues(club)
    charging.charge(club, charging.charging(club, season))
    file = club.path.with_name("afschrift.xml")
    line = BankLine(DAY, 1500, "NL39RABO0300065264", "IEMAND", "contributie")
    file.write_bytes(bank_files_made.camt((line,), 104_500))
    statements.take(club, statements.preview(club, file, season), {})
    return season, statements.left_over(club, season)[-1]


@base("administration.statements.book")
def _(club: OpenClub) -> Given:
    season, one = _left_over(club)
    who = accounts.accounts(club, season)[0].member.id
    return {"season_id": season, "agreed": {one.line_id: (one, ((who, one.line.amount),))}}


@base("administration.statements.put_aside")
def _(club: OpenClub) -> Given:
    return {"line_ids": [_left_over(club)[1].line_id]}


# --- who is there


@base("attendance.attendance.arrive_as_pair")
def _(club: OpenClub) -> Given:
    one, other = members.members(club)[:2]
    return {"evening_id": of(club, "Samen").id, "two": (one, "Nieuwe Gast"), "other": other}


@base("attendance.attendance.come_in")
def _(club: OpenClub) -> Given:
    who = members.members(club)[0]
    comer = attendance.Comer(Entrant.MEMBER, who.name, (who,), lambda _change: who.id)
    return {"evening_id": of(club, "Leeg").id, "comer": comer, "line": "", "district": ""}


@base("attendance.entry_lists.take_over")
def _(club: OpenClub) -> Given:
    evening = of(club, "Los")
    later = evenings.add_evening(club, evening.competition_id, date(2029, 11, 19))
    return {"evening_id": later.id}


def _pair_there(club: OpenClub) -> tuple[Evening, list[Member]]:
    evening = of(club, "Samen")
    people = list(members.members(club)[:10])
    for one, other in zip(people[:8:2], people[1:8:2], strict=True):
        pair = pairs.add_pair(club, one.id, other.id)
        evening = attendance.add_participant(club, evening.id, pair_id=pair.id)
    return evening, people


@base("attendance.substitutes.substitute")
def _(club: OpenClub) -> Given:
    evening, people = _pair_there(club)
    evening, _ = drawing.draw(club, evening.id, seed=1)
    return {
        "evening_id": evening.id,
        "participant_id": evening.participants[0].id,
        "which": 1,
        "member_id": people[8].id,
        "from_round": 1,
    }


@base("attendance.substitutes.put_in")
def _(club: OpenClub) -> Given:
    evening = of(club, "Team")
    team, *others = evening.participants
    return {
        "evening_id": evening.id,
        "team": team,
        "others": others,
        "place": 1,
        "member_id": members.members(club)[8].id,
        "from_round": 1,
    }


@base("attendance.attendance.remove_participant")
def _(club: OpenClub) -> Given:
    evening, who = of(club, "Leeg"), members.members(club)[0]
    evening = attendance.add_participant(club, evening.id, member_id=who.id)
    return {"evening_id": evening.id, "participant_id": evening.participants[0].id}


@base("attendance.entry_lists.set_entry")
def _(club: OpenClub) -> Given:
    evening = of(club, "Los")
    return {
        "evening_id": evening.id,
        "participant_id": evening.participants[0].id,
        "number": 9,
        "line": "",
        "district": "Noord",
    }


@base("attendance.entry_lists.take")
def _(club: OpenClub) -> Given:
    draft = entry_lists.begin(club, of(club, "Leeg").id, pasted_book("Nieuwe Gast"))
    looked = entry_lists.look(club, draft, lambda *_: 0)
    return {"draft": draft, "looked": looked, "progress": lambda *_: None}


# --- the rules


@base("club.rulesets.copy_rule_set")
def _(club: OpenClub) -> Given:
    nku = next(one.id for one in rulesets.rule_sets(club) if one.name == "nku")
    return {
        "source_id": nku,
        "title": "Mild",
        "valid_from": date(2020, 1, 1),
        "changes": {"revoke": "162"},
    }


@base("supposing.adopting.adopt")
def _(club: OpenClub) -> Given:
    one = of(club, "Los").competition_id
    return {
        "competition_id": one,
        "rule": "average",
        "ties": ("wins",),
        "from_date": date(2029, 11, 1),
        "reason": "vergadering",
    }


@base("supposing.adopting.adopt_rule_set")
def _(club: OpenClub) -> Given:
    nku = next(one.id for one in rulesets.rule_sets(club) if one.name == "nku")
    rulesets.copy_rule_set(club, nku, "Mild", date(2020, 1, 1), {"revoke": "162"})
    one = of(club, "Los").competition_id
    return {
        "competition_id": one,
        "name": "mild",
        "from_date": date(2029, 11, 1),
        "ranking": ("average", ("wins",)),
    }


# --- games that are compared


@base("comparison.deciding.cancel_game")
def _(club: OpenClub) -> Given:
    evening = typed(club, "Mapjes")
    return {
        "evening_id": evening.id,
        "game": evening.plan[0].tables[0].wallets[0],
        "reason": "kwijt",
        "decided_by": "Leider",
        "line": "",
        "altogether": True,
    }


@base("comparison.dealing.record_hands")
def _(club: OpenClub) -> Given:
    evening = of(club, "Mapjes")
    suits, ranks = "SHRK", ("A", "10", "H", "V", "B", "9", "8", "7")
    hands = [" ".join(f"{suit}{rank}" for rank in ranks) for suit in suits]
    made = seasons.add_competition(
        club, Competition(0, season_id(club), "Zelf", "howell-players", "nku", 4, 2)
    )
    later = evenings.add_evening(club, made.id, DAY)
    for one in members.members(club)[: len(evening.participants)]:
        later = attendance.add_participant(club, later.id, member_id=one.id)
    later, _ = drawing.draw(club, later.id, seed=1)
    return {
        "evening_id": later.id,
        "game": later.plan[0].tables[0].wallets[0],
        "noted": dict(zip(Position, hands, strict=True)),
    }


@base("comparison.dealing.use_reserve")
def _(club: OpenClub) -> Given:
    evening = of(club, "Mapjes")
    lying = {game for drawn in evening.plan for one in drawn.tables for game in one.wallets}
    reserve = next(game for game in range(1, 99) if game not in lying)
    return {"evening_id": evening.id, "game": min(lying), "reserve": reserve}


def _decided(club: OpenClub) -> int:
    evening = typed(club, "Mapjes")
    one = evening.plan[0].tables[0]
    deciding.decide(
        club, one.table_id, one.wallets[0], {Decision.LOWEST_NS}, reason="proef", decided_by="L"
    )
    with club.store.read() as conn:
        return int(conn.exec_driver_sql("SELECT max(id) FROM decision").scalar_one())


@base("comparison.deciding.decide_anew")
def _(club: OpenClub) -> Given:
    return {
        "decision_id": _decided(club),
        "game": of(club, "Mapjes").plan[0].tables[0].wallets[0],
        "codes": frozenset({Decision.LOWEST_EW}),
        "reason": "anders",
        "decided_by": "Leider",
    }


@base("comparison.deciding.withdraw", "comparison.deciding.withdraw_everywhere")
def _(club: OpenClub) -> Given:
    return {"decision_id": _decided(club)}


# --- the draw, sheets and what is decided


@base("draw.ledger.seat")
def _(club: OpenClub) -> Given:
    evening = of(club, "Over")
    found = ledger.propose(club, evening.id, 1)
    lent = [one.participant.id for one in found.lendable[: found.needed]]
    return {"evening_id": evening.id, "round_number": 1, "lent": lent}


@base("draw.ledger.take_away")
def _(club: OpenClub) -> Given:
    ledger.seat(club, **BASES["draw.ledger.seat"](club))
    return {"evening_id": of(club, "Over").id, "round_number": 1}


@base("draw.seats.swap")
def _(club: OpenClub) -> Given:
    evening = of(club, "Los")
    one, *_, other = evening.participants
    return {
        "evening_id": evening.id,
        "round_number": 1,
        "participant_a": one.id,
        "participant_b": other.id,
    }


@base("results.closing.close")
def _(club: OpenClub) -> Given:
    return {"evening_id": typed(club, sign=True).id, "backup": False}


@base("sheets.sheets.sign", "tableside.second_desk.sign")
def _(club: OpenClub) -> Given:
    typed(club)
    return {"table_id": table(club), "desk": "tweede"}


@base("sheets.sheets.sign_all")
def _(club: OpenClub) -> Given:
    typed(club)
    return {"table_ids": [table(club)]}


@base("sheets.decisions.decide")
def _(club: OpenClub) -> Given:
    typed(club)
    draft = DecisionDraft("arbitral", "n", "Zo is het", "art. 4", "Leider", line="92")
    return {"table_id": table(club), "game": 1, "draft": draft, "unsign": False}


def _sanction(club: OpenClub) -> Given:
    evening = of(club, "Los")
    who = members.members(club)[0].id
    draft = SanctionDraft("warning", (who,), "evening", "Praten", "Leider", "art. 4")
    return {"evening_id": evening.id, "draft": draft}


BASES["sheets.sanctions.impose"] = _sanction


@base("sheets.sanctions.withdraw")
def _(club: OpenClub) -> Given:
    sanctions.impose(club, **_sanction(club))
    with club.store.read() as conn:
        number = conn.exec_driver_sql("SELECT max(id) FROM sanction").scalar_one()
    return {"sanction_id": int(number)}


@base("tableside.confirming.confirm")
def _(club: OpenClub) -> Given:
    typed(club)
    sheet = table_sheet(club, table(club))
    return {"table_id": table(club), "side": "ns", "totals": dict(sheet.totals), "key": "sleutel-1"}


# --- people, seasons, mail


@base("members.erasing.erase")
def _(club: OpenClub) -> Given:
    gone = members.add_member(club, Member(0, "Weg", first_name="Weg"))
    members.change_member(club, replace(gone, active=False))
    return {"member_id": gone.id}


@base("members.merging.merge")
def _(club: OpenClub) -> Given:
    one = members.add_member(club, Member(0, "Tweemaal", first_name="T"))
    other = members.add_member(club, Member(0, "Tweemaal", first_name="Teun"))
    return {"kept_id": one.id, "gone_id": other.id}


@base("members.teams.add_team")
def _(club: OpenClub) -> Given:
    return {"name": "Vier", "member_ids": [one.id for one in members.members(club)[:4]]}


@base("seasons.seasons.add_competition")
def _(club: OpenClub) -> Given:
    return {"new": Competition(0, season_id(club), "Nieuw", "individual", "nku", 4, 2)}


@base("seasons.seasons.remove_season")
def _(club: OpenClub) -> Given:
    made = seasons.add_season(club, "2031-2032", date(2031, 9, 1), date(2032, 6, 30))
    return {"season_id": made.id}


@base("correspondence.smtp.keep_mail_server")
def _(club: OpenClub) -> Given:
    there: MailServer = smtp.mail_server(club)
    wanted = replace(there, host="mail2.voorbeeld.nl", address="club@voorbeeld.nl")
    return {"wanted": wanted}
