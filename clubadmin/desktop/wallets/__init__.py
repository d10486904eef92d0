"""Wallets: dealing by computer, and hands as players noted them.

What a game is worth is in `comparison`.

Come in by: `dealing`, `hands`.
"""
