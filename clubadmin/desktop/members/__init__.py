"""The place "Leden": members, guests, pairs and teams.

Who takes part in an evening is in `attendance`.

Come in by: `page`.
"""
