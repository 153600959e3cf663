/**
 * Photographs the gallery in a real browser: every section, day and night, phone and desktop.
 * Usage: npm run gallery:shots [-- section …]. Pictures land in shots/. CHROMIUM names the browser.
 */
import { mkdir } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

const ALL = [
  'deck',
  'parts',
  'states',
  'stones',
  'rune',
  'alaska',
  'kodiak',
  'home',
  'market',
  'race',
  'over',
];
const SCREENS = {
  phone: { width: 390, height: 844, deviceScaleFactor: 2 },
  desktop: { width: 1280, height: 800, deviceScaleFactor: 1 },
};
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const sections = process.argv.length > 2 ? process.argv.slice(2) : ALL;
const server = await createServer({ server: { port: 0, host: '127.0.0.1' }, logLevel: 'warn' });
await server.listen();
const address = server.resolvedUrls?.local[0];
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: FLAGS,
});
let complaints = 0;
try {
  await mkdir('shots', { recursive: true });
  for (const [screen, { deviceScaleFactor, ...viewport }] of Object.entries(SCREENS)) {
    for (const colorScheme of ['light', 'dark']) {
      const context = await browser.newContext({ viewport, deviceScaleFactor, colorScheme });
      const page = await context.newPage();
      page.on('pageerror', (error) => complain(error.message));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complain(message.text());
      });
      for (const section of sections) {
        await page.goto(`${address}gallery.html?section=${section}`);
        await page.locator('section').first().waitFor();
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(900);
        await page.screenshot({
          path: `shots/${section}-${screen}-${colorScheme}.png`,
          fullPage: true,
        });
      }
      await context.close();
    }
  }
} finally {
  await browser.close();
  await server.close();
}
process.exitCode = complaints > 0 ? 1 : 0;

function complain(text) {
  complaints += 1;
  console.error(text);
}
