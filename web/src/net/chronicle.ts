/** My games in the hall: a private key in this browser stands for an account. */
import type {
  Brought,
  Chronicle,
  ChronicleGone,
  ChronicleOpened,
  EnterFamily,
  Family,
  FamilyLeft,
  LinkSeats,
  MyRecords,
  PlayedGames,
  SeatKey,
  SeatsLinked,
} from '../wire';
import { json, Refusal } from './api';
import { forgetKey, heldSeats, keepKey, keepSeat, myKey, tokenOf } from './seats';

/** So many seats can be named at once. */
const MOST = 50;

export const chronicles = {
  open: (body: LinkSeats): Promise<ChronicleOpened> => json('/api/chronicles', { body }),
  read: (token: string): Promise<Chronicle> => json('/api/chronicle', { token }),
  games: (token: string, start: number): Promise<PlayedGames> =>
    json('/api/chronicle/games', { token, query: { start } }),
  records: (token: string, start: number): Promise<MyRecords> =>
    json('/api/chronicle/records', { token, query: { start } }),
  link: (token: string, body: LinkSeats): Promise<SeatsLinked> =>
    json('/api/chronicle/seats', { token, body }),
  remove: (token: string): Promise<ChronicleGone> =>
    json('/api/chronicle', { token, method: 'DELETE' }),
  enterFamily: (token: string, body: EnterFamily): Promise<Family> =>
    json('/api/families', { token, body }),
  family: (token: string, id: string): Promise<Family> => json(`/api/families/${id}`, { token }),
  leaveFamily: (token: string, id: string): Promise<FamilyLeft> =>
    json(`/api/families/${id}`, { token, method: 'DELETE' }),
  /** A record as it stands in its file: numbers in it may have more digits than ours. */
  bring: (record: string): Promise<Brought> =>
    json('/api/records', { text: `{"record":${record}}` }),
};

/** Whether the hall does not know my key: it was deleted, perhaps on another device. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof Refusal && error.code === 'no_such_chronicle';

/** My key; whoever has none gets one, with the seats that this browser holds. */
export async function needKey(): Promise<string> {
  const known = myKey();
  if (known !== null) return known;
  const { key } = await chronicles.open({ seats: heldSeats().slice(0, MOST) });
  const meanwhile = myKey();
  if (meanwhile === null) {
    keepKey(key);
    return key;
  }
  // Another page of this browser was faster: one key is enough.
  await chronicles.link(meanwhile, { seats: [], former: key });
  return meanwhile;
}

/** Writes a seat that I have just taken into my chronicle. Who plays need not wait for it. */
export async function noteSeat(seat: SeatKey): Promise<void> {
  try {
    const known = myKey();
    if (known === null) await needKey();
    else await chronicles.link(known, { seats: [seat] });
  } catch (error) {
    if (isUnknown(error)) forgetKey();
    // Whatever else it was: home tries again.
  }
}

/** What the hall knows of me; seats of another device of mine are held here too from now on. */
export async function readChronicle(): Promise<Chronicle | null> {
  const key = myKey();
  if (key === null) return null;
  try {
    const known = await chronicles.read(key);
    for (const { table, token } of known.seats.toReversed())
      if (tokenOf(table) === null) keepSeat(table, token);
    return known;
  } catch (error) {
    if (!isUnknown(error)) throw error;
    forgetKey();
    return null;
  }
}

/** Makes a key of another device mine; what this browser has played comes along. */
export async function adoptKey(key: string): Promise<void> {
  const former = myKey();
  await chronicles.link(key, {
    seats: heldSeats().slice(0, MOST),
    former: former === key ? null : former,
  });
  keepKey(key);
}
