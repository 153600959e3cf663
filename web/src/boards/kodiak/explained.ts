/** What Kodiak explains once. */
import type { KodiakGame } from '../../games/kodiak';
import type { ExplainedModule, Sighting } from '../../kit/explained';

type At = Sighting<KodiakGame>;
const isCat = ({ view, seat }: At): boolean => view.cat === seat;
const mineOrNot = ({ seat }: At, whose: number): { mine: string } => ({
  mine: String(whose === seat),
});
const HAIRBALL = 'br';
const hairball = ({ view: { options } }: At): { table: number; discard: number } => ({
  table: options.hairball_table,
  discard: options.hairball_discard,
});

export default {
  words: {
    en: () => import('./explained.en.ftl?raw'),
    de: () => import('./explained.de.ftl?raw'),
  },
  list: [
    {
      event: 'pounce',
      key: 'caught',
      when: ({ seat }, { seat: prey, throw: how }) => prey === seat && how === 'caught',
      args: ({ view }) => ({ points: view.options.pounce_points }),
    },
    {
      event: 'pounce',
      key: 'miss',
      when: (_, { throw: how }) => how === 'wrong',
      args: (at, { cat }) => ({ ...mineOrNot(at, cat), costs: at.view.options.wrong_pounce }),
    },
    {
      event: 'counter',
      key: 'grabbed',
      when: (_, { throw: how }) => how === 'caught',
      args: (at, { seat }) => mineOrNot(at, seat),
    },
    {
      event: 'scurry',
      key: 'out',
      when: ({ seat }, thrown) =>
        thrown.seat === seat && (thrown.throw === 'wrong' || thrown.throw === 'late'),
      args: ({ view }, { throw: how }) => ({ how, costs: view.options.wrong_scurry }),
    },
    {
      can: 'offer',
      key: 'offer',
    },
    {
      phase: 'action',
      key: 'action',
      when: ({ view, seat }) => view.queue[0]?.seat === seat,
    },
    {
      phase: 'place',
      key: 'hairball',
      when: ({ view, seat }) => view.turn === seat && view.drawn?.card === HAIRBALL,
      args: hairball,
    },
    { phase: 'draw', key: 'cat', when: isCat },
    {
      phase: 'draw',
      key: 'mouse',
      when: (at) => !isCat(at),
      args: ({ view, seats }) => ({ name: seats[view.cat]?.name ?? '' }),
    },
    {
      event: 'first-look',
      key: 'hairball',
      when: ({ seat }, { seat: who, card }) => who === seat && card === HAIRBALL,
      args: hairball,
    },
    {
      event: 'draw',
      key: 'frenzy',
      when: (at) => !isCat(at),
      args: ({ view }) => ({ costs: view.options.wrong_scurry }),
    },
    {
      phase: 'place',
      key: 'place',
      when: ({ view, seat }) => view.turn === seat,
    },
    {
      can: 'pounce',
      key: 'pounce',
      when: ({ view }) => view.phase !== 'frenzy',
      args: ({ view }) => ({
        points: view.options.pounce_points,
        costs: view.options.wrong_pounce,
      }),
    },
    { can: 'counter', key: 'counter' },
    {
      phase: 'frenzy',
      key: 'second',
      when: ({ view }) => view.frenzy?.second ?? false,
    },
    { event: 'expose', key: 'exposed', args: (at, { owner }) => mineOrNot(at, owner) },
    {
      event: 'scurry',
      key: 'escaped',
      when: (_, { throw: how }) => how === 'escaped',
      args: (at, { seat }) => mineOrNot(at, seat),
    },
    { event: 'redraw', key: 'redraw', args: (at, { seat }) => mineOrNot(at, seat) },
    {
      event: 'swap',
      key: 'swapped',
      when: ({ seat }, swap) => swap.seat !== seat && (swap.owner === seat || swap.other === seat),
    },
    {
      phase: 'round_end',
      key: 'round',
      args: ({ view, seats }) => ({ rounds: seats.length * view.options.cycles }),
    },
  ],
} satisfies ExplainedModule<KodiakGame>;
