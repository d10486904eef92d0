"""Suppositions, needed scores, and adopting rules.

Supposing settles evenings again beside the club and writes nothing; `adopting` is the only way
into the file, and gives what was shown.

Come in by: `what_if`, `needed`, `needed_explained`, `adopting`.
"""
