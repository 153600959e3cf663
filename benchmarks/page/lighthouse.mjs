/**
 * How fast the page is, and how well made, in the eyes of Lighthouse: a phone on a slow line.
 *
 *   RUNEHALL=runehall CHROMIUM=chromium node lighthouse.mjs [--runs 3] [--game kodiak]
 *       [--only table] [--report FOLDER]
 *
 * A hall of its own is opened on a loopback port, and a game against a bot begun in it. Each page is
 * loaded several times and its middle run is told; a slow line and a slow processor are simulated,
 * so that what else the machine does counts little. The exit code is 1 when a page is below its mark.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import WebSocket from 'ws';

const { values: asked } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    game: { type: 'string', default: 'kodiak' },
    only: { type: 'string' },
    report: { type: 'string' },
  },
});

/** What each page must reach, of 100. */
const MARKS = { home: 95, rules: 95, table: 85 };
const OTHER_MARK = 100;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const TIMES = {
  'first-contentful-paint': 'paint',
  'largest-contentful-paint': 'largest',
  'speed-index': 'index',
  'total-blocking-time': 'blocked',
};
/** Chromium as whoever may have no sandbox of their own can start it, a container for one. */
const FLAGS = ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'];

/** A hall of its own: where it is, and how it ends. */
async function openHall() {
  const data = mkdtempSync(join(tmpdir(), 'runehall-'));
  const command = process.env.RUNEHALL ?? 'runehall';
  const child = spawn(command, ['serve', '--port', '0', '--data', data], {
    env: { ...process.env, RUNEHALL_LANG: 'en' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (text) => {
      const found = /The hall is open: (\S+)/.exec((said += text));
      if (found) resolve(found[1]);
    });
    child.on('exit', (code) => reject(new Error(`The hall ended (${code}): ${said}`)));
    child.on('error', reject);
  });
  const close = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill();
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  return { address, close };
}

/** A game against a bot, just begun: the link to its one person's seat. */
async function beginGame(address, game) {
  const answer = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ game, seats: 2, name: 'Mira', bots: ['novice'] }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  const { table, token } = await answer.json();
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/tables/${table}/socket`);
  await new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'hello', token }));
      socket.send(JSON.stringify({ type: 'start', id: 'deal', nonce: '00'.repeat(16) }));
    });
    socket.on('message', (text) => {
      const message = JSON.parse(text);
      if (message.type === 'refused') reject(new Error(message.sentence));
      if (message.type === 'accepted') resolve();
    });
  });
  socket.close();
  return `${address}/t/${table}#seat=${token}`;
}

/** One load of a page: marks of 100, times in milliseconds, and how far things were moved. */
async function load(url) {
  const chrome = await launch({
    chromePath: process.env.CHROMIUM,
    chromeFlags: FLAGS,
    logLevel: 'error',
  });
  try {
    const { lhr, report } = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: CATEGORIES,
      output: 'html',
      logLevel: 'error',
    });
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    const marks = CATEGORIES.map((name) => Math.round((lhr.categories[name].score ?? 0) * 100));
    const times = Object.keys(TIMES).map((name) => Math.round(lhr.audits[name].numericValue));
    const shift = lhr.audits['cumulative-layout-shift'].numericValue;
    return { marks, times, shift, report, faults: faultsIn(lhr) };
  } finally {
    await chrome.kill();
  }
}

/** What stands in the way of the full mark where a full mark is asked for. */
function faultsIn({ audits, categories }) {
  return CATEGORIES.slice(1).flatMap((name) =>
    categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
      .map(({ id }) => `${name}: ${audits[id].title}`),
  );
}

/** The run in the middle, by performance. */
function middle(runs) {
  return [...runs].sort((one, other) => one.marks[0] - other.marks[0])[runs.length >> 1];
}

const row = (cells) =>
  cells.map((cell, at) => String(cell)[at === 0 ? 'padEnd' : 'padStart'](at === 0 ? 8 : 9)).join('');

async function measure(pages) {
  console.log(
    row(['page', 'perform.', 'access.', 'practice', 'SEO', ...Object.values(TIMES), 'shift']),
  );
  let below = false;
  for (const [name, url] of Object.entries(pages)) {
    if (asked.only && asked.only !== name) continue;
    const runs = [];
    while (runs.length < Number(asked.runs)) runs.push(await load(url));
    const { marks, times, shift, report, faults } = middle(runs);
    console.log(row([name, ...marks, ...times, shift.toFixed(3)]));
    console.log(`        runs: ${runs.map((run) => run.marks[0]).join(', ')}`);
    for (const fault of faults) console.log(`        ${fault}`);
    below ||= marks[0] < MARKS[name] || marks.slice(1).some((mark) => mark < OTHER_MARK);
    if (!asked.report) continue;
    mkdirSync(asked.report, { recursive: true });
    writeFileSync(join(asked.report, `${name}.html`), report);
  }
  return below;
}

const hall = await openHall();
try {
  const pages = {
    home: hall.address,
    rules: `${hall.address}/rules/${asked.game}`,
    table: await beginGame(hall.address, asked.game),
  };
  if (await measure(pages)) process.exitCode = 1;
  console.log(`Times in milliseconds. Load of the machine: ${loadavg()[0].toFixed(1)}`);
} finally {
  await hall.close();
}
