/** Where pieces lie so that an angler and the salmon beside him can both be seen. */
import {
  anglerSpot as middleOf,
  RIVER_BOX,
  salmonSpot as lineOf,
  type Spot,
} from '../../pieces/alaska/river';

/** Anglers stand towards the bank, salmon swim towards the island. */
const TO_BANK = 30;
const TO_ISLAND = 28;
const CLEAR_OF_SALMON = 16;

const outward = (y: number): number => Math.sign(y - RIVER_BOX.height / 2);

export function anglerSpot(section: number): Spot {
  const { x, y } = middleOf(section);
  return { x, y: y + outward(y) * TO_BANK };
}

/** Where an angler is tapped while the salmon beside him can be tapped as well. */
export function bankSpot(section: number): Spot {
  const { x, y } = anglerSpot(section);
  return { x, y: y + outward(y) * CLEAR_OF_SALMON };
}

export function salmonSpot(spot: number, flow: 'down' | 'up'): Spot & { turn: number } {
  const lies = lineOf(spot, flow);
  return { ...lies, y: lies.y - outward(lies.y) * TO_ISLAND };
}
