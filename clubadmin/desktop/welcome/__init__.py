"""The first start, and what to do when the club of last time cannot be opened.

Come in by: `page`.
"""
