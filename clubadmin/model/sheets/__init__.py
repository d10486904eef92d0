"""Figures of sheets, decisions and statistics.

Frozen; a row and what it comes to are `domain.row`. Come in by: `control_desk`, `decision`,
`dispute`, `sheet`, `statistics`.
"""
