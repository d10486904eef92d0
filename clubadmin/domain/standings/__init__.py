"""Standings of a season: the rule, absence, ties, periods, prizes, what is still needed."""
