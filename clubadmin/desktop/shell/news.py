"""The news: a line after an update, and once a year that there may be something newer.

Nothing is asked of any other computer: the version is the program's own, the year the clock's.
"""

from collections.abc import Callable
from datetime import date

from PySide6.QtCore import QObject, QSettings

from clubadmin import __version__, assets
from clubadmin.desktop.kit import language
from clubadmin.desktop.shell.notice import NoticeBar
from clubadmin.model.club.newer import where_newer

VERSION, LOOKED = "news/version", "news/looked"
"""Under what names it is kept which version was told of, and when last of a newer one."""
NEWS_OFF = "remind/no-news"
"""Under what name it is kept that nobody wants to be told of a newer version."""
YEAR = 365  # days


class News(QObject):
    """A line in the bar at the foot, when that is free; `Gelezen` puts it away."""

    def __init__(
        self,
        settings: QSettings,
        notice: NoticeBar,
        *,
        version: str = __version__,
        today: Callable[[], date] = date.today,
    ) -> None:
        super().__init__(notice)
        self._settings, self._notice = settings, notice
        self._version, self._today = version, today

    def look(self) -> None:
        """A club was opened: is there something to tell that was not told yet?"""
        told = str(self._settings.value(VERSION, ""))
        if not told:
            self._note()
        elif self._notice.isVisible():
            return  # not told, so it comes back next time
        elif told != self._version:
            self._note()
            if lines := new_in(self._version):
                title = self.tr("Nieuw in versie %1:").replace("%1", self._version)
                self._notice.tell(f"{title} " + "\n".join(lines))
        elif self._is_long_ago() and not self._settings.value(NEWS_OFF):
            self._note()
            text = self.tr("Er kan een nieuwere versie zijn dan %1. Kijk eens %2.")
            text = text.replace("%1", self._version)
            self._notice.tell(text.replace("%2", language.told(where_newer())))

    def _note(self) -> None:
        self._settings.setValue(VERSION, self._version)
        self._settings.setValue(LOOKED, self._today().isoformat())

    def _is_long_ago(self) -> bool:
        """Whether a year went by; of a clock that was wrong nothing follows, then or now."""
        try:
            days = (self._today() - date.fromisoformat(str(self._settings.value(LOOKED)))).days
        except ValueError:
            days = -1
        if days < 0:
            self._note()
        return days >= YEAR


def new_in(version: str) -> list[str]:
    """The news of a version, in at most three lines; none where nothing was written."""
    name = f"news/{version}.toml"
    if not assets.path(name).is_file():
        return []
    lines = assets.table(name).get(language.current().value, [])
    return [str(one) for one in lines][:3]
