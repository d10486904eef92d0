"""`clubadmin check`, `mend`, `backup` and `restore`: health and copies."""

import sys
from pathlib import Path
from typing import Annotated

from clubadmin.cli.app import Command, Json, app, argument, option
from clubadmin.cli.database import Database, looked_into, target_of
from clubadmin.cli.output import DONE, ERRORS_IN_INPUT, Stop, answer, answer_json, say, told, words
from clubadmin.i18n import Message

_LONGEST = 10_000  # signs of a line with a password, and no password is as long

_PasswordFile = Annotated[
    Path | None,
    option(
        "--password-file",
        "De eerste regel is het wachtwoord van een kopie op slot; - is de invoer.",
        "BESTAND",
    ),
]


@app.command(cls=Command, help="Controleert het hele clubbestand.")
def check(database: Database = None, json: Json = False) -> int:
    """Check the whole file: exit 1 when something is wrong with it."""
    # it may take long, and a window writes
    with looked_into(database, one_moment=False, whatever=True) as club:
        from clubadmin.services.care.health import check as check_club

        health = check_club(club)
        if not health.ok:  # or did something change halfway?
            with club.store.one_moment():
                health = check_club(club)
    for problem in health.problems:
        say(problem)
    if json:
        answer_json(
            {
                "ok": health.ok,
                "problems": [told(one) for one in health.problems],
                "sheets": health.sheets,
                "games": health.games,
                "members": health.members,
            }
        )
    else:
        answer(
            "{verdict}: {sheets} formulieren, {games} spellen, {members} leden.",
            verdict=words("In orde") if health.ok else words("Niet in orde"),
            sheets=health.sheets,
            games=health.games,
            members=health.members,
        )
    return DONE if health.ok else ERRORS_IN_INPUT


@app.command(cls=Command, help="Herstelt van een beschadigde club wat haar logboek bewijst.")
def mend(
    file: Annotated[Path, argument("BESTAND", "De club; niemand heeft ze open.")],
    json: Json = False,
) -> int:
    """Put right what the journal proves: exit 1 when something is left that it does not."""
    from clubadmin.services.care.health import mend as put_right

    mended = put_right(file)
    for sentence in mended.put_right:
        say(sentence)
    for sentence in mended.left:
        say("Niet te bewijzen, en zo gelaten: {sentence}", sentence=sentence)
    if json:
        answer_json(
            {
                "file": str(mended.file),
                "kept": str(mended.kept) if mended.kept else None,
                "put_right": [told(one) for one in mended.put_right],
                "left": [told(one) for one in mended.left],
            }
        )
    elif mended.kept:
        answer(
            "Hersteld: {file}. Het beschadigde bestand is bewaard: {kept}",
            file=mended.file,
            kept=mended.kept,
        )
    else:
        nothing = Message("Er is niets te herstellen.")
        answer(Message("Er is niets hersteld.") if mended.left else nothing)
    return ERRORS_IN_INPUT if mended.left else DONE


@app.command(cls=Command, help="Maakt een gecontroleerde reservekopie.")
def backup(
    folder: Annotated[Path | None, argument("MAP", "Waar; anders naast de club.")] = None,
    password_file: _PasswordFile = None,
    database: Database = None,
    json: Json = False,
) -> int:
    """Make a copy that was opened and checked: exit 1 when something in it is not right."""
    password = _password(password_file)
    with looked_into(database, one_moment=False, whatever=True) as club:
        from clubadmin.services.care.health import copied

        made = copied(club, folder, password=password)
    for finding in made.findings:
        say(finding)
    if json:
        found = [told(one) for one in made.findings]
        answer_json({"file": str(made.path), "findings": found})
    else:
        wrong, right = words("gemaakt, maar niet in orde"), words("gemaakt en gecontroleerd")
        seen = wrong if made.findings else right
        answer("De reservekopie is {seen}: {path}", seen=seen, path=made.path)
    return ERRORS_IN_INPUT if made.findings else DONE


@app.command(cls=Command, help="Zet een reservekopie terug als clubbestand.")
def restore(
    file: Annotated[Path, argument("KOPIE", "De reservekopie.")],
    password_file: _PasswordFile = None,
    database: Database = None,
    json: Json = False,
) -> int:
    """Put a copy back where there is no club yet, or over the same club, which is kept first."""
    if database is None:  # the club opened last may be another one than is meant
        raise Stop("Noem met --database het bestand waarin de club moet komen.")
    target = target_of(database)
    from clubadmin.services.care.health import restore as put_back
    from clubadmin.services.care.losing import what_goes

    if lost := what_goes(target, file):
        say(lost)
    kept = put_back(file, target, only_itself=True, password=_password(password_file))
    if kept:
        say("Wat er stond is eerst bewaard: {kept}", kept=kept)
    if json:
        goes = told(lost) if lost else None
        answer_json({"file": target, "kept": str(kept) if kept else None, "lost": goes})
    else:
        answer("De club is teruggezet: {target}", target=target)
    return DONE


def _password(file: Path | None) -> str | None:
    """Read the password of a copy; on the command line everybody on the computer could see it."""
    if file is None:
        return None
    try:
        if str(file) == "-":
            text = sys.stdin.readline(_LONGEST)
        else:
            with file.open(encoding="utf-8") as stream:
                text = stream.readline(_LONGEST)
        if len(text) == _LONGEST:
            raise ValueError("a line without an end")
    except (OSError, ValueError) as error:
        raise Stop("Het wachtwoord kan niet gelezen worden uit {file}.", file=file) from error
    return (text.splitlines() or [""])[0]
