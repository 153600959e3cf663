"""What the coach has read in finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("document", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop the table."""
    op.drop_table("analyses")
