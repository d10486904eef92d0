"""Work that takes a while, and troubles that come of it.

Come in by: `clubs`, `mended`, `troubles`, `working`.
"""
