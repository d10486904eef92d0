"""What a secretary does in a season, at random, and what each deed has to do with.

A deed answers the words by which she would know what she did: the table and round, the person,
the evening, the competition. Deeds that are refused now answer nothing.
"""

from collections.abc import Callable
from dataclasses import replace
from datetime import date, timedelta
from random import Random

from clubadmin.domain.correspondence.gaps import Purpose as LetterPurpose
from clubadmin.i18n import Words as Spoken
from clubadmin.model.administration.debits import Mandate
from clubadmin.model.correspondence.letters import About, Template, Way
from clubadmin.model.evenings.evening import Evening, TablePlace
from clubadmin.model.evenings.sanction import SanctionDraft
from clubadmin.model.members.assembly import Articles, Attending
from clubadmin.model.members.known import PURPOSES, Purpose
from clubadmin.model.members.member import Member
from clubadmin.model.members.particulars import Office
from clubadmin.model.members.wish import Wish, WishKind
from clubadmin.model.results.protest import ProtestDraft, ProtestState
from clubadmin.model.sheets.decision import DecisionDraft
from clubadmin.model.sheets.sheet import PaperTotals
from clubadmin.services.administration import cash, mandates, stakes
from clubadmin.services.attendance import attendance, substitutes
from clubadmin.services.club import club as clubs
from clubadmin.services.club import rulesets
from clubadmin.services.club.club import OpenClub
from clubadmin.services.correspondence import outbox, recipients, templates
from clubadmin.services.correspondence.composing import compose
from clubadmin.services.draw import drawing, seats, wishes
from clubadmin.services.evenings import evenings
from clubadmin.services.evenings.view import lasting
from clubadmin.services.hall import protests, screen
from clubadmin.services.members import (
    assembly,
    consents,
    members,
    merging,
    pairs,
    particulars,
    teams,
)
from clubadmin.services.members import particulars as own_fields
from clubadmin.services.seasons import seasons
from clubadmin.services.sheets import decisions, sanctions, sheets
from clubadmin.services.standings import absences, groups
from clubadmin.services.supposing import adopting
from clubadmin.services.tableside import calls, confirming, table_rows
from clubadmin.services.tableside.table_sheet import table_sheet
from tests.services.evening_club import take_list

Words = tuple[str, ...]
FIRSTS = ("Jan", "José", "Ria", "Truus", "Wim")
LASTS = ("Bos", "van den Heuvel", "Çelik", "De {Wit}", "Zonneveld-van der Heijden")
DAY = date(2026, 11, 12)


class Deeds:
    """The club, and whatever she can do in it."""

    def __init__(self, club: OpenClub, evening_ids: tuple[int, ...], chance: Random) -> None:
        self.club, self.evening_ids, self.chance = club, evening_ids, chance
        self.all: tuple[Callable[[], Words], ...] = (
            *(self.add_member, self.change_member, self.remove_member, self.paste),
            *(self.consent, self.consent_wording, self.articles, self.meet, self.attend),
            *(self.particulars, self.own_field, self.merge, self.mandate),
            *(self.add_pair, self.remove_pair, self.add_team, self.change_team, self.remove_team),
            *(self.wish, self.come, self.leave, self.come_late, self.drop_out, self.stand_in),
            *(self.draw, self.swap, self.hide, self.away, self.pen_and_cards),
            *(self.line, self.lines, self.totals, self.other, self.sign, self.sign_all),
            *(self.unsign, self.decide, self.withdraw, self.sanction, self.protest),
            *(self.at_table, self.confirmed, self.called),
            *(self.rule_on_protest, self.settings, self.competition, self.group, self.rule),
            *(self.letter_text, self.no_mail, self.papers),
            *(self.asked, self.stake, self.stake_back, self.card, self.spend, self.ticket),
            *(self.rules, self.own_rules, self.season, self.evening, self.move, self.remove),
        )

    # --- choosing

    def _evening(self) -> Evening:
        return evenings.evening(self.club, self.chance.choice(self.evening_ids))

    def _table(self) -> TablePlace:
        return self.chance.choice([one for plan in self._drawn().plan for one in plan.tables])

    def _drawn(self) -> Evening:
        drawn = [evenings.evening(self.club, one) for one in self.evening_ids]
        return self.chance.choice([one for one in drawn if one.plan])

    def _person(self) -> Member:
        return self.chance.choice(members.members(self.club))

    def _line(self) -> str:
        return self.chance.choice(("92", "81+", "0", "162", "*", "100", "", "70+50"))

    # --- people

    def add_member(self) -> Words:
        made = members.add_member(self.club, Member(0, *self._name()))
        return (made.name,)

    def _name(self) -> tuple[str, str]:
        return self.chance.choice(LASTS), self.chance.choice(FIRSTS)

    def change_member(self) -> Words:
        who = self._person()
        members.change_member(self.club, replace(who, remark=f"{self.chance.random()}"))
        return (who.name,)

    def remove_member(self) -> Words:
        who = self._person()
        members.remove_member(self.club, who.id)
        return (who.name,)

    def paste(self) -> Words:
        names = [f"Ada {''.join(self.chance.choices('aeiklmnort', k=12))}" for _ in range(3)]
        take_list(self.club, "\n".join(names))
        return ("3",)

    def particulars(self) -> Words:
        found = particulars.particulars(self.club, self._person().id)
        office = Office(self.chance.randrange(1990, 2020), "voorzitter", 2021)
        values: dict[str, object] = self.chance.choice(
            (
                {"street": f"Kerkstraat {self.chance.randrange(99)}", "postcode": "1234ab"},
                {"offices": tuple({*found.offices, office})},
                {"joined": DAY, "ended": None, "number": str(self.chance.randrange(10**6))},
                {"own": tuple((one.id, "L") for one in own_fields.own_fields(self.club))},
            )
        )
        particulars.keep(self.club, found.changed(**values), today=DAY)
        return (found.member.name,)

    def merge(self) -> Words:
        kept, gone = self.chance.sample(members.members(self.club), 2)
        merging.merge(self.club, kept.id, gone.id)
        return (kept.label, gone.label)

    def mandate(self) -> Words:
        who = self._person()
        there = mandates.mandates(self.club).get(who.id, Mandate(who.id))
        account = self.chance.choice(("NL44RABO0123456789", "NL86INGB0002445588"))
        mandates.keep_mandate(self.club, replace(there, signed=DAY, account=account), DAY)
        return (who.name,)

    def letter_text(self) -> Words:
        own = [one for one in templates.templates(self.club, Spoken()) if one.id]
        if own and self.chance.random() < 0.5:
            templates.remove_template(self.club, own[0].id)
            return (own[0].name,)
        name = f"Nieuws {self.chance.randrange(10**6)}"
        made = Template(name, LetterPurpose.FREE, "Nieuws", "{aanhef}")
        return (templates.keep_template(self.club, made).name,)

    def no_mail(self) -> Words:
        who = self._person()
        wanted = self.chance.choice((True, False))
        recipients.want_mail(self.club, [who.id], DAY, wanted=wanted)
        return (who.name,)

    def papers(self) -> Words:
        text = Template("", LetterPurpose.FREE, "Nieuws", "{aanhef}")
        about = About(LetterPurpose.FREE)
        who = [self._person().id]
        ways = dict.fromkeys(who, Way.PAPER)
        made = compose(self.club, text, about, who, day=DAY, words=Spoken(), ways=ways)
        outbox.note_made(self.club, made, Way.PAPER)
        return ("1",)

    def own_field(self) -> Words:
        there = own_fields.own_fields(self.club)
        if there and self.chance.random() < 0.5:
            own_fields.remove_field(self.club, there[0])
            return (there[0].name,)
        return (own_fields.add_field(self.club, f"Maat {self.chance.randrange(10**6)}").name,)

    def consent(self) -> Words:
        who = self.chance.sample(members.members(self.club), self.chance.choice((1, 1, 3)))
        act = self.chance.choice((consents.give_consent, consents.withdraw_consent))
        purpose = self.chance.choice(list(Purpose))
        act(self.club, [one.id for one in who], DAY, "op papier", purpose=purpose)
        return (PURPOSES[purpose], who[0].name if len(who) == 1 else "3")

    def consent_wording(self) -> Words:
        purpose = self.chance.choice(list(Purpose))
        consents.word(self.club, purpose, f"Dit mag de club {self.chance.randrange(10**6)}.")
        return (PURPOSES[purpose],)

    def articles(self) -> Words:
        version = assembly.articles(self.club).version
        term, quorum = self.chance.randint(1, 6), self.chance.randint(0, 50)
        assembly.keep_articles(self.club, Articles(term, quorum=quorum, version=version))
        return ()

    def meet(self) -> Words:
        name = f"Vergadering {self.chance.randrange(10**6)}"
        assembly.add_meeting(self.club, DAY, name)
        return (name,)

    def attend(self) -> Words:
        (meeting, *_others) = assembly.meetings(self.club)
        who = self.chance.choice(meeting.people).member
        how = self.chance.choice((Attending.PRESENT, Attending.NOTICE))
        assembly.attend(self.club, meeting.id, [who.id], how)
        return meeting.name, who.name

    def add_pair(self) -> Words:
        a, b = self.chance.sample(members.members(self.club), 2)
        pairs.add_pair(self.club, a.id, b.id)
        return a.name, b.name

    def remove_pair(self) -> Words:
        gone = self.chance.choice(pairs.pairs(self.club))
        pairs.remove_pair(self.club, gone.id)
        return gone.a.name, gone.b.name

    def add_team(self) -> Words:
        who = self.chance.sample(members.members(self.club), 4)
        name = f"De Azen {self.chance.randrange(10**6)}"
        teams.add_team(self.club, name, [one.id for one in who])
        return (name,)

    def change_team(self) -> Words:
        found = self.chance.choice(teams.teams(self.club))
        name = f"Rode Nel {self.chance.randrange(10**6)}"
        teams.change_team(self.club, replace(found, name=name))
        return (name,)

    def remove_team(self) -> Words:
        gone = self.chance.choice(teams.teams(self.club))
        teams.remove_team(self.club, gone.id)
        return (gone.name,)

    def wish(self) -> Words:
        there = wishes.wishes(self.club)
        if there and self.chance.random() < 0.5:
            gone = self.chance.choice(there)
            wishes.remove_wish(self.club, gone.id)
            return (gone.names,)
        a, b = self.chance.sample(members.members(self.club), 2)
        return (wishes.add_wish(self.club, Wish(0, WishKind.APART, a, b)).names,)

    # --- an evening before it is played

    def come(self) -> Words:
        found = self._evening()
        who = self.chance.choice(attendance.candidates(self.club, found.id))
        kind = {"Pair": "pair_id", "Team": "team_id"}.get(type(who).__name__, "member_id")
        attendance.add_participant(self.club, found.id, **{kind: who.id})
        return who.label, _which(found)

    def asked(self) -> Words:
        kept = stakes.stakes(self.club)
        assert kept.stakes is not None
        wanted = replace(kept.stakes, member=self.chance.choice((350, 400, 450)))
        stakes.keep_stakes(self.club, replace(kept, stakes=wanted))
        return ("kas van een avond",)

    def stake(self) -> Words:
        found = self._evening()
        who = self.chance.choice(found.participants).members[0]
        stakes.pay(self.club, found.id, [who.id])
        return who.name, _which(found)

    def stake_back(self) -> Words:
        found = self._evening()
        paid = [one for one in stakes.payers(self.club, found.id) if one.paid]
        who = self.chance.choice(paid).member
        stakes.take_back(self.club, found.id, [who.id])
        return who.name, _which(found)

    def card(self) -> Words:
        found = self._evening()
        who = self.chance.choice(found.participants).members[0]
        if self.chance.random() < 0.5:
            stakes.sell_card(self.club, found.id, who.id)
        else:
            stakes.take_card_back(self.club, found.id, who.id)
        return who.name, _which(found)

    def spend(self) -> Words:
        found = self._evening()
        cash.add_line(self.club, found.id, "Koffie", -1255)
        return "Koffie", _which(found)

    def ticket(self) -> Words:
        found = cash.evening_cash(self.club, self._evening().id)
        if not found.tombola.sold:
            cash.sell_tickets(self.club, found, 1, 40, 100)
        else:
            cash.draw_ticket(self.club, found)
        return ("lot",)

    def leave(self) -> Words:
        found = self._evening()
        who = self.chance.choice(found.participants)
        attendance.remove_participant(self.club, found.id, who.id)
        return who.name, _which(found)

    def come_late(self) -> Words:
        found = self._evening()
        who = self.chance.choice(found.participants)
        attendance.come_late(self.club, found.id, who.id, 2)
        return who.name, _which(found)

    def drop_out(self) -> Words:
        found = self._evening()
        who = self.chance.choice(found.participants)
        attendance.drop_out(self.club, found.id, who.id, self.chance.choice((1, None)))
        return who.name, _which(found)

    def stand_in(self) -> Words:
        found = self._evening()
        who = self.chance.choice([one for one in found.participants if len(one.members) == 2])
        other = self.chance.choice(substitutes.substitute_candidates(self.club, found.id))
        substitutes.substitute(self.club, found.id, who.id, 0, other.id)
        return other.label, _which(found)

    def draw(self) -> Words:
        found = self._evening()
        drawing.draw(self.club, found.id, seed=self.chance.randrange(100))
        return "1", _which(found)

    def swap(self) -> Words:
        found = self._drawn()
        one, other = self.chance.sample(found.participants, 2)
        seats.swap(self.club, found.id, 1, one.id, other.id)
        return one.name, other.name, _which(found)

    def hide(self) -> Words:
        found = self._evening()
        screen.hide_from(self.club, found.id, self.chance.choice((None, 1, 2)))
        return (_which(found),)

    def away(self) -> Words:
        found = self._evening()
        who = self.chance.choice(attendance.candidates(self.club, found.id))
        notice = self.chance.choice((True, False, None))
        absences.note_away(self.club, found.id, who.id, notice=notice)
        return (_which(found),)

    # --- sheets

    def pen_and_cards(self) -> Words:
        at = self._table()
        sheets.hand_in(self.club, at.table_id, pen=self.chance.random() < 0.5)
        return _at(at)

    def line(self) -> Words:
        at, game = self._table(), self.chance.randint(1, 4)
        sheets.save_line(self.club, at.table_id, game, self._line())
        return (*_at(at), str(game))

    def lines(self) -> Words:
        at = self._table()
        sheets.save_lines(self.club, at.table_id, dict.fromkeys((1, 2, 3, 4), "92"))
        return _at(at)

    def totals(self) -> Words:
        at = self._table()
        sheets.save_paper(self.club, at.table_id, PaperTotals(self.chance.randrange(600)))
        return _at(at)

    def other(self) -> Words:
        at, game = self._table(), self.chance.randint(1, 4)
        sheets.save_other(self.club, at.table_id, {game: self._line()})
        return (*_at(at), str(game))

    def sign(self) -> Words:
        at = self._table()
        sheets.save_lines(self.club, at.table_id, dict.fromkeys((1, 2, 3, 4), "92"))
        sheets.save_other(self.club, at.table_id, dict.fromkeys((1, 2, 3, 4), ""))
        sheets.save_paper(self.club, at.table_id, PaperTotals())
        sheets.sign(self.club, at.table_id)
        return _at(at)

    def sign_all(self) -> Words:
        found = self._drawn()
        every = [one.table_id for plan in found.plan for one in plan.tables]
        sheets.sign_all(self.club, every)
        return (_which(found),)

    def at_table(self) -> Words:
        at = self._table()
        row = table_sheet(self.club, at.table_id).rows[self.chance.randrange(4)]
        key = f"{self.chance.random()}"
        line = self.chance.choice(("92", "81+20", "*", "100", "70+50"))
        desk = self.chance.choice((None, "Ria"))
        table_rows.type_row(
            self.club, at.table_id, row.game, line, version=row.version, key=key, desk=desk
        )
        return (*_at(at), str(row.game), *(("Ria",) if desk else ()))

    def confirmed(self) -> Words:
        found = table_sheet(self.club, self._table().table_id)
        totals, key = dict(found.totals), f"{self.chance.random()}"
        confirming.confirm(self.club, found.place.table_id, "ns", totals, key=key)
        return (*_at(found.place), "Wij")

    def called(self) -> Words:
        at = self._table()
        if table_sheet(self.club, at.table_id).called:
            calls.answer(self.club, at.table_id)
        else:
            calls.call(self.club, at.table_id, key=f"{self.chance.random()}")
        return (*_at(at), "wedstrijdleider")

    def unsign(self) -> Words:
        at = self._table()
        sheets.unsign(self.club, at.table_id)
        return _at(at)

    def decide(self) -> Words:
        at, game = self._table(), self.chance.randint(1, 4)
        draft = DecisionDraft("other", None, "Opnieuw geven.", "", "Wim", None, "")
        decisions.decide(self.club, at.table_id, game, draft)
        return (*_at(at), str(game))

    def withdraw(self) -> Words:
        tables = [one for plan in self._drawn().plan for one in plan.tables]
        decided = [(one, decisions.decisions_at(self.club, one.table_id)) for one in tables]
        at, made_there = self.chance.choice([one for one in decided if one[1]])
        made = self.chance.choice(made_there)
        decisions.withdraw(self.club, made.id)
        return (*_at(at), str(made.game))

    def sanction(self) -> Words:
        found = self._evening()
        there = self.club.read(lasting, found.id)
        if there and self.chance.random() < 0.5:
            gone = self.chance.choice(there)
            sanctions.withdraw(self.club, gone.id)
            return gone.members[0].name, _which(found)
        who = self.chance.choice(found.participants)
        draft = SanctionDraft("warning", (who.members[0].id,), "evening", "Praat veel.", "Wim")
        sanctions.impose(self.club, found.id, draft)
        return who.members[0].name, _which(found)

    def protest(self) -> Words:
        found, who = self._drawn(), None
        if self.chance.random() < 0.7:
            who = self.chance.choice(found.participants)
        at = self.chance.choice(found.plan[0].tables) if self.chance.random() < 0.7 else None
        draft = ProtestDraft("Telt niet.", who and who.id, at and at.table_id, at and 2)
        protests.hand_in(self.club, found.id, draft)
        return (*((who.name,) if who else ()), *(_at(at) if at else ()), _which(found))

    def rule_on_protest(self) -> Words:
        found = self._evening()
        one = self.chance.choice(protests.protests(self.club, found.id))
        if one.state is ProtestState.OPEN and self.chance.random() < 0.5:
            protests.withdraw(self.club, one.id)
        else:
            upheld = self.chance.random() < 0.5
            protests.decide(self.club, one.id, upheld=upheld, ruling="Ja.", decided_by="Wim")
        return (*((one.name,) if one.name else ()), _which(found))

    # --- the club

    def settings(self) -> Words:
        now = clubs.settings(self.club)
        clubs.change_settings(self.club, replace(now, place=f"Dorp {self.chance.random()}"))
        return ("club",)

    def competition(self) -> Words:
        found = self.chance.choice(seasons.competitions(self.club))
        if self.chance.random() < 0.3:
            name = f"Extra {self.chance.randrange(10**6)}"
            seasons.add_competition(self.club, replace(found, id=0, name=name))
            return (name,)
        if self.chance.random() < 0.3:
            seasons.remove_competition(self.club, found.id)
        else:
            points = f"fixed:{self.chance.randrange(2000)}"
            seasons.change_competition(self.club, replace(found, sit_out_points=points))
        return (found.name,)

    def group(self) -> Words:
        found = self._evening()
        lines = groups.groups(self.club, found.competition_id).lines
        names = [self.chance.choice("ABC") for _ in lines]
        wanted = {one.entrant_id: name for one, name in zip(lines, names, strict=True)}
        groups.arrange(self.club, found.competition_id, wanted)
        return (found.competition,)

    def rule(self) -> Words:
        found = self._evening()
        rule = self.chance.choice(("sum", "best:3", "average:1"))
        adopting.adopt(self.club, found.competition_id, rule, (), DAY, reason="Vergadering")
        return (found.competition,)

    def rules(self) -> Words:
        found = self._evening()
        name = self.chance.choice(("nku", "amsterdams", "rotterdams"))
        adopting.adopt_rule_set(self.club, found.competition_id, name, DAY, "Vergadering")
        return (found.competition,)

    def own_rules(self) -> Words:
        source = self.chance.choice(rulesets.rule_sets(self.club))
        title = f"Onze regels {self.chance.randrange(10**6)}"
        rulesets.copy_rule_set(self.club, source.id, title, DAY, {})
        return (title,)

    def season(self) -> Words:
        year = self.chance.randint(2030, 2200)
        name = f"Seizoen {year}"
        seasons.add_season(self.club, name, date(year, 9, 1), date(year + 1, 6, 30))
        return (name,)

    def evening(self) -> Words:
        found = self._evening()
        day = DAY + timedelta(self.chance.randrange(200))
        made = evenings.add_evening(self.club, found.competition_id, day)
        return (_which(made),)

    def move(self) -> Words:
        found = self._evening()
        day = DAY + timedelta(self.chance.randrange(7))
        evenings.change_evening(self.club, found.id, day=day)
        return (found.competition,)  # its number may be another then

    def remove(self) -> Words:
        kept = set(self.evening_ids)
        gone = self.chance.choice(
            [one for one in seasons.evenings(self.club) if one.id not in kept]
        )
        evenings.remove_evening(self.club, gone.id)
        return (f"{gone.number}", gone.competition)


def _which(evening: Evening) -> str:
    return f"avond {evening.number} van {evening.competition}"


def _at(table: TablePlace) -> Words:
    return f"ronde {table.round}", f"tafel {table.number}"
