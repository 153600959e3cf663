/** Which of the things that happened everybody should notice; each game's board names its own. */
import { t, texts } from '../../i18n';
import type { SoundName } from '../../sound';
import type { LogEntry } from '../../wire';
import type { SeatAtTable } from '../interfaces';
import type { ShownScene } from '../shell';
import { actorOf } from './log';

export interface Call {
  /** "Cambio!" */
  readonly word: string;
  /** What happened, in the words of the log. */
  readonly line: string;
  readonly seat: SeatAtTable | undefined;
  readonly sound: SoundName;
}

/** The last of them that is to be called out; winning comes before everything else. */
export function calledIn(happened: readonly LogEntry[], scene: ShownScene): Call | null {
  if (happened.length === 0) return null;
  return (
    won(happened, scene) ?? happened.map((entry) => call(entry, scene)).findLast(Boolean) ?? null
  );
}

function call(entry: LogEntry, scene: ShownScene): Call | null {
  const called = scene.board.calls?.(entry.event);
  if (!called) return null;
  const { word, sound } = called;
  const line = entry.kept ?? entry.line;
  return { word: scene.texts.t(`call-${word}`), line, seat: actorOf(entry, scene), sound };
}

function won(happened: readonly LogEntry[], scene: ShownScene): Call | null {
  const end = happened.findLast(({ event }) => event.event === (scene.board.ending ?? 'over'));
  const { winners } = (scene.moment?.view.result ?? {}) as { winners?: readonly number[] };
  const seats = (winners ?? []).flatMap((seat) => scene.seats[seat] ?? []);
  const [first] = seats;
  if (!end || !first || scene.seats.length === 1) return null;
  return { word: wins(seats, first), line: end.kept ?? end.line, seat: first, sound: 'win' };
}

function wins(seats: readonly SeatAtTable[], first: SeatAtTable): string {
  if (seats.length > 1)
    return t('win-together', {
      names: new Intl.ListFormat(texts.locale).format(seats.map(({ name }) => name)),
    });
  return t(first.mine ? 'win-mine' : 'win-other', { name: first.name });
}
