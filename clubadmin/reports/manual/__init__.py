"""The help on paper: the whole manual with contents and links, and a card of one page.

Both are made of the pages that F1 shows. Nothing is written here that is not in them.

Come in by: `manual`.
"""
