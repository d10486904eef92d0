"""The club's administration: dues, who is a member of which kind, and the bank's statements.

One window with a tab for each, that of direct debits for a club that has them; nothing of it is
seen by a club that keeps none of it.

Come in by: `window`; `panes` has what any list of members with a form needs.
"""
