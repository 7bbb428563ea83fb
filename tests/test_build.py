"""The tests run on the build they are meant for."""

import os

from operahouse.kernel import play


def test_the_build_is_the_one_expected() -> None:
    compiled = not (play.__file__ or "").endswith(".py")
    assert compiled == (os.environ.get("OPERAHOUSE_EXPECT_COMPILED") == "1")
