"""Figures around a draw: knock-out, ledger, filling in.

Frozen; a drawn schedule itself is `domain.draw.plan.schedule`. Come in by: `bracket_tree`,
`fill_in`, `knockout`, `ledger`.
"""
