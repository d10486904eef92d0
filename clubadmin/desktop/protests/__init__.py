"""Protests against a result: handed in, decided on, taken back.

Decisions of the director on the evening itself are in `decisions`.

Come in by: `window`.
"""
