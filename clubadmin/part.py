"""A part is a thing not every club uses: told in one module of `clubadmin.parts`, in no other.

Whatever lies in that folder is found. Without it, and without what it is made of, the rest goes on.
"""

import importlib
import pkgutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any


@dataclass(frozen=True)
class Text:
    """A text of the window, put in the language that is spoken when it is shown."""

    context: str
    text: str


translate = Text
"""The name by which the tools of Qt find a text in a source."""


@dataclass(frozen=True, init=False)
class Show:
    """A request for what a part opens: the name of the door, and what it is about.

    `desktop.kit.doors` opens it; where the part is not there, nothing opens.
    """

    door: str
    about: tuple[Any, ...]

    def __init__(self, door: str, *about: Any) -> None:
        object.__setattr__(self, "door", door)
        object.__setattr__(self, "about", about)


@dataclass(frozen=True)
class Offer:
    """A command that a part brings to a place of the window.

    Attributes:
        place: the key of the place.
        group: of the menu of that place.
        text: its name there.
        request: made of what is in view; None while there is nothing.
        name: the name by which the help offers it; until it is used, menus leave it out.
        keys: its shortcut.
    """

    place: str
    group: str
    text: Text
    request: Callable[[Any], Show | None]
    name: str = ""
    keys: str = ""


@dataclass(frozen=True)
class Part:
    """All that a part consists of.

    Attributes:
        made_of: its folders and modules in `clubadmin`; nothing outside them imports these.
        doors: by name, the class of the window that opens, from `clubadmin.desktop` on; or a
            function of the main window, the widget that asks and the request.
        offers: its commands.
        pages: of the help, each with the page after which it stands.
        cli: the modules of `clubadmin.cli` with its commands.
        fills: by the name of an opening that the program leaves to parts, what goes into it, from
            `clubadmin` on; loaded when it is asked for.
    """

    made_of: tuple[str, ...]
    doors: Mapping[str, str | Callable[..., object]] = field(default_factory=dict)
    offers: tuple[Offer, ...] = ()
    pages: Mapping[str, str] = field(default_factory=dict)
    cli: tuple[str, ...] = ()
    fills: Mapping[str, str] = field(default_factory=dict)


@cache
def parts() -> Mapping[str, Part]:
    """The parts that are in this installation, by the name of their module."""
    folder = importlib.import_module("clubadmin.parts")
    names = sorted(one.name for one in pkgutil.iter_modules(folder.__path__))
    return {name: importlib.import_module(f"{folder.__name__}.{name}").PART for name in names}


def offers(place: str = "") -> list[Offer]:
    """The commands that parts bring to a place, or to all of them."""
    every = [one for part in parts().values() for one in part.offers]
    return [one for one in every if place in ("", one.place)]


def fillings(opening: str) -> list[Any]:
    """Load what each part puts into an opening."""
    named = [part.fills[opening] for part in parts().values() if opening in part.fills]
    split = [f"clubadmin.{one}".rpartition(".") for one in named]
    return [getattr(importlib.import_module(module), name) for module, _, name in split]
