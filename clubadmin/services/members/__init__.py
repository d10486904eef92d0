"""Members, pairs, teams and what takes part in a competition."""
