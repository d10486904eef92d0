"""The colours of pages, light and dark, around the accent of the club: those of the window."""

from functools import lru_cache

from clubadmin.model.club.colours import ACCENT, Tokens, is_colour, tokens

_NAMES = {"field_line": "field", "accent_soft": "soft"}  # as the style of the pages calls them
_PREFIX, _ENDING = "club-", ".css"


def style_name(accent: str) -> str:
    """The file that has the colours around an accent: it says all that it depends on."""
    return f"{_PREFIX}{(accent if is_colour(accent) else ACCENT)[1:].lower()}{_ENDING}"


@lru_cache(16)
def style(name: str) -> bytes | None:
    """The file of that name; None where it is none of these."""
    accent = "#" + name.removeprefix(_PREFIX).removesuffix(_ENDING)
    if not is_colour(accent) or style_name(accent) != name:
        return None
    light, dark = (_properties(tokens(dark, accent)) for dark in (False, True))
    written = f":root {{{light}}}\n@media (prefers-color-scheme: dark) {{ :root {{{dark}}} }}\n"
    return written.encode()


def _properties(shades: Tokens) -> str:
    named = {_NAMES.get(name, name): shade for name, shade in shades._asdict().items()}
    return " ".join(f"--{name.replace('_', '-')}: {shade};" for name, shade in named.items())
