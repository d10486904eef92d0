"""The standing of an evening for people at home: what they may read, and bringing it there.

What the hall may not see they do not see either (`hall.screen`), and who did not agree to be named
(`members.consents`) is a number. How the page looks is for `reports`.

Come in by: `standing`, `address`, `delivery`, `courier`.
"""
