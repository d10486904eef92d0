"""The club's administration: dues, and who is a member of which kind.

Two windows: `window` for a season, with a tab for each, those of the bank from its part; `cash` for
the money of an evening. Nothing of it is seen by a club that keeps none of it.

Come in by: `window`, `cash`; `panes` has what any list of members with a form needs.
"""
