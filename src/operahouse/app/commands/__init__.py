"""One module for each command, named like it."""
