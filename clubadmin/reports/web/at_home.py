"""The page for people at home: a standing in one file, as JSON, and as a picture."""

import json
from datetime import datetime
from io import BytesIO
from typing import Any

from clubadmin.domain.draw.formats import Decides
from clubadmin.domain.terms import Language
from clubadmin.i18n import Words
from clubadmin.i18n.catalogue import sentences
from clubadmin.model.club.printing import Printing
from clubadmin.model.hall.at_home import AtHome
from clubadmin.model.hall.screen import ScreenRow
from clubadmin.model.results.result import field_name
from clubadmin.reports.kit import fonts
from clubadmin.reports.kit.page import Paper, Type
from clubadmin.reports.kit.web_page import stylesheet, templates

PAGE, DATA, PICTURE = "index.html", "stand.json", "stand.png"
SIZE = (1200, 630)  # pixels, as programs for messages show it
_SHOWN = 6  # rows of the picture
_ASIDE = 60.0
_NAME, _ROW = 34.0, 58.0
_HEADS = {
    Decides.POINTS: "total",
    Decides.MATCHPOINTS: "matchpoints",
    Decides.MATCHES: "match_points",
    Decides.KNOCKOUT: "total",
}


def home_pages(
    found: AtHome, made: datetime, *, address: str = "", language: Language = Language.NL
) -> dict[str, bytes]:
    """The files for at home by name; the page comes last, for it leads to the others.

    Args:
        found: the standing, with the names of who agreed alone.
        made: when, local time.
        address: where people find the page: a picture in a message is asked there.
    """
    page = _Page(found, made, Words(language))
    return {PICTURE: page.picture(), DATA: page.data(), PAGE: page.html(address)}


class _Page:
    """Make the page, the data and the picture of one standing."""

    def __init__(self, found: AtHome, made: datetime, words: Words) -> None:
        self._found, self._words, self._made = found, words, made
        self._say = {name: words(said) for name, said in sentences("web").items()}
        self._parts = [self._part(rows) for rows in found.standing.fields]
        self._told = words.text(found.standing.told[0]) if found.standing.early else ""
        number = words("avond {number}", number=found.number)
        alone = found.planned == 1
        self._heading = found.competition if alone else f"{found.competition}, {number}"

    def html(self, address: str) -> bytes:
        """The page; it fetches nothing but its picture, and looks anew each minute by itself."""
        found, words = self._found, self._words
        text = (
            templates()
            .get_template("at_home.html")
            .render(
                club=found.club, words=self._say, number=words.number,
                language=words.language.value, logo="",
                style=stylesheet(found.club.accent).decode("utf-8"),
                heading=self._heading, about=self._lead(), lead=self._lead(), over=self._over,
                address=address if address.endswith("/") or not address else f"{address}/",
                picture=PICTURE, size=SIZE, fields=self._parts, score_head=self._unit,
                shares=any(row.share is not None for row in found.standing.rows),
                told=self._updated(),
            )
        )  # fmt: skip
        return text.encode("utf-8", "replace")

    def data(self) -> bytes:
        """Make the standing as JSON, for programs."""
        found, standing = self._found, self._found.standing
        document = {
            "club": found.club.name,
            "competition": found.competition,
            "season": found.season,
            "evening": found.number,
            "date": found.date.isoformat(),
            "made": self._made.isoformat(timespec="seconds"),
            "after": standing.after,
            "rounds": found.rounds,
            "over": standing.over,
            "provisional": standing.early,
            "decides": standing.decides.value,
            "fields": [
                {
                    "name": part["name"],
                    "rows": [
                        {
                            "place": row.place,
                            "number": row.number,
                            "name": row.name,
                            "score": row.score,
                            "share": row.share,
                        }
                        for row in rows
                    ],
                }
                for part, rows in zip(self._parts, standing.fields, strict=True)
            ],
        }
        return (json.dumps(document, ensure_ascii=False, indent=1) + "\n").encode("utf-8")

    def picture(self) -> bytes:
        """The first few as a PNG, for a message."""
        import pypdfium2  # late: nobody else here needs it

        document = pypdfium2.PdfDocument(self.drawn())
        try:
            out = BytesIO()
            document[0].render(scale=1).to_pil().save(out, "PNG", optimize=True)
            return out.getvalue()
        finally:
            document.close()

    def drawn(self) -> bytes:
        """The picture as a page of a PDF."""
        paper = Paper(Printing(self._found.club, self._words.language))
        paper.bare, paper.title = True, self._heading
        wide, high = (float(side) for side in SIZE)
        sheet, room = paper.sheet((wide, high)), wide - 2 * _ASIDE
        sheet.box(0, 0, wide, high, paper.ink.paper)
        sheet.box(0, high - 14, wide, 14, paper.ink.accent)
        x = _ASIDE + sheet.mark(_ASIDE, high - 132, 84) + 28
        sheet.fitted(x, high - 92, self._heading, paper.kind(48, bold=True), wide - _ASIDE - x)
        about = f"{self._found.club.name} · {self._lead()}"
        sheet.fitted(x, high - 128, about, paper.kind(26, muted=True), wide - _ASIDE - x)
        y = high - 216
        for row in self._found.standing.fields[0][:_SHOWN] if self._parts else ():
            bold = Type(fonts.BOLD, _NAME, paper.ink.accent)
            sheet.right(_ASIDE + 52, y, str(row.place or "–"), bold)
            score = self._words.number(row.score)
            sheet.right(wide - _ASIDE, y, score, paper.kind(_NAME, bold=True))
            sheet.fitted(_ASIDE + 80, y, row.name, paper.kind(_NAME), room - 80 - 220)
            y -= _ROW
        if not self._parts:
            sheet.text(_ASIDE, y, self._say["not_yet"], paper.kind(_NAME, muted=True))
        return paper.document()

    @property
    def _over(self) -> bool:
        return self._found.standing.over

    @property
    def _unit(self) -> str:
        return self._say[_HEADS[self._found.standing.decides]]

    def _lead(self) -> str:
        """Tell what it is a standing of: the day, and after which round."""
        found, words = self._found, self._words
        day = words.full_day(found.date)
        if self._told:
            return f"{day} · {self._told}"
        if not found.standing.after:
            return day
        if self._over:
            return f"{day} · {self._say['result']}"
        after, rounds = found.standing.after, found.rounds
        return f"{day} · {words('Stand na ronde {after} van {rounds}', after=after, rounds=rounds)}"

    def _updated(self) -> str:
        said = self._words("Bijgewerkt om {time} uur.", time=self._words.time(self._made))
        return f"{said} {self._say['by_itself']}" if not self._over else said

    def _part(self, rows: tuple[ScreenRow, ...]) -> dict[str, Any]:
        """A group or field, with its rows as the template has them."""
        line, field = rows[0].line, rows[0].field
        said = [f"{self._say['group']} {line}"] if line else []
        said += [field_name(self._words, field, long=True)] if field else []
        return {
            "name": ", ".join(said),
            "rows": [
                {
                    "place": row.place,
                    "name": row.name,
                    "member": None,
                    "prize": "",
                    "score": row.score,
                    "share": "" if row.share is None else self._words.number(row.share, 1),
                    "awaited": row.awaited,
                }
                for row in rows
            ],
        }


def drawn(found: AtHome, made: datetime, language: Language = Language.NL) -> bytes:
    """The picture as a page of a PDF, in which its words can be read."""
    return _Page(found, made, Words(language)).drawn()
