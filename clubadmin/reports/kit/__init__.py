"""Parts that papers are built from: pages, tables, headings, lists, fonts, ink.

No paper of its own, and no word that belongs to one subject.

Come in by: `page`, `flow`, `heading`, `table`, `ranking`, `ranking_groups`, `cut_cards`,
`card_faces`, `canvas`, `fonts`, `ink`, `occasion`, `seat_names`, `qr_code`, `wall`, `web_page`.
"""
