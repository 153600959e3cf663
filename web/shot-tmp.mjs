import { chromium } from 'playwright-core';
const base = 'http://127.0.0.1:8931';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-dev-shm-usage'] });
const screens = { phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, hasTouch: true, isMobile: true }, desk: { viewport: { width: 1280, height: 800 } } };
async function visit(kind, locale, name) {
  const context = await browser.newContext({ ...screens[kind], baseURL: base, locale });
  await context.addInitScript(([l, n]) => { localStorage.setItem('runehall.theme','day'); localStorage.setItem('runehall.locale', l); if(!localStorage.getItem('runehall.preferences')) localStorage.setItem('runehall.preferences', JSON.stringify({ name: n })); }, [locale, name]);
  const page = await context.newPage();
  page.setDefaultTimeout(30000);
  page.on('pageerror', (e) => console.log('ERR', e.message));
  page.on('console', (m) => m.type()==='error' && console.log('CON', m.text()));
  return page;
}
const shot = (page, name) => page.screenshot({ path: `/tmp/h/begins-shots/${name}.png` });
export { visit, shot, browser, base };
const which = process.argv[2];
const T = { en: { game: /Cambio/, friends: 'Play with friends', bots: 'Fill with bots', rules: 'Change the rules', start: /^Start/ , now:/Play now/}, de: { game: /Cambio/, friends: /Mit Freunden/, bots: /Bots/, rules: /Regeln ändern/, start: /^Mit .* beginnen|starten|los/i } };
for (const [kind, locale] of [['phone','en'],['desk','de']]) {
  const page = await visit(kind, locale, 'Mira');
  await page.goto('/');
  await page.locator('button', { hasText: 'Cambio' }).first().click();
  await page.locator('dialog[open]').waitFor();
  await page.waitForTimeout(600);
  await shot(page, `home-${kind}-${locale}`);
  await page.locator('dialog[open] button.wide, dialog[open] button').last().click();
  await page.locator('.lobby').waitFor();
  await page.waitForTimeout(500);
  await page.locator('.foot button').first().click();
  await page.waitForTimeout(800);
  await page.screenshot({ path: `/tmp/h/begins-shots/lobby-${kind}-${locale}.png`, fullPage: true });
  await page.locator('button.rules').click();
  await page.waitForTimeout(500);
  await shot(page, `options-${kind}-${locale}`);
  await page.keyboard.press('Escape');
  await page.locator('.foot button').first().click();
  await page.locator('.frame').waitFor();
  await page.waitForTimeout(1500);
  await shot(page, `look-${kind}-${locale}`);
  await page.waitForTimeout(8500);
  await page.locator('[data-bluff]').click();
  await page.waitForTimeout(200);
  await shot(page, `armed-${kind}-${locale}`);
  await page.locator('[data-card="card:1:1"]').click();
  await page.waitForTimeout(420);
  await shot(page, `touched-${kind}-${locale}`);
  await page.context().close();
}
await browser.close();
