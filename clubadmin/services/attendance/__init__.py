"""Who is there on an evening, from which round, for whom."""
