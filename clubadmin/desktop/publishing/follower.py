"""Keeps the page for at home up to date while an evening goes on, in the background.

It is on for one evening at a time, until it is turned off or the program stops. Nothing of what
makes and sends pages is loaded before.
"""

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from clubadmin.desktop.kit import language, remembered
from clubadmin.desktop.kit.language import told
from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.wording import spoken_time
from clubadmin.errors import Gone
from clubadmin.i18n import Message, Words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from clubadmin.model.hall.at_home import AtHome
    from clubadmin.services.at_home.courier import Courier, Sent
    from clubadmin.services.club.club import OpenClub

_REST = 500  # ms after a change, so that many are looked at once
_GOODBYE = 3.0  # seconds that closing waits for what is on its way
_NAMES = ("folder", "address", "public", "early")


@dataclass(frozen=True)
class Goal:
    """The places a club's page goes to; remembered on this computer, as the hall's port is."""

    folder: str = ""  # on this computer
    address: str = ""  # of a server, as it was typed; "" for none
    public: str = ""  # where people find the page; "" where that is not known
    early: bool = False  # whether it is made before the last sheet of a round as well

    @classmethod
    def of(cls, uid: str) -> "Goal":
        """The one of a club."""
        kept = {name: remembered.text(f"at-home/{uid}/{name}") for name in _NAMES}
        return cls(kept["folder"], kept["address"], kept["public"], bool(kept["early"]))

    def keep(self, uid: str) -> None:
        """Remember it."""
        for name in _NAMES:
            remembered.keep_text(f"at-home/{uid}/{name}", str(getattr(self, name) or ""))


def trusted(server: str) -> str:
    """The fingerprint of the key that a server has to show; "" where nobody agreed to one."""
    return remembered.text(f"at-home/keys/{server}")


def trust(server: str, fingerprint: str) -> None:
    """Have a server show this key from now on."""
    remembered.keep_text(f"at-home/keys/{server}", fingerprint)


class Follower(QObject):
    """Makes the page anew when what may be seen of the evening is another, and has it brought."""

    changed = Signal()  # on, off, or something was sent or not

    _told = Signal(object, object)  # the courier, and `Sent`

    def __init__(self, ops: Operations) -> None:
        super().__init__(ops)
        self._ops = ops
        self._goal, self.evening_id = Goal(), 0  # the evening that is followed; 0 for none
        self._mark: object = None
        self._shown: AtHome | None = None
        self._courier: Courier | None = None
        self.sent: Sent | None = None
        self.unnamed = 0  # people on the page who are numbers
        self._soon = QTimer(self, singleShot=True, interval=_REST)
        self._soon.timeout.connect(self._look)
        self._told.connect(self._take_told, Qt.ConnectionType.QueuedConnection)
        ops.changed.connect(lambda _saved: self.evening_id and self._soon.start())
        ops.opened.connect(lambda _club: self._stop())
        ops.closing.connect(self._say_goodbye)

    @staticmethod
    def of(ops: Operations) -> "Follower":
        """The one there is."""
        return ops.findChild(Follower) or Follower(ops)

    @property
    def public(self) -> str:
        """The address at which people find the page; "" if unknown, or nothing is followed."""
        return self._goal.public if self.evening_id else ""

    @property
    def waiting(self) -> str:
        """The name of what is made and still to be brought; "" for nothing."""
        return self._courier.waiting if self._courier is not None else ""

    def turn_on(self, evening_id: int, goal: Goal, password: str) -> None:
        """Follow an evening from now on."""
        from clubadmin.services.at_home.address import read_address
        from clubadmin.services.at_home.courier import Courier
        from clubadmin.services.at_home.delivery import send
        from clubadmin.services.publishing.site import publish

        self._stop()
        to = read_address(goal.address) if goal.address else None
        folder = Path(goal.folder) if goal.folder else None
        key = trusted(f"{to.host}:{to.port}") if to is not None else ""

        def bring(files: "Mapping[str, bytes]") -> None:
            if folder is not None:
                publish(folder, files, lambda _done, _total: None, alone=True)
            if to is not None:
                send(files, to, password, key)

        def tell(sent: "Sent") -> None:
            try:
                self._told.emit(made, sent)
            except RuntimeError:  # the window is gone
                made.close()

        made = Courier(bring, tell)
        self._courier, self._goal, self.evening_id = made, goal, evening_id
        remembered.keep_text(remembered.FOLLOWED, f"{self._ops.file} {evening_id}")
        self._look()
        self.changed.emit()

    def turn_off(self) -> None:
        """Follow nothing any more; the page stays as it is."""
        remembered.keep_text(remembered.FOLLOWED, "")
        self._stop()

    def was_on(self, evening_id: int) -> bool:
        """Whether an evening was followed when the program stopped, and nothing is since."""
        kept = remembered.text(remembered.FOLLOWED)
        return not self.evening_id and kept == f"{self._ops.file} {evening_id}"

    def _stop(self) -> None:
        courier, self._courier = self._courier, None
        was, self.evening_id = self.evening_id, 0
        self._mark = self._shown = self.sent = None
        if courier is not None:
            courier.close()
        if was:
            self.changed.emit()

    @property
    def strange_key(self) -> str:
        """The fingerprint of a server's key that nobody agreed to; "" where none is in the way."""
        return str(getattr(self.sent and self.sent.trouble, "shown", ""))

    def trust_server(self) -> None:
        """Have the server that was refused show that key from now on."""
        from clubadmin.services.at_home.address import read_address

        if self.strange_key:
            to = read_address(self._goal.address)
            trust(f"{to.host}:{to.port}", self.strange_key)

    def try_again(self) -> None:
        """Try at once."""
        if self._courier is not None:
            self._courier.hurry()

    def state(self) -> tuple[str, bool]:
        """Tell what was sent last or what is in the way, and whether something is."""
        sent = self.sent
        if sent is None:
            return self.tr("de eerste pagina wordt gemaakt"), False
        if sent.trouble is not None:
            text = self.tr("%1 is nog niet verstuurd. %2")
            return text.replace("%1", sent.what).replace("%2", told(sent.trouble.message)), True
        text = self.tr("%1 staat erop sinds %2.").replace("%1", sent.what)
        text = text.replace("%2", spoken_time(sent.at or datetime.now()))
        return text, False

    # --- inside

    def _look(self) -> None:
        evening_id, before, early = self.evening_id, self._mark, self._goal.early
        if not evening_id:
            return
        number = Words(language.current())("nr")

        def look(club: "OpenClub") -> "tuple[object, AtHome] | None":
            from clubadmin.services.at_home.standing import at_home, mark

            now = mark(club, evening_id)
            return None if now == before else (now, at_home(club, evening_id, number, early=early))

        def failed(error: Exception) -> None:
            if isinstance(error, Gone):
                self.turn_off()
            else:
                self._ops.trouble.emit(error)

        self._ops.run(look, lambda found: self._seen(evening_id, found), failed, gives_way=True)

    def _seen(self, evening_id: int, found: "tuple[object, AtHome] | None") -> None:
        if found is None or evening_id != self.evening_id:
            return
        self._mark, shown = found
        if shown == self._shown:
            return
        self._shown, self.unnamed = shown, shown.unnamed
        public, spoken = self._goal.public, language.current()

        def make() -> "dict[str, bytes]":
            from clubadmin.reports.web.at_home import home_pages

            return home_pages(shown, datetime.now(), address=public, language=spoken)

        self._ops.make(make, lambda files: self._made(evening_id, shown, files))

    def _made(self, evening_id: int, shown: "AtHome", files: "dict[str, bytes]") -> None:
        if self._courier is None or evening_id != self.evening_id or shown is not self._shown:
            return
        standing = shown.standing
        what = Message("Stand na ronde {round}", round=standing.after)
        if standing.over:
            what = Message("De uitslag")
        elif not standing.after:
            what = Message("De pagina zonder stand")
        self._courier.send(files, told(what))

    def _take_told(self, courier: "Courier", sent: "Sent") -> None:
        if courier is self._courier:
            self.sent = sent
            self.changed.emit()

    def _say_goodbye(self) -> None:
        if self._courier is not None and self._courier.waiting:
            self._courier.rests(_GOODBYE)
        self._stop()
