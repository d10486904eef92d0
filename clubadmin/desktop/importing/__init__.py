"""The window in which lists of earlier years are understood, decided about and taken.

Lists of members come in by `club.exchange`; reading a list is in `services.importing`.

Come in by: `window`.
"""
