"""Safety 15 for mail: whatever people are called, a message goes to one and has no more headers."""

from datetime import datetime
from email import policy
from email.parser import BytesParser
from pathlib import Path
from typing import Any

import pytest

from clubadmin.domain.names import tidy
from clubadmin.services.correspondence.mail_message import mailable, message, write_drafts
from tests.safety.test_hostile_names_reports import HOSTILE

INJECTED = [
    "Jan\r\nBcc: ander@voorbeeld.nl",
    "Jan\nSubject: iets anders",
    "Jan\r\n\r\nDit is de brief",
    "Jan <ander@voorbeeld.nl>, Piet",
    '"Jan" <ander@voorbeeld.nl>',
    "=?utf-8?q?ander=40voorbeeld.nl?=",
    "=?utf-8?b?DQpCY2M6IHhAeS5ubA==?=",
    "Jan\x0bBcc: x@y.nl\x85Bcc: z@y.nl\u2028Bcc: q@y.nl",
    "\ud800\udfff half",
    "Jan\\", 'Jan"', "(Jan", "Jan;", "group: a@b.nl;",
]  # fmt: skip
HEADERS = ["From", "To", "Subject", "Date", "Message-ID"]


def made(name: str) -> tuple[bytes, Any]:
    """A message in which everything that people write is this."""
    data = message(
        sender=(name, "club@azen.example"),
        to=(name, "jan@voorbeeld.nl"),
        subject=name,
        body=f"Beste {name},",
        enclosed=(name, b"%PDF-1.4"),
        at=datetime(2026, 11, 24, 20, 15),
    ).as_bytes()
    return data, BytesParser(policy=policy.default).parsebytes(data)


def joined_together(name: str) -> tuple[bytes, Any]:
    """Broken on purpose: a message as one would write it in a hurry."""
    head = "".join(
        f"{one}\r\n"
        for one in (
            f"From: {name} <club@azen.example>",
            f"To: {name} <jan@voorbeeld.nl>",
            f"Subject: {name}",
            "Date: Tue, 24 Nov 2026 20:15:00 +0100",
            "Message-ID: <1@azen.example>",
        )
    )
    data = f"{head}\r\nBeste {name},\r\n".encode("ascii", "replace")
    return data, BytesParser(policy=policy.default).parsebytes(data)


def hold(name: str, data: bytes, read: Any) -> None:
    """A message goes from the club to one person, and says what it says."""
    assert [one for one in read if not one.startswith(("MIME", "Content"))] == HEADERS
    to, sender = read["To"].addresses, read["From"].addresses
    assert [one.addr_spec for one in to] == ["jan@voorbeeld.nl"]
    assert [one.addr_spec for one in sender] == ["club@azen.example"]
    told = tidy(name).replace("=?", "= ?")
    assert to[0].display_name == sender[0].display_name
    # who reads it here keeps the white between two encoded words of one name
    assert to[0].display_name.replace(" ", "") == told.replace(" ", "")
    assert str(read["Subject"]) == told
    assert read.get_body().get_content().startswith("Beste ")


@pytest.mark.parametrize("name", [*HOSTILE, *INJECTED], ids=ascii)
def test_a_name_is_a_name_and_no_header(name: str) -> None:
    data, read = made(name)
    hold(name, data, read)
    (enclosed,) = read.iter_attachments()
    assert enclosed.get_content() == b"%PDF-1.4"
    assert "/" not in (enclosed.get_filename() or "")
    head = data.partition(b"\r\n\r\n")[0]
    assert head.isascii(), "letters that a header cannot hold are encoded"
    assert all(len(line) < 998 for line in data.split(b"\r\n"))
    assert b"\n" not in data.replace(b"\r\n", b""), "every line ends as mail wants it"


def test_a_message_of_which_names_make_headers_is_caught() -> None:
    hold("Jan", *joined_together("Jan"))
    for name in INJECTED[:6]:
        with pytest.raises(AssertionError):
            hold(name, *joined_together(name))


@pytest.mark.parametrize(
    "address",
    [
        *("", "jan", "jan@", "@voorbeeld.nl", "jan@@voorbeeld.nl", "jan@voorbeeld..nl"),
        *("jan@voorbeeld.nl, piet@voorbeeld.nl", "jan@voorbeeld.nl\r\nBcc: x@y.nl", "a b@c.nl"),
        *("Jan <jan@voorbeeld.nl>", "jan@[127.0.0.1]", "ján@voorbeeld.nl", "jan@-x.nl", "..@x.nl"),
        *("jan@voorbeeld.nl>", "<jan@voorbeeld.nl", '"jan bos"@voorbeeld.nl', "x" * 250 + "@y.nl"),
    ],
)
def test_what_is_no_address_of_one_person_gets_no_mail(address: str) -> None:
    assert not mailable(address)


@pytest.mark.parametrize(
    ("address", "on_the_wire"),
    [
        ("jan.bos+club@voorbeeld.nl", "jan.bos+club@voorbeeld.nl"),
        ("jan@café.example", "jan@xn--caf-dma.example"),
        ("o'hara@voorbeeld.nl", "o'hara@voorbeeld.nl"),
    ],
)
def test_what_is_one_does(address: str, on_the_wire: str) -> None:
    assert mailable(address)
    sent = message(sender=("", ""), to=("Jan", address), subject="x", body="y")
    assert sent["To"].addresses[0].addr_spec == on_the_wire


def test_drafts_stay_in_their_folder_whatever_people_are_called(tmp_path: Path) -> None:
    names = [*HOSTILE, *INJECTED, "../../weg", "/etc/passwd", "CON", "a" * 300, ". .", "~", "a\\b"]
    letters = [
        (name, message(sender=("", ""), to=(name, "a@b.nl"), subject=name, body=name))
        for name in names
    ]
    folder = write_drafts(tmp_path, "../Mail", letters, lambda _done, _total: None)
    assert folder == tmp_path / "Mail"
    files = list(folder.iterdir())
    assert len(files) == len(names)
    assert all(one.suffix == ".eml" and one.name[:3].isdigit() for one in files)
    assert sorted(one.name for one in tmp_path.iterdir()) == ["Mail"]
