"""Texts with gaps: those that come with the program, and the club's own."""

from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection, text

from clubadmin import assets
from clubadmin.domain.correspondence.gaps import Purpose
from clubadmin.domain.names import tidy
from clubadmin.errors import Gone, Refused
from clubadmin.i18n import Message, Words
from clubadmin.model.club.club import Saved
from clubadmin.model.correspondence.letters import Template
from clubadmin.services.club.club import OpenClub
from clubadmin.services.input.checks import named, refuse_long
from clubadmin.storage.schema.tablenames import LetterTemplateRow

LONGEST_SUBJECT = 120
LONGEST_BODY = 10_000
_ALL = text("SELECT id, version, name, purpose, subject, body FROM letter_template ORDER BY name")
_NAMED = text("SELECT id FROM letter_template WHERE name = :name")

_NAME, _SUBJECT, _BODY = Message("De naam"), Message("Het onderwerp"), Message("De tekst")


def templates(club: OpenClub, words: Words) -> tuple[Template, ...]:
    """List the templates of the program, in a language, then the club's own."""
    with club.store.read() as conn:
        own = tuple(_template(row) for row in conn.execute(_ALL).mappings())
    return (*_with_program(words), *own)


def _with_program(words: Words) -> Iterator[Template]:
    for purpose, said in assets.table("letters.toml").items():
        name, subject, body = (said[key] for key in ("name", "subject", "body"))
        yield Template(words(name), Purpose(purpose), subject and words(subject), words(body))


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
