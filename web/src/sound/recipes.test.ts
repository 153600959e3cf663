import { expect, it } from 'vitest';
import { SOUNDS, soundLength, type SoundName } from './recipes';

it.each(Object.keys(SOUNDS) as SoundName[])('%s is over within 400 ms', (name) => {
  expect(soundLength(name)).toBeGreaterThan(30);
  expect(soundLength(name)).toBeLessThan(400);
});
