"""The parts that can be taken out, a module each: what it is made of, and all that it brings.

Nothing imports these; `clubadmin.part` finds them.
"""
