"""An evening in four steps: who is there, who sits where, the sheets, the result."""
