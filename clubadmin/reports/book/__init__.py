"""The season book: one PDF with everything of a season, its contents to be clicked."""

from clubadmin.reports.book.book import season_book

__all__ = ["season_book"]
