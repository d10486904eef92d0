"""What can be played together: a format, rules, and what its draw goes by."""

from clubadmin.domain.draw.plan.formats import FORMATS, Entrant
from clubadmin.model.club.club import RuleSetVersion
from clubadmin.services.club.rulesets import parsed
from clubadmin.services.errors import Refused

FORMAT_NAMES = {
    "individual": "individueel spel",
    "boompje": "boompjes met een blijvende schrijver",
    "pairs": "vaste paren",
    "schevenings": "Schevenings",
    "howell-pairs": "Howell met paren",
    "howell-players": "Howell met losse spelers",
    "teams": "viertallen en andere teams",
    "knockout": "een afvaltoernooi",
}
"""The formats as they stand in a sentence: "dat gaat niet met vaste paren"."""

BY_STANDING = ("individual", "pairs", "howell-pairs", "teams")
"""The formats of which each round can be drawn by the standing after the one before."""


def refuse_rules(kind: str, rules: RuleSetVersion) -> None:
    """Refuse rules that a format cannot be played by.

    Args:
        kind: a name of `FORMATS`.
        rules: what would be played.

    Raises:
        Refused: the format needs four at a table, or games that stand by themselves.
    """
    played = parsed(rules.toml)
    if played.seats != 4 and kind != "individual":
        raise Refused(
            f"Volgens {rules.title} zitten er {'drie' if played.seats == 3 else 'twee'} aan een"
            f" tafel, ieder voor zich; dat gaat niet met {FORMAT_NAMES[kind]}. Kies andere"
            " spelregels, of laat de competitie individueel spelen."
        )
    if FORMATS[kind].compared and played.target:
        raise Refused(
            f"Volgens {rules.title} speelt elke tafel door tot {played.target}; dat gaat niet met"
            f" {FORMAT_NAMES[kind]}, waarin elke tafel dezelfde spellen speelt. Kies andere"
            " spelregels."
        )


def refuse_order(kind: str, draw_by: str) -> None:
    """Refuse a draw by standing where it lies fast beforehand who meet when.

    Raises:
        Refused: the format draws its rounds otherwise.
    """
    if draw_by == "standing" and kind not in BY_STANDING:
        raise Refused(
            f"Bij {FORMAT_NAMES[kind]} ligt vast wie elkaar wanneer treffen; op de stand loten kan"
            " daar niet. Kies loten op toeval of op sterkte."
        )


def refuse_team(kind: str, pairs: int) -> None:
    """Refuse teams of which the pairs cannot sit half N/S and half E/W.

    Raises:
        Refused: an odd number of pairs.
    """
    if FORMATS[kind].entrant is Entrant.TEAM and pairs % 2:
        raise Refused(
            f"Een team kan geen {pairs} paren hebben: de helft zit N/Z en de andere helft O/W."
            f" Kies {pairs - 1} of {pairs + 1} paren."
        )


def missing_entrants(kind: str, there: int, players: int) -> tuple[int, str] | None:
    """How many a table of the format needs, and what they are called; None: there are enough.

    Args:
        kind: a name of `FORMATS`.
        there: how many there are.
        players: how many sit at a table by the rules.
    """
    form = FORMATS[kind]
    least = {Entrant.MEMBER: players, Entrant.PAIR: 2, Entrant.TEAM: 2}[form.entrant]
    return None if there >= least else (least, ENTRANTS[form.entrant])


ENTRANTS = {Entrant.MEMBER: "spelers", Entrant.PAIR: "paren", Entrant.TEAM: "teams"}
"""What entrants are called, more of them."""
