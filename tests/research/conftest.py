"""Without the extra `research` only the documents are tested here, and say so where they are skipped."""

from importlib.util import find_spec

LIBRARIES = ["numpy", "pettingzoo", "gymnasium", "pyspiel"]
collect_ignore = [
    f"test_{name}.py"
    for name in ["encoding", "gymnasium", "openspiel", "pettingzoo"]
    if not all(find_spec(library) for library in LIBRARIES)
]
