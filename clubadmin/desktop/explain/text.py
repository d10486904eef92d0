"""An explanation as text: columns for a spreadsheet, and readable in a letter as well."""

from collections.abc import Iterable

from clubadmin.model.explain.explanation import Explained
from clubadmin.model.explain.explanation_words import ExplanationWords
from clubadmin.services.exchange.read import quoted

Shown = Iterable[tuple[int, Explained]]
"""Figures in order, each with how deep it lies."""


def as_text(shown: Shown, words: ExplanationWords) -> str:
    """A line a figure: what, how much, whether it counts, why, and by which article."""
    heads = ("what", "figure", "counts-head", "why")
    lines = ["\t".join(words(head).capitalize() for head in heads)]
    top = ""
    for depth, one in shown:
        why = " ".join(part for part in (one.note, words.arithmetic(one)) if part)
        if one.article and (not depth or one.article != top):
            why = f"{why} ({one.article})".strip()
        top = top if depth else one.article
        title = f"{'  ' * depth}{quoted(one.title)}"
        lines.append("\t".join((title, one.figure, words.counts(one), quoted(why))))
    return "\n".join(lines) + "\n"
