"""Going over to another ranking rule or rule set, for the season or from a date on."""

from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.domain.draw.formats import FORMATS, Format
from clubadmin.domain.rules.rules import RuleSet
from clubadmin.domain.scoring.totals_first import may_count
from clubadmin.domain.standings.kept_ties import read_ties
from clubadmin.domain.standings.ranking_rule import RankingError, parse_rule
from clubadmin.domain.standings.ties import check_ties
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.club.club import Saved
from clubadmin.model.supposing.adopted import AdoptedRule, AdoptedRuleSet, RuleSetAdopted
from clubadmin.services.club.club import OpenClub
from clubadmin.services.club.rulesets import parsed, refuse_rules, rule_set_on, rules_at
from clubadmin.services.club.season_closed import refuse_closed_competition
from clubadmin.services.evenings.evenings import sheets_by_totals
from clubadmin.services.evenings.head import as_date, evening_title
from clubadmin.services.evenings.plan_rows import remove_rounds
from clubadmin.services.input.checks import LONGEST_REASON, named
from clubadmin.services.sheets.head import sheet_head
from clubadmin.services.sheets.rows import judged, scored_sheet, stored_sheet, write_lines
from clubadmin.services.standings.material import refuse_wins
from clubadmin.storage.journal.change import Change
from clubadmin.storage.schema.tablenames import (
    AdoptedRuleRow,
    AdoptedRuleSetRow,
    CompetitionRow,
    EveningRow,
)

_COMPETITION = text(
    "SELECT c.id, c.name, c.format, c.version, s.name AS season, s.starts, s.ends"
    " FROM competition c JOIN season s ON s.id = c.season_id WHERE c.id = :competition"
)
_ADOPTED = text(
    "SELECT id, valid_from, ranking, tie_breaks, reason FROM adopted_rule"
    " WHERE competition_id = :competition ORDER BY valid_from"
)


def adopt(
    club: OpenClub,
    competition_id: int,
    rule: str,
    ties: Sequence[str],
    from_date: date | None = None,
    *,
    reason: str = "",
) -> Saved:
    """Rank a competition by another rule from now on.

    Standings after an evening go by the rule that is in force on the day of that evening, so
    those of before the date stay what they were. A rule adopted from the same date before is
    replaced.

    Args:
        rule: as `parse_rule` reads it.
        ties: the tie-breaks, in the order in which they decide.
        from_date: the first day it holds; None: the whole season, and rules that were adopted
            in its course go.
        reason: who decided it, and why; kept with it.
    """
    why = named(reason, Message("De reden"), needed=False, longest=LONGEST_REASON)
    with club.store.read() as conn:
        about = about_competition(conn, competition_id)
        values = readable(rule, ties, FORMATS[about["format"]])
        refuse_closed_competition(conn, competition_id)
        before = adopted_rules(conn, competition_id)
    if from_date is None:
        with club.store.change(
            Message("Regel van de stand van {name}", name=about["name"])
        ) as change:
            change.update(CompetitionRow, competition_id, version=about["version"], **values)
            for one in before:
                change.delete(AdoptedRuleRow, one.id)
        return club.saved()
    refuse_outside(about, from_date)
    label = Message("Regel van de stand van {name} vanaf {day}", name=about["name"], day=from_date)
    with club.store.change(label) as change:
        keep_from(change, competition_id, from_date, {**values, "reason": why})
    return club.saved()


def take_back(club: OpenClub, adopted_id: int) -> Saved:
    """Away with a rule that was adopted from a date; the one before it goes on."""
    which = text(
        "SELECT a.competition_id, a.valid_from, c.name FROM adopted_rule a"
        " JOIN competition c ON c.id = a.competition_id WHERE a.id = :id"
    )
    with club.store.read() as conn:
        row = conn.execute(which, {"id": adopted_id}).first()
        if row is None:
            raise Refused("Deze regel is er niet meer. Kies een regel uit de lijst.")
        refuse_closed_competition(conn, row.competition_id)
    day = as_date(row.valid_from)
    with club.store.change(
        Message("Regel van de stand van {name} vanaf {day} ingetrokken", name=row.name, day=day)
    ) as change:
        change.delete(AdoptedRuleRow, adopted_id)
    return club.saved()


def adopted_rules(conn: Connection, competition_id: int) -> tuple[AdoptedRule, ...]:
    """The ranking rules that a competition went over to in its course, oldest first."""
    rows = conn.execute(_ADOPTED, {"competition": competition_id})
    return tuple(
        AdoptedRule(
            row.id, as_date(row.valid_from), row.ranking, read_ties(row.tie_breaks), row.reason
        )
        for row in rows
    )


def every_adopted_rule(club: OpenClub) -> dict[int, tuple[AdoptedRule, ...]]:
    """Load the adopted rules of every competition that has any."""
    which = text("SELECT DISTINCT competition_id FROM adopted_rule")
    with club.store.read() as conn:
        found = conn.execute(which).scalars().all()
        return {number: adopted_rules(conn, number) for number in found}


def keep_from(change: Change, competition_id: int, day: date, values: Mapping[str, Any]) -> None:
    """Have a ranking rule hold from a day on, in place of one adopted from that same day.

    Args:
        change: the change that it is part of.
        day: the first day it holds.
        values: as `readable` gives them, and the reason.
    """
    before = adopted_rules(change.conn, competition_id)
    same = next((one.id for one in before if one.valid_from == day), None)
    if same is None:
        change.insert(AdoptedRuleRow, competition_id=competition_id, valid_from=day, **values)
    else:
        change.update(AdoptedRuleRow, same, **values)


def readable(rule: str, ties: Sequence[str], form: Format) -> dict[str, str]:
    """The columns of a ranking rule and its tie-breaks."""
    try:
        parsed, order = parse_rule(rule), check_ties(ties)
    except RankingError as error:
        raise Refused(error.message) from None
    refuse_wins(parsed, form)
    return {"ranking": parsed.text, "tie_breaks": ",".join(order)}


def about_competition(conn: Connection, competition_id: int) -> Mapping[Any, Any]:
    """The competition and the days of its season."""
    row = conn.execute(_COMPETITION, {"competition": competition_id}).mappings().first()
    if row is None:
        raise Refused("Deze competitie is er niet meer. Kies een competitie uit de lijst.")
    return row


def refuse_outside(about: Mapping[Any, Any], day: date) -> None:
    """Refuse a day that is not in the season of a competition."""
    first, last = as_date(about["starts"]), as_date(about["ends"])
    if not first <= day <= last:
        raise Refused(
            "{day} valt buiten seizoen {season}, dat van {first} tot en met {last}"
            " loopt. Kies een dag daarbinnen.",
            day=day,
            season=about["season"],
            first=first,
            last=last,
        )


_ALL = "SELECT id, competition_id, valid_from, rule_set, reason FROM adopted_rule_set"
_EVERY = text(f"{_ALL} ORDER BY valid_from")
_ADOPTED_RULES = text(f"{_ALL} WHERE competition_id = :competition ORDER BY valid_from")
_ONE = text(
    "SELECT a.competition_id, a.valid_from, c.name FROM adopted_rule_set a"
    " JOIN competition c ON c.id = a.competition_id WHERE a.id = :id"
)
_LATER = text(
    "SELECT min(valid_from) FROM adopted_rule_set WHERE competition_id = :competition"
    " AND valid_from > :day"
)
_EVENINGS = text(
    "SELECT e.id, e.number, e.date, e.status, e.version, e.rule_set_id, r.toml FROM evening e"
    " JOIN rule_set r ON r.id = e.rule_set_id WHERE e.competition_id = :competition"
    " AND e.date >= :day ORDER BY e.date, e.number"
)
_SHEETS = text(
    "SELECT t.id FROM playing_table t JOIN scoresheet f ON f.playing_table_id = t.id"
    " WHERE t.evening_id = :evening ORDER BY t.round, t.number"
)

_SAME_GAME = ("seats", "system", "target", "total", "tricks")


def adopt_rule_set(
    club: OpenClub,
    competition_id: int,
    name: str,
    from_date: date,
    reason: str = "",
    *,
    ranking: tuple[str, Sequence[str]] | None = None,
) -> RuleSetAdopted:
    """Play a competition by another rule set from a day on.

    Evenings that are open and fall on that day or later are settled again from what was typed;
    what is closed keeps its rules. Evenings that are made later take the rules of their day.

    Args:
        name: of the rule set.
        from_date: the first day it holds.
        reason: who decided it, and why; kept with it.
        ranking: a ranking rule and tie-breaks that are adopted with it, in the same step.
    """
    why = named(reason, Message("De reden"), needed=False, longest=LONGEST_REASON)
    with club.store.read() as conn:
        about = about_competition(conn, competition_id)
        refuse_closed_competition(conn, competition_id)
        refuse_outside(about, from_date)
        which = {"competition": competition_id, "day": from_date.isoformat()}
        rows = conn.execute(_EVENINGS, which).mappings().all()
        same = _same_day(conn, competition_id, from_date)
        later = conn.execute(_LATER, which).scalar()
    form = str(about["format"])
    ranked = None if ranking is None else readable(*ranking, FORMATS[form])
    version = rules_at(club, name, from_date)
    refuse_rules(form, version)
    ahead = _open_until(rows, later)
    for one in ahead:
        _refuse_typed(club, one, parsed(version.toml), about["name"], version.title)
    label = Message(
        "{name} vanaf {day} volgens {version}",
        name=about["name"],
        day=from_date,
        version=version.title,
    )
    with club.store.change(label) as change:
        values: dict[str, Any] = {"rule_set": name, "reason": why}
        if same is None:
            of = {"competition_id": competition_id, "valid_from": from_date}
            change.insert(AdoptedRuleSetRow, **of, **values)
        else:
            change.update(AdoptedRuleSetRow, same, **values)
        for one in ahead:
            _play_by(club, change, one, name)
        if ranked is not None:
            keep_from(change, competition_id, from_date, {**ranked, "reason": why})
    return RuleSetAdopted(
        title=version.title,
        settled=tuple(one["number"] for one in ahead),
        kept=tuple(one["number"] for one in rows if one["status"] != "open"),
    )


def take_back_rule_set(club: OpenClub, adopted_id: int) -> RuleSetAdopted:
    """Away with a rule set that was adopted from a date; the one before it goes on.

    Evenings that are open are settled again by it.
    """
    with club.store.read() as conn:
        kept = conn.execute(_ONE, {"id": adopted_id}).first()
        if kept is None:
            raise Refused("Deze spelregels zijn niet meer aangenomen. Kijk opnieuw in de lijst.")
        refuse_closed_competition(conn, kept.competition_id)
        day = as_date(kept.valid_from)
        before = rule_set_on(conn, kept.competition_id, day - timedelta(days=1))
        which = {"competition": kept.competition_id, "day": kept.valid_from}
        rows = conn.execute(_EVENINGS, which).mappings().all()
        later = conn.execute(_LATER, which).scalar()
    ahead = _open_until(rows, later)
    version = rules_at(club, before, day)
    for one in ahead:
        _refuse_typed(club, one, parsed(version.toml), kept.name, version.title)
    with club.store.change(
        Message("Spelregels van {kept} vanaf {day} ingetrokken", kept=kept.name, day=day)
    ) as change:
        change.delete(AdoptedRuleSetRow, adopted_id)
        for one in ahead:
            _play_by(club, change, one, before)
    return RuleSetAdopted(version.title, tuple(one["number"] for one in ahead), ())


def adopted_rule_sets(club: OpenClub, competition_id: int) -> tuple[AdoptedRuleSet, ...]:
    """The rule sets that a competition went over to in its course, oldest first."""
    with club.store.read() as conn:
        rows = conn.execute(_ADOPTED_RULES, {"competition": competition_id}).all()
    return tuple(_kept(club, row) for row in rows)


def every_adopted_rule_set(club: OpenClub) -> dict[int, tuple[AdoptedRuleSet, ...]]:
    """Load the adopted rule sets of every competition that has any."""
    with club.store.read() as conn:
        rows = conn.execute(_EVERY).all()
    found: dict[int, tuple[AdoptedRuleSet, ...]] = {}
    for row in rows:
        found[row.competition_id] = (*found.get(row.competition_id, ()), _kept(club, row))
    return found


def _kept(club: OpenClub, row: Any) -> AdoptedRuleSet:
    day = as_date(row.valid_from)
    title = rules_at(club, row.rule_set, day).title
    return AdoptedRuleSet(row.id, day, row.rule_set, title, row.reason)


def _open_until(rows: Sequence[Mapping[Any, Any]], later: str | None) -> list[Mapping[Any, Any]]:
    """The evenings that are open, before the day from which yet other rules hold."""
    return [
        one
        for one in rows
        if one["status"] == "open" and (later is None or str(one["date"]) < later)
    ]


def _same_day(conn: Connection, competition_id: int, day: date) -> int | None:
    rows = conn.execute(_ADOPTED_RULES, {"competition": competition_id})
    return next((row.id for row in rows if as_date(row.valid_from) == day), None)


def _refuse_typed(
    club: OpenClub, one: Mapping[Any, Any], rules: RuleSet, competition: str, title: str
) -> None:
    """Refuse rules of another game of cards: what was typed means nothing in it."""
    before = parsed(one["toml"])
    with club.store.read() as conn:
        typed = conn.execute(_SHEETS, {"evening": one["id"]}).first()
        by_totals = sheets_by_totals(conn, one["id"])
    evening = evening_title(one["number"], competition, as_date(one["date"]))
    if typed and any(getattr(before, name) != getattr(rules, name) for name in _SAME_GAME):
        raise Refused(
            "{evening} is al begonnen en wat er is getypt, is geen spel volgens"
            " {title}. Kies een latere datum.",
            evening=evening,
            title=title,
        )
    if by_totals and not may_count(rules):
        raise Refused(
            "Van {evening} tellen formulieren met alleen totalen, en dat kan niet volgens"
            " {title}. Typ daar eerst de spellen van, of kies een latere datum.",
            evening=evening,
            title=title,
        )


def _play_by(club: OpenClub, change: Change, one: Mapping[Any, Any], name: str) -> None:
    """An open evening by the version of its day, with its sheets settled again."""
    version = rules_at(club, name, as_date(one["date"]))
    if parsed(version.toml).seats != parsed(one["toml"]).seats:
        remove_rounds(change, one["id"], 1)
    change.update(EveningRow, one["id"], version=one["version"], rule_set_id=version.id)
    for table_id in change.conn.execute(_SHEETS, {"evening": one["id"]}).scalars().all():
        head = sheet_head(change.conn, table_id)
        sheet_id = stored_sheet(change, head, **judged(scored_sheet(head)))
        write_lines(change, head, sheet_id, head.lines)
