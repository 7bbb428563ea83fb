"""JSON Schema of everything that goes over HTTP and sockets, for the browser's types."""

from pydantic.json_schema import models_json_schema

from operahouse.kernel.game import Json
from operahouse.web import messages, schemas

HTTP = [
    schemas.HouseShape, schemas.OrdersShape, schemas.RulebookShape, schemas.PictureShape,
    schemas.NewGuest, schemas.NewAccount, schemas.SignIn, schemas.Changes, schemas.Welcome,
    schemas.NewTable, schemas.Summary, schemas.Tables, schemas.Records, schemas.Ratings, schemas.Board, schemas.Story,
    schemas.Moments, schemas.Comment,
    schemas.Courses, schemas.Answers, schemas.LessonMoves, schemas.LessonStage, schemas.LessonOutcomes, schemas.Wrong,
]  # fmt: skip
SERVER = [
    messages.Hello, messages.News, messages.Done, messages.Refused, messages.Considered, messages.Hinted,
    messages.Presence, messages.Trouble, messages.Closing, messages.Pong,
]  # fmt: skip
CLIENT = [messages.MakeWish, messages.Consider, messages.AskHint, messages.OpenScreen, messages.Ping]


def all_schemas() -> Json:
    """One schema with a definition for each model. `FromServer` and `FromClient` are the socket messages."""
    shown = [(shape, "serialization" if shape in SERVER else "validation") for shape in [*HTTP, *SERVER, *CLIENT]]
    _, schema = models_json_schema(shown, title="Operahouse", ref_template="#/$defs/{model}")  # type: ignore[arg-type]
    definitions = schema["$defs"]
    definitions["FromServer"] = {"oneOf": [{"$ref": f"#/$defs/{shape.__name__}"} for shape in SERVER]}
    definitions["FromClient"] = {"oneOf": [{"$ref": f"#/$defs/{shape.__name__}"} for shape in CLIENT]}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **schema}
