"""A message is one sentence with its values, in whatever language it is read."""

import pickle
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clubadmin import assets
from clubadmin.errors import Gone, Refused
from clubadmin.i18n import Cased, Figure, Language, Listed, Message, Words, catalogue

DAY = date(2026, 11, 2)
NAMES = st.text() | st.sampled_from(["{naam}", "{", "%2", "{0}", "\\1", "{text}", "a\nb"])
FIGURES = st.builds(Figure, st.integers(-(10**9), 10**9), st.booleans())
PLAIN = NAMES | st.integers() | st.dates() | st.datetimes() | FIGURES
VALUES = st.recursive(
    PLAIN,
    lambda inner: (
        st.builds(Listed, st.lists(inner).map(tuple), st.sampled_from(["en", "of", ""]))
        | st.builds(Cased, inner, st.booleans())
        | st.builds(lambda one: Message("Lid {naam} weg", naam=one), inner)
    ),
    max_leaves=6,
)
MESSAGES = st.builds(
    lambda a, b: Message("Van {a} naar {b}.", a=a, b=b), VALUES, VALUES
) | st.builds(
    lambda n, a: Message.counted("{n} lid van {a}", "{n} leden van {a}", n, a=a),
    st.integers(),
    VALUES,
)


@given(NAMES, NAMES)
def test_what_people_typed_comes_through_sign_by_sign(one: str, other: str) -> None:
    said = Message("Van {a} naar {b}.", a=one, b=other)
    for language in Language:
        assert said.text(language) == f"Van {one} naar {other}."


@given(MESSAGES)
def test_a_message_survives_the_journal_and_a_thread(said: Message) -> None:
    assert pickle.loads(pickle.dumps(said)) == said
    kept = Message.from_json(said.to_json())
    assert kept.to_json() == said.to_json()
    for language in Language:
        assert kept.text(language) == said.text(language)


def test_equal_messages_are_one() -> None:
    assert Message("{a} en {b}", a=1, b="x") == Message("{a} en {b}", b="x", a=1)
    assert len({Message("weg"), Message("weg"), Message.within("kop", "weg")}) == 2


def test_values_are_told_in_the_language_of_the_sentence() -> None:
    said = Message(
        "{dag} {punten} {erbij} {lijst} {kop}",
        dag=DAY,
        punten=Figure(4712.25),
        erbij=Figure(-40, signed=True),
        lijst=Listed(("A", DAY, 3), "of"),
        kop=Cased(Message("maandag")),
    )
    dutch = "2 november 2026 4.712,3 −40 A, 2 november 2026 of 3 Maandag"
    assert str(said) == said.text(Language.NL) == dutch
    assert said.text(Language.EN) == "2 November 2026 4,712.3 −40 A, 2 November 2026 or 3 Monday"


def test_one_and_more_have_a_form_each() -> None:
    forms = [str(Message.counted("{n} lid", "{n} leden", n)) for n in (0, 1, 2)]
    assert forms == ["0 leden", "1 lid", "2 leden"]


def test_sentences_stand_one_after_the_other() -> None:
    assert str(Message.joined(Message("Een {a}.", a="x y"), "", "Twee.")) == "Een x y. Twee."


def test_a_msgid_of_earlier_keeps_its_dutch() -> None:
    kept = (
        '{"msgid":"Lid {naam} geplakt op {dag}","values":{"naam":"Jo","dag":{"date":"2026-11-02"}}}'
    )
    said = Message.from_json(kept)
    assert said.text(Language.EN) == "Lid Jo geplakt op 2 November 2026"


@pytest.mark.parametrize("kept", ["", "3", "[]", '{"msgid":3}', '{"msgid":"x","values":3}', "{"])
def test_what_is_no_message_is_refused(kept: str) -> None:
    with pytest.raises(ValueError, match="No"):
        Message.from_json(kept)


def test_dutch_needs_no_file_and_english_without_one_is_dutch(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    there: Callable[[str], Path] = tmp_path.joinpath
    monkeypatch.setattr(assets, "path", there)
    catalogue._translations.cache_clear()
    try:
        assert Words(Language.NL).day(DAY) == "2 november 2026"
        assert Words(Language.EN).day(DAY) == "2 november 2026"
    finally:
        catalogue._translations.cache_clear()


def test_a_refusal_tells_its_message_in_both_languages() -> None:
    refused = Gone("maandag")
    assert str(refused) == "maandag"
    assert refused.message.text(Language.EN) == "Monday"
    assert pickle.loads(pickle.dumps(refused)).message == refused.message
    assert Refused(Message.verbatim("{x} %1")).message.text(Language.EN) == "{x} %1"
    assert Refused("Lid {name} is er niet.", name="{x}").message == Message(
        "Lid {name} is er niet.", name="{x}"
    )


def test_figures_are_written_alike() -> None:
    def both(say: Callable[[Words], str]) -> list[str]:
        return [say(Words(language)) for language in Language]

    assert both(lambda words: words.number(26180)) == ["26.180", "26,180"]
    assert both(lambda words: words.number(0.25)) == ["0,3", "0.3"]
    assert both(lambda words: words.number(12, 2)) == ["12,00", "12.00"]
    assert both(lambda words: words.number(-1234.5)) == ["−1.234,5", "−1,234.5"]
    assert both(lambda words: words.number(-0.04, 1)) == ["0,0", "0.0"]
    assert both(lambda words: words.signed(40)) == ["+40", "+40"]
    assert both(lambda words: words.signed(0)) == ["0", "0"]
    assert both(lambda words: words.short_day(DAY)) == ["2 nov 2026", "2 Nov 2026"]
    assert both(lambda words: words.full_day(DAY)) == [
        "maandag 2 november 2026",
        "Monday 2 November 2026",
    ]
    assert both(lambda words: words.listed("ABC")) == ["A, B en C", "A, B and C"]
    assert both(lambda words: words.listed([])) == ["", ""]
