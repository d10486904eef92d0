"""The referee: what was played, card by card, and what that makes of the game."""
