"""Draws that are known beforehand: constructions, and the best that was found or proven.

The draws themselves lie in `resources/draws`. Numbers from 0 stand for people; nothing here knows
who they are. Come in by: `fours`, `howell`, `whist`, `best`, `bounds`, `continued`.
"""
