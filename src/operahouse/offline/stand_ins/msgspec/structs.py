"""Stands in for `msgspec.structs`."""

from dataclasses import asdict, replace

__all__ = ["asdict", "replace"]
