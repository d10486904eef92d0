"""The place "Leden": members, guests, pairs and teams, and the window of their particulars.

Who takes part in an evening is in `attendance`.

Come in by: `page`, `register`.
"""
