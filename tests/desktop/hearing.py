"""The program on a screen with AT-SPI, and an ear that gets what a screen reader gets.

An announcement is heard, and of what gets the keyboard its label, name, role and description; that
too where it changes, as Orca reads it. What is asked waits for a sentence, and never for a time.
"""

import shutil
import subprocess
import sys
import time
from collections import deque
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from jeepney import (
    DBusAddress,
    HeaderFields,
    MatchRule,
    Message,
    MessageType,
    Properties,
    message_bus,
    new_method_call,
)
from jeepney.io.blocking import DBusConnection, open_dbus_connection

from tests.safety.real_window import PATIENCE, ROOT, screen

_TREE = "org.a11y.atspi"
_STARTED_BY = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")
_ANNOUNCED = "object:announcement"
_HEARD = (
    *(_ANNOUNCED, "object:state-changed:focused", "object:state-changed:showing"),
    *("object:property-change:accessible-description", "object:text-caret-moved"),
)
_BUS = ("org.a11y.Status", "org.a11y.Bus")
_ROOT = "/org/a11y/atspi/accessible"
_LABELLED_BY = 2
_LINE = 3  # of a text
_ASSERTIVE = 2
_MORE_LINES = 1 << 17

needs_an_ear = pytest.mark.skipif(
    not (shutil.which("dbus-daemon") and _STARTED_BY.exists()),
    reason="what is said goes over AT-SPI: at-spi2-core and dbus-daemon are not installed",
)


class Gone(Exception):
    """The object that was asked for is not there, or not any more."""


@contextmanager
def listened_to(home: Path, *words: str) -> Iterator["Blind"]:
    """A start of Python with these words, on a screen and a bus of their own."""
    with ExitStack() as over:
        place, ear = over.enter_context(an_ear(over.enter_context(screen())))
        place |= {
            **dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"), str(home)),
            "PYTHONPATH": str(ROOT),
            "PYTHONUTF8": "1",
            "LANGUAGE": "nl",
        }
        program = subprocess.Popen([sys.executable, *words], env=place, stderr=subprocess.DEVNULL)
        try:
            ear.meets(program.pid)
            yield Blind(place, ear)
        finally:
            program.kill()
            program.wait()


@contextmanager
def an_ear(place: dict[str, str]) -> Iterator[tuple[dict[str, str], "Ear"]]:
    """A bus of its own beside a screen, as the environment of programs, and an ear on it."""
    with _bus(place) as session:
        ear = Ear(session)
        spoken = {"DBUS_SESSION_BUS_ADDRESS": session, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
        try:
            yield {**place, **spoken}, ear
        finally:
            ear.close()


@contextmanager
def _bus(place: dict[str, str]) -> Iterator[str]:
    words = ["dbus-daemon", "--session", "--nofork", "--print-address=1"]
    pipe, quiet = subprocess.PIPE, subprocess.DEVNULL
    with TemporaryDirectory() as sockets:  # of its own: another screen may have the same number
        env = {**place, "XDG_RUNTIME_DIR": sockets, "XDG_CACHE_HOME": sockets}
        with subprocess.Popen(words, env=env, stdout=pipe, stderr=quiet, text=True) as bus:
            assert bus.stdout is not None
            try:
                yield bus.stdout.readline().strip()
            finally:
                bus.terminate()


class Ear:
    """Follows what is said.

    Attributes:
        heard: all of it, in order.
        urgent: what of it went before anything else.
    """

    def __init__(self, session: str) -> None:
        self.heard: list[str] = []
        self.urgent: list[str] = []
        self._at = 0  # up to where it was asked for
        self._keyboard = ("", "")  # the program and the path of what has it
        self._events: deque[Message] = deque()
        self._bus = open_dbus_connection(_switched_on(open_dbus_connection(session)))
        rule = MatchRule(type="signal", interface=f"{_TREE}.Event.Object")
        self._bus.filter(rule, queue=self._events)
        _answer(self._bus, message_bus.AddMatch(rule))
        for event in _HEARD:
            self._register("RegisterEvent", event)

    def grows_old(self) -> None:
        """Hear as Orca 43 does, which knows of no announcements."""
        self._register("DeregisterEvent", _ANNOUNCED)

    def _register(self, how: str, event: str) -> None:
        """Have events told; of two registries that begin at once one goes, maybe this one."""
        registry = DBusAddress("/org/a11y/atspi/registry", *[f"{_TREE}.Registry"] * 2)
        until = time.monotonic() + PATIENCE
        while True:
            try:
                _answer(self._bus, new_method_call(registry, how, "s", (event,)))
                return
            except Gone:
                if time.monotonic() > until:
                    raise
                time.sleep(0.2)

    def meets(self, process: int) -> None:
        """Wait until a program shows itself: what comes before that is told to nobody."""
        until = time.monotonic() + PATIENCE
        while process not in self._programs():
            assert time.monotonic() < until, "the program did not come"
            time.sleep(0.05)

    def _programs(self) -> Iterator[int]:
        """The processes that show themselves."""
        for name, _path in self._ask(f"{_TREE}.Registry", f"{_ROOT}/root", "GetChildren"):
            with suppress(Gone):  # one that was killed stays for a moment
                asked = message_bus.GetConnectionUnixProcessID(name)
                yield int(_answer(self._bus, asked)[0])

    def states(self) -> set[int]:
        """The states of what has the keyboard, by their numbers in AT-SPI."""
        low, high = self._ask(*self._keyboard, "GetState")
        return {at for at in range(64) if (low | high << 32) >> at & 1}

    def close(self) -> None:
        """Listen no more."""
        self._bus.close()

    def hears(self, *sentences: str) -> None:
        """Wait until each of these was said, in this order; what is between does not matter."""
        for one in sentences:
            until = time.monotonic() + PATIENCE
            while not any(one in said for said in self.heard[self._at :]):
                assert self._listen(until), f"{one!r} not among {self.heard[self._at :]}"
            self._at += 1 + next(
                at for at, said in enumerate(self.heard[self._at :]) if one in said
            )

    def _listen(self, until: float) -> bool:
        """Take in what is said next; False when nothing came."""
        if not self._events:
            try:
                self._bus.recv_messages(timeout=max(0.0, until - time.monotonic()))
            except TimeoutError:
                return False
        while self._events:
            self._take(self._events.popleft())
        return True

    def _take(self, event: Message) -> None:
        fields, body = event.header.fields, event.body
        kind = fields[HeaderFields.member]
        here = fields[HeaderFields.sender], fields[HeaderFields.path]
        said = ""
        if kind == "Announcement":
            said = body[3][1]
            self.urgent += [said] * (body[1] == _ASSERTIVE)
        elif kind == "StateChanged" and body[:2] == ("focused", 1):
            self._keyboard = here
            said = self._spoken(*here)
        elif kind == "StateChanged" and body[:2] == ("showing", 1):
            said = self._notified(*here)
        elif kind == "PropertyChange" and here == self._keyboard:
            said = body[3][1]
        elif kind == "TextCaretMoved" and here == self._keyboard:
            said = self._line(*here, body[1])
        if said:
            self.heard.append(said)

    def _notified(self, program: str, path: str) -> str:
        """The name of a notification that shows."""
        try:
            role = self._ask(program, path, "GetRoleName")
            return self._told(program, path, "Name") if role == "notification" else ""
        except Gone:
            return ""

    def _spoken(self, program: str, path: str) -> str:
        """The name, role and description of the object with the keyboard, as a reader says them."""
        try:
            labels = [
                self._told(sender, at, "Name")
                for kind, targets in self._ask(program, path, "GetRelationSet")
                if kind == _LABELLED_BY
                for sender, at in targets
            ]
            role = self._ask(program, path, "GetRoleName")
            name, more = (self._told(program, path, one) for one in ("Name", "Description"))
        except Gone:
            return ""
        return ", ".join(filter(None, (*labels, name, role, more)))

    def _line(self, program: str, path: str, at: int) -> str:
        """The line in which the caret came, of a page of more lines."""
        here = DBusAddress(path, program, f"{_TREE}.Text")
        asked = new_method_call(here, "GetStringAtOffset", "iu", (at, _LINE))
        try:
            whole = self._ask(program, path, "GetState")[0] & _MORE_LINES
            return str(_answer(self._bus, asked)[0]) if whole else ""
        except Gone:
            return ""

    def _told(self, program: str, path: str, what: str) -> str:
        here = DBusAddress(path, program, f"{_TREE}.Accessible")
        return str(_answer(self._bus, Properties(here).get(what))[0][1])

    def _ask(self, program: str, path: str, what: str) -> Any:
        here = DBusAddress(path, program, f"{_TREE}.Accessible")
        return _answer(self._bus, new_method_call(here, what))[0]


class Blind:
    """A secretary who cannot see: presses keys, and waits for what is said."""

    def __init__(self, place: dict[str, str], ear: Ear) -> None:
        self._place = place
        self.ear = ear
        self.look_to("clubadmin")

    def look_to(self, title: str) -> None:
        """Have the keyboard in the window of this title, once it is there."""
        found = self._hands("search", "--sync", "--onlyvisible", "--name", title).split()
        self._hands("windowfocus", "--sync", found[-1])

    def leave(self, title: str) -> None:
        """Press Escape, and have the keyboard in the main window once this one is gone."""
        self.press("Escape")
        until = time.monotonic() + PATIENCE
        while self._hands("search", "--onlyvisible", "--name", title, fails=True):
            assert time.monotonic() < until, f"{title} stays"
            time.sleep(0.05)
        self.look_to("clubadmin")

    def press(self, *keys: str, hears: tuple[str, ...] | str = ()) -> None:
        """Press keys, as xdotool calls them, and hear sentences."""
        self._hands("key", *keys)
        self.ear.hears(*((hears,) if isinstance(hears, str) else hears))

    def press_with_alt(self, key: str, *, hears: str) -> None:
        """Let Alt go once it was heard: at once, Qt with a reader opens a menu of now and then."""
        self._hands("keydown", "alt")
        self.press(key, hears=hears)
        self._hands("keyup", "alt")

    def type(self, text: str, *then: str, hears: tuple[str, ...] | str = ()) -> None:
        """Type a text, hear what is said of it, and press keys."""
        self._hands("type", text)
        self.press(*then, hears=hears) if then else self.ear.hears(*hears)

    def _hands(self, *words: str, fails: bool = False) -> str:
        done = subprocess.run(
            ["xdotool", *words],
            env=self._place,
            check=not fails,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        return done.stdout


def _switched_on(session: DBusConnection) -> str:
    """Tell programs that a reader is there; answers the address of the bus they speak on."""
    status, bus = (DBusAddress("/org/a11y/bus", "org.a11y.Bus", one) for one in _BUS)
    with session:
        for name in ("IsEnabled", "ScreenReaderEnabled"):
            _answer(session, Properties(status).set(name, "b", True))
        return str(_answer(session, new_method_call(bus, "GetAddress"))[0])


def _answer(bus: DBusConnection, message: Message) -> Any:
    reply = bus.send_and_get_reply(message, timeout=PATIENCE)
    if reply.header.message_type is MessageType.error:
        raise Gone(*reply.body)
    return reply.body
