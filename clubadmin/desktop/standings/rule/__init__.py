"""The rule of the standings: asked in plain words, with what it leads to beside it."""
