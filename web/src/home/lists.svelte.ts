/** Tables of this browser and of everybody, looked up again while somebody looks at them. */
import { api } from '../net/api';
import { forgetSeat, heldSeats } from '../net/seats';
import type { MyTable, OpenTables } from '../wire';

const EVERY = 8_000;
const NOTHING: OpenTables = { open: [], running: [] };

export class TableLists {
  mine = $state.raw<readonly MyTable[]>([]);
  others = $state.raw<OpenTables>(NOTHING);
  /** Whether anything has been heard yet. */
  known = $state(false);

  /** Looks now and every few seconds; returns how to stop. */
  watch(): () => void {
    const look = (): void => {
      if (document.visibilityState === 'visible') void this.#look();
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  async #look(): Promise<void> {
    try {
      const [mine, others] = await Promise.all([this.#lookUpMine(), api.openTables()]);
      const my = new Set(mine.map(({ table }) => table.id));
      this.mine = mine;
      this.others = {
        open: others.open.filter((table) => !my.has(table.id)),
        running: others.running.filter((table) => !my.has(table.id)),
      };
      this.known = true;
    } catch {
      // The link is cut: what was known stays until the next look.
    }
  }

  /** My tables, those that wait for me first; seats that are no more are forgotten. */
  async #lookUpMine(): Promise<readonly MyTable[]> {
    const seats = heldSeats();
    if (seats.length === 0) return [];
    const { tables } = await api.mine({ seats });
    const found = new Set(tables.map(({ table }) => table.id));
    for (const seat of seats) if (!found.has(seat.table)) forgetSeat(seat.table);
    return tables
      .filter(({ table }) => table.stage !== 'over')
      .toSorted(
        (one, two) =>
          Number(two.my_turn) - Number(one.my_turn) || two.table.created - one.table.created,
      );
  }
}
