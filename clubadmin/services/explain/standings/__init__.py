"""What a figure of the standings is made of.

Come in by: `season`.
"""
