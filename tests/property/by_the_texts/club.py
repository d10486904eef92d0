"""A made-up season put into a club, and every figure in which the two differ."""

from collections import defaultdict
from collections.abc import Mapping
from contextlib import suppress
from datetime import date, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from clubadmin.domain.administration.cash import Paid, Stakes
from clubadmin.errors import Refused
from clubadmin.model.administration.cash import KeptStakes
from clubadmin.model.evenings.evening import Evening, TablePlace
from clubadmin.model.explain.figure_asked import EveningAsked, StandingAsked
from clubadmin.model.members.member import Member, Pair, Team
from clubadmin.services import explain
from clubadmin.services.administration import cash, stakes
from clubadmin.services.attendance import attendance
from clubadmin.services.attendance.substitutes import substitute
from clubadmin.services.club.club import OpenClub
from clubadmin.services.draw import drawing, knockout, ledger
from clubadmin.services.evenings import evenings
from clubadmin.services.members import teams
from clubadmin.services.results import closing
from clubadmin.services.sheets import sheets
from clubadmin.services.standings.absences import set_absence
from clubadmin.services.standings.standings import standings
from tests.property.by_the_texts import contests, season
from tests.property.by_the_texts import evening as by_text
from tests.property.by_the_texts.case import CONTESTS, PLAYERS, TEAMS, Case, Night
from tests.property.by_the_texts.contests import Compared
from tests.property.by_the_texts.evening import Figures, Table
from tests.property.by_the_texts.games import Game
from tests.services.comparison.contests import team_result
from tests.services.evening_club import add_competition, add_pairs, add_people, new_club

FIRST = date(2026, 9, 3)
PLAYED = Game("written")
Entrant = Member | Pair | Team


class Differs(AssertionError):
    """A figure that is not what the texts make of it."""


def differs(case: Case) -> str:
    """The first difference between program and texts; "" where there is none."""
    try:
        with TemporaryDirectory() as folder, new_club(Path(folder)) as club:
            _Play(case, club).season()
    except Differs as difference:
        return str(difference)
    except Refused:
        raise  # no evening of a club: the case is wrong
    except Exception as error:
        return f"breaks: {type(error).__name__} {error}"
    return ""


def same(what: str, of_program: object, of_texts: object) -> None:
    """Refuse another figure.

    Raises:
        Differs: with what parts of it differ.
    """
    if of_program == of_texts:
        return
    if isinstance(of_program, Mapping) and isinstance(of_texts, Mapping):
        for key in {**of_program, **of_texts}:
            same(f"{what}, {key}", of_program.get(key), of_texts.get(key))
    raise Differs(f"{what}: the program has {of_program}, the texts {of_texts}")


class _Play:
    def __init__(self, case: Case, club: OpenClub) -> None:
        self.case, self.club = case, club
        self.held: dict[int, dict[str, Any]] = defaultdict(dict)  # by rule for substitutes
        self.figures: dict[str, dict[int, dict[str, Figures]]] = {}
        self.told: dict[str, set[tuple[int, str]]] = defaultdict(set)
        self.untold: set[tuple[int, str]] = set()
        self.sides: dict[str, set[str]] = defaultdict(set)  # on which each pair sat
        for kept in ("pair", "self", "none"):
            self.figures[kept] = {}

    def season(self) -> None:
        case, club = self.case, self.club
        self.competition = add_competition(
            club,
            "boompje" if case.kind == "manille" else case.kind,
            rounds=case.rounds,
            games=case.games,
            rule_set=case.rules,
            evenings=len(case.nights),
            ranking=case.rule.text,
            tie_breaks=case.ties,
            prizes=self.prizes(),
            odd_players=case.odd,
            sit_out_points=case.sit_out,
            fill_in=case.fill_in,
        )
        self.entrants = self.people()
        self.spare = list(add_people(club, sum(len(one.instead) for one in case.nights)))
        stakes.keep_stakes(
            club, KeptStakes(Stakes(case.stake, case.stake, min(case.kept, case.stake), 1000, 3))
        )
        self.cards: dict[int, int] = defaultdict(int)  # evenings left, by member
        for at, night in enumerate(case.nights, 1):
            self.night(at, night)
            self.ranked(at)

    def prizes(self) -> str:
        """The prizes as a secretary writes them."""
        case = self.case
        parts = [f"{at}: {one} %" for at, one in enumerate(case.shares, 1)]
        parts += [f"{at}: € {one}" for at, one in enumerate(case.amounts, len(parts) + 1)]
        return ", ".join(parts + ([f"poedelprijs: € {case.last}"] if case.last else []))

    def people(self) -> list[Entrant]:
        case, club = self.case, self.club
        if case.kind in PLAYERS:
            return list(add_people(club, case.entrants))
        if case.kind in TEAMS:
            ids = [one.id for one in add_people(club, 4 * case.entrants)]
            return [
                teams.add_team(club, f"Team {at + 1}", ids[4 * at : 4 * at + 4])
                for at in range(case.entrants)
            ]
        return list(add_pairs(club, add_people(club, 2 * case.entrants)))

    def night(self, number: int, night: Night) -> None:
        club = self.club
        day = FIRST + timedelta(days=7 * number)
        evening = evenings.add_evening(club, self.competition.id, day)
        for who in night.present:
            evening = attendance.arrive(club, evening.id, self.entrants[who])
        ids = {who: evening.participants[at].id for at, who in enumerate(night.present)}
        for who, first in night.late:
            attendance.come_late(club, evening.id, ids[who], first)
        for who, last in night.early:
            attendance.drop_out(club, evening.id, ids[who], last)
        for who in night.instead:
            substitute(club, evening.id, ids[who], 1, self.spare.pop().id)
        evening = self.drawn(evening.id, night)
        for who in (*night.told, *night.untold):
            set_absence(club, evening.id, self.entrants[who].id, who in night.told)
        tables = self.tables(evening)
        out = [(plan.round, one.number) for plan in evening.plan for one in plan.sitting_out]
        self.pay(evening, night)
        closing.close(club, evening.id)
        places = self.result(evening, tables, out)
        if number == len(self.case.nights):
            self.paid_out(evening, tables, places)
        self.remember(number, night, evening, tables, out)

    def drawn(self, evening_id: int, night: Night) -> Evening:
        """Draw and type; a knock-out round by round."""
        self.chosen: dict[int, set[int]] = defaultdict(set)
        self.typed: dict[int, tuple[Game, ...]] = {}  # by table
        for _ in range(self.case.rounds if "knockout" in self.case.kind else 1):
            evening, _report = drawing.draw(self.club, evening_id, night.draw)
            self.type(evening, night)
            if "knockout" in self.case.kind:
                self.decide(evening)
        for plan in evening.plan:
            if night.filled and plan.sitting_out:
                with suppress(Refused):  # nobody is left to be lent
                    lent = ledger.propose(self.club, evening_id, plan.round).proposed
                    self.type(ledger.seat(self.club, evening_id, plan.round, lent), night)
        return evenings.evening(self.club, evening_id)

    def type(self, evening: Evening, night: Night) -> None:
        """Type and sign what is not typed yet; at a fill-in table something is played."""
        for table in (one for plan in evening.plan for one in plan.tables):
            if table.table_id not in self.typed:
                games = night.lines[len(self.typed) % len(night.lines)]
                if table.fill_ins:
                    games = tuple(one if one.ending == "counted" else PLAYED for one in games)
                self.typed[table.table_id] = games
                lines = {row: one.line for row, one in enumerate(games, 1)}
                sheets.save_lines(self.club, table.table_id, lines)
                sheets.sign(self.club, table.table_id)

    def decide(self, evening: Evening) -> None:
        """Let N and S go on from tables that are level."""
        tables = [one for plan in evening.plan for one in plan.tables]
        for level in knockout.bracket(self.club, evening.id).level:
            at = next(n for n, one in enumerate(tables) if one.table_id == level.table_id)
            seats = [seat for seat, _ in tables[at].seats if seat.value in "ns"]
            knockout.go_on(self.club, level.table_id or 0, seats, "loting")
            self.chosen[at] = set(tables[at].ns)

    def tables(self, evening: Evening) -> list[Table]:
        """The tables with what was typed."""
        return [
            _table(one, self.typed[one.table_id]) for plan in evening.plan for one in plan.tables
        ]

    # --- an evening

    def result(
        self, evening: Evening, tables: list[Table], out: list[tuple[int, int]]
    ) -> dict[int, int]:
        """Compare the result of an evening; the places by number."""
        self.bare: set[int] = set()  # who sat out all evening for nothing
        case, found = self.case, closing.result(self.club, evening.id)
        label = f"evening {evening.number}"
        if case.kind == "teams":
            of_teams = contests.team_matches(case, tables)
            rows = team_result(self.club, evening.id).rows
            same(
                label, {r.number: (r.match_points, r.game_points, r.saldo) for r in rows}, of_teams
            )
            places = {a: 1 + sum(o > of for o in of_teams.values()) for a, of in of_teams.items()}
        elif "knockout" in case.kind:
            self.won = won = contests.knockout_rounds(case, tables, self.chosen)
            places = contests.knockout_places(case, won)
        elif case.kind in CONTESTS:
            places = self.compared(label, tables, found)
        else:
            figures = by_text.evening(case, tables, out)
            shown = {r.number: (r.total, r.roem, r.pits, r.nat) for r in found.rows}
            self.bare = {
                one.number for one in found.rows if figures.get(one.number, Figures()).nothing
            }
            wanted = {n: figures.get(n, Figures()) for n in shown}
            same(label, shown, {n: (f.total, f.roem, f.pits, f.nat) for n, f in wanted.items()})
            places = season.placed(wanted, case.ties)
            for row in found.rows:
                told = explain.explain(
                    self.club, EveningAsked(evening.id, row.participant_id, "total")
                )
                same(f"{label}, explained, {row.number}", told.value, wanted[row.number].total)
        same(f"{label}, place", {row.number: row.place for row in found.rows}, places)
        return places

    def compared(self, label: str, tables: list[Table], found: Any) -> dict[int, int]:
        of_all = contests.compared(self.case, tables)
        shown = {
            row.number: (row.matchpoints, row.tops, row.points)
            for field in found.contest.fields
            for row in field.rows
        }
        same(label, shown, {n: (of.matchpoints, of.tops, of.points) for n, of in of_all.items()})
        places: dict[int, int] = {}
        for field in found.contest.fields:
            numbers = {row.number for row in field.rows}
            places |= contests.compared_places({n: of for n, of in of_all.items() if n in numbers})
        return places

    # --- money

    def pay(self, evening: Evening, night: Night) -> None:
        """Put in who buys a card, is free or still owes; the others pay as they can."""
        self.box = self.pot = 0
        self.pots: dict[int, int] = defaultdict(int)  # by number
        case = self.case
        to_pot = case.stake - min(case.kept, case.stake)
        by_id = {one.entrant_id: one for one in evening.participants}
        for who in night.present:
            one = by_id[self.entrants[who].id]
            for member in one.members:
                if who in night.free:
                    stakes.pay(self.club, evening.id, [member.id], Paid.FREE)
                    continue
                if who in night.owing:
                    continue
                if who in night.cards:  # its first evening is this one
                    stakes.sell_card(self.club, evening.id, member.id)
                    self.box += 1000
                    self.cards[member.id] += 2
                else:
                    stakes.pay(self.club, evening.id, [member.id])
                    if self.cards[member.id]:
                        self.cards[member.id] -= 1
                    else:
                        self.box += case.stake
                self.pots[one.number] += to_pot
        self.pot = sum(self.pots.values())
        found = cash.evening_cash(self.club, evening.id)
        label = f"cash of evening {evening.number}"
        same(label, (found.balance.expected, found.pot), (self.box, self.pot))
        left = {one.member.id: one.card_left for one in found.payers}
        same(f"{label}, cards", left, {one: self.cards[one] for one in left})

    def paid_out(self, evening: Evening, tables: list[Table], places: dict[int, int]) -> None:
        rows = closing.result(self.club, evening.id).rows
        stayed = [
            one.number for one in evening.participants if one.stayed and one.number not in self.bare
        ]
        wanted: dict[int, int] = {}
        for which in {(row.line, row.field) for row in rows}:
            those = {row.number for row in rows if (row.line, row.field) == which}
            pot = sum(self.pots[one] for one in those)
            own = {n: place for n, place in places.items() if n in those}
            lasts = by_text.poedelprijs(own, stayed)
            if "knockout" in self.case.kind:
                lasts = contests.knockout_last(self.case, tables, self.won)
            wanted |= by_text.prizes(self.case, own, lasts, self.bare, pot)
        told = {one.name: one.amount for one in cash.prizes(self.club, evening.id)}
        label = f"prizes of evening {evening.number}"
        same(label, {row.number: told.get(row.name, 0) for row in rows}, wanted)
        if sum(wanted.values()) == 0:
            return
        if sum(wanted.values()) > self.box:
            try:
                cash.pay_prizes(self.club, evening.id)
            except Refused:
                box = cash.evening_cash(self.club, evening.id)
                cash.keep_box(self.club, box, change_money=10**6, counted=None)
                self.box += 10**6
            else:
                raise Differs(f"{label}: {wanted} is paid out of {self.box}")
        after = cash.pay_prizes(self.club, evening.id)
        same(f"{label}, the box after", after.balance.expected, self.box - sum(wanted.values()))

    # --- the season

    def remember(
        self,
        number: int,
        night: Night,
        evening: Evening,
        tables: list[Table],
        out: list[tuple[int, int]],
    ) -> None:
        """Keep the figures of an evening as the standings count them."""
        case = self.case
        figures: dict[int, Figures]
        if case.kind == "teams":
            figures = {
                n: Figures(of[0], pits=of[1], tops=of[1], points=of[2], nothing=False)
                for n, of in contests.team_matches(case, tables).items()
            }
        elif "knockout" in case.kind:
            won = contests.knockout_rounds(case, tables, self.chosen)
            figures = {n: Figures(of, nothing=False) for n, of in won.items()}
        elif case.kind in CONTESTS:
            figures = {n: _as_figures(of) for n, of in contests.compared(case, tables).items()}
        else:
            figures = by_text.evening(case, tables, out)
        self.sat(evening, tables)
        for way, kept in self.figures.items():
            kept[number] = {}
            for one in evening.participants:
                name = self.name(one.entrant_id)
                replaced = any(one.substitutes)
                if replaced and way != "pair":
                    self.told[way].add((number, name))
                if replaced and way == "none":
                    continue
                if replaced and way == "self":
                    name = _sorted(" – ".join(member.label for member in one.members))
                kept[number][name] = figures.get(one.number, Figures())
            self.told[way] |= {(number, self.name(self.entrants[who].id)) for who in night.told}
        self.untold |= {(number, self.name(self.entrants[who].id)) for who in night.untold}

    def sat(self, evening: Evening, tables: list[Table]) -> None:
        """Keep on which side each sat."""
        names = {one.number: self.name(one.entrant_id) for one in evening.participants}
        for table in tables:
            for field, numbers in zip(("N/Z", "O/W"), table.sides, strict=True):
                for who in numbers:
                    self.sides[names[who]].add(field)

    def name(self, entrant_id: int) -> str:
        one = next(one for one in self.entrants if one.id == entrant_id)
        return one.name if isinstance(one, Team) else _sorted(one.label)

    def apart(self) -> dict[str, str]:
        """The side of each pair of Schevenings; as soon as one changed sides all are together."""
        if self.case.kind != "schevenings" or any(len(one) > 1 for one in self.sides.values()):
            return {}
        return {name: next(iter(of)) for name, of in self.sides.items()}

    def ranked(self, after: int) -> None:
        for rule in (self.case.rule, *self.case.others):
            text = None if rule is self.case.rule else rule.text
            try:
                found = standings(self.club, self.competition.id, after, text)
            except Refused as refused:
                raise Differs(f"standings after {after} by {rule.text}: {refused}") from refused
            way = rule.substitutes or "pair"
            ties = self.case.ties
            if self.case.kind in CONTESTS and "tops" not in ties:  # its own order
                ties = ("tops", "points")
            wanted = season.standings(
                self.figures[way],
                rule,
                ties,
                self.told[way],
                self.untold,
            )
            label = f"standings after evening {after} by {rule.text}"
            apart = self.apart()
            same(f"{label}, fields", len(found.fields), len(set(apart.values())) or 1)
            shown = {_sorted(row.name): row for row in found.rows}
            same(f"{label}, rows", set(shown), set(wanted))
            for name, row in shown.items():
                own = wanted[name]
                cells = {c.evening: c.points for c in row.evenings if c.points is not None}
                same(f"{label}, evenings of {name}", cells, dict(own.cells))
                same(f"{label}, total of {name}", row.total, own.total)
                same(f"{label}, average of {name}", row.average, float(own.average))
                if found.win_points:
                    same(f"{label}, won by {name}", row.won, own.won)
            places = {name: row.place for name, row in wanted.items()}
            if "knockout" in self.case.kind:  # by sides, as in the result
                places = contests.knockout_places(
                    self.case, {name: row.total for name, row in wanted.items()}
                )
            for field in set(apart.values()):  # never played what the others played
                those = {
                    at: {name: of for name, of in made.items() if apart[name] == field}
                    for at, made in self.figures[way].items()
                }
                of_field = season.standings(those, rule, ties, ())
                places |= {name: row.place for name, row in of_field.items()}
            same(f"{label}, places", {name: row.place for name, row in shown.items()}, places)
            for row in found.rows[:3] if after == len(self.case.nights) else ():
                asked = StandingAsked(self.competition.id, row.entrant_id, "total", rule=text)
                told = explain.explain(self.club, asked)
                same(f"{label}, explained, {row.name}", told.value, wanted[_sorted(row.name)].total)


def _table(place: TablePlace, games: tuple[Game, ...]) -> Table:
    lent = {who for (seat, _), who in zip(place.seats, place.numbers, strict=True)
            if seat in place.fill_ins}  # fmt: skip
    return Table(
        place.round, place.ns, place.ew, place.numbers, games, place.wallets, frozenset(lent)
    )


def _as_figures(of: Compared) -> Figures:
    return Figures(
        int(of.matchpoints),
        pits=of.tops,  # stand where other evenings have pits
        tops=of.tops,
        points=of.points,
        nothing=not of.games,
    )


def _sorted(name: str) -> str:
    """A pair, whoever of the two is named first."""
    return " – ".join(sorted(name.split(" – ")))
