import { expect, it } from 'vitest';
import type { SeatAtTable } from '../kit/interfaces';
import { partly } from '../kit/testing';
import type { CoachMoment } from '../wire';
import { seenFrom, weightiestOf } from './own';

const moment = (seat: number, loss: number): CoachMoment => partly<CoachMoment>({ seat, loss });

it('calls only the seat of the reader "you", whoever the board is looked at from', () => {
  const seats = ['Mara', 'Alrun'].map((name, seat) =>
    partly<SeatAtTable>({ seat, name, called: seat === 1 ? 'You' : name, mine: seat === 1 }),
  );
  const seen = seenFrom(0, seats);
  expect(seen.map(({ mine }) => mine)).toEqual([true, false]);
  expect(seen[1]?.called).toBe('Alrun');
  expect(seen[0]?.called).not.toBe('Mara');
  expect(seenFrom(-1, seats).map(({ called }) => called)).toEqual(['Mara', 'Alrun']);
});

it('opens at the weightiest moment of the reader', () => {
  const moments = [moment(1, 0.6), moment(0, 0.1), moment(0, 0.3)];
  expect(weightiestOf(moments, 0)).toBe(2);
  expect(weightiestOf(moments, 2)).toBe(0);
  expect(weightiestOf([], 0)).toBe(0);
});
