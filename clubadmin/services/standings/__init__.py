"""Standings of a season gathered from what is stored."""
