"""From a figure to the sheet or the evening it comes from."""

from PySide6.QtWidgets import QWidget

from clubadmin.services.views.explanation import Explained


def go_to(from_here: QWidget, figure: Explained) -> None:
    """Bring the sheet with its game into view in the main window, or else the evening."""
    from clubadmin.desktop.window import MainWindow

    window: QWidget | None = from_here
    while window is not None and not isinstance(window, MainWindow):
        window = window.parentWidget()
    if window is None:
        return
    if figure.table_id is not None and figure.evening_id is not None:
        window.show_sheet(figure.evening_id, figure.table_id, figure.game)
    elif figure.evening_id is not None:
        window.show_item("evening", figure.evening_id)
    window.activateWindow()
