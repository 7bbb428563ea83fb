"""Branches: which matches go on from a moment of another one, whose they are and what they are called."""

from sqlalchemy import Connection, func, or_, select, update

from operahouse.store.branch import Branch
from operahouse.store.tables import BRANCHES


def add_branch(connection: Connection, branch: Branch) -> None:
    """Somebody plays on from there."""
    connection.execute(BRANCHES.insert().values(**branch._asdict()))


def find_branch(connection: Connection, match: str) -> Branch | None:
    """What a match is a branch of; None for a game of its own."""
    row = connection.execute(select(BRANCHES).where(BRANCHES.c.match == match)).one_or_none()
    return None if row is None else Branch(**row._asdict())


def branches_of(connection: Connection, root: str, person: str, also: str = "") -> list[Branch]:
    """A person's branches of a game, and one more, in the order in which they were made."""
    shown = or_(BRANCHES.c.person == person, BRANCHES.c.match == also)
    wanted = select(BRANCHES).where(BRANCHES.c.root == root, shown).order_by(BRANCHES.c.made, BRANCHES.c.match)
    return [Branch(**row._asdict()) for row in connection.execute(wanted)]


def count_branches(connection: Connection, root: str, person: str) -> int:
    """How many branches of a game a person has."""
    own = (BRANCHES.c.root == root) & (BRANCHES.c.person == person)
    return connection.execute(select(func.count()).select_from(BRANCHES).where(own)).scalar_one()


def rename_branch(connection: Connection, match: str, name: str) -> None:
    """Another name."""
    connection.execute(update(BRANCHES).where(BRANCHES.c.match == match).values(name=name))
