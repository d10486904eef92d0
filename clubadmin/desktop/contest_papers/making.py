"""Makes the ticked papers one after the other, on the thread for papers."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from hashlib import sha256
from io import BytesIO
from typing import TYPE_CHECKING

from clubadmin.desktop.contest_papers.kinds import Facts, Kind, Options

if TYPE_CHECKING:
    from clubadmin.domain.terms import Language

_IDENTIFIER = re.compile(rb"/ID\[<[0-9A-F]{32}><[0-9A-F]{32}>\]")
_MADE = re.compile(rb"/CreationDate\(D:[0-9]{14}")
_UNDATED = b"/CreationDate(D:20000101000000"  # as every paper has it: the moment is in its foot


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
    from clubadmin.reports.kit.watch import watched

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
        return _named_by_content(_MADE.sub(_UNDATED, out.getvalue()))
    finally:
        whole.close()


def _named_by_content(pdf: bytes) -> bytes:
    """Equal papers give equal bytes: the identifier is made of the content, not of chance."""
    *_, found = (None, *_IDENTIFIER.finditer(pdf))  # the last one is the trailer's
    if found is None:
        return pdf
    bare = pdf[: found.start()] + pdf[found.end() :]
    mark = sha256(bare).hexdigest()[:32].upper().encode("ascii")
    return pdf[: found.start()] + b"/ID[<%b><%b>]" % (mark, mark) + pdf[found.end() :]
