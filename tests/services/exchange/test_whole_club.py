"""A whole club as a file of its own: whatever was kept in it travels, and comes back equal."""

from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

from sqlalchemy import text

from clubadmin.domain.comparison.decisions import Decision
from clubadmin.domain.terms import Position
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.members.member import Member
from clubadmin.model.members.wish import Wish, WishKind
from clubadmin.model.results.protest import ProtestDraft
from clubadmin.model.seasons.season import Competition
from clubadmin.services.attendance import attendance, substitutes
from clubadmin.services.care import health
from clubadmin.services.club import club as clubs
from clubadmin.services.club.club import OpenClub, open_club
from clubadmin.services.comparison import dealing, deciding
from clubadmin.services.draw import drawing, knockout, ledger, wishes
from clubadmin.services.evenings import evenings
from clubadmin.services.exchange import exchange
from clubadmin.services.hall import protests, screen
from clubadmin.services.members import members, pairs, teams
from clubadmin.services.results import closing
from clubadmin.services.seasons import seasons
from tests.reports.kit.test_logo import picture
from tests.services.evening_club import add_people, type_sheet

CONTESTS = {
    *("team", "team_member", "wish", "wallet", "protest", "advance", "contest_result", "decision"),
    *("sitting_out", "evening_version", "round_result", "pair", "seat", "game"),
}


def _whole(club: OpenClub) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of every table, the journal and the versions too."""
    with club.store.read() as conn:
        names = conn.execute(text("SELECT name FROM sqlite_master WHERE type = 'table'")).scalars()
        return {
            name: sorted(map(tuple, conn.execute(text(f"SELECT * FROM {name}"))), key=repr)
            for name in sorted(names)
        }


def _begun(club: OpenClub, season: int, form: str, entrants: list[dict[str, int]]) -> Evening:
    """The first round of a contest, drawn; every setting of it is another than usual."""
    wanted = Competition(0, season, form, form, games=4, rounds=1, rule_set="nku")
    wanted = replace(wanted, fill_in="better", round_minutes=35, protest_minutes=20)
    competition = seasons.add_competition(club, wanted)
    evening = evenings.add_evening(club, competition.id, date(2026, 11, 12))
    for one in entrants:
        attendance.add_participant(club, evening.id, **one)
    evening, _ = drawing.draw(club, evening.id, 1)
    return evening


def _filled(club: OpenClub) -> None:
    """A club in which everything that a contest can keep was kept."""
    people = add_people(club, 9)
    season = seasons.add_season(club, "2026-2027", date(2026, 9, 1), date(2027, 6, 30)).id
    clubs.change_settings(club, replace(clubs.settings(club), logo=picture("PNG")))
    wishes.add_wish(club, Wish(0, WishKind.TABLE, people[0], table=1, reason="rolstoel"))
    _individual(club, _begun(club, season, "individual", [{"member_id": m.id} for m in people]))
    _compared(club, season, people)
    _of_teams(club, season, people)
    _knocked_out(club, _begun(club, season, "knockout", [{"member_id": m.id} for m in people[:8]]))


def _individual(club: OpenClub, evening: Evening) -> None:
    for table in evening.plan[0].tables:
        type_sheet(club, table.table_id, "100 92 81+20 70")
    proposed = ledger.propose(club, evening.id, 1)
    evening = ledger.seat(club, evening.id, 1, proposed.proposed)
    type_sheet(club, evening.plan[0].tables[-1].table_id, "p 92 100 70")
    screen.hide_from(club, evening.id, 1)
    draft = ProtestDraft("te laat", evening.participants[0].id, evening.plan[0].tables[0].table_id)
    protests.hand_in(club, evening.id, draft)


def _compared(club: OpenClub, season: int, people: tuple[Member, ...]) -> None:
    couples = [pairs.add_pair(club, people[at].id, people[at + 1].id) for at in range(0, 8, 2)]
    evening = _begun(club, season, "schevenings", [{"pair_id": one.id} for one in couples])
    dealing.deal(club, evening.id, 4, 7)
    first = evening.plan[0].tables[0]
    deciding.decide(
        club,
        first.table_id,
        first.wallets[0],
        {Decision.AVERAGE_NS, Decision.EW_1},
        reason="kaarten gezien",
        decided_by="Gerda Vis",
    )
    for table in evening.plan[0].tables:
        type_sheet(club, table.table_id, "100 92 81+20 70")
    protests.hand_in(
        club, evening.id, ProtestDraft("wie gaf er?", None, first.table_id, first.wallets[0])
    )
    (made,) = protests.protests(club, evening.id)
    protests.decide(club, made.id, upheld=False, ruling="Zuid gaf.", decided_by="Gerda Vis")
    closing.close(club, evening.id)


def _of_teams(club: OpenClub, season: int, people: tuple[Member, ...]) -> None:
    made = [
        teams.add_team(club, name, [one.id for one in people[at : at + 4]])
        for at, name in ((0, "De Azen"), (4, "De Boeren"))
    ]
    evening = _begun(club, season, "teams", [{"team_id": one.id} for one in made])
    team = evening.participants[0]
    substitutes.substitute(club, evening.id, team.id, 1, people[8].id, from_round=1)


def _knocked_out(club: OpenClub, evening: Evening) -> None:
    level, other = evening.plan[0].tables
    type_sheet(club, level.table_id, "100 62 p .p")
    type_sheet(club, other.table_id, "100 92 100 70")
    knockout.go_on(club, level.table_id, (Position.E, Position.W), "geloot")


def test_a_whole_club_goes_over_with_every_row_of_every_table(
    club: OpenClub, tmp_path: Path
) -> None:
    _filled(club)
    before = _whole(club)
    assert {name for name in CONTESTS if not before[name]} == set()
    copy = exchange.export_club(club, tmp_path / "copy.klj")
    with open_club(copy) as other:
        assert health.check(other).ok
        assert clubs.settings(other).logo == clubs.settings(club).logo
        members.add_member(other, Member(0, "Later"))
    with open_club(copy) as other:
        assert "Later" in {one.last_name for one in members.members(other)}
    again = exchange.export_club(club, tmp_path / "again.klj")
    with open_club(again) as other:
        assert _whole(other) == before == _whole(club)
