/** The hall over HTTP. Every refusal becomes a `Refusal` with a sentence for people. */
import { texts } from '../i18n';
import type {
  Analysis,
  CheckedManifest,
  CheckManifest,
  CodeFound,
  CreateTable,
  Fairness,
  GameDocument,
  HallInfo,
  JoinTable,
  LogPage,
  MyTables,
  MyTablesFound,
  OpenExercise,
  OpenLesson,
  OpenTables,
  Puzzle,
  PuzzleShelf,
  PuzzleSolved,
  Refusal as RefusalMessage,
  Replay,
  ReplayRecord,
  RulesPictures,
  Seated,
  SolvePuzzle,
  SpokenCode,
  TableInfo,
} from '../wire';

export class Refusal extends Error {
  readonly code: string;

  constructor({ code, sentence }: RefusalMessage) {
    super(sentence);
    this.code = code;
  }
}

/** The server could not be reached at all. */
export class LineCut extends Error {}

interface Ask {
  readonly method?: 'POST' | 'DELETE';
  readonly body?: unknown;
  /** A body that is JSON already. */
  readonly text?: string;
  readonly token?: string | null | undefined;
  readonly query?: Readonly<Record<string, string | number | null | undefined>>;
}

export const api = {
  hall: (): Promise<HallInfo> => json('/api/hall'),
  texts: (game: string, language: string): Promise<string> =>
    text(`/api/games/${game}/texts/${language}`),
  rules: (game: string, language: string): Promise<string> =>
    text(`/api/games/${game}/rules/${language}`),
  pictures: (game: string): Promise<RulesPictures> => json(`/api/games/${game}/pictures`),
  checkManifest: (game: string, text: string): Promise<CheckedManifest> =>
    json(`/api/games/${game}/manifest`, { body: { text } satisfies CheckManifest }),
  openTables: (): Promise<OpenTables> => json('/api/tables'),
  create: (table: CreateTable): Promise<Seated> => json('/api/tables', { body: table }),
  openLesson: (lesson: OpenLesson): Promise<Seated> => json('/api/lessons', { body: lesson }),
  table: (id: string): Promise<TableInfo> => json(`/api/tables/${id}`),
  join: (id: string, join: JoinTable): Promise<Seated> =>
    json(`/api/tables/${id}/seats`, { body: join }),
  find: (code: string): Promise<CodeFound> =>
    json('/api/codes', { body: { code } satisfies SpokenCode }),
  mine: (mine: MyTables): Promise<MyTablesFound> => json('/api/mine', { body: mine }),
  log: (id: string, before: number, token: string | null): Promise<LogPage> =>
    json(`/api/tables/${id}/log`, { token, query: { before, language: texts.locale } }),
  replay: (
    id: string,
    query: { seat: number | null; start: number; count: number; open?: number },
    token: string | null,
  ): Promise<Replay> =>
    json(`/api/tables/${id}/replay`, { token, query: { ...query, language: texts.locale } }),
  replayRecord: (record: ReplayRecord): Promise<Replay> => json('/api/replay', { body: record }),
  record: (id: string): Promise<GameDocument> => json(`/api/tables/${id}/record`),
  analysis: (id: string): Promise<Analysis> =>
    json(`/api/tables/${id}/analysis`, { query: { language: texts.locale } }),
  analyse: (id: string): Promise<Analysis> =>
    json(`/api/tables/${id}/analysis`, { method: 'POST', query: { language: texts.locale } }),
  openExercise: (exercise: OpenExercise): Promise<Seated> =>
    json('/api/exercises', { body: exercise }),
  puzzleShelf: (): Promise<PuzzleShelf> => json('/api/puzzles'),
  puzzle: (game: string, number: number): Promise<Puzzle> =>
    json(`/api/puzzles/${game}/${number}`, { query: { language: texts.locale } }),
  solvePuzzle: (game: string, number: number, text: string): Promise<PuzzleSolved> =>
    json(`/api/puzzles/${game}/${number}`, {
      body: { text } satisfies SolvePuzzle,
      query: { language: texts.locale },
    }),
  fairness: (id: string): Promise<Fairness> => json(`/api/tables/${id}/fairness`),
};

export async function json<Answer>(path: string, ask: Ask = {}): Promise<Answer> {
  return (await (await request(path, ask)).json()) as Answer;
}

async function text(path: string): Promise<string> {
  return (await request(path, {})).text();
}

async function request(path: string, ask: Ask): Promise<Response> {
  const { token, query } = ask;
  const body = ask.text ?? (ask.body === undefined ? undefined : JSON.stringify(ask.body));
  const headers = new Headers({ 'Accept-Language': texts.locale });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  let answer: Response;
  try {
    answer = await fetch(address(path, query), {
      headers,
      method: ask.method ?? (body === undefined ? 'GET' : 'POST'),
      ...(body === undefined ? {} : { body }),
    });
  } catch {
    throw new LineCut();
  }
  if (!answer.ok) throw await refusalIn(answer);
  return answer;
}

function address(path: string, query: Ask['query'] = {}): string {
  const wanted = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== null && value !== undefined) wanted.set(name, String(value));
  const asked = wanted.toString();
  return asked ? `${path}?${asked}` : path;
}

async function refusalIn(answer: Response): Promise<Error> {
  try {
    const said = (await answer.json()) as Partial<RefusalMessage>;
    if (typeof said.sentence === 'string')
      return new Refusal({ code: said.code ?? '', sentence: said.sentence });
  } catch {
    // A proxy or a crash: there is no sentence in it.
  }
  return new LineCut();
}

/** What to tell somebody about an error of this module. */
export function sentenceOf(error: unknown): string {
  return error instanceof Refusal ? error.message : texts.t('link-cut');
}
