"""Texts with gaps: those that come with the program, and the club's own."""

from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection, text

from clubadmin.domain.correspondence.gaps import Purpose
from clubadmin.domain.names import tidy
from clubadmin.errors import Gone, Refused
from clubadmin.i18n import Message, Words, marked
from clubadmin.model.club.club import Saved
from clubadmin.model.correspondence.letters import Template
from clubadmin.services.club.club import OpenClub
from clubadmin.services.input.checks import named
from clubadmin.services.input.decided import refuse_long
from clubadmin.storage.schema.tablenames import LetterTemplateRow

LONGEST_SUBJECT = 120
LONGEST_BODY = 10_000
_ALL = text("SELECT id, version, name, purpose, subject, body FROM letter_template ORDER BY name")
_NAMED = text("SELECT id FROM letter_template WHERE name = :name")

_WITH_PROGRAM = {
    Purpose.FREE: (marked("Brief"), "", marked("{aanhef},\n\n\n\nMet vriendelijke groet,\n{club}")),
    Purpose.INVITATION: (
        marked("Uitnodiging voor een avond"),
        marked("Uitnodiging: {competitie} op {avonddatum}"),
        marked(
            "{aanhef},\n\nU bent van harte welkom op {avonddatum}, voor avond {avond} van"
            " {competitie}. We beginnen om [tijd] in [zaal].\n\nKunt u niet, laat het dan even"
            " weten.\n\nMet vriendelijke groet,\n{club}"
        ),
    ),
    Purpose.RESULT: (
        marked("Uitslag van een avond"),
        marked("Uitslag van {avonddatum}"),
        marked(
            "{aanhef},\n\nOp {avonddatum} werd u nummer {plaats} van de {deelnemers}, met {punten}"
            " punten.\n\n{uitslag}\n\nMet vriendelijke groet,\n{club}"
        ),
    ),
    Purpose.STANDING: (
        marked("Stand van een competitie"),
        marked("Stand van {competitie}"),
        marked(
            "{aanhef},\n\nIn {competitie} van seizoen {seizoen} staat u nu op plaats {plaats} van"
            " de {deelnemers}, met {punten} punten.\n\n{stand}\n\nMet vriendelijke groet,\n{club}"
        ),
    ),
    Purpose.DUES: (
        marked("Contributie"),
        marked("Contributie {seizoen}"),
        marked(
            "{aanhef},\n\nBij deze brief hoort het overzicht van uw contributie voor seizoen"
            " {seizoen}. Nog te betalen: {openstaand}.\n\nMet vriendelijke groet,\nde"
            " penningmeester van {club}"
        ),
    ),
    Purpose.REMINDER: (
        marked("Herinnering contributie"),
        marked("Herinnering contributie {seizoen}"),
        marked(
            "{aanhef},\n\nVan uw contributie voor seizoen {seizoen} is {te laat} nog niet binnen."
            " Misschien is het u ontgaan; wilt u het alsnog betalen? In het overzicht bij deze"
            " brief staat hoe.\n\nHebt u intussen betaald, dan is deze brief niet meer voor"
            " u.\n\nMet vriendelijke groet,\nde penningmeester van {club}"
        ),
    ),
    Purpose.CONSENT: (
        marked("Toestemming vragen"),
        marked("Waarvoor geeft u toestemming?"),
        marked(
            "{aanhef},\n\nVoor wat hieronder staat, vraagt onze club uw toestemming. Kruis aan wat"
            " mag; wat u niet aankruist, doen wij niet. Wilt u dit terugsturen of"
            " meenemen?\n\n{vragen}\n\nNaam: {naam}\nDatum en handtekening:\n\n\n\nU kunt uw"
            " antwoord altijd veranderen, voor alles of voor een deel. Met vragen kunt u bij het"
            " bestuur terecht.\n\nMet vriendelijke groet,\n{club}"
        ),
    ),
}
_NAME, _SUBJECT, _BODY = Message("De naam"), Message("Het onderwerp"), Message("De tekst")


def templates(club: OpenClub, words: Words) -> tuple[Template, ...]:
    """List the templates of the program, in a language, then the club's own."""
    with club.store.read() as conn:
        own = tuple(_template(row) for row in conn.execute(_ALL).mappings())
    return (*_with_program(words), *own)


def _with_program(words: Words) -> Iterator[Template]:
    for purpose, (name, subject, body) in _WITH_PROGRAM.items():
        yield Template(words(name), purpose, words(subject) if subject else "", words(body))


def keep_template(club: OpenClub, wanted: Template) -> Template:
    """Keep a text of the club's own; one with `id` 0 is new."""
    values = {
        "name": named(wanted.name, _NAME),
        "purpose": wanted.purpose.value,
        "subject": named(wanted.subject, _SUBJECT, needed=False, longest=LONGEST_SUBJECT),
        "body": written_body(wanted.body),
    }
    label = Message("Tekst {name} voor brieven bewaard", name=values["name"])
    with club.store.change(label) as change:
        other = change.conn.execute(_NAMED, {"name": values["name"]}).scalar()
        if other is not None and other != wanted.id:
            raise Refused("Er is al een tekst {name}. Kies een andere naam.", name=values["name"])
        if wanted.id:
            change.update(LetterTemplateRow, wanted.id, version=wanted.version, **values)
        else:
            change.insert(LetterTemplateRow, **values)
        kept = change.conn.execute(_NAMED, {"name": values["name"]}).scalar_one()
        return _load(change.conn, kept)


def remove_template(club: OpenClub, template_id: int) -> Saved:
    """Take away a text of the club's own."""
    gone = club.read(_load, template_id)
    label = Message("Tekst {name} voor brieven verwijderd", name=gone.name)
    with club.store.change(label) as change:
        change.delete(LetterTemplateRow, template_id)
    return club.saved()


def written_body(body: str) -> str:
    """The lines of a text, each tidied."""
    lines = [tidy(line) for line in body.replace("\r\n", "\n").split("\n")]
    told = "\n".join(lines).strip("\n")
    if not told.strip():
        raise Refused("Er staat nog geen tekst. Schrijf eerst wat er in de brief staat.")
    refuse_long(told, LONGEST_BODY, _BODY)
    return told


def written_subject(subject: str) -> str:
    """A subject on one line."""
    return named(subject, _SUBJECT, longest=LONGEST_SUBJECT)


def _load(conn: Connection, template_id: int) -> Template:
    for row in conn.execute(_ALL).mappings():
        if row["id"] == template_id:
            return _template(row)
    raise Gone("Deze tekst is er niet meer. Kies er een uit de lijst.")


def _template(row: Any) -> Template:
    return Template(**{**row, "purpose": Purpose(row["purpose"])})
