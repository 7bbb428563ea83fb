"""Simulations, tournaments, statistics and research environments."""
