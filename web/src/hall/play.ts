/** Opening and joining tables: each of these ends at a table with a seat in hand. */
import { t, texts } from '../i18n';
import { api } from '../net/api';
import { nonce } from '../net/ids';
import { rememberProof } from '../net/proofs';
import { keepSeat, tokenOf } from '../net/seats';
import { router, tablePath } from '../router.svelte';
import { preferences } from '../settings/preferences.svelte';
import type { CreateTable, Seated } from '../wire';

const LONGEST_CODE = 40;

/** Tables this page has just opened for a game against bots: they are dealt without asking. */
const dealAtOnce = new Set<string>();

/** Whether a table is to be dealt as soon as its link is open; true once. */
export function takeDealAtOnce(table: string): boolean {
  return dealAtOnce.delete(table);
}

/** What somebody is called who has chosen no name: a guest, perhaps the second of the table. */
export function guestAmong(taken: readonly string[]): string {
  const names = new Set(taken.map((name) => name.toLowerCase()));
  let guest = t('guest');
  for (let number = 2; names.has(guest.toLowerCase()); number++) guest = `${t('guest')} ${number}`;
  return guest;
}

/** My name at a table where others have these. */
function nameAmong(taken: readonly string[]): string {
  return preferences.name.trim() || guestAmong(taken);
}

/** What is played, and by how many. */
type Wanted = Pick<CreateTable, 'game' | 'seats' | 'preset' | 'options'>;

/** Against bots, dealt at once. */
export async function playNow(wanted: Wanted, level: string): Promise<void> {
  await open({ ...wanted, bots: Array.from({ length: wanted.seats - 1 }, () => level) }, true);
}

/** A table with free seats: to its lobby. */
export async function playWithFriends(wanted: Wanted): Promise<void> {
  await open(wanted, false);
}

async function open(wanted: Wanted & Pick<CreateTable, 'bots'>, deal: boolean): Promise<void> {
  const seated = await api.create({
    ...wanted,
    name: nameAmong([]),
    language: texts.locale,
    tempo: preferences.tempo,
  });
  keepSeat(seated.table, seated.token);
  note(seated);
  if (deal) dealAtOnce.add(seated.table);
  router.go(tablePath(seated.table));
}

/** Takes a seat at a table one has been invited to, among people with these names. */
export async function sitDown(table: string, taken: readonly string[]): Promise<void> {
  const given = nonce();
  const seated = await api.join(table, { name: nameAmong(taken), seat: null, nonce: given });
  keepSeat(seated.table, seated.token);
  note(seated);
  rememberProof({ table, nonce: given });
}

/** The seat is one of my games from now on. */
function note({ table, token }: Seated): void {
  void import('../net/chronicle').then(({ noteSeat }) => noteSeat({ table, token }));
}

/** Tables to which this page has just come for the next game: who sits down there is ready. */
const readyAtOnce = new Set<string>();

/** Whether I am to be ready as soon as the link of a table is open; true once. */
export function takeReadyAtOnce(table: string): boolean {
  return readyAtOnce.delete(table);
}

/** To the next game of the same people: the seat and its key are the same there. */
export function sitDownAgain(table: string, next: string): void {
  const token = tokenOf(table);
  if (token !== null) {
    keepSeat(next, token);
    readyAtOnce.add(next);
  }
  router.go(tablePath(next));
}

/** The table that somebody means by what they typed: a whole link, or letters that they were told. */
export async function findTable(typed: string): Promise<string> {
  return tableIn(typed) ?? (await api.find(typed.trim().slice(0, LONGEST_CODE))).table;
}

/** The id of a table in what somebody typed or pasted: in a whole link, or the end of one. */
export function tableIn(text: string): string | null {
  const inLink = /\/t\/([\w-]+)/.exec(text)?.[1];
  return inLink ?? /^[\w-]{12}$/.exec(text.trim())?.[0] ?? null;
}
