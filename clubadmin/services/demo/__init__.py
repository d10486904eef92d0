"""A made-up club with seasons that look real: for trying out, for tests, for pictures.

Everything in it is done by the services that a secretary uses; nothing is written past them.

Come in by: `club`.
"""
