"""A paper as a web page: one file with all that it needs, read in the order of the paper.

It stands in for tags in the PDF. ReportLab (5.1) keeps a tree of tags and makes none of what is
drawn; fpdf2 (2.8) tags pictures only; WeasyPrint (70) tags tables, but would have every paper laid
out anew as a page of HTML, with Pango beside the program; pikepdf cannot know what was a table.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from clubadmin.assets import path
from clubadmin.i18n import Words
from clubadmin.model.club.club import ClubSettings
from clubadmin.reports.kit.ink import Colour, contrast, parse
from clubadmin.reports.kit.leaf import Grid, Heading, Part, Sheet

_FIRST, _FIRST_DARK = "#f3efe2", "#2a2c26"  # the row of the first, the hardest to read on
_READABLE = 4.5  # contrast, WCAG AA


def web_page(
    title: str, club: ClubSettings, words: Words, sheets: Iterable[Sheet], about: Sequence[str]
) -> bytes:
    """The page.

    Args:
        club: whose colour it has.
        sheets: of the paper, drawn.
        about: when it was made and from what.
    """
    parts = _whole(part for sheet in sheets for part in sheet.read)
    text = templates().get_template("paper.html").render(
        title=title, club=club.name, language=words.language.value, about=about,
        parts=_shown(parts), struck_word=words("telt niet mee"),
        style=stylesheet(club.accent).decode("utf-8"),
    )  # fmt: skip
    return text.encode("utf-8", "replace")


def _whole(parts: Iterable[Part]) -> Iterator[Part]:
    """The parts with tables of several pages joined, and a heading that comes back only once."""
    grid: Grid | None = None
    said = ["", ""]  # the last title, the last heading below it
    for part in parts:
        if isinstance(part, Grid) and grid is not None and grid.heads == part.heads:
            grid.rows.extend(part.rows)
            continue
        if isinstance(part, Heading):
            if said[part.level - 1] == part.text and (part.level == 1 or grid is not None):
                continue
            said[part.level - 1] = part.text
        if grid is not None:
            yield grid
        grid = part._replace(rows=list(part.rows)) if isinstance(part, Grid) else None
        if grid is None:
            yield part
    if grid is not None:
        yield grid


def _shown(parts: Iterable[Part]) -> Iterator[dict[str, Any]]:
    """The parts for the template, a table below the last heading."""
    below = ""
    for part in parts:
        if isinstance(part, Heading):
            below = part.text
            yield {"heading": part.text, "level": part.level}
        elif isinstance(part, Grid):
            yield {"below": below, **_table(part)}
        else:
            yield {"text": part}


def _table(grid: Grid) -> dict[str, Any]:
    """The heads and the rows; a column in which nothing stands is left out."""
    at = [one for one, _ in enumerate(grid.heads) if any(row[one][0] for row in grid.rows)]
    kinds = {one: "name" if one == grid.name else "words" * grid.words[one] for one in at}
    rows = [[(kinds[one], *row[one]) for one in at] for row in grid.rows]
    return {"heads": [(kinds[one], grid.heads[one]) for one in at], "rows": rows}


@cache
def templates() -> Environment:
    """The pages that are filled in; what people typed is escaped."""
    return Environment(
        loader=FileSystemLoader(path("web")),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def stylesheet(accent: str) -> bytes:
    """The style of all pages in a club's colour."""
    text = path("web/style.css").read_text("utf-8")
    text = text.replace("ACCENT_TEXT", _hex(_readable(parse(accent), _FIRST, 0.0)))
    text = text.replace("ACCENT_DARK", _hex(_readable(parse(accent), _FIRST_DARK, 1.0)))
    return text.replace("ACCENT", _hex(parse(accent))).encode("utf-8")


def _readable(colour: Colour, on: str, towards: float) -> Colour:
    """The colour, darker (0) or lighter (1) until it can be read."""
    ground = contrast(parse(on))
    while max(one := ground / contrast(colour), 1 / one) < _READABLE:
        red, green, blue = (part + (towards - part) * 0.08 for part in colour)
        colour = (red, green, blue)
    return colour


def _hex(colour: Colour) -> str:
    return "#" + "".join(f"{round(part * 255):02x}" for part in colour)
