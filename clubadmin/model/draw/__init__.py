"""Figures around a draw: knock-out, ledger, filling in, and what is drawn in advance.

Frozen; a drawn schedule itself is `domain.draw.plan.schedule`. Come in by: `knockout`,
`emergency`, `ledger`.
"""
