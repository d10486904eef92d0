"""A file for each format of play: how its rounds are drawn, from groups of people to tables.

Not what a format is (who enters, what decides, what it promises): that its object in `formats`
says, which also leads here. Come in through `drawing`, the door to all of them.
"""
