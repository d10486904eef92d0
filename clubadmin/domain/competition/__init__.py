"""Draws, their verifier, standings and prizes."""
