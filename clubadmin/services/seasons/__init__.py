"""Seasons and competitions: making, closing and going on from them."""
