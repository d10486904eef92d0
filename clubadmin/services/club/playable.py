"""Combinations that can be played: a format, rules, and the order of the draw."""

from clubadmin.domain.draw.formats import FORMATS, Entrant
from clubadmin.errors import Refused
from clubadmin.i18n import Message
from clubadmin.model.club.club import RuleSetVersion
from clubadmin.services.club.rulesets import parsed


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
