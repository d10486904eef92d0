"""Many evenings chosen at once: every first Thursday, all of a competition, none."""

from datetime import date

from PySide6.QtCore import QCoreApplication, QLocale

from clubadmin.domain.standings.going_on import LEAST, Kind, kind_of
from clubadmin.model.evenings.also_counting import AlsoCounting, OtherEvening

NONE = "none"
_ALL = "all:"

translate = QCoreApplication.translate


def quick_texts(found: AlsoCounting) -> dict[str, str]:
    """What can be chosen in one go among these evenings; "" stands for no choice yet."""
    texts = {"": translate("QuickChoices", "kies hier, of zet zelf vinkjes")}
    possible = [one for one in found.evenings if not one.refused]
    nth = (
        translate("QuickChoices", "elke eerste %1"),
        translate("QuickChoices", "elke tweede %1"),
        translate("QuickChoices", "elke derde %1"),
        translate("QuickChoices", "elke vierde %1"),
        translate("QuickChoices", "elke vijfde %1"),
    )
    for kind in sorted({kind_of(one.date) for one in possible}):
        if sum(kind_of(one.date) == kind for one in possible) >= LEAST:
            day_name = QLocale().dayName(kind.weekday + 1)
            texts[_value(kind)] = nth[kind.nth].replace("%1", day_name)
    for name in dict.fromkeys(one.competition for one in possible):
        text = translate("QuickChoices", "alle avonden van %1")
        texts[f"{_ALL}{name}"] = text.replace("%1", name)
    texts[NONE] = translate("QuickChoices", "geen enkele")
    return texts


def picked(found: AlsoCounting, value: str) -> set[int]:
    """The evenings that a choice of `quick_texts` stands for."""
    return {one.evening_id for one in found.evenings if not one.refused and _is(one, value)}


def short_day(day: date) -> str:
    """The day of the week in a few letters."""
    return QLocale().dayName(day.weekday() + 1, QLocale.FormatType.ShortFormat).rstrip(".")


def _value(kind: Kind) -> str:
    return f"day:{kind.nth}:{kind.weekday}"


def _is(one: OtherEvening, value: str) -> bool:
    if value.startswith(_ALL):
        return one.competition == value.removeprefix(_ALL)
    return value == _value(kind_of(one.date))
