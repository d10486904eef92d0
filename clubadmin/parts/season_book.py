"""Everything of a season in one PDF."""

from clubadmin.part import Offer, Part, Show, translate

PART = Part(
    made_of=(
        "desktop/book",
        "model/publishing/season_book.py",
        "reports/book",
        "services/publishing/season_book.py",
    ),
    doors={"book": "book.window.BookWindow"},
    offers=(
        Offer(
            place="standings",
            group="telling",
            text=translate("StandingsCommands", "Seizoen&boek"),
            request=lambda shown: shown.season and Show("book", shown.season.id),
            name="book",
            keys="Ctrl+Shift+S",
        ),
    ),
    pages={"seizoenboek": "seizoen-sluiten"},
)
