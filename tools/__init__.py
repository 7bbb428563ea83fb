"""What `make` runs: installing, building, compiling, releasing. Standard library only, until packages are installed."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - who runs this may have an older one
    sys.exit("Operahouse needs Python 3.11 or newer, and this one is older. Try: make PYTHON=python3.12 play")
