"""Lists of text: what can be read in two ways is refused with its line, all else comes in."""

import pytest

from clubadmin.errors import Refused
from clubadmin.services.input.separated import parted, separated, sure_text


def rows(text: str, separator: str = ";") -> list[list[str]]:
    return list(parted(text, separator, "lijst.csv"))


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('naam;punten\nJan;1\n"Bos;2\nVos;3\n', 3),  # never closed
        ('naam;punten\n"Bos;2\nVos;3\nMos";4\n', 2),  # three people would be one
        ('naam\nBos\n"Vos\nMos"\n', 3),  # the same without a sign between
        ('naam;punten\n"Bos\nVos;3\n"Mos;4\n', 2),  # closed by the quote of another
        ('naam;plaats\nJan;"Bos" Edam\n', 2),  # something behind the quote
        ('naam;plaats\nJan; "Bos;Edam"\n', 2),  # something before it
    ],
)
def test_quotes_that_may_join_rows_are_refused_with_the_line(text: str, line: int) -> None:
    with pytest.raises(Refused, match=f"regel {line} "):
        rows(text)


def test_quotes_that_can_be_read_in_one_way_are_read() -> None:
    assert rows('a;b\n"Bos; Jan";1\nPiet "Pim" Vos;5"\n"""Mos";2\n') == [
        ["a", "b"],
        ["Bos; Jan", "1"],
        ['Piet "Pim" Vos', '5"'],
        ['"Mos', "2"],
    ]
    head = 'plaats;naam;"ronde 1\npunten";"ronde 1\nroem"\n1;Jan;3;4\n'  # folded in a workbook
    assert [len(row) for row in rows(head)] == [4, 4]


def test_a_sign_that_parts_the_cells_is_seen_or_asked() -> None:
    assert separated("naam;punten\nBos, Jan;12,5\n", "l")[0] == ";"
    assert separated("naam\tplaats\nBos, Jan\tEdam\n", "l")[0] == "\t"
    assert separated("sep=;\nBos, Jan;5\n", "l") == (";", "Bos, Jan;5\n")
    with pytest.raises(Refused, match="sep="):
        separated("Bos, Jan;5\nVos, Piet;6\n", "l")


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_letters_that_are_sure_are_read(encoding: str) -> None:
    text = "naam\nZoë Daniëls\nRené d’Hont – Ševčík\n".replace("č", "c")
    assert sure_text(text.encode(encoding), "lijst.csv") == text


@pytest.mark.parametrize("encoding", ["cp850", "mac-roman"])
@pytest.mark.parametrize("name", ["René", "Zoë", "Müller", "Hélène", "Anaïs"])
def test_letters_of_other_systems_are_asked_and_not_guessed(encoding: str, name: str) -> None:
    with pytest.raises(Refused, match=r"regel 2 .*letter"):
        sure_text(f"naam\n{name} Bos\n".encode(encoding), "lijst.csv")


def test_a_letter_that_is_lost_is_refused_and_a_name_of_that_sign_is_not() -> None:
    with pytest.raises(Refused, match=r"regel 2 .*niet te lezen"):
        sure_text(b"\xef\xbb\xbfnaam\nRen\xe9\n", "lijst.csv")
    assert sure_text("naam\n\ufffd\n".encode(), "lijst.csv")
