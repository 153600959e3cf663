/** What went where on the market's table, from its events. */
import type { LogEntry } from '../../wire';
import type { Places } from '../places.svelte';

interface MarketEvent {
  readonly event: string;
  readonly seat: number;
  readonly victim: number;
  readonly from: number;
  readonly to: number;
  readonly colour: string;
  readonly place: string;
}

/** From where to where; several ends are tried, because runes lie loose or in a shelter. */
export interface Move {
  readonly from: string;
  readonly to: readonly string[];
}

export function moveOf(entry: LogEntry): Move | null {
  const { event, seat, victim, from, to, colour, place } = entry.event as unknown as MarketEvent;
  switch (event) {
    case 'interest':
    case 'gain':
      return { from: `pile:${colour}`, to: [`side:${seat}:${colour}`, `loose:${seat}:${colour}`] };
    case 'stolen-rune':
      return {
        from: `side:${victim}:${colour}`,
        to: [`side:${seat}:${colour}`, `loose:${seat}:${colour}`],
      };
    case 'loot':
      return {
        from: `side:${from}:${colour}`,
        to: [`side:${to}:${colour}`, `loose:${to}:${colour}`],
      };
    case 'stolen-card':
      return { from: `hand:${victim}`, to: [`hand:${seat}`] };
    case 'play':
      return { from: `hand:${seat}`, to: ['pile:discard'] };
    case 'pay':
      return { from: `side:${seat}:${colour}`, to: [`pile:${colour}`] };
    case 'draw':
      return { from: 'pile:draw', to: [`hand:${seat}`] };
    case 'bandit':
      return { from: 'pile:bandits', to: [`side:${victim}:${place}`] };
    case 'boat':
      return { from: 'pile:boats', to: [`side:${seat}:${place}`] };
    default:
      return null;
  }
}

/** Shows the moves one after the other; a place moves once in an update. */
export function showMoves(events: readonly LogEntry[], places: Places): void {
  const moved = new Set<string>();
  for (const entry of events) {
    const move = moveOf(entry);
    const to = move?.to.find((end) => places.element(end)?.firstElementChild && !moved.has(end));
    if (!move || to === undefined) continue;
    void places.travel(move.from, to, moved.size * 60);
    moved.add(to);
  }
}
