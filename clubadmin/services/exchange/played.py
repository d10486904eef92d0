"""Puts games that were read from a file into the club: signed sheets in closed evenings."""

from collections import defaultdict

from clubadmin.i18n import Message
from clubadmin.services.club.club import OpenClub, settings
from clubadmin.services.club.rulesets import rule_sets
from clubadmin.services.exchange.apply import Applied
from clubadmin.services.exchange.games import EveningRead, GamesRead, SheetRead, known_competitions
from clubadmin.services.exchange.seating import Seating, is_paired
from clubadmin.services.exchange.sheet_rows import new_sheet
from clubadmin.storage.journal.sheets import insert_sheets


def import_games(club: OpenClub, read: GamesRead) -> None:
    """Put the sheets into the club, signed, in closed evenings; one change."""
    about, rules, known = settings(club), rule_sets(club), known_competitions(club)
    by_competition: dict[tuple[str, str], list[EveningRead]] = defaultdict(list)
    for evening in read.evenings:
        by_competition[evening.key].append(evening)
    label = Message("Spellen overgenomen: {games}", games=read.preview.games)
    with club.store.change(label) as change:
        applied = Applied(change, about, rules)
        ids = applied.members(read.people)
        seating: Seating[SheetRead] = Seating(change, ids, applied.pairs)
        for key, evenings in by_competition.items():
            form = known[key][0] if key in known else _form(evenings)
            _competition(applied, key, evenings, form, seating)
        applied.plan_evenings()
        tables = seating.write()
        sheets = [new_sheet(table_id, sheet.lines, sheet.known) for table_id, sheet in tables]
        insert_sheets(change, "signed", sheets)


def _form(evenings: list[EveningRead]) -> str:
    paired = is_paired(
        [
            (evening.number, sheet.round, sheet.people)
            for evening in evenings
            for sheet in evening.sheets
        ]
    )
    return "pairs" if paired else "individual"


def _competition(
    applied: Applied,
    key: tuple[str, str],
    evenings: list[EveningRead],
    form: str,
    seating: Seating[SheetRead],
) -> None:
    season_id = applied.season(key[0], (one.date for one in evenings))
    rounds = {one.number: max(sheet.round for sheet in one.sheets) for one in evenings}
    games = {one.number: max(len(sheet.lines) for sheet in one.sheets) for one in evenings}
    competition = applied.competition(
        season_id, key[1], form, rounds=max(rounds.values()), games=max(games.values())
    )
    for one in evenings:
        evening_id = applied.evening(
            competition,
            one.number,
            one.date,
            rounds=rounds[one.number],
            games=games[one.number],
            depth="game",
        )
        seating.evening(
            evening_id,
            form,
            [(sheet.round, sheet.table, sheet.people, sheet) for sheet in one.sheets],
            [(resting.round, resting.people) for resting in one.resting],
        )
