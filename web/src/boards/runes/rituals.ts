/** Rituals as they are played: some as they are, some against a seat. */
import type { RitualCode, RunesGame } from '../../games/runes';
import type { Choice, Choices } from '../../kit/choices';

type PlayKind = 'play' | 'play-copy' | 'play-skip' | 'play-swap';
type Play = Choice<RunesGame, PlayKind>;

/** All rituals that can be played. */
export function playsIn(legal: Choices<RunesGame>): readonly Play[] {
  return legal.of('play', 'play-copy', 'play-skip', 'play-swap');
}

/** The ways to play one of them. */
export function playsOf(legal: Choices<RunesGame>, card: RitualCode): readonly Play[] {
  return playsIn(legal).filter((play) => cardOf(play) === card);
}

function cardOf(play: Play): RitualCode {
  switch (play.kind) {
    case 'play':
      return play.parts.card;
    case 'play-copy':
      return 'copy';
    case 'play-skip':
      return 'skip';
    case 'play-swap':
      return 'swap';
  }
}

/** The seat it is played against, if it names one. */
export function againstIn(play: Play): number | undefined {
  return play.kind === 'play' ? undefined : play.parts.seat;
}
