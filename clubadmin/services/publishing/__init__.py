"""What leaves the club for everybody to read: texts, pages, and who may be named in them."""
