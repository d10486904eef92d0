"""`clubadmin import`: members, published totals, games, a list of any shape, a whole club."""

from contextlib import AbstractContextManager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from clubadmin.cli.app import Command, Json, about, app, argument, option
from clubadmin.cli.database import Database, is_club, looked_into, made, opened, path_of, target_of
from clubadmin.cli.output import (
    DONE,
    ERRORS_IN_INPUT,
    NOT_DONE,
    Stop,
    answer,
    answer_json,
    say,
    told,
    words,
)
from clubadmin.i18n import Listed, Message

if TYPE_CHECKING:
    from clubadmin.model.club.club import ImportPreview
    from clubadmin.model.importing.importing import Draft
    from clubadmin.services.club.club import OpenClub


@app.command(
    "import",
    cls=Command,
    help=about("import"),
    short_help="Neemt leden, uitslagen of spellen over uit een bestand.",
)
def import_(
    file: Annotated[Path, argument("BESTAND", "CSV, XLSX, vCard of een hele club.")],
    database: Database = None,
    try_out: Annotated[bool, option("--try", "Kijkt alleen na; verandert niets.")] = False,
    json: Json = False,
    *,
    sure: Annotated[
        bool, option("--sure", "Wat er gevraagd wordt, klopt: neem het zo over.")
    ] = False,
    competition: Annotated[
        str, option("--competition", "Van een lijst die haar niet noemt.", "C")
    ] = "",
    season: Annotated[str, option("--season", "Van een lijst die het niet noemt.", "S")] = "",
    answers: Annotated[
        str | None, option("--answers", "JSON met wat u over een lijst besluit.", "ANTWOORDEN")
    ] = None,
    leave_rest: Annotated[
        bool, option("--leave-rest", "Neemt van een lijst wat zeker is; de rest wordt bewaard.")
    ] = False,
) -> int:
    """Take a file into the club; all or nothing."""
    from clubadmin.services.exchange.whole import is_document

    if is_club(file) or is_document(file):
        return _whole(file, target_of(database), json=json)
    listed = _List(file, competition, season, answers, leave_rest, sure)
    if kind := listed.kind():
        return _listed(listed, kind, target_of(database), try_out=try_out, json=json)
    preview = _taken(file, target_of(database), try_out=try_out, sure=sure)
    taken = preview.ok and not try_out and (sure or not preview.asks)
    if json:
        answer_json({**vars(preview), "imported": taken})
    if not preview.ok or not (taken or try_out):
        return _refused(file, preview, try_out=try_out, json=json)
    for odd in preview.remarks:
        say(odd.message)
    if not json:
        done = words("kan worden overgenomen") if try_out else words("is overgenomen")
        rows = Message.counted("{n} rij", "{n} rijen", preview.rows)
        new = Message.counted("{n} nieuw lid", "{n} nieuwe leden", preview.new_members)
        evenings = Message.counted("{n} avond", "{n} avonden", preview.evenings)
        games = Message.counted("{n} spel", "{n} spellen", preview.games)
        counted = Listed((rows, new, evenings, games), "").text(words.language)
        answer(f"{file.name} {done}: {counted}.")
    return DONE


@dataclass(frozen=True)
class _List:
    """A list of any shape, with what was said about it."""

    file: Path
    competition: str
    season: str
    answers: str | None
    leave_rest: bool
    sure: bool

    def kind(self) -> str:
        """Tell what it lists: "results", "people", or "" for games."""
        from clubadmin.services.importing import draft as drafts

        return drafts.kind_of(self.file, told=bool(self.competition or self.season))

    def draft(self, club: "OpenClub") -> "Draft":
        """How it is read, with what was said in place of what it says itself."""
        from clubadmin.services.importing import draft as drafts

        draft = drafts.begin(club, self.file)
        given = draft.given
        given = replace(
            given,
            season=" ".join(self.season.split()) or given.season,
            competition=" ".join(self.competition.split()) or given.competition,
        )
        return replace(draft, given=given)


def _listed(one: _List, kind: str, target: str, *, try_out: bool, json: bool) -> int:
    """Look into a list and take it; a club that was made for it goes again when it stays out."""
    from clubadmin.cli.any_list import import_list
    from clubadmin.cli.list_answers import answers_in
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
                    club,
                    one.draft(club),
                    said,
                    file=one.file,
                    try_out=try_out,
                    leave_rest=one.leave_rest,
                    sure=one.sure,
                    as_json=json,
                    copy=not new,
                )
            )
    finally:
        stays = code == DONE or (one.leave_rest and code == ERRORS_IN_INPUT)
        if new and (try_out or not stays):
            _away(target)
    if new and not try_out and stays:
        say("Er was nog geen club; {target} is nieuw gemaakt.", target=target)
    return code


def _refused(file: Path, preview: "ImportPreview", *, try_out: bool, json: bool) -> int:
    """Say why nothing was taken, in one sentence; looking only has the errors for its answer."""
    if try_out:
        if not json:
            answer("\n".join(told(one.message) for one in preview.problems))
        return ERRORS_IN_INPUT
    from clubadmin.cli.any_list import not_taken

    why = [one.message for one in preview.problems or preview.remarks]
    not_taken(file, why, sure=preview.ok)
    return ERRORS_IN_INPUT if preview.ok else NOT_DONE


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
        say("Er was nog geen club; {target} is nieuw gemaakt.", target=target)
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
            "{target} bestaat al. Noem een nieuw bestand, of vervang de club met"
            " `clubadmin restore`.",
            target=target,
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
        answer("De hele club is overgenomen: {target}", target=target)
    return DONE
