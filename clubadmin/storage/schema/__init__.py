"""The tables by name, and what storage knows about them."""
