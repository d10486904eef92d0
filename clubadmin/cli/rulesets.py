"""The rule sets that come with the program, read without opening any club."""

from functools import cache

from clubadmin import assets
from clubadmin.cli.output import Stop, reason
from clubadmin.domain.rules.rules import RulesError, RuleSet, read_rules


@cache
def names() -> tuple[str, ...]:
    """The names, in order of the alphabet."""
    return tuple(sorted(file.stem for file in assets.path("rules").glob("*.toml")))


def rule_set(name: str) -> RuleSet:
    """The rule set with this name.

    Raises:
        Stop: there is none, or its file was changed into something that cannot be.
    """
    wanted = name.strip().casefold()
    if wanted not in names():
        raise Stop(f"Het reglement '{name}' is er niet. Wel: {', '.join(names())}.")
    return _read(wanted)


@cache
def _read(name: str) -> RuleSet:
    file = f"{name}.toml"
    try:
        return read_rules(assets.path(f"rules/{file}").read_text(encoding="utf-8"))
    except RulesError as error:
        where = f"{file}, veld {error.field}" if error.field else file
        raise Stop(f"Een reglement klopt niet ({where}). {error}") from error
    except UnicodeDecodeError as error:
        raise Stop(f"Een reglement klopt niet ({file}). Bewaar het bestand als UTF-8.") from error
    except OSError as error:
        raise Stop(f"Het reglement {file} kan niet worden gelezen: {reason(error)}.") from error
