/** The hall over HTTP. Every refusal becomes a `Refusal` with a sentence for people. */
import { texts } from '../i18n';
import type {
  CheckedManifest,
  CheckManifest,
  CreateTable,
  Fairness,
  GameDocument,
  HallInfo,
  JoinTable,
  LogPage,
  MyTables,
  MyTablesFound,
  OpenTables,
  Refusal as RefusalMessage,
  Replay,
  ReplayRecord,
  RulesPictures,
  Seated,
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
  readonly body?: unknown;
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
  table: (id: string): Promise<TableInfo> => json(`/api/tables/${id}`),
  join: (id: string, join: JoinTable): Promise<Seated> =>
    json(`/api/tables/${id}/seats`, { body: join }),
  mine: (mine: MyTables): Promise<MyTablesFound> => json('/api/mine', { body: mine }),
  log: (id: string, before: number, token: string | null): Promise<LogPage> =>
    json(`/api/tables/${id}/log`, { token, query: { before, language: texts.locale } }),
  replay: (
    id: string,
    query: { seat: number | null; start: number; count: number },
    token: string | null,
  ): Promise<Replay> =>
    json(`/api/tables/${id}/replay`, { token, query: { ...query, language: texts.locale } }),
  replayRecord: (record: ReplayRecord): Promise<Replay> => json('/api/replay', { body: record }),
  record: (id: string): Promise<GameDocument> => json(`/api/tables/${id}/record`),
  fairness: (id: string): Promise<Fairness> => json(`/api/tables/${id}/fairness`),
};

async function json<Answer>(path: string, ask: Ask = {}): Promise<Answer> {
  return (await (await request(path, ask)).json()) as Answer;
}

async function text(path: string): Promise<string> {
  return (await request(path, {})).text();
}

async function request(path: string, { body, token, query }: Ask): Promise<Response> {
  const headers = new Headers({ 'Accept-Language': texts.locale });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  let answer: Response;
  try {
    answer = await fetch(address(path, query), {
      headers,
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
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
