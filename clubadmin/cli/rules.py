"""`clubadmin rules`: the rule sets, or one with all its fields and articles."""

from dataclasses import fields
from datetime import date
from enum import Enum
from functools import cache
from typing import Annotated, Any

from clubadmin import assets
from clubadmin.cli.app import Command, Json, app, argument
from clubadmin.cli.output import (
    DONE,
    Stop,
    answer,
    answer_json,
    reason,
    refuse_other,
    table,
    told,
    words,
)
from clubadmin.domain.rules.rules import RulesError, RuleSet, read_rules

_ABOUT = ("name", "title", "version", "valid_from", "source")


@app.command(cls=Command, help="De reglementen, of één met al zijn velden en artikelen.")
def rules(
    name: Annotated[str | None, argument("NAAM", "Welk reglement.")] = None, json: Json = False
) -> int:
    """List the rule sets, or show one."""
    if name is None:
        return _list(json)
    chosen = rule_set(name)
    if json:
        answer_json(_whole(chosen))
    else:
        answer(_in_words(chosen))
    return DONE


def _list(json: bool) -> int:
    found = [rule_set(name) for name in names()]
    if json:
        answer_json({"rules": [_about(one) for one in found]})
    else:
        rows = [(one.name, one.title, one.version, one.valid_from) for one in found]
        answer(table(("naam", "titel", "versie", "geldig vanaf"), rows))
    return DONE


def _about(rule_set: RuleSet) -> dict[str, Any]:
    return {name: _plain(getattr(rule_set, name)) for name in _ABOUT if hasattr(rule_set, name)}


def _whole(rule_set: RuleSet) -> dict[str, Any]:
    """Give a rule set, then each field with its value and article."""
    articles = {**rule_set.articles, "total": _article_of_total(rule_set)}
    values = {
        field.name: {
            "value": _plain(getattr(rule_set, field.name)),
            "article": articles.get(field.name, ""),
        }
        for field in fields(rule_set)
        if field.compare and field.name not in (*_ABOUT, "articles")
    }
    return {**_about(rule_set), "fields": values, "articles": dict(rule_set.articles)}


def _article_of_total(rule_set: RuleSet) -> str:
    """The articles of what the points of a whole game are worked out from, each once."""
    worked_out = ["trick_points", "deck", "players"] if rule_set.trick_points else []
    if rule_set.system != "tricks":
        worked_out += ["trump_points", "plain_points", "last_trick"]
    return "; ".join(dict.fromkeys(rule_set.articles[name] for name in worked_out))


def _in_words(rule_set: RuleSet) -> str:
    whole = _whole(rule_set)
    about = "\n".join(f"{name}: {whole[name]}" for name in _ABOUT if name in whole)
    rows = [
        (name, _short(field["value"]), field["article"]) for name, field in whole["fields"].items()
    ]
    return about + "\n\n" + table(("veld", "waarde", "artikel"), rows)


def _short(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(_short(item) for item in value)
    if isinstance(value, dict):
        return ", ".join(f"{key} {_short(item)}" for key, item in value.items())
    if isinstance(value, bool):
        return words("ja") if value else words("nee")
    return str(value)


def _plain(value: Any) -> Any:
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, tuple) and value and all(isinstance(one, tuple) for one in value):
        return {name: _plain(worth) for name, worth in value}  # points of each card
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    return value if value is None or isinstance(value, (bool, int, float, str)) else str(value)


@cache
def names() -> tuple[str, ...]:
    """The names, in order of the alphabet."""
    return tuple(sorted(file.stem for file in assets.path("rules").glob("*.toml")))


def rule_set(name: str) -> RuleSet:
    """The rule set with this name."""
    wanted = name.strip().casefold()
    if wanted not in names():
        refuse_other(words("Het reglement"), name, names())
    return _read(wanted)


@cache
def _read(name: str) -> RuleSet:
    file = f"{name}.toml"
    try:
        return read_rules(assets.path(f"rules/{file}").read_text(encoding="utf-8"))
    except RulesError as error:
        where = told("{file}, veld {field}", file=file, field=error.field) if error.field else file
        raise Stop(
            "Een reglement klopt niet ({where}). {error}", where=where, error=error
        ) from error
    except UnicodeDecodeError as error:
        raise Stop(
            "Een reglement klopt niet ({file}). Bewaar het bestand als UTF-8.", file=file
        ) from error
    except OSError as error:
        raise Stop(
            "Het reglement {file} kan niet worden gelezen: {why}.", file=file, why=reason(error)
        ) from error
