/** What RUNE explains once. */
import type { RuneGame, RuneView } from '../../games/rune';
import type { ExplainedModule, Sighting } from '../../kit/explained';
import { sideOf } from './table';

type At = Sighting<RuneGame>;
const myTurn = ({ view, seat }: At): boolean => view.turn === seat;
const pointsOf = (view: RuneView, seat: number): number => view.scores[sideOf(view, seat)] ?? 0;
const isMe = ({ seat }: At, { seat: who }: { readonly seat: number }): boolean => who === seat;

export default {
  words: {
    en: () => import('./explained.en.ftl?raw'),
    de: () => import('./explained.de.ftl?raw'),
  },
  list: [
    {
      event: 'placed',
      key: 'cut',
      when: ({ view, before, seat }, placed) =>
        placed.seat !== seat && before !== null && pointsOf(view, seat) < pointsOf(before, seat),
      args: ({ view, before, seat }) => ({
        count: before ? pointsOf(before, seat) - pointsOf(view, seat) : 0,
      }),
    },
    {
      event: 'last_master',
      key: 'last-master',
      args: ({ seat, view }, { seat: who }) => ({
        mine: String(who === seat),
        mode: view.options.mode,
      }),
    },
    { event: 'forfeit', key: 'forfeit', when: isMe },
    { event: 'stuck', key: 'stuck', when: isMe },
    { phase: 'token', key: 'token', when: myTurn },
    {
      can: 'master',
      key: 'master',
      when: ({ legal }) => legal.has('draw'),
      args: ({ view, seat }) => ({
        left: view.masters[seat] ?? 0,
        ...{ blue: view.options.values.B, green: view.options.values.G },
        red: view.options.values.R,
      }),
    },
    {
      can: 'place',
      key: 'place',
    },
    {
      phase: 'place',
      key: 'lines',
      when: ({ view }) => view.options.line_limits !== null && view.table.length > 2,
      args: ({ view }) => ({
        red: view.options.line_limits?.R ?? 0,
        green: view.options.line_limits?.G ?? 0,
        blue: view.options.line_limits?.B ?? 0,
      }),
    },
    {
      event: 'master',
      key: 'their-master',
      when: ({ seat }, { seat: who }) => who !== seat,
      args: ({ seats }, { seat }) => ({ name: seats[seat]?.name ?? '' }),
    },
    {
      phase: 'act',
      key: 'must-master',
      when: (at) => myTurn(at) && !at.legal.has('draw') && at.legal.of('master').length > 0,
    },
    { event: 'token', key: 'their-token', when: ({ seat }, { seat: who }) => who !== seat },
  ],
} satisfies ExplainedModule<RuneGame>;
