/** What The Rune Market explains once. */
import type { MarketGame, MarketSeat, MarketView } from '../../games/market';
import type { ExplainedModule, Sighting } from '../../kit/explained';

type At = Sighting<MarketGame>;
/** So few runes in the market that somebody may soon take the last. */
const FEW_RUNES = 6;

const mineOrNot = ({ seat }: At, whose: number): { mine: string } => ({
  mine: String(whose === seat),
});
const myTurn = ({ view, seat }: At): boolean => view.turn === seat;
const nameOf = ({ seats }: At, seat: number): string => seats[seat]?.name ?? '';
const isAttacked = ({ pending }: MarketView, seat: number): boolean =>
  pending !== null && 'defender' in pending && pending.defender === seat;
const looseOf = ({ loose }: MarketSeat): number => loose.red + loose.blue;
const runesLeft = ({ market }: MarketView): number => market.red + market.blue;

export default {
  words: {
    en: () => import('./explained.en.ftl?raw'),
    de: () => import('./explained.de.ftl?raw'),
  },
  list: [
    {
      event: 'bandit',
      key: 'bandit',
      args: (at, { victim }) => mineOrNot(at, victim),
    },
    {
      phase: 'duel',
      key: 'attacked',
      when: ({ view, seat }) => isAttacked(view, seat),
      args: (at) => ({
        name: nameOf(at, at.view.turn),
        forced: String(at.view.options.duel_defence === 'forced'),
      }),
    },
    { event: 'loot', key: 'loot', args: (at, { from }) => mineOrNot(at, from) },
    { event: 'abandon', key: 'abandon', args: (at, { seat }) => mineOrNot(at, seat) },
    {
      event: 'stolen-card',
      key: 'stolen-card',
      when: ({ seat }, { victim }) => victim === seat,
      args: (at, { seat }) => ({ name: nameOf(at, seat) }),
    },
    {
      event: 'stolen-rune',
      key: 'stolen-rune',
      when: ({ seat }, { victim }) => victim === seat,
      args: (at, { seat }) => ({ name: nameOf(at, seat) }),
    },
    { phase: 'bout', key: 'bout' },
    { can: 'ransom-cards', key: 'frozen' },
    { can: 'ransom-runes', key: 'frozen' },
    {
      phase: 'interest',
      key: 'interest',
      when: (at) => myTurn(at) && at.view.due.red + at.view.due.blue > 0,
      args: ({ view }) => ({ count: view.due.red + view.due.blue }),
    },
    { can: 'giveup', key: 'giveup' },
    {
      phase: 'main',
      key: 'main',
      when: myTurn,
    },
    { phase: 'steal', key: 'steal', when: myTurn },
    { can: 'attach', key: 'boat', args: ({ view }) => ({ value: view.options.boat_value }) },
    { can: 'alone', key: 'boat', args: ({ view }) => ({ value: view.options.boat_value }) },
    { can: 'build', key: 'shelter', args: ({ view }) => ({ thefts: view.options.raid_thefts }) },
    { can: 'thief', key: 'thief' },
    {
      phase: 'main',
      key: 'loose',
      when: (at) => myTurn(at) && looseOf(at.view.seats[at.seat] ?? NOBODY) > 0,
    },
    { can: 'duel', key: 'duel', when: ({ view }) => view.turn_no > view.players },
    { can: 'boat-runes', key: 'runes', args: ({ view }) => ({ value: view.options.boat_value }) },
    { event: 'interest', key: 'interest-others' },
    {
      phase: 'main',
      key: 'ending',
      when: ({ view }) => runesLeft(view) <= FEW_RUNES,
      args: ({ view }) => ({ count: runesLeft(view) }),
    },
  ],
} satisfies ExplainedModule<MarketGame>;

const NOBODY: MarketSeat = {
  hand: [],
  loose: { red: 0, blue: 0 },
  open_boats: 0,
  shelters: { red: null, blue: null },
};
