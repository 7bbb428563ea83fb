"""JSON Schema of everything that goes over HTTP and sockets, for the browser's types."""

from collections.abc import Callable, Iterable

from pydantic.json_schema import models_json_schema

from operahouse.kernel.game import Game, Json
from operahouse.kernel.snapshot import Snapshot
from operahouse.review.report import ReviewJson
from operahouse.table import wire, wire_commands
from operahouse.web.schemas import (
    accounts,
    base,
    branches,
    care,
    coach,
    comments,
    daily,
    foyer,
    lessons,
    messages,
    notices,
    profiles,
    records,
    rulebooks,
    server_info,
    tables,
    tournaments,
    training,
    turns,
)
from operahouse.web.type_schema import TypeSchema

HTTP = [
    server_info.ServerInfo, server_info.PossibleOrders, rulebooks.RulebookPage, rulebooks.Picture,
    accounts.NewGuest, accounts.NewAccount, accounts.SignIn, accounts.Changes, accounts.Welcome,
    accounts.Recovery, accounts.RecoveryCodes, profiles.Profile, profiles.PlayedGames, profiles.Visibility,
    tables.NewTable, tables.TableSummary, tables.Tables, foyer.Foyer, foyer.Seek, turns.Turns,
    daily.DailyDeal, daily.DailyArchive, tournaments.NewTournament, tournaments.Tournaments, tournaments.TournamentPage,
    branches.NewBranch, branches.BranchTitle, branches.BranchTree, training.Training, training.TrainingTry,
    comments.NewComment, comments.Comments,
    notices.NoticeInfo, notices.NoticeChoice, notices.ConfirmedMail, notices.Holidays, care.BlockList, care.NewReport,
    care.HouseInfo, care.ReportList, care.RegistrationChoice, profiles.Finished,
    records.Records, records.Ratings, records.Board, records.ReplayItems, records.ReviewState, records.Attempt,
    coach.TurningPoints,
    lessons.Courses, lessons.Answers, lessons.LessonMoves, lessons.LessonStage, lessons.LessonPreviews,
    base.ErrorResponse,
]  # fmt: skip
SERVER = [
    messages.Hello, messages.News, messages.Done, messages.Refused, messages.Previews, messages.CoachAnswer,
    messages.StepChoices, messages.DecisionSent, messages.Presence, messages.Led, messages.Commented,
    messages.ServerError, messages.Closing, messages.Pong,
]  # fmt: skip
CLIENT = [
    messages.SendCommand,
    messages.AskPreviews,
    messages.AskCoach,
    messages.AskChoices,
    messages.AskDecision,
    messages.OpenScreen,
    messages.LeadReview,
    messages.Ping,
]


def api_schema() -> Json:
    """A definition for each model, and for what a match sends. `FromServer` and `FromClient` are socket messages."""
    shown = [(shape, "serialization" if shape in SERVER else "validation") for shape in [*HTTP, *SERVER, *CLIENT]]
    _, schema = models_json_schema(shown, title="Operahouse", ref_template="#/$defs/{model}")  # type: ignore[arg-type]
    types = TypeSchema()
    types.define("Snapshot", Snapshot)
    types.define("Item", wire.Item)
    types.define("Review", ReviewJson)
    types.define("Command", wire_commands.CommandJson)
    types.define("TimeControlJson", wire.TimeControlJson)
    definitions = {**schema["$defs"], **types.definitions}
    definitions["FromServer"] = {"oneOf": [{"$ref": f"#/$defs/{shape.__name__}"} for shape in SERVER]}
    definitions["FromClient"] = {"oneOf": [{"$ref": f"#/$defs/{shape.__name__}"} for shape in CLIENT]}
    return _document("Operahouse", _with_references(definitions))


def game_schema(game: Game) -> Json:
    """A definition for each type that a game sends."""
    types = TypeSchema()
    for name, wanted in game.wire_types().items():
        types.define(name, wanted)
    return _document(game.name, types.definitions)


def all_schemas(games: Iterable[str], load_game: Callable[[str], Game]) -> Json:
    """The schema of the server's messages, and of what each game sends."""
    return {"api": api_schema(), "games": {name: game_schema(load_game(name)) for name in games}}


def _document(title: str, definitions: object) -> Json:
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": title, "$defs": definitions}


def _with_references(schema: object) -> object:
    """The schema with a reference wherever a model only names the type of a match, and without titles of fields."""
    if isinstance(schema, list):
        return [_with_references(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if base.WIRE_TYPE in schema:
        return {"$ref": f"#/$defs/{schema[base.WIRE_TYPE]}"}
    return {name: _with_references(part) for name, part in schema.items() if name != "title" or isinstance(part, dict)}
