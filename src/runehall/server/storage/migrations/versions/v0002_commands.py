"""Which commands have been carried out, so that one sent again after a restart is known."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "commands",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("sender", sa.String(64), primary_key=True),
        sa.Column("command", sa.String(40), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )


def downgrade() -> None:
    """Drop the table."""
    op.drop_table("commands")
