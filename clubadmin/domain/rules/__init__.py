"""The rules of the game as data: their fields, what each means, and sets beside each other."""
