"""What docs/protocol.md says is so."""

import json
import re
from contextlib import ExitStack

from operahouse.table.codec import COMMANDS
from operahouse.web.json_schema import CLIENT, SERVER
from operahouse.web.schemas.messages import from_client, from_server
from tests.web.documents import PAGE, Conversation, blocks
from tests.web.serving import serving

TEXT = PAGE.read_text(encoding="utf-8")


def test_the_documented_conversation_can_be_held_again(db: str) -> None:
    with serving(db) as served, ExitStack() as visits:
        conversation = Conversation(served.address, visits)
        for block in blocks(TEXT):
            for documented, actual in conversation.hold(block):
                assert conversation.same(json.loads(documented), json.loads(actual)), (documented, actual)


def test_every_message_has_an_example_of_the_right_shape() -> None:
    sent = re.findall(r"^> (.*)$", TEXT, re.MULTILINE)
    heard = re.findall(r"^< (.*)$", TEXT, re.MULTILINE) + re.findall(r"```json\n(.*?)\n```", TEXT)
    assert {type(from_client.validate_json(text)) for text in sent} == set(CLIENT)
    assert {type(from_server.validate_json(text)) for text in heard} == set(SERVER)


def test_every_command_is_named() -> None:
    named = re.findall(r"`([a-z-]+)`", TEXT.partition("| kind | fields |")[2].partition("\n\n")[0])
    assert set(COMMANDS) <= set(named)
