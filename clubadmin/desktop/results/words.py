"""Words above a result: its progress, the next step, the meaning of signs."""

from PySide6.QtCore import QCoreApplication

from clubadmin.desktop.draw.words import one_by_one
from clubadmin.desktop.kit import language
from clubadmin.desktop.kit.wording import finality_sentence, protest_time, spoken_moment
from clubadmin.domain.draw.formats import FORMATS, Decides
from clubadmin.i18n import Words
from clubadmin.model.evenings.evening import Evening
from clubadmin.model.results.protest import Finality
from clubadmin.model.results.result import EveningResult, Rectification, other_places, other_prizes

_NAMED = 3  # whom a rectification gave another place or prize, at the most by name


def round_to_draw(evening: Evening | None) -> int:
    """The round that is still to be drawn, by the sheets that are in; 0 for none."""
    if evening is None or not one_by_one(evening) or not evening.plan:
        return 0
    return len(evening.plan) + 1 if len(evening.plan) < evening.rounds else 0


def heading(
    result: EveningResult, evening: Evening, final: Finality, changed: Rectification | None = None
) -> tuple[str, str]:
    """A headline, and the sentences below it; with what the last rectification changed."""
    translate = QCoreApplication.translate
    if result.closed:
        return "✓ " + translate("ResultStep", "Afgesloten"), _closed(result, final, changed)
    if not result.rows:
        none = translate("ResultStep", "Hier staat de uitslag zodra het eerste formulier er is.")
        return translate("ResultStep", "Nog geen uitslag"), none
    level = _level(result)
    if result.missing:
        missing = translate("ResultStep", "Nog %1 formulieren niet afgetekend.")
        if result.missing == 1:
            missing = translate("ResultStep", "Nog 1 formulier niet afgetekend.")
        told = missing.replace("%1", str(result.missing))
        return translate("ResultStep", "Voorlopig"), _joined(" ", level, told, _signs(result))
    if not evening.plan and result.depth == "game":
        told = translate("ResultStep", "Deel eerst de tafels in (Ctrl+I).")
        return translate("ResultStep", "Nog geen uitslag"), told
    if level:
        return translate("ResultStep", "Er staat een tafel gelijk"), level
    text = translate("ResultStep", "Alle formulieren zijn binnen")
    if following := round_to_draw(evening):
        text = translate("ResultStep", "Ronde %1 is binnen").replace("%1", str(following - 1))
    return text, _joined(" ", _what_now(evening, final), _signs(result))


def _level(result: EveningResult) -> str:
    """Tell of a knock-out where a choice is needed before anything else can be done."""
    translate = QCoreApplication.translate
    text = translate(
        "ResultStep", "Ronde %1, tafel %2 staat gelijk: kies in het schema wie er doorgaan."
    )
    tables = [
        text.replace("%1", str(number)).replace("%2", str(table)) for number, table in result.level
    ]
    return " ".join(tables)


def _closed(result: EveningResult, final: Finality, changed: Rectification | None) -> str:
    """Tell the version and its closing; or until when a protest can come against it.

    Below that who got another prize by the last rectification, or else another place: the list
    below it should keep its room.
    """
    translate = QCoreApplication.translate
    said = translate("ResultStep", "Versie %1").replace("%1", str(result.version))
    if result.rectification:
        text = translate("ResultStep", "rectificatie %1")
        said += " · " + text.replace("%1", str(result.rectification))
    when = protest_time(final).rstrip(".") or spoken_moment(result.closed_at)
    said = _joined(" · ", said, when, _signs(result).rstrip("."))
    if changed is None:
        return said
    words = Words(language.current())
    prizes = other_prizes(words, changed.prizes, _NAMED)
    return f"{said}\n{prizes or other_places(words, changed.moved, _NAMED)}"


def _what_now(evening: Evening, final: Finality) -> str:
    """All is in: whether protests can still come, or it can be closed."""
    translate = QCoreApplication.translate
    if len(evening.plan) < evening.rounds:
        text = translate("ResultStep", "Ronde %1 is nog niet ingedeeld (Ctrl+I).")
        return text.replace("%1", str(len(evening.plan) + 1))
    told = finality_sentence(final)
    return told or translate("ResultStep", "Sluit de avond af om de uitslag vast te leggen.")


def _signs(result: EveningResult) -> str:
    """Explain figures in brackets, and those with a star; how ties were decided."""
    if FORMATS[result.format].decides is not Decides.POINTS:
        return _joined(" ", *map(language.told, result.told))
    translate = QCoreApplication.translate
    figures = [figure for one in result.rows for figure in one.rounds]
    resting = filled = ""
    if any(figure.credit for figure in figures):
        resting = translate("ResultStep", "Tussen haakjes: punten voor een ronde stilzitten.")
    if any(figure.fill_in for figure in figures):
        filled = translate(
            "ResultStep", "Met *: gemaakt als invaller, beter dan aan de eigen tafel."
        )
    return _joined(" ", resting, filled, *map(language.told, result.told))


def _joined(between: str, *parts: str) -> str:
    return between.join(part for part in parts if part)
