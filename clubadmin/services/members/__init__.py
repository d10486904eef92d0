"""Members, pairs and teams, and who of them takes part in a competition.

Who is there on an evening is in `attendance`, groups within a competition in `standings`.

Come in by: `members`, `card`, `assembly`, `particulars`, `consents`, `lists`, `history`, `twice`,
`merging`, `erasing`, `leftovers`, `pairs`, `teams`, `entrants`, `processing`.
"""
