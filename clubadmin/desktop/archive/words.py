"""Names of the archive's lists, sizes and depths."""

from datetime import date

from clubadmin.desktop.kit.figures import decimal, short_date, total, whole
from clubadmin.desktop.kit.language import translate
from clubadmin.model.archive.archive import EveningPlace, Size
from clubadmin.model.archive.people import Streak
from clubadmin.model.archive.records import RecordList, What

USUAL = "klaverjas"  # the system that need not be named


def list_name(what: What) -> str:
    """The title of a list."""
    return {
        "best-evening": translate("Archive", "Hoogste avond"),
        "worst-evening": translate("Archive", "Laagste avond"),
        "best-round": translate("Archive", "Hoogste ronde"),
        "best-game": translate("Archive", "Hoogste spel"),
        "most-roem-game": translate("Archive", "Meeste roem in een spel"),
        "pits-evening": translate("Archive", "Meeste pits op een avond"),
        "roem-evening": translate("Archive", "Meeste roem op een avond"),
        "nat-evening": translate("Archive", "Meeste nat op een avond"),
        "highest-win": translate("Archive", "Grootste voorsprong"),
        "average": translate("Archive", "Hoogste gemiddelde"),
        "evenings": translate("Archive", "Meeste avonden"),
        "points": translate("Archive", "Meeste punten"),
        "pits": translate("Archive", "Meeste pits"),
        "roem": translate("Archive", "Meeste roem"),
        "games": translate("Archive", "Meeste spellen"),
        "wins": translate("Archive", "Meeste avonden gewonnen"),
        "titles": translate("Archive", "Meeste titels"),
        "attended": translate("Archive", "Langste reeks aanwezig"),
        "won-series": translate("Archive", "Langste reeks gewonnen"),
        "pair-average": translate("Archive", "Beste paren (gemiddelde)"),
        "pair-evenings": translate("Archive", "Meeste avonden als paar"),
    }[what]


def figure(what: What, number: float) -> str:
    """The figure of a list: an average with a decimal."""
    return decimal(number) if what in ("average", "pair-average") else total(number)


def depth_name(depth: str) -> str:
    """How deep the figures of an evening go."""
    return {
        "game": translate("Archive", "per spel"),
        "round": translate("Archive", "per ronde, van papier"),
        "evening": translate("Archive", "per avond, van papier"),
    }.get(depth, depth)


def depth_word(depth: str) -> str:
    """How deep data goes, in a word or two."""
    return {
        "game": translate("Archive", "per spel"),
        "round": translate("Archive", "per ronde"),
        "evening": translate("Archive", "per avond"),
    }.get(depth, depth)


def depth_sentence(found: RecordList) -> str:
    """Tell what a list was made from, and what could not count in it."""
    if not found.evenings or found.since is None:
        return translate("Archive", "Er is nog geen afgesloten avond waarvan dit bekend is.")
    known = {
        "evening": translate("Archive", "Uit %1 avonden sinds %2."),
        "round": translate("Archive", "Uit %1 avonden sinds %2 waarvan elke ronde bekend is."),
        "game": translate("Archive", "Uit %1 avonden sinds %2 waarvan elk spel bekend is."),
    }[found.depth]
    text = known.replace("%1", whole(found.evenings)).replace("%2", short_date(found.since))
    if found.size is not None:
        compared = translate("Archive", "Vergeleken worden avonden van %1.")
        text += " " + compared.replace("%1", size_name(found.size))
    if found.shallow:
        shallow = (
            translate("Archive", "Van 1 avond is te weinig bekend; die telt hier niet mee.")
            if found.shallow == 1
            else translate(
                "Archive", "Van %1 avonden is te weinig bekend; die tellen hier niet mee."
            )
        )
        text += " " + shallow.replace("%1", whole(found.shallow))
    return text


def size_name(size: Size) -> str:
    """3 × 16 spellen."""
    text = translate("Archive", "%1 × %2 spellen").replace("%1", str(size.rounds))
    text = text.replace("%2", str(size.games))
    if size.teams:
        text += ", " + translate("Archive", "teams")
    return text if size.system == USUAL else f"{text}, {size.system}"


def place_name(where: EveningPlace | None) -> str:
    """12 nov 1998, and the round, table and game as far as they matter."""
    if where is None:
        return ""
    parts = [short_date(where.date)]
    for known, word in (
        (where.round, translate("Archive", "ronde %1")),
        (where.table, translate("Archive", "tafel %1")),
        (where.game, translate("Archive", "spel %1")),
    ):
        if known is not None:
            parts.append(word.replace("%1", str(known)))
    return ", ".join(parts)


def occasion(where: EveningPlace) -> str:
    """Maandagavond 1998-1999, avond 7."""
    text = f"{where.competition} {where.season}"
    if where.planned == 1:
        return text
    return text + ", " + translate("Archive", "avond %1").replace("%1", str(where.number))


def period(first: date | None, last: date | None) -> str:
    """Tell a period by its first and last day."""
    if first is None or last is None:
        return ""
    return short_date(first) if first == last else f"{short_date(first)} – {short_date(last)}"


def streak(found: Streak | None) -> tuple[str, str]:
    """How long a series was, and when."""
    if found is None:
        return "–", ""
    when = period(found.first, found.last)
    if found.running:
        when += " " + translate("Archive", "(loopt nog)")
    return str(found.length), when
