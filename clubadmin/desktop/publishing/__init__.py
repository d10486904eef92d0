"""What leaves the club: texts for the paper and the app group, web pages, who may be named."""
