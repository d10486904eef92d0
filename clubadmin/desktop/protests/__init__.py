"""Protests against a result: handed in, decided on, taken back."""
