"""The second step of an evening: the draw, swapping by hand, what changed in it."""
