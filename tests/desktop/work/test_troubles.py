import logging
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from clubadmin.desktop.work import troubles
from clubadmin.errors import Refused
from clubadmin.storage.file.errors import NoRoom


@pytest.fixture
def hooks() -> Iterator[None]:
    """Puts back what a test changes of the whole process."""
    before = sys.excepthook, threading.excepthook, list(troubles.log.handlers)
    yield
    sys.excepthook, threading.excepthook = before[:2]
    for handler in set(troubles.log.handlers) - set(before[2]):
        troubles.log.removeHandler(handler)
        handler.close()


def _fault(text: str) -> Exception:
    try:
        raise ValueError(text)
    except ValueError as error:
        return error


def test_a_refusal_speaks_for_itself() -> None:
    assert troubles.sentence(Refused("Vul een naam in.")) == "Vul een naam in."


def test_a_trouble_with_the_file_is_told_in_three_parts() -> None:
    error = NoRoom("De schijf is vol.", "Uw formulieren zijn bewaard.", "Maak ruimte.")
    said = troubles.sentence(error)
    assert said == "De schijf is vol. Uw formulieren zijn bewaard. Maak ruimte."


def test_a_file_that_cannot_be_read_is_told_without_a_traceback() -> None:
    said = troubles.sentence(PermissionError(13, "Permission denied"))
    assert "Een bestand kon niet gelezen of geschreven worden" in said
    assert "Permission" not in said


def test_a_fault_is_logged_with_its_place_and_without_names(
    qapp: QApplication, hooks: None, tmp_path: Path
) -> None:
    said: list[str] = []
    file = tmp_path / "clubadmin.log"
    troubles.keep_log(file)
    troubles.catch_faults(qapp, said.append)
    error = _fault("Jan Bos, NL00BANK0123456789")
    sys.excepthook(ValueError, error, error.__traceback__)
    logging.shutdown()
    log = file.read_text(encoding="utf-8")
    assert "ValueError" in log
    assert "test_troubles.py" in log
    assert "Jan Bos" not in log
    assert said == [troubles.sentence(error)]


def test_a_fault_in_a_thread_is_told_as_well(qapp: QApplication, hooks: None) -> None:
    said: list[str] = []
    troubles.catch_faults(qapp, said.append)
    thread = threading.Thread(target=lambda: 1 / 0)
    thread.start()
    thread.join()
    assert len(said) == 1


def test_a_log_that_is_full_begins_again(hooks: None, tmp_path: Path) -> None:
    file = tmp_path / "clubadmin.log"
    file.write_bytes(b"x" * (troubles.LARGEST + 1))
    troubles.keep_log(file)
    assert file.stat().st_size == 0


def test_without_a_place_for_the_log_the_program_goes_on(hooks: None, tmp_path: Path) -> None:
    troubles.keep_log(tmp_path / "nergens" / "clubadmin.log")
