/** What Alaska's board says before something is done. */
import type { AlaskaGame, AlaskaView } from '../../games/alaska';
import type { Choice } from '../../kit/choices';
import type { EventName } from '../../kit/grammar';
import type { BoardProps, Foreseen } from '../../kit/interfaces';
import { after, placeArgs } from './places';
import type { AlaskaPlay } from './play.svelte';

export interface Question {
  readonly ask: string;
  readonly hint?: string;
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
  if (choice) return sentence(choice, board, preview);
  if (board.legal.of('place').length > 0)
    return {
      ask: t('alaska-ask-place', { name: board.seats[view.turn]?.name ?? '' }),
      hint: t('alaska-hint-place', { count: view.to_place }),
    };
  if (board.legal.of('take').length > 0) return { ask: t('alaska-ask-take') };
  if (play.cards.length > 0) return { ask: t('alaska-ask-target', { card: play.card ?? '' }) };
  return {
    ask: t('alaska-ask-main'),
    hint: t(board.legal.has('pass') ? 'alaska-hint-keep' : 'alaska-hint-main'),
  };
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
): Question {
  const { t } = texts;
  if (choice.kind === 'cast') {
    const section = sectionOf(preview);
    const cards = choice.parts.cards.join(' + ');
    if (preview === null || section === undefined)
      return { ask: t('alaska-say-cast-plain', { cards }) };
    return { ask: t('alaska-say-cast', { cards, section }), ...outcome(preview, texts) };
  }
  const args = placeArgs(choice);
  const ask = args ? t(`alaska-say-${choice.kind}`, args) : legal.sentence(choice.text);
  const chased = preview?.log.find(
    ({ event }) => event.event === 'tourist_chases' || event.event === 'angler_chases',
  );
  if (!args || !chased) return { ask };
  const angler = chased.event.event === 'angler_chases' ? chased.event.angler : 'L';
  return { ask, hint: t('alaska-would-chase', { angler }) };
}

function outcome(preview: Foreseen<AlaskaGame>, { t }: Board['texts']): { hint?: string } {
  if (!preview.certain) return { hint: t('alaska-would-roll') };
  for (const kind of OUTCOMES) {
    const told = preview.log.find(({ event }) => event.event === kind)?.event;
    if (!told) continue;
    const spot = told.event === 'catch' ? told.spot : 0;
    return { hint: t(`alaska-would-${kind}`, { first: spot, second: after(spot) }) };
  }
  return {};
}
