"""Publications for everybody to read: texts, pages, the season book.

Names get out by `public_names` alone, which asks who agreed. It says what stands on a page and not
how it looks; that is `reports`.

Come in by: `evening_facts`, `public_names`, `season_book`, `site`.
"""
