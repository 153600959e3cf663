/** What RUNES explains once. */
import type { RitualCode, RunesGame } from '../../games/runes';
import type { ExplainedModule, Sighting } from '../../kit/explained';

type At = Sighting<RunesGame>;
const GOLD = 'g';

const mineOrNot = ({ seat }: At, whose: number): { mine: string } => ({
  mine: String(whose === seat),
});
const isMe = ({ seat }: At, { seat: who }: { readonly seat: number }): boolean => who === seat;
/** A ritual by its name, and what it does. */
const ritual = (at: At, seat: number, card: RitualCode): Record<string, string> => ({
  ...mineOrNot(at, seat),
  name: at.seats[seat]?.name ?? '',
  card: at.texts.word('card', card),
  does: at.texts.word('card', `${card}-help`),
});

export default {
  words: {
    en: () => import('./explained.en.ftl?raw'),
    de: () => import('./explained.de.ftl?raw'),
  },
  list: [
    {
      event: 'coins_back',
      key: 'coins-back',
      when: isMe,
      args: (_, { number, from }) => ({ number, from }),
    },
    {
      event: 'played',
      key: 'ritual',
      when: ({ seat }, { seat: who }) => who !== seat,
      each: ({ card }) => card,
      args: (at, { seat, card }) => ritual(at, seat, card),
    },
    {
      event: 'played_at',
      key: 'ritual',
      when: ({ seat }, { seat: who }) => who !== seat,
      each: ({ card }) => card,
      args: (at, { seat, card }) => ritual(at, seat, card),
    },
    {
      event: 'answered',
      key: 'ritual',
      when: ({ seat }, { seat: who }) => who !== seat,
      each: ({ card }) => card,
      args: (at, { seat, card }) => ritual(at, seat, card),
    },
    {
      phase: 'respond',
      key: 'answer',
      when: ({ legal }) => legal.any,
      args: ({ view, texts }) => ({
        card: view.cast ? texts.word('card', view.cast.kind) : '',
      }),
    },
    {
      event: 'form',
      key: 'form',
      when: (_, { change }) => change === 'gained',
      args: (at, { seat, kind, len }) => ({
        ...mineOrNot(at, seat),
        kind,
        len,
        bonus: at.view.options.form_bonus,
      }),
    },
    {
      event: 'form',
      key: 'form-lost',
      when: (at, form) => form.change === 'lost' && isMe(at, form),
      args: ({ view }, { kind }) => ({ kind, bonus: view.options.form_bonus }),
    },
    {
      event: 'drew_card_seen',
      key: 'card',
      when: isMe,
      args: (at, { seat, card }) => ritual(at, seat, card),
    },
    { phase: 'full', key: 'full', when: ({ view, seat }) => view.turn === seat },
    {
      event: 'placed',
      key: 'covered',
      when: (_, { covered }) => covered !== 'none',
      args: (at, { seat }) => mineOrNot(at, seat),
    },
    {
      can: 'place',
      key: 'place',
      args: ({ view, seat }) => ({ coins: view.trays[seat] ?? 0 }),
    },
    {
      event: 'placed',
      key: 'gold',
      when: (_, { stone }) => stone.startsWith(GOLD),
      args: ({ view }) => ({ cap: view.options.cap }),
    },
    {
      event: 'refilled',
      key: 'refilled',
      when: isMe,
      args: (_, { number }) => ({ number }),
    },
    { event: 'drew_card', key: 'black', when: ({ seat }, { seat: who }) => who !== seat },
    { event: 'skipped', key: 'skipped', when: isMe },
    { event: 'no_placement', key: 'stuck', when: isMe },
    { phase: 'between', key: 'between', when: ({ legal }) => legal.of('play').length > 0 },
    { phase: 'during', key: 'between', when: ({ legal }) => legal.of('play').length > 0 },
    { event: 'stole', key: 'stole', when: ({ seat }, { victim }) => victim === seat },
    { event: 'swapped', key: 'swapped', when: ({ seat }, { other }) => other === seat },
  ],
} satisfies ExplainedModule<RunesGame>;
