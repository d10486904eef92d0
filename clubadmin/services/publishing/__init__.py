"""What leaves the club for everybody to read: texts, pages, the season book.

Names get out by `consents` alone, which knows who agreed. It says what stands on a page and not
how it looks; that is `reports`.

Come in by: `consents`, `evening_facts`, `season_book`, `site`.
"""
