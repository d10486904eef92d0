from clubadmin.i18n import Language, Words
from clubadmin.model.results.result import NO_GROUP, field_name

NAMES = ("N/Z", "O/W", NO_GROUP, "Zonder zorgen", "")


def test_a_field_has_an_english_name_and_a_group_keeps_that_of_the_club() -> None:
    english = [field_name(Words(Language.EN), one) for one in NAMES]
    assert english == ["N/S", "E/W", "without a group", "Zonder zorgen", ""]
    assert [field_name(Words(Language.NL), one) for one in NAMES] == list(NAMES)
