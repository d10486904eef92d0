"""The club's administration: dues, who is a member of which kind, and the bank's statements.

One window with a tab for each; nothing of it is seen by a club that keeps none of it.

Come in by: `window`.
"""
