"""The first step of an evening: who is there, who sent word, who comes in later."""
