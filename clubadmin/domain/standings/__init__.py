"""Standings of a season: the rule, absence, ties, periods, prizes, series, what is still needed.

`ranking_rule` reads and writes the rule, `ranking` and `season` apply it, `ranking_words` tells it.
Not the points of an evening: those come in.

Come in by: `ranking_rule`, `ranking`, `ranked`, `season`, `ranking_words`, `absence`, `ties`,
`prizes`, `feats`, `prize_money`, `awards`, `knockout_places`, `habit`, `kept_ties`, `needed`,
`series`.
"""
