"""Who writes, the hall's own clock, and notes about what could not be read."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables; the clock begins at nothing, so every table has its whole time before it."""
    hall = op.create_table(
        "hall",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("owner", sa.String(300), nullable=False),
        sa.Column("open_seconds", sa.Double, nullable=False),
    )
    op.bulk_insert(hall, [{"id": 1, "epoch": 0, "owner": "", "open_seconds": 0.0}])
    op.add_column("tables", sa.Column("touched", sa.Double, nullable=False, server_default="0"))
    op.create_table(
        "set_aside",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("number", sa.String(120), primary_key=True),
        sa.Column("reason", sa.String(300), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )


def downgrade() -> None:
    """Drop the tables."""
    op.drop_table("set_aside")
    op.drop_column("tables", "touched")
    op.drop_table("hall")
