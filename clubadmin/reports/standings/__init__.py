"""Papers of the standings of a season."""
