"""The season book: what goes into it, seen first, then printed or kept.

How its pages look is in `reports.book`.

Come in by: `window`.
"""
