"""The rules of klaverjas and of its competitions: pure functions and frozen dataclasses."""
