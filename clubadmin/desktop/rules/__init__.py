"""Choosing rules of the game in a form, and how they are told in a list.

Reading them and making own ones is in `club`.

Come in by: `choice`.
"""
