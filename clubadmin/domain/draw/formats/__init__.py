"""A file for each format of play: how its rounds are drawn, from groups of people to tables.

Not what a format is (who enters, what decides): that is the table in `plan.formats`. Come in
through `drawing`, the door to all of them.
"""
