/**
 * What is explained once, when it first happens at a real table: typed data, one list for each
 * game, in `boards/<game>/explained.ts`, with its sentences beside it.
 */
import type { Locale, TextArgs } from '../i18n';
import type { Choice, Choices } from './choices';
import type { AnyGame, EventName, GameTypes, KindOf } from './grammar';
import type { GameTexts, SeatAtTable, Told } from './interfaces';

/** A moment of a game from my seat, and the view before it. */
export interface Sighting<Game extends GameTypes = AnyGame> {
  readonly view: Game['view'];
  readonly before: Game['view'] | null;
  readonly seat: number;
  readonly seats: readonly SeatAtTable[];
  readonly legal: Choices<Game>;
  readonly events: readonly Told<Game>[];
  /** The words of the game, for names of cards. */
  readonly texts: GameTexts;
}

type Named<Game extends GameTypes, Name> = Extract<Game['event'], { readonly event: Name }>;
/** An event of this name; any at all in a game of which nothing is known. */
type Happened<Game extends GameTypes, Name> = [Named<Game, Name>] extends [never]
  ? Game['event']
  : Named<Game, Name>;
type PhaseOf<Game extends GameTypes> = Game['view'] extends { readonly phase: infer Phase }
  ? Phase
  : string;

/** One thing to explain. `Cause` is the event that happened or the action that became possible. */
interface Wording<Game extends GameTypes, Cause> {
  /** Names its sentence, and what is remembered. */
  readonly key: string;
  /** Further conditions. */
  readonly when?: (at: Sighting<Game>, cause: Cause) => boolean;
  /** What the sentence needs; numbers come from the event, the view and its options. */
  readonly args?: (at: Sighting<Game>, cause: Cause) => TextArgs;
  /** Of several things that one sentence tells of, each is explained once. */
  readonly each?: (cause: Cause) => string;
}

type OfEvent<Game extends GameTypes> = {
  readonly [Name in EventName<Game>]: Wording<Game, Happened<Game, Name>> & {
    readonly event: Name;
    readonly can?: never;
    readonly phase?: never;
  };
}[EventName<Game>];
type OfAction<Game extends GameTypes> = {
  readonly [Kind in KindOf<Game>]: Wording<Game, Choice<Game, Kind>> & {
    readonly can: Kind;
    readonly event?: never;
    readonly phase?: never;
  };
}[KindOf<Game>];
type OfPhase<Game extends GameTypes> = Wording<Game, null> & {
  readonly phase: PhaseOf<Game>;
  readonly event?: never;
  readonly can?: never;
};

/** An event that was told, a kind of action that is possible, or a phase of the game. */
export type Explanation<Game extends GameTypes = AnyGame> =
  OfEvent<Game> | OfAction<Game> | OfPhase<Game>;

export interface ExplainedModule<Game extends GameTypes = AnyGame> {
  /** The more urgent first. */
  readonly list: readonly Explanation<Game>[];
  readonly words: Readonly<Record<Locale, () => Promise<{ default: string }>>>;
}

/** What is to be explained: what is remembered of it, its sentence and what that needs. */
export interface Found {
  readonly key: string;
  readonly sentence: string;
  readonly args: TextArgs;
}

/** A cause whose kind fits its explanation: the list's own types promise that. */
type AnyCause = Record<string, unknown> | null;
type AnyWording = Wording<AnyGame, AnyCause>;

/** Everything of a list that is met in a moment, in the order of the list. */
export function metIn(list: readonly Explanation[], at: Sighting): readonly Found[] {
  return list.flatMap((explanation) => {
    const { key, when, args, each } = explanation as AnyWording;
    const cause = causesOf(explanation, at).find((one) => when?.(at, one) ?? true);
    if (cause === undefined) return [];
    const one = each ? `${key}-${each(cause)}` : key;
    return [{ key: one, sentence: `explained-${key}`, args: args?.(at, cause) ?? {} }];
  });
}

function causesOf(explanation: Explanation, at: Sighting): readonly AnyCause[] {
  if (explanation.event !== undefined)
    return at.events.map(({ event }) => event).filter(({ event }) => event === explanation.event);
  if (explanation.can !== undefined) return at.legal.of(explanation.can) as readonly AnyCause[];
  return Reflect.get(at.view, 'phase') === explanation.phase ? [null] : [];
}
