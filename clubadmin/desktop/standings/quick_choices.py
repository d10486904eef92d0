"""Many evenings chosen at once: every first Thursday, all of a competition, none."""

from datetime import date

from PySide6.QtCore import QCoreApplication, QLocale

from clubadmin.services.views.also_counting import AlsoCounting, OtherEvening

LEAST = 2  # evenings of a kind, before they are offered in one go
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
    for kind in sorted({_kind(one.date) for one in possible}):
        if sum(_kind(one.date) == kind for one in possible) >= LEAST:
            day_name = QLocale().dayName(kind[1] + 1)
            texts[_value(kind)] = nth[kind[0]].replace("%1", day_name)
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


def _kind(day: date) -> tuple[int, int]:
    """Which one of its weekday in the month, from 0, and the weekday, from 0."""
    return ((day.day - 1) // 7, day.weekday())


def _value(kind: tuple[int, int]) -> str:
    return f"day:{kind[0]}:{kind[1]}"


def _is(one: OtherEvening, value: str) -> bool:
    if value.startswith(_ALL):
        return one.competition == value.removeprefix(_ALL)
    return value == _value(_kind(one.date))
