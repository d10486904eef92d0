"""Frozen figures that services hand to screens, papers and the terminal."""
