"""The club's administration: dues and kinds of members, what each owes and paid.

The tab `dues` of Leden for a season, those of the bank from its part; the account of one member
beside the list there; the window `cash` for the money of an evening. Nothing of it is seen by a
club that keeps none of it.

Come in by: `dues`, `accounts`, `cash`; `panes` has what any list of members with a form needs.
"""
