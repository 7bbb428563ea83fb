"""`python -m tools.confusables FILE`: writes the table of look-alikes from Unicode's confusables.txt.

The file is at https://www.unicode.org/Public/security/latest/confusables.txt. What is written is as small as it can be:
one line for each prototype, with everything that looks like it.
"""

import sys
from pathlib import Path
from unicodedata import normalize

from operahouse.table.look_alikes import TABLE

HEADER = """\
Characters that look alike, from Unicode's confusables.txt, version {version}.
© Unicode, Inc. Unicode License v3: https://www.unicode.org/license.txt
Each line: what is looked at in the place of the others, a tab, the others. Written by tools/confusables.py.

"""


def main() -> None:
    """Read the file that is named, and write the table."""
    lines = Path(sys.argv[1]).read_text(encoding="utf-8-sig").splitlines()
    version = next(line.removeprefix("# Version:").strip() for line in lines if line.startswith("# Version:"))
    groups: dict[str, list[str]] = {}
    for line in lines:
        source, _, rest = line.partition("#")[0].partition(";")
        letter = _letters(source)
        # Names are decomposed before they are looked up, and blanks are all alike.
        if letter.strip() and normalize("NFD", letter) == letter:
            groups.setdefault(_letters(rest.partition(";")[0]), []).append(letter)
    table = [f"{prototype}\t{''.join(sorted(letters))}" for prototype, letters in sorted(groups.items())]
    TABLE.write_text(HEADER.format(version=version) + "\n".join(table) + "\n", encoding="utf-8")


def _letters(codes: str) -> str:
    return "".join(chr(int(code, 16)) for code in codes.split())


if __name__ == "__main__":
    main()
