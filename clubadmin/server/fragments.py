"""Makings of pages: templates of `resources/tableside`, their words and their files.

Text of people is escaped by the templates. `fragment` makes the parts that change while a page is
open: the scripts put them in their place and work nothing out.
"""

from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template

from clubadmin.assets import path
from clubadmin.i18n import Language, Words
from clubadmin.i18n.catalogue import sentences

_KINDS = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".png": "image/png",
}
_NONE = "–"


def fragment(name: str, language: Language, /, *given: object, **named: object) -> str:
    """A part of a page as HTML, by the macro of that name in `fragments.html`."""
    return str(getattr(_fragments(language), name)(*given, **named)).strip()


def template(name: str) -> Template:
    """A page."""
    return _templates().get_template(name)


@cache
def phrases(language: Language) -> Mapping[str, str]:
    """The words of all pages by name, with their gaps."""
    words = Words(language)
    return {key: words(phrase) for key, phrase in sentences("hall").items()}


def file_called(name: str) -> tuple[bytes, str] | None:
    """A file that pages use, and its kind; None where there is none of that name."""
    return _files().get(name)


@cache
def address(name: str) -> str:
    """The address of a file."""
    content, _ = _files()[name]
    return f"/static/{name}?v={sha256(content).hexdigest()[:12]}"


@cache
def _files() -> Mapping[str, tuple[bytes, str]]:
    found = sorted(path("tableside/static").iterdir())
    return {
        one.name: (one.read_bytes(), _KINDS[one.suffix]) for one in found if one.suffix in _KINDS
    }


@cache
def _templates() -> Environment:
    made = Environment(
        loader=FileSystemLoader(path("tableside")),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.globals["address"] = address
    return made


@cache
def _fragments(language: Language) -> Any:
    words = Words(language)

    def figure(value: float | None) -> str:
        return _NONE if value is None else words.number(value)

    return template("fragments.html").make_module({"say": phrases(language), "figure": figure})
