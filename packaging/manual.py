"""The manual and the quick card as PDF, in both languages, made of the help: `dist/*.pdf`."""

from pathlib import Path

from clubadmin import __version__, assets
from clubadmin.desktop.kit import guide
from clubadmin.desktop.kit.guide import topics
from clubadmin.domain.terms import Language
from clubadmin.reports.manual.manual import manual, quick_card

TARGET = Path(__file__).parents[1] / "dist"


def main() -> None:
    """Write four files and say which."""
    TARGET.mkdir(exist_ok=True)
    for language in Language:
        pages = {
            topic: assets.path(f"help/{language.value}/{topic}.md").read_text("utf-8")
            for topic in topics()
        }
        pages["over"] = guide.filled_in(pages["over"], language)
        for name, make in (("manual", manual), ("card", quick_card)):
            file = TARGET / f"clubadmin-{__version__}-{name}-{language.value}.pdf"
            file.write_bytes(make(pages, __version__, language))
            print(file.relative_to(TARGET.parent))


if __name__ == "__main__":
    main()
