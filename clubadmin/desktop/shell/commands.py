"""Every command of the program by all words that people have for it: found by Ctrl+K.

A command is given in its own place. Given from elsewhere, one goes there first; what cannot be
given yet says what comes before it.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction

from clubadmin import assets
from clubadmin.desktop.kit import language, used
from clubadmin.desktop.shell.place_names import PLACES, names
from clubadmin.domain.names import fold
from clubadmin.part import offers

if TYPE_CHECKING:
    from clubadmin.desktop.shell.main_frame import MainFrame
    from clubadmin.desktop.shell.menus import Menus


NAMED, MEANT, NEAR = range(3)
"""How well words find a command: by its name, by a whole phrase, by words that begin so."""
STEM = 4  # letters from which a longer word is another form of a word: its plural
MOST_PAGES = 6


def words_of(text: str) -> list[str]:
    """The words of a text, without those that say nothing."""
    typed = fold(text.replace("?", " ")).split()
    return [one for one in typed if one not in _table()["ignored"]] or typed


def rank(name: str, words: Sequence[str]) -> int | None:
    """How well what was typed finds a command; None where it does not."""
    if all(word in fold(name) for word in words):
        return NAMED
    return _nearest(_table()["commands"].get(name, ()), words, fold(name).split())


def pages(text: str) -> Iterator[tuple[str, str, bool]]:
    """The pages of the help that are meant, else those with all the words in their text.

    Yields:
        the page, its title, and whether the words stand on it.
    """
    from clubadmin.desktop.kit import guide  # with lists and fields: not at a start

    words, titles = words_of(text), guide.topics()
    meant = [at for at, said in _table()["help"].items() if _nearest(said, words) is not None]
    for topic in meant:
        yield topic, titles[topic], False
    if not meant:
        wanted = " ".join(words)
        found = [
            (topic, title, True)
            for topic, title in titles.items()
            if guide.page_file(topic).is_file()
            and guide.found_in(wanted, f"{title}\n{guide.page_text(topic)}")
        ]
        yield from found[:MOST_PAGES]


def _nearest(phrases: Sequence[str], words: Sequence[str], named: Sequence[str] = ()) -> int | None:
    """Rank the best of the phrases; words of the name may stand among what was typed."""
    ranks = (_fits(words_of(one), words, named) for one in phrases)
    return min((one for one in ranks if one is not None), default=None)


def _fits(phrase: Sequence[str], words: Sequence[str], named: Sequence[str]) -> int | None:
    meant = [one for one in phrase if any(_is_form(word, one) for word in words)]
    there = (*phrase, *named)
    if not meant or not all(any(_is_form(word, one) for one in there) for word in words):
        return None
    return MEANT if len(meant) == len(phrase) else NEAR


def _is_form(word: str, of: str) -> bool:
    return of.startswith(word) or (len(of) >= STEM and word.startswith(of))


def _table() -> dict[str, dict[str, list[str]]]:
    return assets.table(f"search/{language.current().value}.toml")


PLACES_OF = {
    "wishes": "members",
    "teams": "members",
    "consents": "members",
    "board": "members",
    "dues": "members",
    "particulars": "members",
    "groups": "standings",
    "fill-in": "evening",
    "other-side": "evening",
    "control-desk": "evening",
    "cash": "evening",
    "protests": "evening",
    "tableside": "evening",
}
"""The place of the window for each thing to do that a club may not do yet."""
EVERYWHERE = ("contest", "screen")


def places_of() -> dict[str, str]:
    """The commands of all places, with those that their parts offer."""
    return PLACES_OF | {one.name: one.place for one in offers() if one.name}


@dataclass(frozen=True)
class Command:
    """Something to do."""

    action: QAction  # what is triggered
    place: str = ""  # the key of the place where it is done; "" where it can be done right now

    @property
    def name(self) -> str:
        """The name of the command, without its underlined letter."""
        return self.action.text().replace("&", "").rstrip(" …")

    @property
    def place_name(self) -> str:
        """The place by its name; "" where it can be done right now."""
        return names()[self.place] if self.place else ""


class Commands:
    """The commands of a window and of all its places."""

    def __init__(self, window: "MainFrame", menus: "Menus") -> None:
        self._window = window
        self._menus = menus

    def here(self) -> list[Command]:
        """The commands that can be given now, those of the place in view first."""
        return [Command(one) for one in self._menus.actions()]

    def elsewhere(self) -> list[Command]:
        """The commands of another place, or of here but not yet."""
        now = self._menus.actions()
        return [
            Command(one, key)
            for key, page in self._window.places.items()
            for one in page.every_action()
            if one.text() and one not in now
        ]

    def make_more(self) -> bool:
        """Make one more place, or a part of one, to know its commands; whether there was any.

        One at a time, for each takes about as long as a key may.
        """
        window = self._window
        if not window.ops.has_club:
            return False
        for key in PLACES:
            if key not in window.places:
                window.place(key)
                return True
        return any(page.make_more() for page in window.places.values())

    def give(self, command: Command) -> None:
        """Do it, in its own place."""
        if command.place:
            self._give_in(command.place, lambda: command.action)
        else:
            command.action.trigger()

    def look_up(self, topic: str, text: str) -> None:
        """Open a page of the help, at what was sought where that stands on it."""
        from clubadmin.desktop.kit import guide

        self._window.show_help(topic)
        if (opened := guide.current()) is not None and text:
            opened.search.setText(" ".join(words_of(text)))

    def give_first(self, name: str) -> None:
        """Do for the first time what the help names: one of `places_of` or `EVERYWHERE`."""
        window = self._window
        window.activateWindow()
        if name == "contest":
            window.new_contest()
        elif name == "screen":
            window.show_screen_desk()
        elif key := places_of().get(name):
            self._give_in(key, lambda: self._of_use(key, name))

    def _of_use(self, key: str, name: str) -> QAction:
        found = self._window.place(key).every_action()
        return next(one for one in found if used.use_of(one) == name)

    def _give_in(self, key: str, wanted: Callable[[], QAction]) -> None:
        window = self._window
        if window.ops.has_club:
            window.go(key)
            window.ops.when_idle(lambda: window.place(key).give(wanted()))
