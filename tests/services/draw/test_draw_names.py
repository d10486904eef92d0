"""What a draw says of people names them; other numbers stay as they are."""

from clubadmin.domain.draw.plan.told import EntrantNumber, TableNumber, by_name, in_the_hall
from clubadmin.i18n import Language, Listed, Message

NAMES = {1: "Aal", 2: "Bos – Cas", 3: "Dam"}
APART = Message.counted(
    "Ronde {round}: {people} zit stil, omdat wie ertegenover hoort er niet is; zo blijft de weg"
    " van de anderen gelijk.",
    "Ronde {round}: {people} zitten stil, omdat wie tegenover hen hoort er niet is; zo blijft de"
    " weg van de anderen gelijk.",
    3,
    round=3,
    people=Listed(tuple(map(EntrantNumber, (1, 2, 12)))),
)
AT_ONE_TABLE = Message(
    "Ronde {round}: {person} zit niet aan tafel {table}, zoals gevraagd was.",
    round=1,
    person=EntrantNumber(3),
    table=TableNumber(1),
)


def test_people_are_named_and_who_has_no_name_keeps_the_number() -> None:
    assert str(by_name(APART, NAMES)).startswith("Ronde 3: Aal, Bos – Cas en 12 zitten stil,")
    english = by_name(APART, NAMES).text(Language.EN)
    assert english.startswith("Round 3: Aal, Bos – Cas and 12 sit out,")


def test_rounds_and_tables_are_no_people() -> None:
    said = str(by_name(AT_ONE_TABLE, NAMES))
    assert said == "Ronde 1: Dam zit niet aan tafel 1, zoals gevraagd was."


def test_people_are_named_within_a_sentence_on_their_group() -> None:
    whole = Message("Groep {line}: {sentence}", line="A", sentence=AT_ONE_TABLE)
    assert str(by_name(whole, NAMES)).startswith("Groep A: Ronde 1: Dam zit niet")


def test_tables_get_the_number_that_they_have_in_the_hall() -> None:
    said = str(in_the_hall(AT_ONE_TABLE, {1: 7, 3: 9}))
    assert said == "Ronde 1: 3 zit niet aan tafel 7, zoals gevraagd was."
