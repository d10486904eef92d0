"""Figures of the club and its file, and of what comes in and goes out.

Frozen; nothing here opens a file.

Come in by: `club`, `colours`, `journal_step`, `printing`.
"""
