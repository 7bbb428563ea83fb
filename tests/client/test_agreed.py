"""The client is tested against what the package says now."""

from tests.client.agreed import RENDERINGS, renderings
from tests.client.scenes import SCENES, scenes


def test_the_file_is_what_the_package_says() -> None:
    again = "Write it anew with `python -m tests.client.agreed`."
    assert RENDERINGS.read_text(encoding="utf-8") == renderings(), again


def test_the_scenes_are_what_the_games_tell() -> None:
    again = "Write them anew with `python -m tests.client.scenes`."
    assert SCENES.read_text(encoding="utf-8") == scenes(), again
