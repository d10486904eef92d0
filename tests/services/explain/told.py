"""Explanations as few words, to be read beside figures that were worked out by hand."""

from clubadmin.model.explain.explanation import Explained


def listed(one: Explained) -> list[tuple[str, str, str]]:
    """Title, figure and whether it counts, of each part."""
    return [(part.title, part.figure, part.weight) for part in one.parts]


def part(one: Explained, title: str) -> Explained:
    """The part whose title begins so."""
    return next(each for each in one.parts if each.title.startswith(title))
