"""The file for the bank: held against the published schema, read back by another reader."""

from dataclasses import replace
from datetime import date, datetime
from pathlib import Path

import pytest
import sepaxml
import xmlschema
from defusedxml.ElementTree import fromstring
from hypothesis import given, settings
from hypothesis import strategies as st

from clubadmin.domain.administration.debits import Sequence
from clubadmin.errors import Refused
from clubadmin.model.administration.debits import Collection, Debit
from clubadmin.model.members.member import Member
from clubadmin.model.members.particulars import Particulars
from clubadmin.services.administration.pain import SCHEMA, document
from tests.turns import tries

_NS = f"{{urn:iso:std:iso:20022:tech:xsd:{SCHEMA}}}"
LINE = Debit(
    *(Member(1, "Bos"), 4500, "M1", date(2026, 9, 1), "NL44RABO0123456789", "J. Bos"),
    *(Sequence.RECURRENT, "Contributie 2026-2027", "RF181C1-1"),
)
FILE = Collection(
    *(1, 1, date(2026, 12, 8), datetime(2026, 11, 24, 20, 15, 3), "NL69ZZZ123456780000"),
    *("NL91ABNA0417164300", "De Vier Azen", (LINE,)),
)


def texts(data: bytes, tag: str) -> list[str]:
    return [one.text or "" for one in fromstring(data).iter(f"{_NS}{tag}")]


def test_a_file_is_what_the_published_schema_asks() -> None:
    schema = xmlschema.XMLSchema(Path(sepaxml.__file__).parent / "schemas" / f"{SCHEMA}.xsd")
    assert schema.is_valid(document(FILE, {}).decode())
    assert not schema.is_valid(document(FILE, {}).decode().replace("45.00", "45,00"))


def test_of_an_account_beyond_the_economic_area_the_address_goes_along() -> None:
    schema = xmlschema.XMLSchema(Path(sepaxml.__file__).parent / "schemas" / f"{SCHEMA}.xsd")
    swiss = replace(LINE, account="CH9300762011623852957")
    homes = {1: Particulars(LINE.member, street="Gülstrasse 4", postcode="8001", town="Zürich")}
    data = document(replace(FILE, debits=(swiss, LINE)), homes)
    assert schema.is_valid(data.decode())
    told = [texts(data, tag) for tag in ("AdrLine", "PstCd", "TwnNm", "Ctry")]
    assert told == [["Gulstrasse 4"], ["8001"], ["Zurich"], ["CH"]]  # of the Dutch account none


def test_the_same_collection_is_the_same_file() -> None:
    assert document(FILE, {}) == document(FILE, {})
    assert document(FILE, {}) != document(replace(FILE, id=2), {})


def test_what_the_schema_does_not_allow_is_refused() -> None:
    wrong = replace(FILE, debits=(replace(LINE, mandate="x" * 36),))
    with pytest.raises(Refused, match="wat banken vragen"):
        document(wrong, {})


@settings(max_examples=tries(8, 20), deadline=None)
@given(
    st.lists(st.integers(1, 99_999_999), min_size=1, max_size=5),
    st.text(max_size=90),
    st.sampled_from(Sequence),
)
def test_whatever_people_are_called_it_is_taken_and_its_sums_are_its_lines(
    cents: list[int], name: str, sequence: Sequence
) -> None:
    lines = [
        replace(LINE, amount=one, holder=name, end_to_end=f"RF181C1-{at}", sequence=sequence)
        for at, one in enumerate(cents)
    ]
    data = document(replace(FILE, holder=name, debits=tuple(lines)), {})
    read = [int(one.replace(".", "")) for one in texts(data, "InstdAmt")]
    assert read == cents
    assert {int(one.replace(".", "")) for one in texts(data, "CtrlSum")} == {sum(cents)}
