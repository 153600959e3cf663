/** Showing what happened at the table: cards travel, and one hears them. */
import type { Places } from '../../kit/places.svelte';
import { BEATS, travelStarts } from '../../motion';
import { sounds } from '../../sound';
import type { LogEntry } from '../../wire';
import type { FacedownPlay } from './play.svelte';

export function showMoves(events: readonly LogEntry[], play: FacedownPlay, places: Places): void {
  const { movesOf, isClap } = play.signs;
  let delay = 0;
  for (const { event } of events) {
    const moves = movesOf(event, play.view);
    const starts = travelStarts(moves.length);
    moves.forEach(
      ({ from, to }, index) => void places.travel(from, to, delay + (starts[index] ?? 0)),
    );
    if (moves.length > 0) delay += BEATS.apart;
    if (isClap(event)) sounds.play('snap');
    else if (moves.length > 0) sounds.play('card');
  }
}
