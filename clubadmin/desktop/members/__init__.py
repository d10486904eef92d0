"""Members, guests and pairs."""
