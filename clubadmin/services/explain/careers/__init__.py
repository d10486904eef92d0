"""What a figure of a career or a list of all times is made of.

Come in by: `archive`.
"""
