"""The season book: one PDF with everything of a season, its contents to be clicked.

Chapters are papers of the other folders put together; what the season holds is gathered before.

Come in by: `book`.
"""

from clubadmin.reports.book.chapters import season_book

__all__ = ["season_book"]
