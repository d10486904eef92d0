"""`clubadmin letters`: letters and mail without a window; nothing is sent without `--send`."""

import signal
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, datetime
from getpass import getpass
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from clubadmin.cli.app import Command, Json, app, argument, option
from clubadmin.cli.database import (
    Database,
    OfCompetition,
    OfEvening,
    OfSeason,
    find_competition,
    find_evening,
    find_season,
    looked_into,
    opened,
    printing,
)
from clubadmin.cli.output import (
    DONE,
    ERRORS_IN_INPUT,
    NOT_DONE,
    Stop,
    answer,
    answer_json,
    hush,
    refuse_other,
    say,
    table,
    told,
    told_on,
    words,
    write_file,
)
from clubadmin.i18n.catalogue import sentences

if TYPE_CHECKING:
    from clubadmin.model.correspondence.letters import About, Letters, Mailing, MailServer, Template
    from clubadmin.services.club.club import OpenClub
    from clubadmin.services.correspondence.outbox import Sending

_TO = ("members", "evening", "competition", "owing")


@dataclass(frozen=True)
class _Chosen:
    """The subject and recipients of the letters, as typed."""

    text: str
    to: str | None
    season: str | None
    competition: str | None
    evening: int | None


@app.command(cls=Command, help="Brieven en mail: toont, maakt PDF of concepten, en verstuurt.")
def letters(
    text: Annotated[
        str | None, argument("TEKST", "Naam van de tekst; zonder toont welke er zijn.")
    ] = None,
    *,
    database: Database = None,
    to: Annotated[str | None, option("--who", f"Aan wie: {', '.join(_TO)}.", "WIE")] = None,
    season: OfSeason = None,
    competition: OfCompetition = None,
    evening: OfEvening = None,
    pdf: Annotated[
        Path | None,
        option(
            "--pdf",
            "Alle brieven, als PDF of webpagina (.html); met --drafts of --send die zonder mail.",
            "BESTAND",
        ),
    ] = None,
    drafts: Annotated[
        Path | None, option("--drafts", "Concepten (.eml), in een nieuwe map in deze map.", "MAP")
    ] = None,
    send: Annotated[bool, option("--send", "Verstuurt wat per mail kan, een voor een.")] = False,
    again: Annotated[
        int | None, option("--again", "Met --send: het vervolg van zending N uit --log.", "N")
    ] = None,
    password_stdin: Annotated[
        bool,
        option("--password-stdin", "Leest het wachtwoord van de mailserver van standaardinvoer."),
    ] = False,
    log: Annotated[bool, option("--log", "Toont wat er is gemaakt en verstuurd, aan wie.")] = False,
    json: Json = False,
) -> int:
    """Show texts, letters or the log; make papers and drafts, and send."""
    refuse_other("--who", to or _TO[0], _TO)
    if again is not None and not send:
        raise Stop("--again noemt welke zending verdergaat; dat doet --send.")
    changes = send or pdf is not None or drafts is not None
    with opened(database) if changes else looked_into(database) as club:
        if log:
            return _log(club, json=json)
        if again is not None:
            return _send_again(club, again, password_stdin=password_stdin)
        if text is None:
            return _texts(club, json=json)
        made = _composed(club, _Chosen(text, to, season, competition, evening))
        if json:
            answer_json(_document(made))
        elif not changes:
            answer(_in_words(made))
        _tell(made)
        _papers(club, made, pdf, everybody=not (send or drafts))
        if drafts is not None:
            _drafts(club, made, drafts)
        return _send(club, made, password_stdin=password_stdin) if send else DONE


def _texts(club: "OpenClub", *, json: bool) -> int:
    from clubadmin.services.correspondence.templates import templates

    found = templates(club, words)
    if json:
        answer_json(
            [
                {
                    "name": one.name,
                    "purpose": one.purpose.value,
                    "own": bool(one.id),
                    "subject": one.subject,
                    "body": one.body,
                }
                for one in found
            ]
        )
    else:
        rows = [[one.name, one.purpose.value, words("eigen") if one.id else ""] for one in found]
        answer(table(["tekst", "waarvoor", ""], rows))
    return DONE


def _log(club: "OpenClub", *, json: bool) -> int:
    from clubadmin.model.correspondence.letters import SENT
    from clubadmin.services.correspondence.outbox import mailings

    found = mailings(club)
    if json:
        answer_json([_mailing(one) for one in found])
        return DONE
    rows = [
        [
            one.id,
            letter.at or one.at,
            letter.member.label,
            words(sentences("way")[letter.way]),
            letter.subject,
            words(SENT[letter.sent]),
            str(letter.reason or ""),
        ]
        for one in found
        for letter in one.letters
    ]
    heads = ["zending", "wanneer", "aan", "hoe", "onderwerp", "wat ervan werd", "reden"]
    if rows:
        answer(table(heads, rows))
    else:
        answer("Er is nog geen brief gemaakt of verstuurd.")
    return DONE


def _mailing(one: "Mailing") -> dict[str, Any]:
    return {
        "id": one.id,
        "at": one.at,
        "purpose": one.purpose.value,
        "subject": one.subject,
        "letters": [
            {
                "name": letter.member.label,
                "way": letter.way.value,
                "address": letter.address,
                "subject": letter.subject,
                "sent": letter.sent.value,
                "reason": told(letter.reason) if letter.reason else None,
                "at": letter.at or None,
            }
            for letter in one.letters
        ],
    }


def _composed(club: "OpenClub", chosen: _Chosen) -> "Letters":
    from clubadmin.model.correspondence.letters import Everybody
    from clubadmin.services.correspondence.composing import compose
    from clubadmin.services.correspondence.recipients import usual

    text = _named(club, chosen.text)
    about = _about(club, text, chosen)
    whom = Everybody(chosen.to) if chosen.to else usual(text.purpose)
    return compose(club, text, about, whom, day=date.today(), words=words)


def _named(club: "OpenClub", name: str) -> "Template":
    from clubadmin.services.correspondence.templates import templates

    # of the same name, one of the club's own stands after one of ours
    found = {one.name.casefold(): one for one in templates(club, words)}
    if name.strip().casefold() not in found:
        refuse_other(words("De tekst"), name, (one.name for one in found.values()))
    return found[name.strip().casefold()]


def _about(club: "OpenClub", text: "Template", chosen: _Chosen) -> "About":
    from clubadmin.domain.correspondence.gaps import Purpose
    from clubadmin.model.correspondence.letters import About

    match text.purpose:
        case Purpose.RESULT | Purpose.INVITATION:
            number = find_evening(club, chosen.season, chosen.competition, chosen.evening)
        case Purpose.STANDING:
            number = find_competition(club, chosen.season, chosen.competition)
        case Purpose.DUES | Purpose.REMINDER:
            number = find_season(club, chosen.season).id
        case _:
            number = 0
    return About(text.purpose, number)


def _document(made: "Letters") -> dict[str, Any]:
    return {
        "text": made.text.name,
        "purpose": made.text.purpose.value,
        "letters": [
            {
                "name": one.to.member.label,
                "way": one.to.way.value,
                "why": told(one.to.why) if one.to.why else None,
                "address": one.to.member.email,
                "subject": one.subject,
                "body": one.body,
                "empty": list(one.empty),
            }
            for one in made.letters
        ],
        "left_out": [
            {"name": one.member.label, "why": told(one.why) if one.why else ""}
            for one in made.left_out
        ],
    }


def _in_words(made: "Letters") -> str:
    ways = sentences("way")
    rows = [
        [one.to.member.label, words(ways[one.to.way]), told(one.to.why or one.to.member.email)]
        for one in made.letters
    ]
    rows += [
        [one.member.label, words("niet"), told(one.why) if one.why else ""] for one in made.left_out
    ]
    return table(["aan", "hoe", "waarheen of waarom"], rows)


def _tell(made: "Letters") -> None:
    from clubadmin.services.correspondence.composing import told_empty

    for one in told_empty(made):
        say(one)


def _papers(club: "OpenClub", made: "Letters", pdf: Path | None, *, everybody: bool) -> None:
    from clubadmin.model.correspondence.letters import Way

    wanted = made if everybody else made.only(made.by(Way.PAPER))
    if pdf is None:
        if not everybody and wanted.letters:
            names = words.listed(one.to.member.label for one in wanted.letters)
            say("Op papier, met --pdf te maken: {names}.", names=names)
        return
    from clubadmin.reports.correspondence.letter_pages import letter_pages
    from clubadmin.services.correspondence.composing import refuse_unwritten
    from clubadmin.services.correspondence.outbox import note_made

    refuse_unwritten(made)
    write_file(pdf, letter_pages(wanted, printing(club).kept_as(pdf)))
    if wanted.letters:
        note_made(club, wanted, Way.PAPER)
    say("Brieven in {pdf}: {letters}.", pdf=pdf, letters=len(wanted.letters))


def _drafts(club: "OpenClub", made: "Letters", within: Path) -> None:
    from clubadmin.model.correspondence.letters import Way
    from clubadmin.services.correspondence.composing import refuse_unwritten
    from clubadmin.services.correspondence.mail_message import write_drafts
    from clubadmin.services.correspondence.outbox import note_made
    from clubadmin.services.correspondence.smtp import mail_server

    mail = made.only(made.by(Way.MAIL))
    if not mail.letters:
        say("Van niemand is er een e-mailadres; er zijn geen concepten gemaakt.")
        return
    refuse_unwritten(mail)
    make = _maker(club, mail, mail_server(club).address, drafts=True)
    messages = [(one.to.member.sorted_name, make(one)) for one in mail.letters]
    folder = write_drafts(within, mail.text.name, messages, told_on)
    note_made(club, mail, Way.DRAFT)
    say("Concepten in {folder}: {messages}.", folder=folder, messages=len(messages))


def _maker(club: "OpenClub", made: "Letters", address: str, *, drafts: bool) -> Any:
    from clubadmin.reports.correspondence.letter_pages import owed_page
    from clubadmin.services.correspondence.mail_message import maker

    name = printing(club).club.name

    def enclosed(one: Any) -> tuple[str, bytes] | None:
        page = owed_page(made, one, printing(club))
        return (made.text.name, page) if page else None

    return maker(name, address, enclosed, None if drafts else datetime.now)


def _send(
    club: "OpenClub", made: "Letters", *, password_stdin: bool, sent: "Mailing | None" = None
) -> int:
    from clubadmin.model.correspondence.letters import Way
    from clubadmin.services.correspondence.outbox import Sending, note_broken_off
    from clubadmin.services.correspondence.smtp import Post, mail_server

    mail = made.only(made.by(Way.MAIL))
    server = mail_server(club)
    if not server.host:
        raise Stop(
            "Er is nog geen mailserver. Vul die in: in het venster Ctrl+K, Brieven en mail,"
            " Mailserver."
        )
    if not mail.letters:
        say("Van niemand is er een e-mailadres; er is niets verstuurd.")
        return DONE
    note_broken_off(club)
    password = _password(server, asked=password_stdin)
    make = _maker(club, mail, server.address, drafts=False)
    return _go(club, Sending(mail, make, Post(server, password), sent))


def _send_again(club: "OpenClub", number: int, *, password_stdin: bool) -> int:
    from clubadmin.model.correspondence.letters import Template
    from clubadmin.services.correspondence.composing import compose
    from clubadmin.services.correspondence.outbox import mailing, note_broken_off, resumed

    note_broken_off(club)
    sent = mailing(club, number)
    text = Template(sent.subject, sent.purpose, sent.subject, sent.body)
    people = [one.member.id for one in sent.letters]
    everybody = compose(club, text, sent.about, people, day=date.today(), words=words)
    return _send(club, resumed(sent, everybody), password_stdin=password_stdin, sent=sent)


def _go(club: "OpenClub", sending: "Sending") -> int:
    from clubadmin.model.correspondence.letters import Sent
    from clubadmin.services.correspondence.outbox import send_all

    before = signal.signal(signal.SIGINT, lambda *_: sending.stop())
    try:
        send_all(club, sending, told_on)
    finally:
        signal.signal(signal.SIGINT, before)
        sending.close()
    count = sending.counted
    say("Verstuurd: {sent} van {total}.", sent=count[Sent.SENT], total=sending.total)
    refused, unknown = words("Geweigerd"), words("Onbekend of het aankwam")
    for what, number in ((refused, count[Sent.REFUSED]), (unknown, count[Sent.UNKNOWN])):
        if number:
            say("{what}: {number}. Aan wie en waarom staat in --log.", what=what, number=number)
    if sending.trouble is not None:
        say(sending.trouble.message)
    if sending.done < sending.total:
        again = f"clubadmin letters --send --again {sending.mailing_id}"
        say("Verder gaat het met: {again}", again=again)
        return NOT_DONE
    return DONE if count[Sent.SENT] == sending.total else ERRORS_IN_INPUT


def _password(server: "MailServer", *, asked: bool) -> str:
    if asked:
        return sys.stdin.readline().rstrip("\r\n")
    if not server.user:
        return ""
    from clubadmin.services.input.passwords import kept_password

    kept = kept_password(server)
    if kept is not None:
        return kept
    if sys.stdin is not None and sys.stdin.isatty():
        hush()
        return getpass(
            told("Wachtwoord van {user} bij {host}: ", user=server.user, host=server.host)
        )
    raise Stop(
        "Het wachtwoord van de mailserver staat niet in de sleutelbos van dit systeem. Geef het"
        " met --password-stdin."
    )


def selftest(_folder: Path) -> Iterator[tuple[str, bool]]:
    """Look for what speaks to key rings, which is looked up by name."""
    of_system = {"win32": "Windows", "darwin": "macOS"}.get(sys.platform, "SecretService")
    offered = {one.value.partition(":")[0] for one in entry_points(group="keyring.backends")}
    wanted = f"keyring.backends.{of_system}"
    found = wanted in offered and hasattr(import_module(wanted), "Keyring")
    yield words("de sleutelbos van het systeem, voor het wachtwoord van de mail"), found
