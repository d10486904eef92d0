"""The club file: its tables, the one gate for changes, the journal, sums, copies and the lock.

No rule of the game, no screen. From below: `rows` (the tables as classes), `schema` (what is
known about tables), `file` (the file on disk) and `sums` (what is derived), `journal` (the gate
and what it wrote) and `migrations`, `club` (the file opened), `checks`, `copies`.

Others come in by `club.store`, `club.undo`, `club.supposing`, `journal.change`,
`journal.sheets`, `checks.club` and `copies.backup`, and name tables from `schema.tablenames`.
"""
