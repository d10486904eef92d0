"""What a screen in the hall shows, put together of the evening, its result and its bracket.

Come in by: `screen`.
"""
