"""The choices at Stand: season, competition, evening, group, and the open evenings."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QSize

from clubadmin.desktop.kit.figures import short_date
from clubadmin.desktop.kit.forms import NARROW, Choice
from clubadmin.desktop.standings.columns import ALL_OPEN, NONE_OPEN, field_name
from clubadmin.desktop.standings.loading import Shown
from clubadmin.model.results.result import Standings

LAST = "last"
MANY = 10  # evenings, from which one may want to see the last ones only

translate = QCoreApplication.translate


class _WholeChoice(Choice):
    """A choice as wide as its longest text, while there is room."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizeAdjustPolicy(self.SizeAdjustPolicy.AdjustToContents)  # asks its width anew

    def sizeHint(self) -> QSize:
        """The size with the arrow, for which the style reckons too little."""
        hint, metrics = super().sizeHint(), self.fontMetrics()
        texts = (self.itemText(at) for at in range(self.count()))
        widest = max((metrics.horizontalAdvance(text) for text in texts), default=0)
        return QSize(max(widest + 3 * hint.height() // 2, NARROW), hint.height())


def choice(name: str, chosen: Callable[[], None]) -> Choice:
    """A choice that tells only what the secretary chose."""
    made = _WholeChoice()
    made.setAccessibleName(name)
    made.activated.connect(lambda _at: chosen())
    return made


def offer(made: Choice, texts: dict[str, str], taken: object) -> None:
    """Offer rows by their id; `taken` is the row that is in view."""
    made.offer(texts)
    if taken is not None:
        _choose(made, str(taken.id))  # type: ignore[attr-defined]
    made.setVisible(bool(texts))


def offer_evenings(made: Choice, shown: Shown, after: int) -> None:
    """Offer the evenings after which standings can be seen, the last one first."""
    texts = {"0": translate("StandingsPage", "na de laatste avond")}
    for number, day in shown.numbers:
        text = translate("StandingsPage", "na avond %1, %2").replace("%1", str(number))
        texts[str(number)] = text.replace("%2", short_date(day))
    made.offer(texts)
    _choose(made, str(after))


def offer_groups(made: Choice, found: Standings | None) -> None:
    """All groups or one of them, where there are any."""
    grouped = found is not None and found.grouped and len(found.fields) > 1
    if found is not None and grouped:
        texts = {"": translate("StandingsPage", "alle groepen")}
        made.offer(texts | {name: field_name(name) for name in found.fields})
    else:
        made.offer({"": ""})
    made.setVisible(grouped)


def offer_periods(made: Choice, found: Standings | None, room: int, chosen: str) -> None:
    """Offer periods of evenings; until somebody chooses, as many as can be seen.

    Args:
        made: the choice.
        found: the standings in view, if any.
        room: how many evenings can be seen beside the totals.
        chosen: what somebody chose; "" for nobody yet.
    """
    texts, usual = _parts(found, room)
    made.offer(texts)
    _choose(made, chosen if chosen in texts else usual)
    made.setVisible(len(texts) > 1)


def opened(made: Choice) -> tuple[int, int]:
    """The period of `columns`, or `ALL_OPEN` or `NONE_OPEN`, and the number of last evenings."""
    kind, _colon, number = made.value.partition(":")
    if kind == LAST:
        return ALL_OPEN, int(number)
    return (int(kind) if kind else ALL_OPEN), 0


def _parts(found: Standings | None, room: int) -> tuple[dict[str, str], str]:
    """The parts of the season that can be looked at, and which one is shown at first."""
    every = {str(ALL_OPEN): translate("StandingsPage", "alle avonden")}
    if found is None:
        return every, str(ALL_OPEN)
    if found.periods:
        texts = {str(NONE_OPEN): translate("StandingsPage", "alleen perioden")}
        for one in found.periods:
            text = translate("StandingsPage", "periode %1")
            texts[str(one.number)] = text.replace("%1", str(one.number))
        last = found.periods[-1]
        shown = sum(last.first <= number <= last.last for number in found.evenings)
        return texts | every, str(last.number if shown <= room else NONE_OPEN)
    if len(found.evenings) > min(room, MANY):
        texts = {str(NONE_OPEN): translate("StandingsPage", "alleen totalen")}
        last_few = f"{LAST}:{min(room, MANY)}"
        text = translate("StandingsPage", "laatste %1 avonden")
        texts[last_few] = text.replace("%1", str(min(room, MANY)))
        return texts | every, str(ALL_OPEN) if len(found.evenings) <= room else last_few
    return every, str(ALL_OPEN)


def _choose(made: Choice, value: str) -> None:
    blocked = made.blockSignals(True)
    made.choose(value)
    made.blockSignals(blocked)
