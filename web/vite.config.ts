import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// `npm run dev` shows the page of a hall that runs beside it; HALL names another one.
const HALL = process.env.HALL ?? 'http://127.0.0.1:8140';

export default defineConfig({
  plugins: [svelte()],
  // Stones and cards are drawn from the games' own manifests, which lie beside this folder.
  server: { proxy: { '/api': { target: HALL, ws: true } }, fs: { allow: ['..'] } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    outDir: '../src/runehall/web',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
  },
  test: { include: ['src/**/*.test.ts'] },
});
