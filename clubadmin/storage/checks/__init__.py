"""Is the club whole? Pages, references, digests, sums made again, the journal played again.

It only looks and says what it saw, a sentence for each problem; nothing is mended here. Whether
a file can be opened at all is decided in `file.opening`. Others come in by `club`.
"""
