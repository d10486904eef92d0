"""Figures of an evening: who is there, who sits where, what else it counts for."""
