import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

// `npm run dev` shows the page of a hall that runs beside it; HALL names another one.
const HALL = process.env.HALL ?? 'http://127.0.0.1:8140';

const PACKED = /\.(js|css|svg|html|webmanifest)$/;

/** Puts a compressed copy beside every text, for the server to send instead. */
function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    writeBundle({ dir = '' }) {
      for (const path of readdirSync(dir, { recursive: true, encoding: 'utf-8' })) {
        if (!PACKED.test(path)) continue;
        const text = readFileSync(join(dir, path));
        writeFileSync(join(dir, `${path}.gz`), gzipSync(text, { level: 9 }));
        writeFileSync(join(dir, `${path}.br`), brotliCompressSync(text));
      }
    },
  };
}

/**
 * A slow line pays for each file: what a first screen needs together comes together. A file goes
 * into the first group that wants it; `shell` takes along whatever its files import.
 */
const TOGETHER = [
  {
    name: 'shell',
    test: /web\/src\/(main\.ts|(ui|hall|settings|motion)\/|boards\/Cover|boards\/covers|pieces\/WovenBand)/,
    includeDependenciesRecursively: true,
  },
  { name: 'home', test: /web\/src\/home\// },
  { name: 'kit', test: /web\/src\/(kit|scene)\// },
  { name: 'table', test: /web\/src\/(table|live|chat|lobby|over)\// },
].map((group, index, all) => ({
  includeDependenciesRecursively: false,
  ...group,
  priority: all.length - index,
}));

export default defineConfig({
  plugins: [svelte(), packed()],
  // Stones and cards are drawn from the games' own manifests, which lie beside this folder.
  server: { proxy: { '/api': { target: HALL, ws: true } }, fs: { allow: ['..'] } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    outDir: '../build/page',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: TOGETHER } } },
  },
  test: { include: ['src/**/*.test.ts', 'house/**/*.test.ts'] },
});
