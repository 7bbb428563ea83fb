"""Whatever is sent to the routes of OpenAPI, the answer is one that it describes."""

import os
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.openapi import from_dict
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from operahouse.app.rulebook_cache import RulebookCache
from operahouse.web.app import create_app
from tests.web.conftest import Come
from tests.web.known_things import a_host, known_things, use_known
from tests.web.serving import Served, settings_for

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = int(os.environ.get("FUZZ_EXAMPLES", "15"))
"""Of each operation. `make fuzz` tries 20,000 in all."""
DESCRIPTION = create_app(settings_for("sqlite:///nowhere"), lambda _, error: error.key, RulebookCache()).openapi()
OPERATIONS = [result.ok() for result in from_dict(DESCRIPTION).get_all_operations() if isinstance(result, Ok)]


@pytest.mark.parametrize("operation", OPERATIONS, ids=[operation.label for operation in OPERATIONS])
def test_every_answer_is_as_described(operation: object, served: Served, come: Come) -> None:
    anna = a_host(served, come)
    known = known_things(anna, come("Bob"))
    headers = {"Authorization": f"Bearer {anna.token}"}

    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(), data=st.data())  # type: ignore[attr-defined]
    def try_everything(case: Case[Any], data: st.DataObject) -> None:
        use_known(case, known, data)
        case.call_and_validate(base_url=served.address, headers=headers, checks=CHECKS)

    try_everything()


def test_there_is_something_to_try() -> None:
    assert len(OPERATIONS) > 15
