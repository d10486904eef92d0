"""Parts that all windows are built from: lists, forms, tabs, side windows, colours.

It knows no subject: nothing of a club, an evening or a game. Every folder comes in by any of it.
"""
