"""The 32 cards, and the 52 that some systems use: ranks in the order that counts for roem."""

RANKS = ("A", "K", "Q", "J", "10", "9", "8", "7")
"""High to low for roem, in trumps and beside them (NKF 1976, Puntenwaardering 2)."""

ALL_RANKS = (*RANKS, "6", "5", "4", "3", "2")
"""The ranks of the whole pack (troefcall)."""
