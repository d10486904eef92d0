"""Copies of a club: made, checked before they are called copies, and put back.

Which of them are kept, and their names, is in `file.retention`. Others come in by `backup`,
for a club from elsewhere too.
"""
