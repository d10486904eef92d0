"""The stylesheet: every widget's look from the tokens, in steps of the grid.

Widgets say what they are by the property `kind` ("primary", "quiet", "card", "title" ...);
no page has a stylesheet of its own.
"""

from string import Template

from clubadmin.model.club.colours import Tokens

_SHEET = Template("""
QWidget { outline: none; }
QMainWindow, QDialog, QWidget[kind="page"] { background: $paper; }
QToolTip { background: $surface; color: $ink; border: 1px solid $line; padding: ${half}px; }

QLabel { background: transparent; }
QLabel[kind="title"] { font-size: ${title}pt; font-weight: 600; }
QLabel[kind="heading"] { font-size: ${heading}pt; font-weight: 600; }
QLabel[kind="strong"] { font-weight: 600; }
QLabel[kind="muted"] { color: $muted; }
QLabel[kind="small"] { color: $muted; font-size: ${small}pt; }
QLabel[kind="error"] { color: $red; }
QLabel[kind="warning"] { color: $amber; }
QLabel[kind="good"] { color: $green; }

QFrame[kind="card"], QFrame[kind="paper"] {
  background: $surface; border: 1px solid $line; border-radius: ${one}px; }
QFrame[kind="paper"] { background: $sheet; }
QFrame[kind="alarm"] {
  background: $red_soft; border: 1px solid $red; border-radius: ${one}px; }
QLabel[kind="print"] { background: white; border: 1px solid $line; }
QFrame[kind="line"] { background: $line; border: none; max-height: 1px; min-height: 1px; }
QFrame[kind="rail"] { background: $rail; border: none; border-right: 1px solid $line; }
QFrame[kind="notice"] {
  background: $amber_soft; border: 1px solid $amber; border-left: none; border-right: none; }
QFrame[kind="notice"] QLabel { color: $ink; }
QFrame[kind="bottom"] { background: $paper; border: none; }

QPushButton, QToolButton[kind="button"] {
  background: $surface; color: $ink; border: 1px solid $field_line;
  border-radius: ${three_quarters}px; padding: ${half}px ${two}px; min-height: ${three}px; }
QPushButton:hover { background: $accent_soft; }
QPushButton:pressed { background: $line; }
QPushButton:focus { border: 2px solid $accent; padding: ${half_less}px ${two_less}px; }
QPushButton[mouse="true"]:focus, QPushButton[kind="primary"][mouse="true"]:focus {
  border: 1px solid $field_line; padding: ${half}px ${two}px; }
QPushButton[kind="primary"][mouse="true"]:focus { border-color: $accent; }
QPushButton[kind="quiet"][mouse="true"]:focus { border-color: transparent; }
QPushButton:disabled { color: $muted; border-color: $line; background: $paper; }
QPushButton[kind="primary"] {
  background: $accent; color: $on_accent; border: 1px solid $accent; font-weight: 600; }
QPushButton[kind="primary"]:focus { border: 2px solid $ink; }
QPushButton[kind="primary"]:disabled { background: $line; color: $muted; border-color: $line; }
QPushButton[kind="quiet"] {
  background: transparent; border: 1px solid transparent; color: $accent; }
QPushButton[kind="quiet"]:hover { background: $accent_soft; }
QPushButton[kind="quiet"]:focus { border: 2px solid $accent; }
QPushButton[kind="quiet"]:disabled { color: $muted; }
QPushButton[kind="link"] { background: transparent; border: none; color: $accent;
  padding: 0 ${half}px; min-height: 0; }
QPushButton[kind="link"]:focus { background: $accent_soft; border-radius: ${half}px; }
QPushButton[kind="link"]:hover { background: $accent_soft; border-radius: ${half}px; }
QPushButton[kind="danger"] { color: $red; }
QPushButton::menu-indicator {
  image: url("$arrow_down"); width: ${one_half}px; height: ${one_half}px;
  subcontrol-position: right center; right: ${half}px; }

QToolButton[kind="place"] {
  background: transparent; color: $muted; border: 2px solid transparent;
  border-radius: ${one}px; padding: ${half}px 0; font-weight: 500; font-size: ${small}pt; }
QToolButton[kind="place"]:hover { color: $ink; }
QToolButton[kind="place"]:checked { background: $accent_soft; color: $accent; font-weight: 600; }
QToolButton[kind="place"]:focus { border: 2px solid $accent; }
QToolButton[kind="place"][mouse="true"]:focus { border-color: transparent; }
QToolButton[kind="tab"] {
  background: transparent; color: $muted; border: none; border-bottom: 3px solid transparent;
  padding: ${half}px ${one}px; }
QToolButton[kind="tab"]:hover { color: $ink; }
QToolButton[kind="tab"]:checked {
  color: $accent; font-weight: 600; border-bottom: 3px solid $accent; }
QToolButton[kind="tab"]:focus { background: $accent_soft; border-radius: ${half}px; }

QLineEdit, QPlainTextEdit, QTextEdit, QSpinBox, QDateEdit, QComboBox {
  background: $surface; color: $ink; placeholder-text-color: $muted; border: 1px solid $field_line;
  border-radius: ${three_quarters}px; padding: ${half}px ${one}px;
  selection-background-color: $accent; selection-color: $on_accent; }
QLineEdit[kind="large"] { font-size: ${heading}pt; font-weight: 600; }
QTextBrowser, QTextBrowser:focus {
  background: $surface; border: none; border-left: 1px solid $line; border-radius: 0; padding: 0; }
QLineEdit, QSpinBox, QDateEdit, QComboBox { min-height: ${three}px; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QSpinBox:focus, QDateEdit:focus,
QComboBox:focus { border: 2px solid $accent; padding: ${half_less}px ${one_less}px; }
QLineEdit:disabled, QPlainTextEdit:disabled, QTextEdit:disabled, QSpinBox:disabled,
QDateEdit:disabled, QComboBox:disabled {
  color: $muted; background: $paper; border-color: $line; }
QLineEdit[wrong="true"], QSpinBox[wrong="true"], QComboBox[wrong="true"] {
  border: 2px solid $red; padding: ${half_less}px ${one_less}px; }
QComboBox { combobox-popup: 0; }
QComboBox QAbstractItemView {
  background: $surface; color: $ink; border: 1px solid $field_line; border-radius: 0;
  selection-background-color: $accent_soft; selection-color: $ink; }
QComboBox::drop-down, QDateEdit::drop-down { border: none; width: ${three}px; }
QComboBox::down-arrow, QDateEdit::down-arrow {
  image: url("$arrow_down"); width: ${one_half}px; height: ${one_half}px; }
QSpinBox > QLineEdit, QDateEdit > QLineEdit, QComboBox > QLineEdit,
QComboBox > QLineEdit:focus {
  border: none; padding: 0; min-height: 0; background: transparent; }
QSpinBox::up-button, QSpinBox::down-button {
  background: transparent; border: none; width: ${three}px; }
QSpinBox::up-arrow { image: url("$arrow_up"); width: ${one}px; height: ${one}px; }
QSpinBox::down-arrow { image: url("$arrow_down"); width: ${one}px; height: ${one}px; }
QCalendarWidget QAbstractItemView { border: none; border-radius: 0; }
QCalendarWidget QToolButton { background: transparent; color: $ink; border: none; }
QCalendarWidget QWidget#qt_calendar_navigationbar { background: $paper; }
QCheckBox, QRadioButton { spacing: ${one}px; padding: ${half}px; border: 2px solid transparent;
  border-radius: ${half}px; background: transparent; }
QCheckBox:focus, QRadioButton:focus { border: 2px solid $accent; }
QCheckBox[mouse="true"]:focus, QRadioButton[mouse="true"]:focus { border-color: transparent; }
QCheckBox::indicator, QRadioButton::indicator {
  width: ${two}px; height: ${two}px; border: 1px solid $field_line; background: $surface; }
QCheckBox::indicator { border-radius: ${half}px; }
QRadioButton::indicator { border-radius: ${one_radius}px; }
QCheckBox::indicator:checked { background: $accent; border-color: $accent; image: url("$tick"); }
QRadioButton::indicator:checked { background: $accent; border: ${half}px solid $accent_soft; }

QTableView, QListView, QTreeView, QListWidget {
  background: $surface; color: $ink; border: 2px solid transparent; gridline-color: $line;
  border-radius: ${three_quarters}px;
  selection-background-color: $accent_soft; selection-color: $ink; }
QTableView[kind="frozen"] { border: none; border-right: 1px solid $line; border-radius: 0; }
QTableView::indicator, QListWidget::indicator {
  width: ${two}px; height: ${two}px; border: 1px solid $field_line;
  border-radius: ${half}px; background: $surface; }
QTableView::indicator:checked, QListWidget::indicator:checked {
  background: $accent; border-color: $accent; image: url("$tick"); }
QTableView:focus, QListView:focus, QTreeView:focus, QListWidget:focus { border-color: $accent; }
QTableView[mouse="true"]:focus, QListView[mouse="true"]:focus, QTreeView[mouse="true"]:focus,
QListWidget[mouse="true"]:focus { border-color: transparent; }
QTableView::item { padding: 0 ${half}px; border: none; border-bottom: 1px solid $line; }
QTableView[asks="true"]::item:focus { border-bottom: 2px solid $accent; }
QListView::item, QTreeView::item { padding: ${half}px ${one}px; min-height: ${three}px; }
QListView[kind="ticks"]::item { padding: ${half}px 0; }
QListView[kind="letters"] { color: $accent; font-size: ${small}pt; }
QListView[kind="letters"]::item { padding: 0 ${half}px; min-height: ${two}px; }
QTableView::item:selected, QListView::item:selected, QTreeView::item:selected {
  background: $accent_soft; color: $ink; border: 1px solid $accent; border-width: 1px 0; }
QListView::item:hover { background: $paper; }
QListView::item:selected:hover { background: $accent_soft; }
QHeaderView { background: $surface; border: none; }
QHeaderView::section {
  background: $surface; color: $muted; border: none; border-bottom: 1px solid $field_line;
  padding: ${half}px ${one}px; font-weight: 400; }
QHeaderView::section:hover { color: $ink; }
QHeaderView::up-arrow { image: url("$arrow_up"); width: ${one}px; height: ${one}px; }
QHeaderView::down-arrow { image: url("$arrow_down"); width: ${one}px; height: ${one}px; }
QTableCornerButton::section { background: $surface; border: none; }

QScrollArea, QScrollArea > QWidget > QWidget[kind="plain"] {
  background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: ${one_half}px; margin: 2px; }
QScrollBar:horizontal { background: transparent; height: ${one_half}px; margin: 2px; }
QScrollBar::handle { background: $faint; border-radius: ${half_less}px;
  min-height: ${four}px; min-width: ${four}px; }
QScrollBar::handle:hover { background: $field_line; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QSplitter::handle { background: transparent; }
QSplitter::handle:horizontal { width: ${two}px; }
QSplitter::handle:vertical { height: ${two}px; }

QMenuBar { background: $rail; color: $ink; border-bottom: 1px solid $line; padding: 0 ${one}px; }
QMenuBar::item { background: transparent; padding: ${half}px ${one}px; border-radius: ${half}px; }
QMenuBar::item:selected { background: $accent_soft; }
QMenu { background: $surface; color: $ink; border: 1px solid $line; padding: ${half}px; }
QMenu::item { padding: ${half}px ${four}px ${half}px ${two}px; border-radius: ${half}px; }
QMenu::item:selected { background: $accent_soft; }
QMenu::item:disabled { color: $muted; }
QMenu::separator { height: 1px; background: $line; margin: ${half}px ${one}px; }
QMenu::indicator { width: ${one_half}px; height: ${one_half}px; left: ${half}px; }
QMenu::indicator:checked { image: url("$tick_ink"); }
QProgressBar { background: $line; border: none; border-radius: 3px;
  max-height: 6px; min-height: 6px; }
QProgressBar::chunk { background: $accent; border-radius: 3px; }
""")


def stylesheet(tokens: Tokens, step: int, points: float, icons: dict[str, str]) -> str:
    """The whole stylesheet; `step` is 8 pixels at 11 points, `icons` names to file paths."""
    return _SHEET.substitute(
        tokens._asdict(),
        **icons,
        half=step // 2,
        half_less=max(1, step // 2 - 1),
        three_quarters=step * 3 // 4,
        one=step,
        one_less=step - 1,
        one_half=step * 3 // 2,
        one_radius=step + 1,
        two=step * 2,
        two_less=step * 2 - 1,
        three=step * 3,
        four=step * 4,
        title=round(points * 1.45, 1),
        heading=round(points * 1.15, 1),
        small=round(points * 0.9, 1),
    )
