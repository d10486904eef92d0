"""A club file that is open: reading, changing, taking back, and supposing.

Not how a file is found sound (`file`, `checks`) nor what a change writes down (`journal`).
Others come in by `store` (the open club), `undo` (undo and redo) and `supposing` (the club as it
would be under another rule).
"""
