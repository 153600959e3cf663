"""What the hall keeps of people without accounts: their seats, how games ended, families."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "chronicles",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("touched", sa.Double, nullable=False),
    )
    op.create_table(
        "chronicle_seats",
        sa.Column("chronicle", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("salt", sa.String(32), nullable=False),
        sa.Column("sealed", sa.String(64), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("chronicle_seats_by_table", "chronicle_seats", ["table_id"])
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("document", sa.Text, nullable=False),
    )
    op.create_table(
        "family_members",
        sa.Column("family", sa.String(16), primary_key=True),
        sa.Column("chronicle", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("family_members_by_chronicle", "family_members", ["chronicle"])


def downgrade() -> None:
    """Drop the tables."""
    for name in ("family_members", "results", "chronicle_seats", "chronicles"):
        op.drop_table(name)
