/**
 * Photographs one address, for looking at a board while drawing it.
 * Usage: node scripts/shot.mjs '/dev/?board=market-3-0&at=5' name [phone|desktop] [day|night] [en|de]
 * Pictures land in shots/. ORIGIN names a running page; CHROMIUM the browser.
 */
import { mkdir } from 'node:fs/promises';
import { chromium } from 'playwright-core';

const SCREENS = {
  phone: { width: 390, height: 844, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  desktop: { width: 1280, height: 800, deviceScaleFactor: 1 },
};

const [path = '/', name = 'page', screen = 'phone', theme = 'day', locale = 'en'] =
  process.argv.slice(2);
const { width, height, ...device } = SCREENS[screen];
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width, height }, ...device });
page.on('console', (message) => {
  if (message.type() === 'error') console.error(message.text());
});
page.on('pageerror', (error) => console.error(error.message));
await page.addInitScript(
  ([chosen, spoken]) => {
    localStorage.setItem('runehall.theme', chosen);
    localStorage.setItem('runehall.locale', spoken);
  },
  [theme, locale],
);
await page.goto(`${process.env.ORIGIN ?? 'http://127.0.0.1:5173'}${path}`);
await page.waitForLoadState('networkidle');
await page.waitForTimeout(400);
await mkdir('shots', { recursive: true });
await page.screenshot({ path: `shots/${name}.png` });
await browser.close();
