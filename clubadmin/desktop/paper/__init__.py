"""Papers on the screen: shown, printed and kept; charts."""
