/** What Alaska explains once. */
import type { AlaskaGame } from '../../games/alaska';
import type { ExplainedModule, Sighting } from '../../kit/explained';

type At = Sighting<AlaskaGame>;
const mineOrNot = ({ seat }: At, whose: number): { mine: string } => ({
  mine: String(whose === seat),
});

export default {
  words: {
    en: () => import('./explained.en.ftl?raw'),
    de: () => import('./explained.de.ftl?raw'),
  },
  list: [
    {
      event: 'tourist_hooked',
      key: 'hooked',
      args: (at, { seat }) => ({
        ...mineOrNot(at, seat),
        penalty: at.view.options.tourist_penalty,
      }),
    },
    {
      event: 'local_paid',
      key: 'paid',
      args: (at, { seat }) => mineOrNot(at, seat),
    },
    { event: 'local_unpaid', key: 'unpaid' },
    { event: 'skip', key: 'skip', when: ({ seat }, { seat: who }) => who === seat },
    { event: 'eaten', key: 'eaten', args: (at, { catcher }) => mineOrNot(at, catcher) },
    { event: 'last_round', key: 'last' },
    { event: 'angler_catch', key: 'angler', args: (_, { angler }) => ({ angler }) },
    {
      can: 'place',
      key: 'place',
      args: ({ view, seats }) => ({ name: seats[view.turn]?.name ?? '' }),
    },
    {
      event: 'handed',
      key: 'handed',
      when: ({ seat }, { seat: who }) => who === seat,
      args: ({ seats }, { placer }) => ({ name: seats[placer]?.name ?? '' }),
    },
    { can: 'bear', key: 'bear', when: ({ view }) => view.phase === 'window' },
    { can: 'cast', key: 'cast', when: ({ view }) => view.phase === 'main' },
    { event: 'flow', key: 'flow' },
    {
      can: 'tourist',
      key: 'tourist',
      args: ({ view }) => ({ penalty: view.options.tourist_penalty }),
    },
    { can: 'local', key: 'local' },
    { can: 'eagle-salmon', key: 'eagle' },
    { can: 'bear', key: 'bear-anglers', when: ({ view }) => view.phase === 'main' },
    { event: 'empty', key: 'empty', when: ({ seat }, { seat: who }) => who === seat },
    { can: 'pass', key: 'keep', when: ({ view }) => view.phase === 'main' },
    { event: 'die', key: 'die' },
  ],
} satisfies ExplainedModule<AlaskaGame>;
