"""The client is tested against what the package says now."""

from tests.client.agreed import RENDERINGS, renderings


def test_the_file_is_what_the_package_says() -> None:
    again = "Write it anew with `python -m tests.client.agreed`."
    assert RENDERINGS.read_text(encoding="utf-8") == renderings(), again
