"""A row of a sheet: what was typed, how it is settled, its signs and findings."""
