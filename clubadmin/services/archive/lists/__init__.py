"""Records and lists of all times: each list a function over the evenings of a scope.

Come in by: `records`, `scope`.
"""
