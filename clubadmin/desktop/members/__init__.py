"""The place "Leden": members, guests, pairs and teams, and all that is kept of each.

Who takes part in an evening is in `attendance`.

Come in by: `page`.
"""
