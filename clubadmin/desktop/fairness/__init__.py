"""Fairness: wishes for the draw, who sat out, fill-in games, and which sheets are to come."""
