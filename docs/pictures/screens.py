"""Takes the README's pictures of the browser table from those the browser tests keep: see `make pictures`."""

import shutil
from pathlib import Path

HERE = Path(__file__).parent
TAKEN = HERE.parents[1] / "build" / "screenshots"
PICTURES = {
    "home.png": "home-en-desktop.png",
    "opera-table.png": "opera-en-desktop.png",
    "operaopoly-table.png": "operaopoly-en-desktop.png",
    "opera-phone.png": "opera-en-phone.png",
}

for name, taken in PICTURES.items():
    shutil.copyfile(TAKEN / taken, HERE / name)
