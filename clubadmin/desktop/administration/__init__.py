"""The club's administration: dues, and who is a member of which kind.

The tab `dues` of Leden for a season, those of the bank from its part; the window `cash` for
the money of an evening. Nothing of it is seen by a club that keeps none of it.

Come in by: `dues`, `cash`; `panes` has what any list of members with a form needs.
"""
