/** A real hall on a loopback port, with a folder of its own; it can be stopped and started again. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const COMMAND = process.env.RUNEHALL ?? 'runehall';
const STARTS_WITHIN = 60_000;

/** As many messages as a test likes. */
const HURRIED = [
  '--requests-per-second',
  '1000',
  '--messages-per-second',
  '1000',
  '--sockets-per-address',
  '1000',
];

export class Hall {
  readonly #data = mkdtempSync(join(tmpdir(), 'runehall-'));
  readonly #windowScale: number;
  readonly #botPause: number;
  #process: ChildProcess | undefined;
  address = '';
  output = '';

  private constructor(windowScale: number, botPause: number) {
    this.#windowScale = windowScale;
    this.#botPause = botPause;
  }

  /**
   * 1 is what people get. Tests that race nobody take short windows, and bots do not wait, so that a
   * game takes seconds.
   */
  static async open(windowScale = 0.17, botPause = 0): Promise<Hall> {
    const hall = new Hall(windowScale, botPause);
    await hall.start();
    return hall;
  }

  /** Starts the hall, after a stop on the same port and with what it has written down. */
  async start(): Promise<void> {
    const port = this.address === '' ? '0' : new URL(this.address).port;
    const page = process.env.RUNEHALL_PAGE ? ['--page', process.env.RUNEHALL_PAGE] : [];
    const child = spawn(
      COMMAND,
      ['serve', '--port', port, '--data', this.#data, ...page, ...HURRIED].concat([
        '--window-scale',
        String(this.#windowScale),
        '--bot-pause',
        String(this.#botPause),
      ]),
      { env: { ...process.env, RUNEHALL_LANG: 'en' }, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    this.#process = child;
    this.address = await new Promise<string>((resolve, reject) => {
      const late = setTimeout(
        () => reject(new Error(`The hall did not open:\n${this.output}`)),
        STARTS_WITHIN,
      );
      const read = (text: Buffer): void => {
        this.output += text.toString();
        const found = /The hall is open: (\S+)/.exec(
          this.output.slice(this.output.lastIndexOf('The hall')),
        );
        if (!found?.[1]) return;
        clearTimeout(late);
        resolve(found[1]);
      };
      child.stdout.on('data', read);
      child.stderr.on('data', (text: Buffer) => (this.output += text.toString()));
      child.on('exit', (code) => reject(new Error(`The hall ended (${code}):\n${this.output}`)));
      child.on('error', reject);
    });
  }

  /** Ends the process: politely, or as a crash would. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null) return;
    child.removeAllListeners('exit');
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 8000))]);
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    this.output = '';
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.#data, { recursive: true, force: true });
  }

  async post(path: string, body: unknown): Promise<void> {
    const answer = await fetch(this.address + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  }

  async get<Answer>(path: string, token?: string): Promise<Answer> {
    const headers: HeadersInit = token ? { Authorization: `Bearer ${token}` } : {};
    const answer = await fetch(this.address + path, { headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }
}
