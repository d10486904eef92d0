"""A file for each format of play: how its rounds are drawn."""
