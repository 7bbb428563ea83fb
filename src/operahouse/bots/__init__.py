"""Bots: they choose an option from a view and never see more."""
