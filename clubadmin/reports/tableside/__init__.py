"""Papers for sheets that are typed at the table: a card with the address of each.

What the addresses open, and which codes are in them, is not of here.

Come in by: `scan_cards`.
"""
