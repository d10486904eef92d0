"""What the archive works out of figures that lie beside each other."""
