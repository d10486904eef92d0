"""Work that takes a while, and troubles that come of it."""
