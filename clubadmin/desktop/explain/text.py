"""An explanation as text: columns for a spreadsheet, and readable in a letter as well."""

from collections.abc import Iterable

from clubadmin.i18n import Words
from clubadmin.i18n.figures import MINUS
from clubadmin.model.explain import explanation_words
from clubadmin.model.explain.explanation import Explained
from clubadmin.services.exchange.read import quoted

Shown = Iterable[tuple[int, Explained]]
"""Figures in order, each with how deep it lies."""


def as_text(shown: Shown, words: Words) -> str:
    """A line a figure: what, how much, whether it counts, why, and by which article."""
    heads = (words("wat"), words("getal"), words("telt"), words("waarom"))
    lines = ["\t".join(head.capitalize() for head in heads)]
    top = ""
    for depth, one in shown:
        why = " ".join(
            part for part in (one.note, explanation_words.arithmetic(words, one)) if part
        )
        if one.article and (not depth or one.article != top):
            why = f"{why} ({one.article})".strip()
        top = top if depth else one.article
        title = f"{'  ' * depth}{quoted(one.title)}"
        lines.append(
            "\t".join(
                (
                    title,
                    one.figure.replace(MINUS, "-"),
                    explanation_words.counts(words, one),
                    quoted(why),
                )
            )
        )
    return "\n".join(lines) + "\n"
