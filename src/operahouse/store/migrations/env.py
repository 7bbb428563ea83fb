"""Run by Alembic: migrates through the connection it is handed, inside the transaction that has begun there."""

from alembic import context

from operahouse.store.tables import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
    transactional_ddl=True,
)
context.run_migrations()
