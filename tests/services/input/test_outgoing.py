"""What leaves: whatever a program splits on, nothing is a formula; it comes back whole."""

import csv
import io
import re
from random import Random

import pytest

from clubadmin.services.exchange.write import csv_bytes
from clubadmin.services.input.outgoing import quoted, tabbed, unquoted

RUNS = "=+-@<＝＋－＠"
SIGNS = "=+-@<＝'\"',;|\t \r\n0aé"


def cells(text: str, sign: str) -> list[str]:
    """As a program sees it that splits on a sign and passes over blanks and quotes."""
    by_quotes = [cell for row in csv.reader(io.StringIO(text), delimiter=sign) for cell in row]
    return [*by_quotes, *(cell for line in text.splitlines() for cell in line.split(sign))]


def runs(cell: str) -> bool:
    bare = cell.lstrip(' "')
    return bare[:1] in RUNS and bool(bare) and not re.fullmatch(r"-\d+([.,]\d+)?\"?", bare)


@pytest.mark.parametrize(
    "name",
    ["X;=1+1;Y", "X,=1+1", 'X;"=1+1', "X; @SUM(1)", "X\t=1", "X\n=1", "a|+1", "<table>", "＝1"],
)
def test_no_part_of_a_name_runs_whatever_a_program_splits_on(name: str) -> None:
    for made in (csv_bytes([["Jan", name]]), csv_bytes([["Jan", name]], for_people=True)):
        for sign in ",;\t|":
            assert not any(map(runs, cells(made.decode("utf-8-sig"), sign))), (made, sign)
    for sign in ",;\t|":
        assert not any(map(runs, cells(tabbed([["Jan", name]]), sign)))


def test_any_text_on_one_line_comes_back_as_it_was() -> None:
    chance = Random(4)
    for _ in range(20_000):
        text = "".join(chance.choices(SIGNS, k=chance.randrange(12)))
        line = re.sub("[\t\r\n]+", " ", text)
        assert unquoted(quoted(text)) == line
        again = next(csv.reader(io.StringIO(csv_bytes([[text, "x"]]).decode())))
        assert unquoted(again[0]) == line


def test_a_figure_below_zero_stays_a_figure_and_a_name_stays_as_it_is() -> None:
    for figure in ("-40", "-12,5"):
        assert tabbed([[figure]]) == f"{figure}\n"
    assert csv_bytes([[-40, "-2"]]) == b"-40,'-2\r\n"  # a name may look like a figure
    for plain in (
        "Jan van den Berg-Bos",
        "Loes, Piet; Kees",
        "5 + 3 = 8",
        "a@b.nl",
    ):
        assert quoted(plain) == plain
    assert quoted("+31612345678") == "'+31612345678"
