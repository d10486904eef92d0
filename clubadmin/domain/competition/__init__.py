"""Draws with their verifier, rankings and prizes. Entrants are numbers; names live elsewhere."""
