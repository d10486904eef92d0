"""The window itself: its places, menus, notices, crash log, opening a club."""
