"""What the client was built against is what the package says and speaks now."""

from pathlib import Path

import pytest

from operahouse.kernel.game import Json
from operahouse.web.schema import all_schemas
from tests.client.agreed import RENDERINGS, SCHEMA, renderings, written

AGAIN = "Write it anew with `python -m tests.client.agreed`, then `npm run types` in client."


@pytest.mark.parametrize(("file", "data"), [(SCHEMA, all_schemas()), (RENDERINGS, renderings())])
def test_the_file_is_what_the_package_says(file: Path, data: Json) -> None:
    assert file.read_text(encoding="utf-8") == written(data), AGAIN
