"""A stick that is put in: a copy on it is offered when one is due, and who was erased goes out.

Copies on a stick that was not there when somebody was erased are gone through as it comes.
"""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QStorageInfo, QTimer

from clubadmin.desktop.kit import files, language
from clubadmin.desktop.kit.operations import Operations, log_failure
from clubadmin.desktop.shell.notice import NoticeBar

if TYPE_CHECKING:
    from clubadmin.services.club.club import OpenClub
    from clubadmin.services.members.leftovers import Leftovers

CALM = 10_000  # ms between two looks
KINDS = {
    *("vfat", "msdos", "exfat", "fat", "fat32", "ntfs", "ntfs3", "fuseblk"),
    *("ext2", "ext3", "ext4", "btrfs", "xfs", "f2fs", "hfs", "hfsplus", "apfs", "udf"),
}
"""File systems of sticks and disks; no network, no memory, nothing that a program made up."""


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
