"""Copies of a club: made, checked before they are called copies, and put back.

Each is a whole file of its own, and shares nothing with the others: the page that is damaged in
one would be damaged in all, and who takes one along on a stick has all that it needs.

Which of them are kept, and their names, is in `file.retention`. Others come in by `backup`,
for a club from elsewhere too.
"""
