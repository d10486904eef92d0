"""Wallets (portefeuilles) on the tables in each round of comparison play.

Not who plays there, nor what lies in them (`domain.comparison.hands`). Come in by: `assignment`.
"""
