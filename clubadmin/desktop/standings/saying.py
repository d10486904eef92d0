"""What stands above and below the table of the standings."""

from PySide6.QtCore import QCoreApplication

from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.figures import short_date
from clubadmin.domain.standings.ranking import parse_rule, rule_text
from clubadmin.model.results.result import Standings

translate = QCoreApplication.translate


def about(found: Standings) -> str:
    """The rule in words, the rules of play, and how far the season is."""
    rule = rule_text(parse_rule(found.rule), found.planned, language.current())
    if found.adopted:
        text = translate("StandingsPage", "%1 (sinds %2)").replace("%2", short_date(found.adopted))
        rule = text.replace("%1", rule)
    parts = [rule, found.rule_set_title]
    parts.append(translate("StandingsPage", "na avond %1").replace("%1", str(found.after)))
    if found.last_date:
        parts.append(short_date(found.last_date))
    if found.frozen_at:
        parts.append(translate("StandingsPage", "eindstand: het seizoen is afgesloten"))
    elif found.provisional:
        parts.append(translate("StandingsPage", "voorlopig: er zijn nog avonden open"))
    return " · ".join(part for part in parts if part)


def foot(found: Standings) -> str:
    """What the signs in the table mean, only those that are there."""
    cells = [cell for row in found.rows for cell in row.evenings]
    dropped = any(cell.points is not None and not cell.counts for cell in cells)
    parts = [
        translate("StandingsPage", "Doorgestreept telt niet mee.") if dropped else "",
        translate("StandingsPage", "– afwezig.") if any(c.points is None for c in cells) else "",
        translate("StandingsPage", "° gekregen voor een avond die iemand miste.")
        if any(cell.substitute for cell in cells)
        else "",
    ]
    undecided = [row.name for row in found.rows if row.moves.endswith("?")]
    if undecided:
        text = translate(
            "StandingsPage",
            "Gelijk op de grens: %1. Zij gaan niet vanzelf omhoog of omlaag; beslis door loting of"
            " in het bestuur, en zet wie gaat bij Groepen van het volgende seizoen.",
        )
        parts.append(text.replace("%1", ", ".join(undecided)))
    depths = {
        "evening": translate(
            "StandingsPage", "Van deze competitie zijn alleen de totalen per avond bekend."
        ),
        "round": translate(
            "StandingsPage", "Van deze competitie zijn de totalen per ronde bekend."
        ),
    }
    parts.append(depths.get(found.depth, ""))
    return "  ".join(part for part in parts if part)
