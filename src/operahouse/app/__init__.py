"""Command line, terminal table, settings, wiring."""
