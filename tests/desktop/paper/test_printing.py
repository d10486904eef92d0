import ast
import inspect
from importlib import import_module
from pathlib import Path
from threading import Event

import pytest
from PySide6 import QtPrintSupport
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPageSize
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QScrollArea
from pytestqt.qtbot import QtBot
from reportlab.pdfgen.canvas import Canvas

from clubadmin.desktop.kit.operations import Operations
from clubadmin.desktop.kit.theme import Theme
from clubadmin.desktop.paper import printing
from clubadmin.desktop.paper.page_view import PageView
from clubadmin.desktop.paper.printing import Preview, preview_pdf, print_pdf, render
from clubadmin.errors import Refused
from clubadmin.model.club.club import ClubSettings
from clubadmin.model.club.printing import Printing
from clubadmin.model.members.member import Member
from clubadmin.model.members.particulars import Particulars
from clubadmin.reports.members.member_list import address_labels
from tests.desktop.looking import named, words
from tests.desktop.made_window import made_window, settle


def _paper(pages: int) -> bytes:
    from io import BytesIO

    written = BytesIO()
    canvas = Canvas(written, pagesize=(595, 842))
    for number in range(pages):
        canvas.rect(0, 742, 100, 100, fill=1)
        canvas.drawString(100, 100, f"bladzijde {number + 1}")
        canvas.showPage()
    canvas.save()
    return written.getvalue()


def _leading_paper() -> bytes:
    """Three pages; the first has a line that leads into the third."""
    from io import BytesIO

    written = BytesIO()
    canvas = Canvas(written, pagesize=(595, 842))
    canvas.showOutline()
    canvas.linkRect("", "far", (100, 700, 300, 720))
    canvas.bookmarkPage("near")
    canvas.addOutlineEntry("Voorin", "near", 0)
    canvas.showPage()
    canvas.showPage()
    canvas.bookmarkHorizontal("far", 0, 702)
    canvas.addOutlineEntry("Achterin", "far", 0)
    canvas.bookmarkHorizontal("further", 0, 300)
    canvas.addOutlineEntry("<b>Binnenin</b>", "further", 1)
    canvas.drawString(100, 400, "hier")
    canvas.save()
    return written.getvalue()


@pytest.fixture
def preview(qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path) -> Preview:
    window = made_window(qtbot, ops, theme, tmp_path)
    shown = preview_pdf(window.page, "Stand", lambda: _paper(3))  # type: ignore[arg-type]
    settle(qtbot, ops)
    qtbot.waitUntil(lambda: shown.pages == 3)
    return shown


def test_every_page_is_on_the_screen(preview: Preview) -> None:
    assert preview.pages == 3
    assert preview.print_button.isEnabled()
    assert "3 bladzijden" in words(preview)


def test_how_many_pages_there_are_is_said_before_one_can_be_printed(
    qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counting, count = Event(), printing.about
    monkeypatch.setattr(
        printing, "about", lambda pdf, **ear: (counting.wait(9), count(pdf, **ear))[1]
    )
    window = made_window(qtbot, ops, theme, tmp_path)
    shown = preview_pdf(window, "Briefjes", lambda: _paper(212), "briefjes.pdf")  # type: ignore[arg-type]
    qtbot.waitUntil(lambda: bool(shown.pdf))
    assert not shown.print_button.isEnabled()
    assert not shown.keep_button.isEnabled()
    counting.set()
    qtbot.waitUntil(shown.print_button.isEnabled)
    assert "212 bladzijden" in words(shown)
    shown.close()


def test_the_keys_that_scroll_do_so_at_once(preview: Preview) -> None:
    preview.activateWindow()
    bar = preview.findChild(QScrollArea).verticalScrollBar()
    seen = [bar.value()]
    for key in (Qt.Key.Key_Down, Qt.Key.Key_PageDown, Qt.Key.Key_End):
        QTest.keyClick(preview.print_button, key)
        seen.append(bar.value())
    assert seen == sorted(set(seen))
    assert seen[-1] == bar.maximum()
    QTest.keyClick(preview.print_button, Qt.Key.Key_Home)
    assert bar.value() == 0
    assert preview.print_button.isEnabled()


def test_a_page_looks_as_it_was_drawn() -> None:
    image = render(_paper(1), 0, 0.5)
    assert (image.width(), image.height()) == (298, 421)
    assert image.pixelColor(10, 10).lightness() == 0
    assert image.pixelColor(200, 200).lightness() == 255


def test_what_is_kept_is_the_paper(
    qtbot: QtBot,
    preview: Preview,
    ops: Operations,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    proposed: list[str] = []

    def choose(_parent: object, _title: str, name: str, *_: object) -> tuple[str, str]:
        proposed.append(Path(name).name)
        return str(tmp_path / "s"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    preview.keep_button.click()
    assert proposed == ["stand.pdf"]  # after its title
    settle(qtbot, ops)
    assert (tmp_path / "s.pdf").read_bytes() == preview.pdf


def test_a_paper_is_kept_as_a_web_page_where_that_kind_is_chosen(
    qtbot: QtBot,
    ops: Operations,
    theme: Theme,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window = made_window(qtbot, ops, theme, tmp_path)
    shown = preview_pdf(window.page, "Stand", lambda: _paper(1), web=lambda: b"<h1>")  # type: ignore[arg-type]
    settle(qtbot, ops)
    qtbot.waitUntil(lambda: shown.pages == 1)
    (tmp_path / "s.html").write_bytes(b"of somebody")

    def keep_as(name: str, kind: str) -> None:
        offered = "PDF (*.pdf);;Webpagina (*.html)"
        monkeypatch.setattr(
            QFileDialog,
            "getSaveFileName",
            lambda *asked: (str(tmp_path / name), kind) if asked[-1] == offered else ("", ""),
        )
        shown.keep_button.click()
        settle(qtbot, ops)

    keep_as("s.pdf", "Webpagina (*.html)")  # chosen, and the proposed name left as it was
    keep_as("t.html", "PDF (*.pdf)")  # typed
    keep_as("u.pdf", "PDF (*.pdf)")
    kept = {one.name: one.read_bytes() for one in tmp_path.glob("[stu].*")}
    kept |= {one.name: one.read_bytes() for one in tmp_path.glob("s 2.*")}
    assert kept == {
        "s.html": b"of somebody",  # nobody said that this may go
        "s 2.html": b"<h1>",
        "t.html": b"<h1>",
        "u.pdf": shown.pdf,
    }


def test_a_printer_gets_every_page(tmp_path: Path) -> None:
    import pypdfium2

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "uit.pdf"))
    printer.setResolution(150)
    print_pdf(_paper(3), printer)
    document = pypdfium2.PdfDocument(tmp_path / "uit.pdf")
    assert len(document) == 3
    document.close()


@pytest.mark.parametrize("to_file", [True, False])
def test_what_was_printed_to_a_file_is_not_said_to_be_at_the_printer(
    preview: Preview, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, to_file: bool
) -> None:
    file = tmp_path / "uit.pdf"

    def answer(printer: QPrinter, _parent: object) -> QPrintDialog:
        asked = QPrintDialog(printer)
        asked.exec = lambda: QPrintDialog.DialogCode.Accepted  # type: ignore[method-assign]
        printer.setOutputFormat(QPrinter.OutputFormat.NativeFormat)
        printer.setOutputFileName(str(file) if to_file else "")
        return asked

    monkeypatch.setattr(QtPrintSupport, "QPrintDialog", answer)
    monkeypatch.setattr(printing, "print_pdf", lambda *_: None)
    preview.print_button.click()
    said = f"Bewaard: {file}" if to_file else "Naar de printer gestuurd"
    assert said in words(preview)


def test_a_paper_that_cannot_be_made_is_told(
    qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path
) -> None:
    def refuse() -> bytes:
        raise Refused("Er is nog geen uitslag om af te drukken.")

    window = made_window(qtbot, ops, theme, tmp_path)
    shown = preview_pdf(window, "Uitslag", refuse, "u.pdf")
    settle(qtbot, ops)
    assert "! Er is nog geen uitslag om af te drukken." in words(shown)
    assert not shown.print_button.isEnabled()
    shown.close()


def test_a_page_lying_down_is_printed_lying_down_and_in_its_own_size(tmp_path: Path) -> None:
    from io import BytesIO

    import pypdfium2

    written = BytesIO()
    canvas = Canvas(written)
    for size in ((595, 842), (842, 595), (595, 842)):
        canvas.setPageSize(size)
        canvas.rect(100, 100, 200, 200, fill=1)
        canvas.showPage()
    canvas.save()
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "uit.pdf"))
    printer.setResolution(150)
    print_pdf(written.getvalue(), printer)
    document = pypdfium2.PdfDocument(tmp_path / "uit.pdf")
    sizes = [document.get_page_size(at) for at in range(3)]
    images = [document[at].render(scale=1).to_pil().convert("L") for at in range(3)]
    document.close()
    assert [wide > high for wide, high in sizes] == [False, True, False]
    for image in images:
        box = image.point(lambda grey: 255 if grey < 128 else 0).getbbox()
        assert box is not None
        assert box[0] == pytest.approx(100, abs=3)
        assert box[2] - box[0] == pytest.approx(200, abs=3)
        assert image.height - box[3] == pytest.approx(100, abs=3)


PAPERS = {"A4": (595, 842), "Letter": (612, 792), "A5": (420, 595), "A3": (842, 1191)}
NAMES = {"Letter": QPageSize.PageSizeId.Letter, "A5": QPageSize.PageSizeId.A5}
NAMES |= {"A3": QPageSize.PageSizeId.A3, "A4": QPageSize.PageSizeId.A4}


def pdf_printer(file: Path, paper: str, dots: int = 150) -> QPrinter:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(file))
    printer.setResolution(dots)
    printer.setPageSize(QPageSize(NAMES[paper]))
    return printer


@pytest.mark.parametrize(
    ("paper", "share"), [("A4", 1), ("Letter", 792 / 842), ("A5", 0.706), ("A3", 1)]
)
def test_a_page_keeps_its_size_on_other_paper_unless_that_is_smaller(
    tmp_path: Path, paper: str, share: float
) -> None:
    import pypdfium2

    file = tmp_path / "uit.pdf"
    print_pdf(_paper(1), pdf_printer(file, paper))
    document = pypdfium2.PdfDocument(file)
    size = document.get_page_size(0)
    image = document[0].render(scale=1).to_pil().convert("L")
    document.close()
    assert size == pytest.approx(PAPERS[paper], abs=2)
    box = image.crop((0, 0, image.width, image.height // 2)).point(lambda grey: 255 * (grey < 128))
    left, top, right, _ = box.getbbox() or (0, 0, 0, 0)
    assert right - left == pytest.approx(100 * share, abs=2)  # a square of 100 points
    assert left == pytest.approx(
        (PAPERS[paper][0] - 595 * share) / 2, abs=2
    )  # as much at each side
    assert top == pytest.approx((PAPERS[paper][1] - 842 * share) / 2, abs=2)


def _asked_on(
    preview: Preview, paper: str, file: Path, monkeypatch: pytest.MonkeyPatch
) -> QPageSize.PageSizeId:
    """Print, with this paper chosen in the dialog; answers what the dialog began with."""
    began: list[QPageSize.PageSizeId] = []

    def answer(printer: QPrinter, _parent: object) -> QPrintDialog:
        began.append(printer.pageLayout().pageSize().id())
        asked = QPrintDialog(printer)
        asked.exec = lambda: QPrintDialog.DialogCode.Accepted  # type: ignore[method-assign]
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(file))
        printer.setResolution(100)
        printer.setPageSize(QPageSize(NAMES[paper]))
        return asked

    monkeypatch.setattr(QtPrintSupport, "QPrintDialog", answer)
    preview.print_button.click()
    return began[0]


def test_the_paper_is_set_before_the_dialog_and_another_is_told_before_it_prints(
    preview: Preview, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "uit.pdf"
    assert _asked_on(preview, "Letter", file, monkeypatch) == QPageSize.PageSizeId.A4
    assert any("heeft Letter, en dit is gemaakt voor A4" in one for one in words(preview))
    assert any("wordt 94 % zo groot" in one for one in words(preview))
    assert not file.exists()
    again = _asked_on(preview, "Letter", file, monkeypatch)  # once more: so be it
    assert again == QPageSize.PageSizeId.Letter
    assert file.exists()
    file.unlink()
    _asked_on(preview, "A5", file, monkeypatch)
    assert any("wordt 70 % zo groot" in one for one in words(preview))
    assert not file.exists()
    _asked_on(preview, "A4", file, monkeypatch)
    assert file.exists()


def test_what_is_cut_or_stuck_is_never_printed_smaller(
    qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = made_window(qtbot, ops, theme, tmp_path)
    people = (Particulars(Member(1, "Bos"), street="Dorpsstraat 1", town="Epe"),)
    labels = address_labels(people, Printing(ClubSettings("Club")), "3x8")
    shown = preview_pdf(window, "Etiketten", lambda: labels, "e.pdf")
    settle(qtbot, ops)
    qtbot.waitUntil(lambda: shown.pages == 1)
    file = tmp_path / "uit.pdf"
    for _ in range(2):
        _asked_on(shown, "Letter", file, monkeypatch)
        assert any("precies zo groot zijn: leg A4 in de printer" in one for one in words(shown))
        assert not file.exists()
    _asked_on(shown, "A3", file, monkeypatch)
    assert any("past er in zijn eigen grootte op" in one for one in words(shown))
    _asked_on(shown, "A3", file, monkeypatch)
    assert file.exists()
    shown.close()


@pytest.fixture
def leading(qtbot: QtBot, ops: Operations, theme: Theme, tmp_path: Path) -> Preview:
    window = made_window(qtbot, ops, theme, tmp_path)
    shown = preview_pdf(window.page, "Boek", _leading_paper, "boek.pdf")  # type: ignore[arg-type]
    settle(qtbot, ops)
    qtbot.waitUntil(lambda: shown.pages == 3)
    settle(qtbot, ops)
    return shown


def _top(preview: Preview) -> int:
    (area,) = preview.findChildren(QScrollArea)
    return area.verticalScrollBar().value()


def _page(preview: Preview, number: int) -> PageView:
    return named(preview, PageView, f"bladzijde {number}")


def test_what_leads_elsewhere_can_be_clicked(leading: Preview) -> None:
    first, third = _page(leading, 1), _page(leading, 3)
    scale = first.width() / 595
    QTest.mouseClick(
        first, Qt.MouseButton.LeftButton, pos=QPoint(round(200 * scale), round(132 * scale))
    )
    assert _top(leading) == third.y() + round(third.height() / 842 * 140)


def test_a_click_beside_it_leads_nowhere(leading: Preview) -> None:
    QTest.mouseClick(_page(leading, 1), Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert _top(leading) == 0


def test_the_outline_shows_the_pages_one_goes_through(leading: Preview) -> None:
    assert leading.outline.isVisible()
    leading.outline.setFocus()
    QTest.keyClick(leading.outline, Qt.Key.Key_Down)
    QTest.keyClick(leading.outline, Qt.Key.Key_Down)
    assert leading.outline.currentItem().text(0) == "Achterin"
    assert _top(leading) > _page(leading, 3).y()
    assert leading.outline.currentItem().child(0).text(0) == "<b>Binnenin</b>"


def test_a_paper_without_an_outline_has_none_beside_it(preview: Preview) -> None:
    assert not preview.outline.isVisible()


def test_each_paper_that_is_loaded_late_exists_and_takes_what_it_gets() -> None:
    """No type checker sees what a text names: a paper that is called otherwise is found here."""
    window = Path(printing.__file__).parents[1]
    found = 0
    for file in window.rglob("*.py"):
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(call, ast.Call) or getattr(call.func, "id", "") != "paper_of":
                continue
            if isinstance(call.args[0], ast.Constant):
                module, _, name = f"clubadmin.reports.{call.args[0].value}".rpartition(".")
                told = {one.arg: None for one in call.keywords if one.arg}
                made = inspect.signature(getattr(import_module(module), name))
                bound = made.bind(*call.args, **told)  # the place stands for the printing
                assert "printing" in bound.arguments, (file.name, name)
                found += 1
    assert found > 10
