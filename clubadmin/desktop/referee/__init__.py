"""The referee: what was played, card by card, and what that makes of the game.

What the director decides of it is in `decisions`; the rules of play are in `domain.referee`.

Come in by: `appearance`, `verdict`, `suits`, `window`.
"""
