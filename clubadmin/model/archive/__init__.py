"""Figures of the archive: careers, evenings, records, and a page on paper.

Frozen; how they are worked out is in `services.archive`. Come in by: `archive`, `records`,
`people`.
"""
