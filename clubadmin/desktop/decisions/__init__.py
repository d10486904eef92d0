"""Decisions of the director about a game, and the list of them.

What cards were played is in `referee`, decisions about matchpoints in `comparison`, protests in
`protests`.

Come in by: `dialog`, `evening_list`, `loading`, `words`.
"""
