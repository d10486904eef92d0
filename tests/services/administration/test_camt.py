"""The statements that tests read are what banks send: held against the schema of the message.

`CLUBADMIN_SCHEMAS` names a folder with the published schemas, camt.053.001.02.xsd and
camt.053.001.08.xsd. They are not ours to hand on: `dev.py test` takes them from a package that has
them (`packaging/versions/schemas.txt`); they are at iso20022.org too. What stands in
`tests/data/bank` is an outline of our own, of the parts that are read.
"""

import os
from pathlib import Path

import pytest
import xmlschema

from clubadmin.model.administration.debits import BankLine
from tests.services.administration import bank_files_made as made

VERSIONS = ("02", "08")
SPACE = "urn:iso:std:iso:20022:tech:xsd:camt.053.001."
OUTLINE = made.DATA / "camt.053.outline.xsd"
IN_DEBT = BankLine(made.LINES[0].booked_on, 100)  # nobody is named, on an account below nothing


def statements(version: str) -> dict[str, bytes]:
    """Each kind that the tests of the treasurer read."""
    return {
        "usual": made.camt(version=version),
        "empty": made.camt((), version=version),
        "in debt": made.camt((IN_DEBT,), -20_000, version=version),
        "batch": made.batch(version),
        "pending": made.pending(version),
        "returned": made.returned(version, made.LINES[1], "RF181C1-1", "AM04"),
    }


def wrong(version: str) -> dict[str, bytes]:
    """What no bank sends."""
    usual = made.camt(version=version)
    return {
        "an amount with a comma": usual.replace(b"45.00", b"45,00"),
        "a payment without a state": usual.replace(b"BOOK", b""),
        "no day": usual.replace(b"2026-09-14", b"2026-19-14"),
        "no sign": usual.replace(b"CRDT", b"CR"),
        "out of order": usual.replace(b"<GrpHdr>", b"<Stmt/><GrpHdr>"),
    }


def held(schema: xmlschema.XMLSchema, version: str) -> None:
    """What is made is what the schema asks, and what is broken on purpose is not."""
    for name, data in statements(version).items():
        assert [str(one.reason) for one in schema.iter_errors(data.decode())] == [], name


@pytest.mark.parametrize("version", VERSIONS)
def test_statements_of_the_tests_are_as_our_outline_of_the_message_has_them(version: str) -> None:
    schema = xmlschema.XMLSchema(OUTLINE.read_text("utf-8").replace("{space}", SPACE + version))
    held(schema, version)
    for name, data in wrong(version).items():
        if name != "a payment without a state":  # told by the list of codes, which is not in it
            assert not schema.is_valid(data.decode()), name


@pytest.mark.parametrize("version", VERSIONS)
def test_statements_of_the_tests_are_as_the_published_schema_asks(version: str) -> None:
    file = Path(os.environ.get("CLUBADMIN_SCHEMAS", "")) / f"camt.053.001.{version}.xsd"
    if not file.is_file():
        pytest.skip(f"needs {file.name} of iso20022.org in the folder CLUBADMIN_SCHEMAS")
    schema = xmlschema.XMLSchema(file)
    held(schema, version)
    for name, data in wrong(version).items():
        assert not schema.is_valid(data.decode()), name
