"""Every finding, duty and ruling has its sentence, in Dutch and in English."""

import re
from pathlib import Path

import pytest

from clubadmin.domain import referee
from clubadmin.domain.referee.play import Duty
from clubadmin.domain.referee.sentences import duty_sentence
from clubadmin.domain.scoring.rulings import RulingKind, Verdict
from clubadmin.i18n import Language
from clubadmin.i18n.catalogue import sentences
from tests.domain.referee.dealing import amsterdams

_CODE = re.compile(
    r'(?:PlayFinding|report|_note|_useless|_said)\(\s*"([a-z-]+(?:/[a-z]+)?)"'
    r'|"([a-z]+-[a-z/-]+)" if'
    r'|else "([a-z]+-[a-z-]+)"'
)


def codes() -> set[str]:
    """The codes that the referee's modules give."""
    folder = Path(str(referee.__file__)).parent
    source = "\n".join(file.read_text(encoding="utf-8") for file in folder.glob("*.py"))
    return {code for found in _CODE.findall(source) for code in found if code}


def test_every_finding_has_a_sentence_and_every_sentence_a_finding() -> None:
    assert codes() == set(sentences("play"))


@pytest.mark.parametrize("language", Language)
def test_every_duty_and_ruling_has_its_words(language: Language) -> None:
    assert len({duty_sentence(duty, language) for duty in Duty}) == len(Duty)
    assert set(sentences("ruling")) == set(RulingKind)
    assert set(sentences("verdict")) == set(Verdict)


def test_every_duty_has_an_article_in_the_rule_set() -> None:
    assert all(amsterdams().articles[duty.field] for duty in Duty)
