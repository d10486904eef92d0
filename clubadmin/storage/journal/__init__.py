"""The one gate for changes, and the journal that it keeps: the audit, and the source of undo.

Each transaction is an entry with a label and, of every row that it wrote, the row before and
after. Rows that come by the thousand are one entry, a block. Derived tables and columns are not
journaled: `sums` makes them again. Undo itself is in `club`, for it is a change too.

Others write through a `change.Change`, and whole sheets in bulk through `sheets`.
"""
