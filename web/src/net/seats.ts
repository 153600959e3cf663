/** What this browser holds: seats with their tokens, and the key to my games. */
import type { SeatKey } from '../wire';

const KEY = 'runehall.seats';
const MOST = 60;
const MY_GAMES = 'runehall.chronicle';
/** The seat of the lesson I take: no table of mine, and only one at a time. */
const LESSON = 'runehall.lesson-seat';
const EXERCISE = 'runehall.exercise-seat';

export function heldSeats(): readonly SeatKey[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isSeatKey) : [];
  } catch {
    return [];
  }
}

function isSeatKey(value: unknown): value is SeatKey {
  const key = value as Partial<SeatKey> | null;
  return typeof key?.table === 'string' && typeof key.token === 'string';
}

export function tokenOf(table: string): string | null {
  const held = [...heldSeats(), ...seatsAt(LESSON), ...seatsAt(EXERCISE)];
  return held.find((seat) => seat.table === table)?.token ?? null;
}

function seatsAt(key: string): readonly SeatKey[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isSeatKey(found) ? [found] : [];
  } catch {
    return [];
  }
}

/** The seat of the exercise I try: as with lessons, only one at a time. */
export function keepExerciseSeat(table: string, token: string): void {
  localStorage.setItem(EXERCISE, JSON.stringify({ table, token } satisfies SeatKey));
}

export function keepLessonSeat(table: string, token: string): void {
  localStorage.setItem(LESSON, JSON.stringify({ table, token } satisfies SeatKey));
}

/** Keeps a seat; the oldest are forgotten when there are very many. */
export function keepSeat(table: string, token: string): void {
  const others = heldSeats().filter((seat) => seat.table !== table);
  store([{ table, token }, ...others].slice(0, MOST));
}

export function forgetSeat(table: string): void {
  store(heldSeats().filter((seat) => seat.table !== table));
}

/** The key to my games. */
export const myKey = (): string | null => localStorage.getItem(MY_GAMES);
export const keepKey = (key: string): void => localStorage.setItem(MY_GAMES, key);
export const forgetKey = (): void => localStorage.removeItem(MY_GAMES);

/** Whether somebody has played in this browser. */
export const hasPlayed = (): boolean => myKey() !== null || heldSeats().length > 0;

function store(seats: readonly SeatKey[]): void {
  localStorage.setItem(KEY, JSON.stringify(seats));
}
