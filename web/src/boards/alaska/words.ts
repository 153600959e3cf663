/** What Alaska's board says before something is done. */
import type { AlaskaGame, AlaskaView } from '../../games/alaska';
import type { Choice } from '../../kit/choices';
import type { EventName } from '../../kit/grammar';
import type { BoardProps, Foreseen } from '../../kit/interfaces';
import { after, placeArgs } from './places';
import type { AlaskaPlay } from './play.svelte';

export interface Question {
  readonly ask: string;
  readonly hint?: string | undefined;
}

/** What may come of a cast, in the order the page speaks of it. */
const OUTCOMES: readonly EventName<AlaskaGame>[] = [
  'tourist_hooked',
  'local_paid',
  'local_unpaid',
  'choice',
  'catch',
  'empty',
];

/** The card that an angler is sent with. */
const CARDS: Readonly<Record<string, string>> = { tourist: 'T', local: 'L' };

type Board = BoardProps<AlaskaGame>;
type Foresight = Foreseen<AlaskaGame> | null;

/** The section a cast goes to, as the table has told. */
export function sectionOf(preview: Foresight): number | undefined {
  for (const { event } of preview?.log ?? []) if (event.event === 'cast') return event.section;
  return undefined;
}

export function question(
  board: Board,
  view: AlaskaView,
  play: AlaskaPlay,
  preview: Foresight,
): Question {
  const { t } = board.texts;
  if (view.window) return inWindow(board, view);
  const { choice } = play;
  if (choice) return sentence(choice, board, preview, view);
  if (board.legal.of('place').length > 0) return placing(board, view);
  if (board.legal.of('take').length > 0) return { ask: t('alaska-ask-take') };
  if (play.cards.length > 0)
    return {
      ask: t('alaska-ask-target', { card: play.card ?? '' }),
      hint: hintOf(play.card, view, board.texts),
    };
  if (board.legal.has('pass')) return { ask: t('alaska-ask-main'), hint: t('alaska-hint-keep') };
  const salmon = Object.values(view.river.salmon).reduce((sum, count) => sum + count, 0);
  const keep = view.final ? 0 : view.options.save_max;
  return { ask: t('alaska-ask-main'), hint: t('alaska-hint-main', { salmon, keep }) };
}

function placing({ seats, texts: { t } }: Board, view: AlaskaView): Question {
  const name = seats[view.turn]?.name ?? '';
  return {
    ask: t('alaska-ask-place', { name, count: view.to_place }),
    hint: t('alaska-hint-place', { name }),
  };
}

/** What an angler does where he stands. */
function hintOf(
  card: string | undefined,
  { options }: AlaskaView,
  { t }: Board['texts'],
): string | undefined {
  return (
    t('alaska-hint-target', { card: card ?? '', penalty: options.tourist_penalty }) || undefined
  );
}

function inWindow({ seats, texts, legal, seat }: Board, view: AlaskaView): Question {
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
  choice: Choice<AlaskaGame>,
  { texts, legal }: Board,
  preview: Foresight,
  view: AlaskaView,
): Question {
  const { t } = texts;
  if (choice.kind === 'cast') {
    const section = sectionOf(preview);
    const cards = choice.parts.cards.join(' + ');
    if (preview === null || section === undefined)
      return { ask: t('alaska-say-cast-plain', { cards }) };
    return { ask: t('alaska-say-cast', { cards, section }), ...outcome(preview, texts, view) };
  }
  const args = placeArgs(choice);
  const ask = args ? t(`alaska-say-${choice.kind}`, args) : legal.sentence(choice.text);
  const chased = preview?.log.find(
    ({ event }) => event.event === 'tourist_chases' || event.event === 'angler_chases',
  );
  if (choice.kind === 'bear') return { ask: t('alaska-say-bear'), hint: t('alaska-hint-loose') };
  if (!args) return { ask };
  if (!chased) return { ask, hint: hintOf(CARDS[choice.kind], view, texts) };
  const angler = chased.event.event === 'angler_chases' ? chased.event.angler : 'L';
  return { ask, hint: t('alaska-would-chase', { angler }) };
}

function outcome(
  preview: Foreseen<AlaskaGame>,
  { t }: Board['texts'],
  { options }: AlaskaView,
): { hint?: string } {
  for (const kind of OUTCOMES) {
    const told = preview.log.find(({ event }) => event.event === kind)?.event;
    if (!told) continue;
    const spot = told.event === 'catch' ? told.spot : 0;
    const penalty = options.tourist_penalty;
    return { hint: t(`alaska-would-${kind}`, { first: spot, second: after(spot), penalty }) };
  }
  // Only the die comes between a cast and its outcome; a hidden bear comes after it.
  return preview.certain ? {} : { hint: t('alaska-would-roll') };
}
