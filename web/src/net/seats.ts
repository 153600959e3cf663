/** The seats this browser holds: table ids and their tokens. */
import type { SeatKey } from '../wire';

const KEY = 'runehall.seats';
const MOST = 60;

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
  return heldSeats().find((seat) => seat.table === table)?.token ?? null;
}

/** Keeps a seat; the oldest are forgotten when there are very many. */
export function keepSeat(table: string, token: string): void {
  const others = heldSeats().filter((seat) => seat.table !== table);
  store([{ table, token }, ...others].slice(0, MOST));
}

export function forgetSeat(table: string): void {
  store(heldSeats().filter((seat) => seat.table !== table));
}

function store(seats: readonly SeatKey[]): void {
  localStorage.setItem(KEY, JSON.stringify(seats));
}
