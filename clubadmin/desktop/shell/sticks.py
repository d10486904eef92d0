"""A stick that is put in while a copy on another medium is due: a copy on it is offered."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QStorageInfo, QTimer

from clubadmin.desktop.kit import files
from clubadmin.desktop.kit.operations import Operations, log_failure
from clubadmin.desktop.shell.notice import NoticeBar

if TYPE_CHECKING:
    from clubadmin.services.club.club import OpenClub

CALM = 10_000  # ms between two looks
KINDS = {
    *("vfat", "msdos", "exfat", "fat", "fat32", "ntfs", "ntfs3", "fuseblk"),
    *("ext2", "ext3", "ext4", "btrfs", "xfs", "f2fs", "hfs", "hfsplus", "apfs", "udf"),
}
"""File systems of sticks and disks; no network, no memory, nothing that a program made up."""


class StickWatch(QObject):
    """Looks only as long as a copy is due, on the second thread, and offers a stick once."""

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
        """The club was opened, or an evening closed: from now on as long as a copy is due."""
        self._known = None
        self._timer.stop()
        if not self._ops.holds(files.demo_file()):
            self._ops.run(_due, self._begin, log_failure)

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
            self._ops.run(lambda club: _fitting(club, came), self._offer, log_failure)

    def _offer(self, found: tuple[bool, Path | None]) -> None:
        due, stick = found
        if not due:
            self._timer.stop()
            return
        if stick is None or (self._notice.isVisible() and not self._notice.offers):
            return  # something that is wrong stands there; it goes before
        name = stick.name or str(stick)
        said = self.tr("Er zit een stick in de computer: %1. Een kopie van de club erop?")
        step = self.tr("Kopie op de stick")
        self._notice.offer(said.replace("%1", name), step, lambda: self._copy_to(stick))


def mounted() -> frozenset[Path]:
    """Where disks and sticks are that can be written; whoever calls may have to wait for one."""
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


def _fitting(club: "OpenClub", came: frozenset[Path]) -> tuple[bool, Path | None]:
    """Whether a copy is still due, and the first of these on which one would count."""
    from clubadmin.services.club import last_copies

    apart = [one for one in sorted(came) if last_copies.is_elsewhere(club, one)]
    return _due(club), apart[0] if apart else None
