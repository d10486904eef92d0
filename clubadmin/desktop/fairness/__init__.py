"""Fairness: wishes for the draw, who sat out, fill-in games, and which sheets are to come.

A window each; drawing itself is in `draw`.

Come in by: `control_desk`, `fill_in`, `ledger`, `wishes`.
"""
