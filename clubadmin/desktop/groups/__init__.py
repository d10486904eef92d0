"""The groups of a competition: who is in which, by dragging, by keys or dealt at once.

Groups within one evening are in `attendance`.

Come in by: `window`.
"""
