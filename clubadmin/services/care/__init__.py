"""Is the club whole? Figures and frozen standings are derived again and compared.

Nothing is mended here: what differs is told. Checks of the file itself, and its copies, are in
`storage`.

Come in by: `health`, `locking`, `losing`.
"""
