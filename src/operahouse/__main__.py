"""`python -m operahouse` is the command `operahouse`."""

from operahouse.app.cli import main

main()
