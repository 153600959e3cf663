/** Where things lie on Alaska's river: a ring of ten sections, 1–5 above and 10–6 below. */

export const RIVER_BOX = { width: 720, height: 650 };

/** The lines between the columns, from the left bank to the right. */
export const COLUMN_LINES = [6, 162, 294, 426, 558, 714];
export const ISLAND = { left: 124, right: 596, top: 216, foot: 434 };

const ROW_Y = { above: 116, below: 534 };
const PLATE_Y = { above: 214, below: 440 };
const MIDDLE_Y = 325;

export interface Spot {
  x: number;
  y: number;
}

/** Sections 1–5 lie above from left to right, 6–10 below from right to left. */
function columnOf(section: number): number {
  return section <= 5 ? section - 1 : 10 - section;
}

function columnCentre(column: number): number {
  return 96 + 132 * column;
}

/** The middle of a section's water, where an angler stands. */
export function anglerSpot(section: number): Spot {
  const y = section <= 5 ? ROW_Y.above : ROW_Y.below;
  return { x: columnCentre(columnOf(section)), y };
}

/** Where a section's number plate lies, on the shore of the island. */
export function plateSpot(section: number): Spot {
  const y = section <= 5 ? PLATE_Y.above : PLATE_Y.below;
  return { x: columnCentre(columnOf(section)), y };
}

/** A salmon on spot k lies across the line between sections k and k + 1; `turn` points its nose downstream. */
export function salmonSpot(spot: number, flow: 'down' | 'up' = 'down'): Spot & { turn: number } {
  const against = flow === 'down' ? 0 : 180;
  if (spot === 5) return { x: 660, y: MIDDLE_Y, turn: 90 + against };
  if (spot === 10) return { x: 60, y: MIDDLE_Y, turn: 270 + against };
  const line = spot < 5 ? spot : 10 - spot;
  const y = spot < 5 ? ROW_Y.above : ROW_Y.below;
  return { x: COLUMN_LINES[line] ?? 0, y, turn: (spot < 5 ? 0 : 180) + against };
}
