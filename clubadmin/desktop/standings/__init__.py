"""The place "Stand": the season so far, who was away, which evenings also count.

The rule it goes by is asked in `standings.rule`; the end of a season is in `season_end`.

Come in by: `absentees`, `also_counting`, `columns`, `page`, `rule.fields`, `rule.loading`,
`rule.tie_order`, `rule.window`.
"""
