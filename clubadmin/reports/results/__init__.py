"""Papers of a result: the list, boards, bracket, crosstable, diplomas."""
