"""Makes the ticked papers one after the other, on the thread for papers."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from io import BytesIO
from typing import TYPE_CHECKING

from clubadmin.desktop.contest_papers.kinds import Facts, Kind, Options

if TYPE_CHECKING:
    from clubadmin.domain.terms import Language


@dataclass(frozen=True)
class MadePaper:
    """A paper, with what it is called in a file name."""

    key: str
    name: str
    pdf: bytes


@dataclass(frozen=True)
class Order:
    """What is to be made."""

    kinds: tuple[Kind, ...]
    names: dict[str, str]  # by key: how the paper is called
    facts: Facts
    options: Options
    language: "Language"


def make_all(order: Order, progress: Callable[[int, int], None]) -> tuple[MadePaper, ...]:
    """Every paper in order; `progress` is told after every page, and may stop it."""
    from clubadmin.desktop.contest_papers.reports import reports
    from clubadmin.reports.watch import watched

    made, stamp, facts = [], datetime.now(), order.facts
    for at, kind in enumerate(order.kinds):
        more, named = kind.given(facts, order.options)
        with watched(partial(progress, at, len(order.kinds))):
            pdf = reports()[kind.key](
                facts.evening, facts.club, *more, **named, language=order.language, stamp=stamp
            )
        made.append(MadePaper(kind.key, order.names[kind.key], pdf))
    return tuple(made)


def joined(papers: Sequence[MadePaper]) -> bytes:
    """All papers in one PDF, each with its own page numbers."""
    if len(papers) == 1:
        return papers[0].pdf
    import pypdfium2

    whole = pypdfium2.PdfDocument.new()
    try:
        for paper in papers:
            part = pypdfium2.PdfDocument(paper.pdf)
            whole.import_pages(part)
            part.close()
        out = BytesIO()
        whole.save(out)
        return out.getvalue()
    finally:
        whole.close()
