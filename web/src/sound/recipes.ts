/** Every sound as a few layers of noise and tone: wood, linen, stone, clay, water. Under 400 ms. */

export type SoundName =
  | 'card'
  | 'stone'
  | 'coin'
  | 'catch'
  | 'myTurn'
  | 'raceOpens'
  | 'snap'
  | 'call'
  | 'pounce'
  | 'bandit'
  | 'circle'
  | 'win';

export interface Layer {
  /** Noise is filtered around `pitch`; tones sound at it. */
  kind: 'noise' | 'sine' | 'triangle';
  pitch: number;
  /** Where the pitch glides to. */
  to?: number;
  /** Start in ms after the sound begins. */
  at: number;
  /** How long it rings, in ms. */
  rings: number;
  loud: number;
  /** How narrow the noise is; higher rings more. */
  focus?: number;
}

/** Knuckle on oak: a short dull tone with a little grain. */
function knock(at: number, loud = 0.5): Layer[] {
  return [
    { kind: 'sine', pitch: 190, to: 120, at, rings: 110, loud },
    { kind: 'noise', pitch: 900, at, rings: 28, loud: loud * 0.6, focus: 1.4 },
  ];
}

/** A gut string, plucked. */
function pluck(pitch: number, at: number, rings: number): Layer[] {
  return [
    { kind: 'triangle', pitch, at, rings, loud: 0.3 },
    { kind: 'sine', pitch: pitch * 2, at, rings: rings * 0.6, loud: 0.09 },
    { kind: 'noise', pitch: 2600, at, rings: 12, loud: 0.08, focus: 1 },
  ];
}

export const SOUNDS: Record<SoundName, readonly Layer[]> = {
  card: [
    { kind: 'noise', pitch: 2400, to: 1100, at: 0, rings: 70, loud: 0.22, focus: 0.7 },
    { kind: 'noise', pitch: 420, at: 45, rings: 55, loud: 0.3, focus: 1.6 },
  ],
  stone: [
    { kind: 'triangle', pitch: 1350, to: 1180, at: 0, rings: 45, loud: 0.26 },
    { kind: 'noise', pitch: 3100, at: 0, rings: 22, loud: 0.3, focus: 3 },
    { kind: 'sine', pitch: 260, at: 4, rings: 60, loud: 0.25 },
  ],
  coin: [
    { kind: 'triangle', pitch: 1980, to: 1900, at: 0, rings: 70, loud: 0.16 },
    { kind: 'sine', pitch: 3060, at: 0, rings: 40, loud: 0.07 },
    { kind: 'noise', pitch: 1500, at: 0, rings: 18, loud: 0.2, focus: 2 },
  ],
  catch: [
    { kind: 'sine', pitch: 420, to: 1250, at: 0, rings: 95, loud: 0.34 },
    { kind: 'sine', pitch: 700, to: 1700, at: 105, rings: 70, loud: 0.16 },
  ],
  myTurn: knock(0, 0.6),
  raceOpens: [...knock(0, 0.6), ...knock(150, 0.6)],
  snap: [
    { kind: 'noise', pitch: 1700, at: 0, rings: 60, loud: 0.7, focus: 0.9 },
    { kind: 'noise', pitch: 620, at: 3, rings: 90, loud: 0.45, focus: 2.4 },
    { kind: 'sine', pitch: 330, to: 240, at: 0, rings: 70, loud: 0.3 },
  ],
  call: [...pluck(220, 0, 240), ...pluck(330, 120, 260)],
  pounce: [
    { kind: 'noise', pitch: 2900, to: 900, at: 0, rings: 110, loud: 0.3, focus: 0.8 },
    ...knock(105, 0.8),
  ],
  bandit: [...knock(0, 0.55), ...knock(130, 0.75), ...pluck(146.8, 150, 230)],
  circle: [
    ...pluck(329.6, 0, 150),
    ...pluck(392, 70, 160),
    ...pluck(493.9, 140, 170),
    ...pluck(392, 210, 180),
  ],
  win: [...pluck(293.7, 0, 190), ...pluck(370, 95, 200), ...pluck(440, 190, 205)],
};

/** How long a sound lasts in ms. */
export function soundLength(name: SoundName): number {
  return Math.max(...SOUNDS[name].map((layer) => layer.at + layer.rings));
}
