"""The field above a list."""

from pytestqt.qtbot import QtBot

from clubadmin.desktop.kit.searching import search_field


def test_of_a_hint_as_much_is_shown_as_there_is_room_for(qtbot: QtBot) -> None:
    field = search_field("Zoek een naam, een dag, een beslissing", "Zoeken in het archief")
    qtbot.addWidget(field)
    shown = {}
    field.show()
    for width in range(600, 60, -10):
        field.resize(width, field.height())
        shown[field.placeholderText()] = width
    assert [*shown] == [
        "Zoek een naam, een dag, een beslissing",
        "Zoek een naam, een dag",
        "Zoek een naam",
    ]
    for text, width in list(shown.items())[:2]:
        assert field.fontMetrics().horizontalAdvance(text) < width
    field.resize(600, field.height())
    assert field.placeholderText() == "Zoek een naam, een dag, een beslissing"
    assert field.accessibleName() == "Zoeken in het archief"
