"""What is chosen at Stand: season, competition, evening, group, and which evenings are open."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from clubadmin.desktop.figures import short_date
from clubadmin.desktop.forms import Choice
from clubadmin.desktop.standings.columns import ALL_OPEN, FEW, LAST_OPEN, NONE_OPEN
from clubadmin.desktop.standings.loading import Shown
from clubadmin.services.views.result import Standings

translate = QCoreApplication.translate


def choice(name: str, chosen: Callable[[], None]) -> Choice:
    """A choice that tells only what the secretary chose."""
    made = Choice()
    made.setAccessibleName(name)
    made.setMinimumContentsLength(12)
    made.activated.connect(lambda _at: chosen())
    return made


def offer(made: Choice, texts: dict[str, str], taken: object) -> None:
    """Offer rows by their id; `taken` is the row that is in view."""
    made.offer(texts)
    if taken is not None:
        _choose(made, str(taken.id))  # type: ignore[attr-defined]
    made.setVisible(bool(texts))


def offer_evenings(made: Choice, shown: Shown, after: int) -> None:
    """After which evening; the last one first."""
    held = sorted(shown.evenings, key=lambda one: one.number, reverse=True)
    texts = {"0": translate("StandingsPage", "na de laatste avond")}
    for one in held:
        text = translate("StandingsPage", "na avond %1, %2").replace("%1", str(one.number))
        texts[str(one.number)] = text.replace("%2", short_date(one.date))
    made.offer(texts)
    _choose(made, str(after))


def offer_groups(made: Choice, found: Standings | None) -> None:
    """All groups or one of them, where there are any."""
    grouped = found is not None and found.grouped and len(found.fields) > 1
    if found is not None and grouped:
        texts = {"": translate("StandingsPage", "alle groepen")}
        made.offer(texts | {name: name for name in found.fields})
    else:
        made.offer({"": ""})
    made.setVisible(grouped)


def offer_periods(made: Choice, found: Standings | None, *, narrow: bool) -> None:
    """Whose evenings are shown; until somebody chooses, those of the last period.

    Args:
        made: the choice.
        found: the standings in view, if any.
        narrow: whether not all evenings and the totals can be seen at once.
    """
    texts, usual = _parts(found, narrow=narrow)
    before = made.value
    made.offer(texts)
    _choose(made, before if before in texts else usual)
    made.setVisible(len(texts) > 1)


def _parts(found: Standings | None, *, narrow: bool) -> tuple[dict[str, str], str]:
    """The parts of the season that can be looked at, and which one is shown at first."""
    every = {str(ALL_OPEN): translate("StandingsPage", "alle avonden")}
    if found is not None and found.periods:
        texts = {str(NONE_OPEN): translate("StandingsPage", "alleen de perioden")}
        for one in found.periods:
            text = translate("StandingsPage", "avonden van periode %1")
            texts[str(one.number)] = text.replace("%1", str(one.number))
        return texts | every, str(found.periods[-1].number)
    if found is not None and len(found.evenings) > FEW:
        texts = {str(NONE_OPEN): translate("StandingsPage", "alleen de totalen")}
        last = translate("StandingsPage", "de laatste %1 avonden").replace("%1", str(FEW))
        texts[str(LAST_OPEN)] = last
        return texts | every, str(LAST_OPEN if narrow else ALL_OPEN)
    return every, str(ALL_OPEN)


def period_of(made: Choice) -> int:
    """What `columns` shows: the number of a period, or `ALL_OPEN`, `NONE_OPEN`, `LAST_OPEN`."""
    return int(made.value) if made.value else ALL_OPEN


def _choose(made: Choice, value: str) -> None:
    blocked = made.blockSignals(True)
    made.choose(value)
    made.blockSignals(blocked)
