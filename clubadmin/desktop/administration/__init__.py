"""The club's administration: dues, who is a member of which kind, and the bank's statements.

Two windows: `window` for a season, with a tab for each, that of direct debits for a club that has
them; `cash` for the money of an evening. Nothing of it is seen by a club that keeps none of it.

Come in by: `window`, `cash`; `panes` has what any list of members with a form needs.
"""
