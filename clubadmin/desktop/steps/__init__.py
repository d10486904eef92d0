"""What the steps of an evening have in common, and the bar that leads through them.

Come in by: `step`, `checklist`, `done`, `wrapping`.
"""
