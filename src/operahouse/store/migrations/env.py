"""Run by Alembic. Migrates on the connection it is given, inside the current transaction."""

from alembic import context

from operahouse.store.tables import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
    transactional_ddl=True,
)
context.run_migrations()
