/** Draws the PNG icons of the page from public/icon.svg. Usage: node scripts/icons.mjs */
import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';

const SIZES = [180, 192, 512];
const svg = await readFile('public/icon.svg', 'utf-8');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const size of SIZES) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  // The ground reaches every edge, so that a launcher may cut the icon to its own shape.
  await page.setContent(
    `<style>body{margin:0;background:#efe6d5;display:grid;place-items:center;height:100vh}
    svg{width:72%;height:72%}</style>${svg}`,
  );
  await page.screenshot({ path: `public/icon-${size}.png` });
}
await browser.close();
