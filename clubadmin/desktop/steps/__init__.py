"""Parts that the steps of an evening share, and the bar that leads through them.

Come in by: `step`, `checklist`.
"""
