"""Blank sheets, in the columns of the rules that are played."""
