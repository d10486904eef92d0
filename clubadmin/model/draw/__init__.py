"""Figures around a draw: knock-out, ledger, filling in."""
