"""Draws: who sits where against whom in each round. Entrants are numbers."""
