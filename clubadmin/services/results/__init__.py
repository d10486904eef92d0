"""Results of evenings: working them out, closing, freezing and rectifying them.

Standings of a season add these up in `standings`. What each made is kept beside the sheets by
`storage.sums`; here it gets its place.

Come in by: `closing`, `protest_time`, `result`.
"""
