/** What Cambio explains once. */
import type { CambioGame, CambioView } from '../../games/cambio';
import type { ExplainedModule, Sighting } from '../../kit/explained';

const myTurn = ({ view, seat }: Sighting<CambioGame>): boolean => view.turn === seat;
const calledBy = ({ seats }: Sighting<CambioGame>, seat: number): string => seats[seat]?.name ?? '';
/** What a drawn card does if it is discarded straight away. */
const DOES = ['pm', 'py', 'sw', 'rk', 'bk'];
const deed = ({ drawn }: CambioView): string =>
  drawn?.from === 'draw' && DOES.includes(drawn.card ?? '') ? (drawn.card ?? '') : '';

export default {
  words: {
    en: () => import('./explained.en.ftl?raw'),
    de: () => import('./explained.de.ftl?raw'),
  },
  list: [
    {
      event: 'cambio',
      key: 'cambio',
      when: ({ seat }, called) => called.seat !== seat,
      args: (at, called) => ({ name: calledBy(at, called.seat) }),
    },
    {
      event: 'penalty',
      key: 'penalty',
      args: ({ seat }, { seat: whose }) => ({ mine: String(whose === seat) }),
    },
    {
      event: 'snap',
      key: 'late',
      when: ({ seat }, thrown) => thrown.seat === seat && thrown.outcome === 'late',
    },
    {
      event: 'first-look',
      key: 'look',
      args: ({ view }, { count }) => ({ count, aid: String(view.options.memory === 'assisted') }),
    },
    { can: 'give', key: 'give', args: (at) => ({ name: calledBy(at, at.view.give?.to ?? 0) }) },
    {
      phase: 'drawn',
      key: 'deed',
      when: (at) => myTurn(at) && deed(at.view) !== '',
      args: ({ view, texts }) => ({ does: deed(view), card: texts.word('card', deed(view)) }),
    },
    {
      phase: 'drawn',
      key: 'drawn',
      when: (at) => myTurn(at) && deed(at.view) === '',
    },
    { phase: 'turn', key: 'frozen', when: (at) => myTurn(at) && at.view.frozen },
    { event: 'draw', key: 'throw', when: ({ seat }, { seat: who }) => who !== seat },
    {
      event: 'snap',
      key: 'gap',
      when: ({ seat }, thrown) => thrown.seat === seat && thrown.outcome === 'correct',
    },
    { event: 'give', key: 'given', when: ({ seat }, { owner }) => owner === seat },
    {
      event: 'swap',
      key: 'swapped',
      when: ({ seat }, swap) =>
        swap.seat !== seat && (swap.owner === seat || swap.other_owner === seat),
    },
    { event: 'show', key: 'shown' },
    {
      phase: 'round_end',
      key: 'round',
      when: ({ view }) => view.options.max_rounds > 1,
      args: ({ view }) => ({ target: view.options.target }),
    },
    {
      can: 'cambio',
      key: 'call',
      when: ({ view, seats }) => view.turn_no > seats.length,
      args: ({ view }) => ({ bonus: view.options.cambio_bonus, malus: view.options.cambio_malus }),
    },
  ],
} satisfies ExplainedModule<CambioGame>;
