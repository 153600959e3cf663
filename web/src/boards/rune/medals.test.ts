import { describe, expect, it } from 'vitest';
import type { GameTexts } from '../../kit/interfaces';
import { partly } from '../../kit/testing';
import { medalFor, nextMedal } from './medals';

const texts = partly<GameTexts>({ facts: { bronze: 40, silver: 48, gold: 53 } });

describe('medals', () => {
  it('are earned from the score on that the table names', () => {
    expect([39, 40, 48, 53].map((points) => medalFor(points, texts))).toEqual([
      null,
      'bronze',
      'silver',
      'gold',
    ]);
  });

  it('name the next one to aim at, until there is none', () => {
    expect(nextMedal(0, texts)).toEqual({ medal: 'bronze', from: 40 });
    expect(nextMedal(50, texts)).toEqual({ medal: 'gold', from: 53 });
    expect(nextMedal(60, texts)).toBeNull();
  });

  it('are not for rules that were not measured', () => {
    const bare = partly<GameTexts>({ facts: {} });
    expect([medalFor(99, bare), nextMedal(0, bare)]).toEqual([null, null]);
  });
});
