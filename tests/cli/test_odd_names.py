"""A name of a file that no text can be is told in a sentence, or read; never a fault."""

import os
import sys
from pathlib import Path

import pytest

from clubadmin.cli import main
from clubadmin.errors import Trouble
from clubadmin.services.club.club import open_club
from tests.safety.test_16_crafted_lists import COMMANDS
from tests.services.evening_club import new_club

ODD = os.fsdecode(b"club\xff.klaverjas")
ASKED = (
    *COMMANDS,
    ("backup", "{list}", "--database", "{club}"),
    ("standings", "--database", "{list}", "--pdf", "{list}"),
    ("hall", "--database", "{list}", "--json"),
    ("demo", "{list}"),
)
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere each name is a text")


@pytest.mark.parametrize("there", [True, False])
def test_a_name_that_is_no_text_is_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], there: bool
) -> None:
    club = new_club(tmp_path)
    club.close()
    (tmp_path / "goed.csv").write_text("Naam;1;2\nJan Bos;4000;5000\n")
    for command in ASKED:
        odd = tmp_path / ODD
        if there:
            odd.write_bytes(club.path.read_bytes())
        words = [
            one.format(list=odd, club=club.path, good=tmp_path / "goed.csv") for one in command
        ]
        code, told = main(words), capsys.readouterr()
        assert code in (0, 1, 2), command
        assert "fout in het programma" not in told.err, (command, told)
        assert "Traceback" not in told.err, (command, told)


def test_the_name_of_a_club_is_told_with_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(Trouble, match=r"club\\udcff.klaverjas kan niet worden gelezen.*andere"):
        open_club(tmp_path / ODD)
    assert list(tmp_path.iterdir()) == []
