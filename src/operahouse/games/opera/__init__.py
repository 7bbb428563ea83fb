"""Opera (Hans van Tol, 2009)."""
