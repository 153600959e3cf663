/** A real browser for the tests; every page is watched for errors nobody expects. */
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { giveEyes } from './eyes';

export const PHONE = {
  viewport: { width: 390, height: 844 },
  // A phone has more dots; drawing them is most of what a test without a graphics card does.
  deviceScaleFactor: 1,
  hasTouch: true,
  isMobile: true,
} as const;
/** A phone that lies on its side. */
export const LYING = { ...PHONE, viewport: { width: 844, height: 390 } } as const;
export const DESKTOP = { viewport: { width: 1280, height: 800 } } as const;

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Complaints of the page's console so far. */
  readonly complaints: string[];
}

export interface Kind {
  readonly screen?: typeof PHONE | typeof LYING | typeof DESKTOP;
  readonly locale?: 'en' | 'de';
  readonly theme?: 'day' | 'night';
  readonly name?: string;
  /** Nothing travels: for tests that only want to get somewhere. */
  readonly calm?: boolean;
  /** Whether what is new is explained, as it is to everybody who comes; most tests know it. */
  readonly newcomer?: boolean;
}

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
}

/** A cut link is part of some tests; the browser writes it into the console by itself. */
const EXPECTED = /WebSocket connection to|Failed to load resource|net::ERR/;

/** Somebody with a browser of their own. */
export async function newVisitor(
  browser: Browser,
  origin: string,
  {
    screen = DESKTOP,
    locale = 'en',
    theme = 'day',
    name = '',
    calm = false,
    newcomer = false,
  }: Kind = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    ...screen,
    baseURL: origin,
    locale,
    // What the page weighs is counted in gzip.
    extraHTTPHeaders: { 'accept-encoding': 'gzip' },
    reducedMotion: calm ? 'reduce' : 'no-preference',
  });
  await context.addInitScript(
    ([chosenTheme, chosenLocale, chosenName, explained]) => {
      localStorage.setItem('runehall.theme', chosenTheme);
      if (!localStorage.getItem('runehall.locale'))
        localStorage.setItem('runehall.locale', chosenLocale);
      if (!localStorage.getItem('runehall.preferences'))
        localStorage.setItem('runehall.preferences', JSON.stringify({ name: chosenName }));
      if (explained !== '' && !localStorage.getItem('runehall.explained'))
        localStorage.setItem('runehall.explained', explained);
    },
    [theme, locale, name, newcomer ? '' : JSON.stringify({ on: false, known: [] })] as const,
  );
  const page = await context.newPage();
  await giveEyes(page);
  page.setDefaultTimeout(60_000);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text()))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
  return { page, context, complaints };
}

/** Ends a visit; whatever the page complained about fails the test. */
export async function leave(visitor: Visitor): Promise<void> {
  await visitor.context.close();
  expect(visitor.complaints).toEqual([]);
}
