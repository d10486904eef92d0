"""Members, results and whole clubs in and out as CSV and workbooks."""
