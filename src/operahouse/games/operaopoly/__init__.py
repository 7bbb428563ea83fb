"""Operaopoly (Stephen L. Schwartz, 2023)."""
