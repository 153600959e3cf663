/** Which room of the page may import from which; a room is a folder of `src`, or a file beside them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';

export const SOURCE = join(import.meta.dirname, '..', 'src');

const LOOK = ['theme', 'i18n', 'motion', 'sound', 'pieces', 'ui'];
const BOARD = ['wire', ...LOOK, 'kit', 'kit/frame'];
const PAGE = ['wire', 'i18n', 'net', 'router', 'pieces', 'ui', 'settings', 'boards', 'hall'];

/**
 * What each room may import besides itself. A room stands below everything it uses, so there can be
 * no cycle; `boards/*` is any game that has no line of its own.
 */
export const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  wire: [],
  games: [],
  theme: [],
  i18n: [],
  motion: [],
  sound: [],
  router: [],
  net: ['wire', 'i18n'],
  pieces: ['motion'],
  ui: ['theme', 'i18n', 'motion', 'sound', 'pieces'],
  settings: ['wire', 'theme', 'i18n', 'motion', 'ui'],
  kit: ['wire', 'net', ...LOOK],
  'kit/frame': ['wire', ...LOOK, 'kit'],
  'boards/ground': BOARD,
  'boards/facedown': ['games', ...BOARD],
  'boards/*': ['games', ...BOARD, 'boards/ground', 'boards/facedown'],
  boards: ['games', 'kit', 'boards/*'],
  scene: ['wire', 'i18n', 'motion', 'net', 'settings', 'kit', 'boards'],
  hall: ['wire', 'i18n', 'net', 'router', 'pieces', 'ui', 'settings'],
  about: PAGE,
  rules: [...PAGE, 'theme', 'kit', 'scene'],
  mine: PAGE,
  home: [...PAGE, 'rules', 'mine'],
  live: ['wire', 'i18n', 'motion', 'sound', 'net', 'kit', 'scene'],
  chat: [...PAGE, 'live'],
  lobby: [...PAGE, 'scene', 'rules', 'live', 'chat'],
  coach: [...PAGE, 'kit', 'scene'],
  over: [...PAGE, 'sound', 'kit', 'scene', 'live', 'coach'],
  replay: [...PAGE, 'kit', 'kit/frame', 'scene', 'rules', 'coach'],
  table: [
    ...PAGE,
    ...['motion', 'sound', 'kit', 'kit/frame', 'scene', 'rules', 'live', 'chat', 'lobby', 'over'],
  ],
  puzzles: [...PAGE, 'kit', 'scene', 'rules', 'table'],
  pages: ['router', 'home', 'mine', 'about', 'rules', 'replay', 'puzzles', 'table'],
  App: ['router', 'scene', 'hall', 'pages'],
  main: ['theme', 'i18n', 'sound', 'router', 'hall', 'pages', 'App'],
};

/** Rooms inside rooms; every other folder is one room with all it holds. */
const INNER = /^(boards\/[^/]+|kit\/frame)\//;

/** The room of a file, given by its path below `src`. */
export function roomOf(path: string): string {
  return INNER.exec(path)?.[1] ?? path.split(/[/.]/)[0] ?? '';
}

/** The line of the table that speaks of a room. */
function named(room: string): string {
  return room in MAY_IMPORT || !room.startsWith('boards/') ? room : 'boards/*';
}

/** Why an import is not allowed; empty when it is. */
export function forbidden(importer: string, imported: string): string {
  const [from, to] = [roomOf(importer), roomOf(imported)];
  if (from === to) return '';
  const allowed = MAY_IMPORT[named(from)];
  if (!allowed) return `the room ${from} is not in the table`;
  return allowed.includes(named(to)) && named(from) !== named(to)
    ? ''
    : `${from} may not import ${to}`;
}

/** What a source file imports from the page itself, as paths below `src`. */
export function importsOf(path: string, source: string): readonly string[] {
  const scripts = path.endsWith('.svelte')
    ? [...source.matchAll(/<script\b[^>]*>(.*?)<\/script>/gs)].map((found) => found[1] ?? '')
    : [source];
  return scripts
    .flatMap((script) => ts.preProcessFile(script, true, true).importedFiles)
    .filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => posix.join(dirname(path), fileName))
    .filter((imported) => !imported.startsWith('..'))
    .map((imported) =>
      existsSync(join(SOURCE, imported, 'index.ts')) ? `${imported}/index` : imported,
    );
}

/** Every file of the page with an ending like this, as paths below `src`. */
export function filesOf(endings: RegExp): readonly string[] {
  return readdirSync(SOURCE, { recursive: true, encoding: 'utf-8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => endings.test(path))
    .sort();
}

export const read = (path: string): string => readFileSync(join(SOURCE, path), 'utf-8');
