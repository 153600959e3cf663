/** What Alaska's board says before something is done. */
import type { Choice } from '../../kit/choices';
import type { BoardProps } from '../../kit/interfaces';
import type { Previewed } from '../../wire';
import type { AlaskaPlay } from './play.svelte';
import { after, type AlaskaView } from './view';

export interface Question {
  readonly ask: string;
  readonly hint?: string;
}

/** What may come of a cast, in the order the page speaks of it. */
const OUTCOMES = ['tourist_hooked', 'local_paid', 'local_unpaid', 'choice', 'catch', 'empty'];

/** The section a cast goes to, as the table has told. */
export function sectionOf(preview: Previewed | null): number | undefined {
  const cast = preview?.log.find(({ event }) => event.event === 'cast');
  return typeof cast?.event.section === 'number' ? cast.event.section : undefined;
}

export function question(
  board: BoardProps,
  view: AlaskaView,
  play: AlaskaPlay,
  preview: Previewed | null,
): Question {
  const { t } = board.texts;
  if (view.window) return inWindow(board, view);
  const { choice } = play;
  if (choice) return sentence(choice, board, preview);
  if (board.legal.of('place').length > 0)
    return {
      ask: t('alaska-ask-place', { name: board.seats[view.turn]?.name ?? '' }),
      hint: t('alaska-hint-place', { count: view.to_place }),
    };
  if (board.legal.of('take').length > 0) return { ask: t('alaska-ask-take') };
  if (play.cards.length > 0) return { ask: t('alaska-ask-target', { card: cardOf(play) }) };
  return {
    ask: t('alaska-ask-main'),
    hint: t(board.legal.has('pass') ? 'alaska-hint-keep' : 'alaska-hint-main'),
  };
}

function cardOf(play: AlaskaPlay): string {
  return play.hand[play.cards[0] ?? -1] ?? '';
}

function inWindow({ seats, texts, legal, seat }: BoardProps, view: AlaskaView): Question {
  const spot = view.window?.spot ?? 0;
  const catcher = seats[view.window?.catcher ?? -1];
  const args = {
    name: catcher?.name ?? '',
    mine: String(catcher?.seat === seat),
    first: spot,
    second: after(spot),
  };
  return {
    ask: texts.t('alaska-landing'),
    hint: texts.t(legal.has('bear') ? 'alaska-hint-bear' : 'alaska-hint-landing', args),
  };
}

/** One sentence for what is picked, and what the table says would come of it. */
export function sentence(
  { verb, words, text }: Choice,
  { texts, legal }: BoardProps,
  preview: Previewed | null,
): Question {
  const { t } = texts;
  const number = Number(words.at(-1));
  const args = { section: number, first: number, second: after(number) };
  if (verb === 'cast') {
    const section = sectionOf(preview);
    const cards = words.join(' + ');
    if (preview === null || section === undefined)
      return { ask: t('alaska-say-cast-plain', { cards }) };
    return { ask: t('alaska-say-cast', { cards, section }), ...outcome(preview, texts) };
  }
  const id = verb === 'eagle' ? `alaska-say-eagle-${words[0]}` : `alaska-say-${verb}`;
  if (words.at(-1) === 'none' || !texts.has(id)) return { ask: legal.sentence(text) };
  const ask = t(id, args);
  const chased = preview?.log.some(({ event }) => event.event === 'tourist_chases');
  return chased ? { ask, hint: t('alaska-would-chase') } : { ask };
}

function outcome(preview: Previewed, { t }: BoardProps['texts']): { hint?: string } {
  if (!preview.certain) return { hint: t('alaska-would-roll') };
  for (const kind of OUTCOMES) {
    const told = preview.log.find(({ event }) => event.event === kind);
    if (!told) continue;
    const spot = typeof told.event.spot === 'number' ? told.event.spot : 0;
    return { hint: t(`alaska-would-${kind}`, { first: spot, second: after(spot) }) };
  }
  return {};
}
