"""Work that takes a while, and troubles that come of it.

Come in by: `clubs`, `troubles`, `working`.
"""
