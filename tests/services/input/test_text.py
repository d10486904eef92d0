import pytest

from clubadmin.domain.names import tidy
from clubadmin.services.input.text import decode

TEXT = "Zoë Brüggen;5000\r\nŁukasz;4000\r\n"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
def test_text_of_any_unicode_encoding_is_read(encoding: str) -> None:
    assert decode(TEXT.encode(encoding)) == TEXT


def test_text_from_windows_is_read() -> None:
    assert decode("Zoë €5".encode("cp1252")) == "Zoë €5"


@pytest.mark.parametrize("data", [b"", b"\xff", b"\xfe\xff\xd8", bytes(range(256)), b"\x81\x8d"])
def test_no_bytes_are_too_strange(data: bytes) -> None:
    assert isinstance(decode(data), str)


def test_a_short_text_of_two_letters_is_not_taken_for_utf_16() -> None:
    assert decode(b"-") == "-"
    assert decode(b"92\n") == "92\n"


def test_a_name_is_one_line_without_signs_that_cannot_be_seen() -> None:
    assert tidy("  Jan\t van\u00a0den \x00 Berg\r\n") == "Jan van den Berg"
    assert tidy("Zoe\u0308") == "Zoë"
    assert tidy("\u202eJan\u200b") == "Jan"
