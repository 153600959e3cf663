/**
 * Builds the kit in groups and prints what each costs, gzipped, alone and on top of the shell.
 * Usage: npm run sizes
 */
import { gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build } from 'vite';

const piece = (path) =>
  `export { default as p${path.replace(/\W/g, '')} } from '/src/pieces/${path}.svelte';`;
const GROUPS = {
  shell: [
    "export * from '/src/theme/index.ts'; export * from '/src/ui/index.ts';",
    "export * from '/src/i18n/index.ts'; export * from '/src/sound/index.ts'; export * from '/src/motion/index.ts';",
    ...['WovenBand', 'HallMark', 'Hearth', 'seat/FreeSeat', 'seat/Marker'].map(piece),
  ],
  home: ["export { default as Tile } from '/src/ui/GameTile.svelte';"],
  deck: ['deck/DeckCard'].map(piece),
  kodiak: ['deck/DeckCard', 'kodiak/MouseMat', 'kodiak/CatPaw'].map(piece),
  alaska: ['deck/DeckCard', 'alaska/River', 'alaska/Salmon', 'alaska/Angler', 'alaska/Animal'].map(
    piece,
  ),
  market: ['deck/DeckCard', 'market/Pile', 'market/Pebble', 'market/Building', 'market/Bandit'].map(
    piece,
  ),
  runes: ['runes/Stone', 'runes/Spot', 'runes/RitualCard', 'Coin', 'Die'].map(piece),
  rune: ['rune/RuneCard', 'rune/Pawn', 'rune/Token', 'rune/Area'].map(piece),
  over: ['Wreath', 'WaxSeal'].map(piece),
};

const PREFIX = '\0group:';
const groups = {
  name: 'groups',
  resolveId: (id) => (id.startsWith('group:') ? `\0${id}` : undefined),
  load: (id) => (id.startsWith(PREFIX) ? GROUPS[id.slice(PREFIX.length)].join('\n') : undefined),
};

const { output } = await build({
  configFile: false,
  logLevel: 'error',
  plugins: [svelte(), groups],
  build: {
    write: false,
    target: 'es2022',
    rollupOptions: {
      preserveEntrySignatures: 'strict',
      input: Object.fromEntries(Object.keys(GROUPS).map((name) => [name, `group:${name}`])),
    },
  },
});

const files = new Map(output.map((file) => [file.fileName, file]));
const gzipped = (name) => {
  const file = files.get(name);
  return gzipSync(file.type === 'chunk' ? file.code : file.source).length;
};

/** The script and style files a chunk needs before it runs. */
function needed(name, seen = new Set()) {
  if (seen.has(name)) return seen;
  seen.add(name);
  const chunk = files.get(name);
  for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style);
  for (const other of chunk.imports) needed(other, seen);
  return seen;
}

const kilobytes = (names) =>
  ([...names].reduce((sum, name) => sum + gzipped(name), 0) / 1000).toFixed(1);
const entries = output.filter((file) => file.type === 'chunk' && file.isEntry);
const shell = needed(entries.find((entry) => entry.name === 'shell').fileName);
console.log('group      alone   on top of the shell (kB gzip, script and style)');
for (const name of Object.keys(GROUPS)) {
  const own = needed(entries.find((entry) => entry.name === name).fileName);
  const extra = [...own].filter((file) => !shell.has(file));
  console.log(`${name.padEnd(8)} ${kilobytes(own).padStart(7)} ${kilobytes(extra).padStart(7)}`);
}
for (const file of output) {
  if (file.fileName.endsWith('.woff2')) {
    console.log(`${(file.source.length / 1000).toFixed(1).padStart(7)} kB ${file.fileName}`);
  }
}
