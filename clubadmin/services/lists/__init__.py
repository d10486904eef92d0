"""Lists from outside: the cells of any source, and lists of people read, decided and taken.

Every file is read by `read`, a workbook by `xlsx`, cards by `vcard`, with caps before anything is
parsed. Results of evenings are understood by `importing`, games by `exchange`; both get their
cells here.

Come in by: `people`, `list_entries`, `rows`, `columns`, `list_names`, `list_dates`, `read`, `xlsx`,
`vcard`, `workbook`, `list_questions`.
"""
