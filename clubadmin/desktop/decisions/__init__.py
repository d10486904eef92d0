"""What the director decides about a game, and the list of it."""
