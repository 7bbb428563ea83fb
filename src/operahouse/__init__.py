"""The digital home of two board games about opera."""

__version__ = "0.1.0"
