"""Figures of comparison play."""
