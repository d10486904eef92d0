"""Arbitration by the cards: what was played is followed, judged and settled.

A record of play is read (`notation`), each card is held against the duties of the rule set
(`play`), and the row that follows is made (`settling`): verzaken is proved here. What is decided
without cards is in `scoring.rulings`. Come in by: `judging`, `notation`, `play`,
`playfile`, `record`, `sentences`, `turn_order`.
"""
