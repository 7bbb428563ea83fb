"""A live match without any input or output: time, luck and storage are handed in."""
