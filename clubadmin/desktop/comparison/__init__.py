"""Comparison play: a game typed over all its tables, what it is worth, what lay in the wallets."""
