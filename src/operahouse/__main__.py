"""`python -m operahouse` is the command `operahouse`."""

from operahouse.app.command import main

main()
