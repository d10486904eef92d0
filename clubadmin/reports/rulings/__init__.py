"""Papers of the director: rulings, decisions, protests, rules side by side."""
