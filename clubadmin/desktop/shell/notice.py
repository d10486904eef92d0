"""The calm bar at the foot of the window: a stick that is put in, and news after an update.

Nothing is asked of any other computer: the version is the program's own, the year the clock's.
"""

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSettings, QSize, QStorageInfo, Qt, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QFrame, QWidget
from shiboken6 import isValid

from clubadmin import __version__, assets
from clubadmin.desktop.club.copy_words import copy_sentence
from clubadmin.desktop.kit import files, language
from clubadmin.desktop.kit.operations import Operations, log_failure, nothing
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.kit.widgets import button, label, row
from clubadmin.desktop.spoken.saying import say
from clubadmin.model.club.club import CopyElsewhere, where_newer

if TYPE_CHECKING:
    from clubadmin.services.club.club import OpenClub
    from clubadmin.services.members.leftovers import Leftovers


CALM = 10_000  # ms between two looks
KINDS = {
    *("vfat", "msdos", "exfat", "fat", "fat32", "ntfs", "ntfs3", "fuseblk"),
    *("ext2", "ext3", "ext4", "btrfs", "xfs", "f2fs", "hfs", "hfsplus", "apfs", "udf"),
}
"""File systems of sticks and disks; no network, no memory, nothing that a program made up."""

KEYS = "Ctrl+Shift+K"
COPIES_OFF = "remind/no-copies"
"""Under what name it is kept that nobody wants to be reminded of copies."""


class NoticeBar(QFrame):
    """Shows one sentence until it is put away or replaced.

    It stands at the foot, below the pages, and takes its room from there: it covers nothing, and
    what is read or pressed above stays where it is. Put away it leaves its room empty until one
    goes elsewhere: no button comes down under the pointer.
    """

    spoken_role = QAccessible.Role.AlertMessage

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._typing: QWidget | None = None  # what had the keyboard before a button here
        self.setProperty("kind", "notice")
        self._text = label(wrap=True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._away = button(self.tr("Gelezen (Esc)"), self.hide, "quiet")
        self.step_button = button("", self._take_step, "quiet")
        self._then: Callable[[], object] = lambda: None
        layout = row(self._text, self.step_button, self._away, gap=theme.grid(0.5))
        layout.setContentsMargins(theme.grid(3), theme.grid(0.5), theme.grid(2), theme.grid(0.5))
        self.setLayout(layout)
        for one in (self.step_button, self._away):
            one.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard where it is
        self.room = QWidget()
        self.room.hide()
        super().hide()
        QApplication.instance().focusChanged.connect(self._follow)  # type: ignore[union-attr]

    @property
    def text(self) -> str:
        """The sentence shown."""
        return self._text.text()

    def say(self, sentence: str) -> None:
        """Show a sentence, with a sign so that colour is not alone."""
        self._show(f"!  {sentence}", sentence)

    def tell(self, sentence: str) -> None:
        """Show a remark; nothing is wrong, and nothing is to be done."""
        self._show(sentence, sentence)

    def offer(self, sentence: str, step: str, then: Callable[[], object]) -> None:
        """Show a remark with a button for what can be done about it; nothing is wrong."""
        self._show(sentence, sentence, step, then)

    def take_back(self, sentence: str) -> None:
        """Put a sentence away that no longer holds; anything else stays."""
        if sentence == self.accessibleName():
            self.hide()

    def withdraw(self) -> None:
        """Put an offer away that was taken up elsewhere; anything else stays."""
        if self.step_button.text():
            self.hide()

    def hide(self) -> None:
        """Put it away; a keyboard that was on a button here goes back to where it was."""
        focus, typing = QApplication.focusWidget(), self._typing
        here = focus is not None and self.isAncestorOf(focus)
        if here and typing is not None and isValid(typing) and typing.isVisible():
            typing.setFocus()
        if self.isVisible():
            self.room.setFixedHeight(self.height())
            self.room.show()
        super().hide()

    def give_room(self) -> None:
        """Give the room back that a sentence had: one went elsewhere."""
        self.room.hide()

    def minimumSizeHint(self) -> QSize:
        """The height of the sentence at this width, and never that of a narrow column."""
        return QSize(0, self.heightForWidth(self.width()))

    def _follow(self, _before: QWidget | None, now: QWidget | None) -> None:
        """The keyboard went elsewhere."""
        if now is not None and not self.isAncestorOf(now):
            self._typing = now

    @property
    def offers(self) -> bool:
        """Whether what stands there is an offer, and nothing that is wrong."""
        return bool(self.step_button.text())

    def _show(
        self, text: str, spoken: str, step: str = "", then: Callable[[], object] = lambda: None
    ) -> None:
        self._text.setText(text)
        self.step_button.setText(step)
        self.step_button.setVisible(bool(step))
        self._then = then
        self.setAccessibleName(spoken)
        self.room.hide()
        self.show()
        say(self, " ".join(filter(None, (spoken, step))), urgent=not step)

    def _take_step(self) -> None:
        self.hide()
        self._then()


class CopyReminder(QObject):
    """A line in the bar at the foot, when that is free; what is said there goes before."""

    def __init__(
        self,
        ops: Operations,
        notice: NoticeBar,
        settings: QSettings,
        make_copy: Callable[[], object],
    ) -> None:
        super().__init__(notice)
        self._ops, self._settings = ops, settings
        self._notice = notice
        self._make_copy = make_copy

    def look(self) -> None:
        """The club was opened, or an evening closed: is it time for a copy?"""
        off = bool(self._settings.value(COPIES_OFF))
        if not off and not self._ops.holds(
            files.demo_file()
        ):  # there is nothing to lose in the example
            self._ops.run(_reminder, self._remind, log_failure, gives_way=True)

    def _remind(self, found: CopyElsewhere | None) -> None:
        if found is None or self._notice.isVisible():
            return  # not told, so it comes back next time
        step = self.tr("Kopie maken (%1)").replace("%1", KEYS)
        self._notice.offer(copy_sentence(found), step, self._make_copy)
        self._ops.run(_told, nothing, log_failure, gives_way=True)


def _reminder(club: "OpenClub") -> CopyElsewhere | None:
    from clubadmin.services.club import last_copies as elsewhere

    return elsewhere.reminder(club)


def _told(club: "OpenClub") -> None:
    from clubadmin.services.club import last_copies as elsewhere

    elsewhere.note_told(club)


class StickWatch(QObject):
    """Looks only as long as something is due, on the second thread, and offers a stick once."""

    def __init__(
        self, ops: Operations, notice: NoticeBar, copy_to: Callable[[Path], object]
    ) -> None:
        super().__init__(notice)
        self._ops = ops
        self._notice = notice
        self._copy_to = copy_to
        self._known: frozenset[Path] | None = None  # None: what is there now was always there
        self._timer = QTimer(self, interval=CALM)
        self._timer.timeout.connect(self._look)

    def watch(self) -> None:
        """The club was opened, an evening closed or somebody erased: looks as long as that asks."""
        self._known = None
        self._timer.stop()
        if not self._ops.holds(files.demo_file()):
            self._ops.run(_cleared, self._tell, log_failure, gives_way=True)
            self._ops.run(_wanted, self._begin, log_failure, gives_way=True)

    def _begin(self, due: bool) -> None:
        if due:
            self._look()
            self._timer.start()

    def _look(self) -> None:
        self._ops.make(mounted, self._seen, log_failure)

    def _seen(self, found: frozenset[Path]) -> None:
        came = found - self._known if self._known is not None else frozenset()
        self._known = found
        if came and self._ops.has_club:
            self._ops.run(_cleared, self._tell, log_failure, gives_way=True)
            self._ops.run(
                lambda club: _fitting(club, came), self._offer, log_failure, gives_way=True
            )

    def _tell(self, found: "Leftovers | None") -> None:
        """The copies of a stick that came back were gone through."""
        if found is None:
            return
        show = self._notice.say if found.sentences else self._notice.tell
        show(language.told(found.told))

    def _offer(self, found: tuple[bool, bool, Path | None]) -> None:
        wanted, due, stick = found
        if not wanted:
            self._timer.stop()
        if not due or stick is None or (self._notice.isVisible() and not self._notice.offers):
            return  # something that is wrong stands there; it goes before
        name = stick.name or str(stick)
        said = self.tr("Er zit een stick in de computer: %1. Een kopie van de club erop?")
        step = self.tr("Kopie op de stick")
        self._notice.offer(said.replace("%1", name), step, lambda: self._copy_to(stick))


def mounted() -> frozenset[Path]:
    """The places of writable disks and sticks; the caller may have to wait for one."""
    return frozenset(
        Path(one.rootPath())
        for one in QStorageInfo.mountedVolumes()
        if one.isValid()
        and one.isReady()
        and not one.isReadOnly()
        and bytes(one.fileSystemType().data()).decode(errors="replace").lower() in KINDS
    )


def _due(club: "OpenClub") -> bool:
    from clubadmin.services.club import last_copies

    return last_copies.copy_elsewhere(club).due


def _wanted(club: "OpenClub") -> bool:
    """Whether a stick is of use: for a copy, or because of who was erased."""
    from clubadmin.services.members import leftovers

    return _due(club) or leftovers.are_owed(club)


def _cleared(club: "OpenClub") -> "Leftovers | None":
    from clubadmin.services.members import leftovers

    return leftovers.clear_owed(club)


def _fitting(club: "OpenClub", came: frozenset[Path]) -> tuple[bool, bool, Path | None]:
    """Whether a stick is still of use, for a copy too, and the first on which one would count."""
    from clubadmin.services.club import last_copies

    apart = [one for one in sorted(came) if last_copies.is_elsewhere(club, one)]
    return _wanted(club), _due(club), apart[0] if apart else None


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
