"""Notes that stand below standings and results alike."""

from collections.abc import Iterator

from clubadmin.i18n import Words


def depth_notes(words: Words, depth: str) -> Iterator[str]:
    """What is known of who played, where that is not every game."""
    if depth == "evening":
        yield words("Van deze avonden zijn alleen de avondtotalen bekend.")
    elif depth == "round":
        yield words("Van deze avonden zijn alleen de rondetotalen bekend.")
