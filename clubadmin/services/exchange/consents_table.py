"""Consents as CSV and XLSX, a row for each answer: proof that a club can show."""

from collections.abc import Iterator

from clubadmin.model.members.consent import PURPOSES, Purpose
from clubadmin.services.club.club import OpenClub
from clubadmin.services.exchange.write import Cell, table_bytes
from clubadmin.services.members.consents import consents


def consents_table(club: OpenClub, name: str) -> bytes:
    """Every answer with its days, how it was said, and the words that were agreed to."""
    return table_bytes(name, "Toestemmingen", _rows(club))


def _rows(club: OpenClub) -> Iterator[list[Cell]]:
    yield ["naam", "waarvoor", "antwoord", "gegeven", "ingetrokken", "hoe", "tekst"]
    for person in consents(club):
        for purpose in Purpose:
            if (one := person.answers.get(purpose)) is None:
                continue
            days = (f"{day:%d-%m-%Y}" if day else "" for day in (one.given_on, one.withdrawn_on))
            said = "ja" if one.holds else "nee"
            wording = str(one.wording) if one.wording else ""
            yield [person.member.label, PURPOSES[purpose], said, *days, one.remark, wording]
