"""The rule sets of a club, its own and the program's, and what can be played together.

A version of a rule set never changes once it is there; a change is a new version with a
later start date, so that a finished evening keeps the rules it was played under. Rule sets that
came with the program after a club was made come in when it is opened.
"""

import re
from collections.abc import Collection, Mapping
from dataclasses import replace
from datetime import date
from functools import cache
from typing import Any

from sqlalchemy import Connection, text

from clubadmin import assets
from clubadmin.domain.draw.formats import FORMATS, Entrant
from clubadmin.domain.rules.rules import RulesError, RuleSet, changed, read_rules, write_rules
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.club.club import RuleSetVersion
from clubadmin.services.club.open_club import OpenClub
from clubadmin.services.input.checks import named
from clubadmin.storage.club.store import Store
from clubadmin.storage.schema.tablenames import RuleSetRow

_VERSIONS = text(
    "SELECT id, name, title, valid_from, own, toml FROM rule_set ORDER BY name, valid_from"
)
_ADOPTED = text(
    "SELECT rule_set FROM adopted_rule_set WHERE competition_id = :competition"
    " AND valid_from <= :day ORDER BY valid_from DESC LIMIT 1"
)
_OWN = text("SELECT rule_set FROM competition WHERE id = :competition")
_KEPT = text("SELECT name, title, own FROM rule_set")


@cache
def installed_texts() -> tuple[tuple[RuleSet, str], ...]:
    """The rule sets that come with the program, each with its text."""
    found = []
    for path in sorted(assets.path("rules").glob("*.toml")):
        toml = path.read_text(encoding="utf-8")
        found.append((read_rules(toml), toml))
    return tuple(found)


def installed() -> tuple[RuleSet, ...]:
    """The rule sets that come with the program."""
    return tuple(rules for rules, _ in installed_texts())


@cache
def parsed(toml: str) -> RuleSet:
    """The rules in a text; texts of a club have been read before they were kept."""
    return read_rules(toml)


def rule_sets(club: OpenClub) -> tuple[RuleSetVersion, ...]:
    """All versions, by name and then by start date."""
    with club.store.read() as conn:
        return tuple(_version(row) for row in conn.execute(_VERSIONS).mappings())


def _version(row: Mapping[Any, Any]) -> RuleSetVersion:
    day = date.fromisoformat(str(row["valid_from"]))
    return RuleSetVersion(**{**row, "valid_from": day, "own": bool(row["own"])})


def rules_at(club: OpenClub, name: str, day: date) -> RuleSetVersion:
    """The version of a rule set that holds on a day; before the first one, the first."""
    versions = [version for version in rule_sets(club) if version.name == name]
    if not versions:
        raise Refused(
            "De spelregels {name} staan niet in deze club. Kies andere spelregels.",
            name=f"{name!r}",
        )
    begun = [version for version in versions if version.valid_from <= day]
    return begun[-1] if begun else versions[0]


def copy_rule_set(
    club: OpenClub, source_id: int, title: str, valid_from: date, changes: Mapping[str, object]
) -> RuleSetVersion:
    """Make rules of the club's own out of existing ones.

    A title that the club's own rules already have makes a later version of those; another
    title makes a new rule set.
    """
    versions = rule_sets(club)
    source = next((version for version in versions if version.id == source_id), None)
    if source is None:
        raise Refused("De spelregels om over te nemen zijn er niet meer. Kies andere spelregels.")
    rules = _changed(
        source, versions, named(title, Message("De naam van de spelregels")), valid_from, changes
    )
    if any(v.name == rules.name and v.valid_from == valid_from for v in versions):
        raise Refused(
            "{rules} heeft al een versie vanaf {day}. Kies een andere begindatum.",
            rules=rules.title,
            day=valid_from,
        )
    with club.store.change(Message("Spelregels {rules}", rules=rules.title)) as change:
        made = change.insert(
            RuleSetRow,
            name=rules.name,
            title=rules.title,
            valid_from=valid_from,
            own=True,
            toml=write_rules(rules),
        )
    return next(version for version in rule_sets(club) if version.id == made)


def _changed(
    source: RuleSetVersion,
    versions: tuple[RuleSetVersion, ...],
    title: str,
    valid_from: date,
    changes: Mapping[str, object],
) -> RuleSet:
    """The new rules under a name of their own, or that of the rules with the same title."""
    try:
        rules = changed(parsed(source.toml), title, valid_from, **changes)
    except RulesError as error:
        raise Refused(error.message) from None
    same = next((version.name for version in versions if version.title == rules.title), None)
    taken = {version.name for version in versions}
    return replace(rules, name=same or _free_name(rules.name, taken))


def _free_name(name: str, taken: set[str]) -> str:
    """The name, with a number behind it when other rules have it."""
    if name not in taken:
        return name
    return next(f"{name}-{n}" for n in range(2, len(taken) + 3) if f"{name}-{n}" not in taken)


def rule_set_on(conn: Connection, competition_id: int, day: date) -> str:
    """The name of the rule set: the one that was adopted last, or the competition's own."""
    which = {"competition": competition_id, "day": day.isoformat()}
    adopted = conn.execute(_ADOPTED, which).scalar()
    return str(adopted or conn.execute(_OWN, which).scalar_one())


@cache
def installed_names() -> frozenset[str]:
    """The names of the rule sets that come with the program; none of them is read for that."""
    return frozenset(path.stem for path in assets.path("rules").glob("*.toml"))


def add_new_rule_sets(store: Store) -> None:
    """Add what the club does not have yet; what it has, its own rules above all, stays as it is.

    Undo steps over this: nobody did it.

    Raises:
        StorageError: they could not be written; the club is what it was.
    """
    with store.read() as conn:
        kept = conn.execute(_KEPT).all()
    here = {_stem(row.name) for row in kept if not row.own}
    lacking = installed_names() - here
    if not lacking:
        return
    names, titles = {row.name for row in kept}, {row.title for row in kept}
    with store.writing(Message("Nieuwe spelregels van het programma"), "program", "") as change:
        for rules, toml in installed_texts():
            if rules.name in lacking:
                own_name = rules.name not in names and rules.title not in titles
                given = rules if own_name else _apart(rules, names, titles)
                change.insert(
                    RuleSetRow,
                    name=given.name,
                    title=given.title,
                    valid_from=given.valid_from,
                    toml=toml if own_name else write_rules(given),
                )


def _stem(name: str) -> str:
    """The name as the program has it, for rules that are here under a number."""
    return name if name in installed_names() else re.sub(r"-\d+$", "", name)


def _apart(rules: RuleSet, names: Collection[str], titles: Collection[str]) -> RuleSet:
    """The rules under a name and title that the club's own rules do not have."""
    name, title, number = rules.name, rules.title, 1
    while name in names or title in titles:
        number += 1
        name, title = f"{rules.name}-{number}", f"{rules.title} ({number})"
    return replace(rules, name=name, title=title)


def refuse_rules(kind: str, rules: RuleSetVersion) -> None:
    """Refuse rules that a format cannot be played by.

    Args:
        kind: a name of `FORMATS`.
        rules: what would be played.
    """
    played, form = parsed(rules.toml), FORMATS[kind]
    if form.at(played.seats).players != played.seats:
        raise Refused(
            "Volgens {rules} zitten er {players} aan een tafel, ieder voor zich; dat gaat niet met"
            " {format}. Kies andere spelregels, of laat de competitie individueel spelen.",
            rules=rules.title,
            players=Message("drie") if played.seats == 3 else Message("twee"),
            format=FORMATS[kind].called,
        )
    if form.compared and played.target:
        raise Refused(
            "Volgens {rules} speelt elke tafel door tot {target}; dat gaat niet met {format},"
            " waarin elke tafel dezelfde spellen speelt. Kies andere spelregels.",
            rules=rules.title,
            target=played.target,
            format=FORMATS[kind].called,
        )


def refuse_order(kind: str, draw_by: str) -> None:
    """Refuse a draw by standing where it lies fast beforehand who meet when."""
    if draw_by == "standing" and not FORMATS[kind].by_standing:
        raise Refused(
            "Bij {format} ligt vast wie elkaar wanneer treffen; op de stand loten"
            " kan daar niet. Kies loten op toeval of op sterkte.",
            format=FORMATS[kind].called,
        )


def refuse_team(kind: str, pairs: int) -> None:
    """Refuse teams of which the pairs cannot sit half N/S and half E/W."""
    if FORMATS[kind].entrant is Entrant.TEAM and pairs % 2:
        raise Refused(
            "Een team kan geen {pairs} paren hebben: de helft zit N/Z en de andere"
            " helft O/W. Kies {pairs2} of {pairs3} paren.",
            pairs=pairs,
            pairs2=pairs - 1,
            pairs3=pairs + 1,
        )


def missing_entrants(kind: str, there: int, players: int) -> tuple[int, Message] | None:
    """How many a table of the format needs, and what they are called; None: there are enough.

    Args:
        kind: a name of `FORMATS`.
        there: how many there are.
        players: how many sit at a table by the rules.
    """
    form = FORMATS[kind]
    least = 2 if form.of_two else players
    return None if there >= least else (least, form.entrant.plural)
