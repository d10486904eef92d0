"""Figures of sheets, decisions and statistics.

Frozen; a row and what it comes to are `domain.row`. Come in by: `decision`, `dispute`,
`sheet`, `undo_scope`.
"""
