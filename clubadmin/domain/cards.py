"""The 32 cards: ranks in the order that counts for roem, always."""

RANKS = ("A", "K", "Q", "J", "10", "9", "8", "7")
"""High to low for roem, in trumps and beside them (NKF 1976, Puntenwaardering 2)."""
