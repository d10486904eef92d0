"""Publications of the club: texts for the paper and the app group, web pages, consents.

How texts and pages look is in `reports.press` and `reports.web`.

Come in by: `loading`, `window`, `follower`.
"""
