"""What we rely on in the toolkit itself."""

from PySide6.QtWidgets import QLabel


def test_void_calls_keep_their_reference_to_none(qtbot) -> None:
    """PySide6 6.12.0 on Python 3.11 drops one reference to None a call and aborts after 5,000."""
    label = QLabel()
    qtbot.addWidget(label)
    for number in range(200_000):
        label.setText("a" if number % 2 else "b")
    assert label.text() == "a"
