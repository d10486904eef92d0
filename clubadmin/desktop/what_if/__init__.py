"""Suppositions: a season under another rule beside the real one, and adopting it.

What is needed under the rule that holds is in `needed`.

Come in by: `window`.
"""
