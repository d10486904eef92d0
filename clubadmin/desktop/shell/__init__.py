"""The window itself: its places, menus, notices, crash log, opening a club.

`doors` says what opens for each request of `kit.doors`. No subject of the club is in here.

Come in by: `app`.
"""
