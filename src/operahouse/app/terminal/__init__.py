"""Playing in the terminal: one table for matches on this machine and on a server."""
