"""`clubadmin import` and `clubadmin export`: members, published totals, games, a whole club."""

from contextlib import AbstractContextManager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from clubadmin.cli import cash, dues_papers
from clubadmin.cli.app import Command, app
from clubadmin.cli.database import (
    Database,
    find_evening,
    find_season,
    is_club,
    looked_into,
    made,
    opened,
    path_of,
    target_of,
)
from clubadmin.cli.member_papers import PAPERS, write_paper
from clubadmin.cli.output import (
    DONE,
    ERRORS_IN_INPUT,
    NOT_DONE,
    Stop,
    answer,
    answer_json,
    say,
    write_file,
)

if TYPE_CHECKING:
    from clubadmin.model.club.exchange import ImportPreview
    from clubadmin.model.importing.importing import Draft
    from clubadmin.services.club.club import OpenClub

KINDS = (
    *("members", "vcard", "results", "games", "contest", "club", "json", "consents"),
    *("dues", "cash"),
    *PAPERS,
)
_Json = Annotated[bool, typer.Option("--json", help="Als één JSON-document.")]


_IMPORT = """Neemt leden, uitslagen of spellen over uit een bestand: alles of niets.

\b
Wat erin staat, blijkt uit de kopregel:
leden      een ledenlijst van eigen maaksel, of vCard; de koppen en namen worden gevonden
uitslagen  season,competition,evening,date,name,round,points,roem,pits
           zonder round is het de hele avond; roem komt bij points op
spellen    season,competition,evening,date,round,table,n,s,e,w,game,typed
een lijst  van uitslagen van eigen maaksel, met een kolom per avond
een club   een clubbestand, of wat `clubadmin export json` schreef

\b
Wat er aan een lijst onduidelijk is, wordt gevraagd; het bestand van --answers zegt wat u besluit:
           [{"row": 8, "column": 4, "choice": "4249"}, {"column": 9, "choice": "left_out"}]

\b
Met --json:
kind       members, results, games of club
problems   row, column, sentence: wat er mis is
columns    van een lijst: column, head, is, en van uitslagen evening en date
members    van een ledenlijst: row, is (new, known, question, left_out), de naam en de rest
questions  row, column, code, message, choices: wat u nog besluit

Einde: 0 overgenomen, of met --try: het kan; 1 er zijn vragen, of met --try: er is iets mis; 2 niet
gedaan.
"""


@app.command("import", cls=Command, help=_IMPORT, short_help=_IMPORT.partition(":")[0] + ".")
def import_(
    file: Annotated[
        Path, typer.Argument(metavar="BESTAND", help="CSV, XLSX, vCard of een hele club.")
    ],
    database: Database = None,
    try_out: Annotated[
        bool, typer.Option("--try", help="Kijkt alleen na; verandert niets.")
    ] = False,
    json: _Json = False,
    *,
    sure: Annotated[
        bool, typer.Option("--sure", help="Wat er gevraagd wordt, klopt: neem het zo over.")
    ] = False,
    competition: Annotated[
        str, typer.Option("--competition", metavar="C", help="Van een lijst die haar niet noemt.")
    ] = "",
    season: Annotated[
        str, typer.Option("--season", metavar="S", help="Van een lijst die het niet noemt.")
    ] = "",
    answers: Annotated[
        str | None,
        typer.Option(
            "--answers", metavar="ANTWOORDEN", help="JSON met wat u over een lijst besluit."
        ),
    ] = None,
    leave_rest: Annotated[
        bool,
        typer.Option(
            "--leave-rest", help="Neemt van een ledenlijst wat zeker is; de rest wordt bewaard."
        ),
    ] = False,
) -> int:
    """Take a file into the club; all or nothing."""
    from clubadmin.services.exchange.whole import is_document

    if is_club(file) or is_document(file):
        return _whole(file, target_of(database), json=json)
    listed = _List(file, competition, season, answers, leave_rest)
    if (kind := listed.kind()) in ("results", "people"):
        return _listed(listed, kind, target_of(database), try_out=try_out, json=json)
    preview = _taken(file, target_of(database), try_out=try_out, sure=sure)
    taken = preview.ok and not try_out and (sure or not preview.asks)
    if json:
        answer_json({**vars(preview), "imported": taken})
    if not preview.ok or not (taken or try_out):
        return _refused(file, preview, try_out=try_out, json=json)
    for odd in preview.remarks:
        say(str(odd))
    if not json:
        done = "kan worden overgenomen" if try_out else "is overgenomen"
        answer(
            f"{file.name} {done}: {_counted(preview.rows, 'rij', 'rijen')},"
            f" {_counted(preview.new_members, 'nieuw lid', 'nieuwe leden')},"
            f" {_counted(preview.evenings, 'avond', 'avonden')},"
            f" {_counted(preview.games, 'spel', 'spellen')}."
        )
    return DONE


@dataclass(frozen=True)
class _List:
    """A list of any shape, with what was said about it."""

    file: Path
    competition: str
    season: str
    answers: str | None
    leave_rest: bool

    def kind(self) -> str:
        """Tell what it lists: "results" or "people", or a table in columns of our own."""
        from clubadmin.services import importing

        return importing.kind_of(self.file, told=bool(self.competition or self.season))

    def draft(self, club: "OpenClub") -> "Draft":
        """How it is read, with what was said in place of what it says itself."""
        from clubadmin.services import importing

        draft = importing.begin(club, self.file)
        given = draft.given
        given = replace(
            given,
            season=" ".join(self.season.split()) or given.season,
            competition=" ".join(self.competition.split()) or given.competition,
        )
        return replace(draft, given=given)


def _listed(one: _List, kind: str, target: str, *, try_out: bool, json: bool) -> int:
    """Look into a list and take it; a club that was made for it goes again when it stays out."""
    from clubadmin.cli.any_list import answers_in, import_list
    from clubadmin.cli.people_list import import_people

    said = answers_in(one.answers)
    new = not path_of(target).exists()
    code = NOT_DONE
    try:
        with _club(target, new=new, try_out=try_out) as club:
            code = (
                import_people(
                    club,
                    one.file,
                    said,
                    try_out=try_out,
                    leave_rest=one.leave_rest,
                    as_json=json,
                    copy=not new,
                )
                if kind == "people"
                else import_list(
                    club, one.draft(club), said, try_out=try_out, as_json=json, copy=not new
                )
            )
    finally:
        stays = code == DONE or (one.leave_rest and code == ERRORS_IN_INPUT)
        if new and (try_out or not stays):
            _away(target)
    if new and not try_out and stays:
        say(f"Er was nog geen club; {target} is nieuw gemaakt.")
    return code


def _refused(file: Path, preview: "ImportPreview", *, try_out: bool, json: bool) -> int:
    """Say why nothing was taken, in one sentence; looking only has the errors for its answer."""
    first, *more = preview.problems or preview.remarks
    if try_out:
        if not json:
            answer("\n".join(str(problem) for problem in preview.problems))
        return ERRORS_IN_INPUT
    why = " ".join(str(first).split()).removesuffix(".")
    if preview.ok:
        say(f"{file.name} is niet overgenomen. {why} Met --sure wordt het zo overgenomen.")
        return ERRORS_IN_INPUT
    others = f", en nog {len(more)} keer iets mis: met --try ziet u alles" if more else ""
    say(f"{file.name} is niet overgenomen. {why}{others}.")
    return NOT_DONE


def _counted(number: int, one: str, more: str) -> str:
    return f"{number} {one if number == 1 else more}"


def _taken(file: Path, target: str, *, try_out: bool, sure: bool) -> "ImportPreview":
    """Import a file; a club that is not there yet is made, and gone again on trouble."""
    new = not path_of(target).exists()
    try:
        with _club(target, new=new, try_out=try_out) as club:
            from clubadmin.services.exchange.exchange import (
                ImportRefused,
                import_file,
                preview_import,
            )

            try:
                if try_out:
                    preview = preview_import(club, file)
                else:
                    preview = import_file(club, file, copy=not new, sure=sure)
            except ImportRefused as refused:
                preview = refused.preview
    except BaseException:
        if new:
            _away(target)
        raise
    if new and (try_out or not preview.ok or (preview.asks and not sure)):
        _away(target)
    elif new:
        say(f"Er was nog geen club; {target} is nieuw gemaakt.")
    return preview


def _away(target: str) -> None:
    with suppress(OSError):
        path_of(target).unlink(missing_ok=True)


def _club(target: str, *, new: bool, try_out: bool) -> AbstractContextManager["OpenClub"]:
    if new:
        return made(target)
    return looked_into(target) if try_out else opened(target)


def _whole(file: Path, target: str, *, json: bool) -> int:
    """A club file becomes the club, where there is none yet."""
    if path_of(target).exists():
        raise Stop(
            f"{target} bestaat al. Noem een nieuw bestand, of vervang de club met"
            " `clubadmin restore`."
        )
    if is_club(file):
        from clubadmin.services.care.health import restore

        restore(file, target)
    else:
        from clubadmin.services.exchange.whole import make_club

        make_club(file, target)
    if json:
        answer_json({"kind": "club", "file": target, "imported": True})
    else:
        answer(f"De hele club is overgenomen: {target}")
    return DONE


_EXPORT = """Schrijft leden, uitslagen of spellen als CSV of XLSX, of een hele club.

contest is een zitting van een vergelijkingswedstrijd, zoals `clubadmin matchpoints` haar leest.
vcard is voor een adresboek, club is een kopie van het clubbestand, json de hele club als één open
document. member-list, phone-list, labels, celebrations en processing (het register van
verwerkingen, AVG) zijn papieren van de ledenadministratie (PDF); celebrations is een agenda waar
het bestand op .ics eindigt. turnout is wie op welke avond van een seizoen was, een tabel waar het
bestand op .csv of .xlsx eindigt; annual-report het jaarverslag van een seizoen, attendance-list de
presentielijst van de laatste vergadering, consents wie wat goedvond, met dag en tekst. dues is de
lijst van de contributie en cash de kasstaat van een avond: een PDF, of een tabel waar het bestand
op .csv of .xlsx eindigt.
"""


@app.command(
    cls=Command, help=_EXPORT, short_help="Schrijft leden, uitslagen, papieren of een hele club."
)
def export(
    kind: Annotated[str, typer.Argument(metavar="SOORT", help=", ".join(KINDS) + ".")],
    database: Database = None,
    to: Annotated[
        Path | None, typer.Option("--to", metavar="BESTAND", help="Waarheen; anders de uitvoer.")
    ] = None,
    *,
    season: Annotated[
        str | None,
        typer.Option(
            "--season", metavar="S", help="Bij contest, turnout, annual-report, dues en cash."
        ),
    ] = None,
    competition: Annotated[
        str | None, typer.Option("--competition", metavar="C", help="Bij contest en cash.")
    ] = None,
    evening: Annotated[
        int | None, typer.Option("--evening", metavar="N", help="Bij contest en cash.")
    ] = None,
    group: Annotated[
        str, typer.Option("--group", metavar="G", help="Bij contest: een van meer groepen.")
    ] = "",
    labels: Annotated[
        str, typer.Option("--labels", metavar="VEL", help="Bij labels: 3x8, 3x8-37 of 3x7.")
    ] = "3x8",
) -> int:
    """Write something of the club."""
    if kind not in KINDS:
        raise Stop(f"De soort '{kind}' is er niet. Wel: {', '.join(KINDS)}.")
    if kind == "club":
        return _copy(database, to)
    if kind == "json":
        with looked_into(database) as club:
            from clubadmin.services.exchange.whole import document

            return _written(document(club), to)
    name = to.name if to is not None and to.suffix.lower() == ".xlsx" else ".csv"
    if kind in ("dues", "cash"):
        return _money(kind, database, to, (season, competition, evening))
    if kind == "consents":
        with looked_into(database) as club:
            from clubadmin.services.exchange.tables import consents_table

            return _written(consents_table(club, name), to)
    if kind in PAPERS:
        with looked_into(database) as club:
            write_paper(club, kind, to, labels, season)
        return DONE
    if kind == "contest":
        with looked_into(database) as club:
            from clubadmin.services.exchange.matchpoints import contest_table

            found = find_evening(club, season, competition, evening)
            return _written(contest_table(club, found, group, name), to)
    with looked_into(database) as club:
        from clubadmin.services.exchange import exchange

        if kind == "vcard":
            made = exchange.export_members_cards(club)
        else:
            made = getattr(exchange, f"export_{kind}")(club, name)
        whole = kind in ("members", "vcard")
        missing = None if whole else exchange.left_out(club, games=kind == "games")
    if missing:
        say(missing)
    return _written(made, to)


def _money(
    kind: str,
    database: str | None,
    to: Path | None,
    place: tuple[str | None, str | None, int | None],
) -> int:
    """Export the dues of a season, or the cash sheet of an evening, as the file ends.

    Args:
        kind: "dues" or "cash".
        database: of the club.
        to: a PDF, CSV or XLSX.
        place: season, competition and evening, where they are named.
    """
    if to is None:
        raise Stop("Noem met --to het bestand: een PDF, CSV of XLSX.")
    pdf, table = (to, None) if to.suffix.lower() == ".pdf" else (None, to)
    with looked_into(database) as club:
        if kind == "dues":
            wanted = dues_papers.Wanted(pdf=pdf, table=table)
            dues_papers.write(club, find_season(club, place[0]).id, wanted)
        else:
            from clubadmin.services.administration.cash import evening_cash

            cash.write(club, evening_cash(club, find_evening(club, *place)), pdf, table)
    return DONE


def _written(made: bytes, to: Path | None) -> int:
    if to is None:
        answer(made.decode())
    else:
        write_file(to, made)
        say(f"Geschreven: {to}")
    return DONE


def _copy(database: str | None, to: Path | None) -> int:
    if to is None:
        raise Stop("Noem met --to het bestand waarin de hele club komt.")
    with looked_into(database, one_moment=False) as club:
        from clubadmin.services.exchange.exchange import export_club

        export_club(club, to)
    say(f"De hele club staat in {to}, nagekeken.")
    return DONE
