/** Opening and joining tables: each of these ends at a table with a seat in hand. */
import { t, texts } from '../i18n';
import { api } from '../net/api';
import { keepSeat } from '../net/seats';
import { router, tablePath } from '../router.svelte';
import { preferences } from '../settings/preferences.svelte';
import type { CreateTable } from '../wire';

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
  const seated = await api.create({ ...wanted, name: nameAmong([]), language: texts.locale });
  keepSeat(seated.table, seated.token);
  if (deal) dealAtOnce.add(seated.table);
  router.go(tablePath(seated.table));
}

/** Takes a seat at a table one has been invited to, among people with these names. */
export async function sitDown(table: string, taken: readonly string[]): Promise<void> {
  const seated = await api.join(table, { name: nameAmong(taken), seat: null });
  keepSeat(seated.table, seated.token);
}

/** The id of a table in what somebody typed or pasted: a code, or a whole link. */
export function tableIn(text: string): string | null {
  const typed = text.trim();
  const inLink = /\/t\/([^/?#\s]+)/.exec(typed);
  const id = inLink?.[1] ?? typed;
  return /^[\w-]{1,64}$/.test(id) ? id : null;
}
