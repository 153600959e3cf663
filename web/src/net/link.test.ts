import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerMessage } from '../wire';
import { Link, type LinkState } from './link';

/** The other end of a link, in the hands of the test. */
class FakeSocket {
  static readonly OPEN = 1;
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: Record<string, unknown>[] = [];
  seq = 0;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  cut(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  tell(message: Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify({ seq: ++this.seq, ...message }) });
  }

  lastOf(type: string): Record<string, unknown> | undefined {
    return this.sent.findLast((message) => message.type === type);
  }
}

const WELCOME = { type: 'welcome', time: 5000 };

let sockets: FakeSocket[];
let heard: ServerMessage[];
let states: LinkState[];
let link: Link;

const socket = (): FakeSocket => {
  const latest = sockets.at(-1);
  if (!latest) throw new Error('There is no socket.');
  return latest;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  const silent = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('window', silent);
  vi.stubGlobal('document', { ...silent, visibilityState: 'visible' });
  sockets = [];
  heard = [];
  states = [];
  link = new Link({
    url: 'ws://hall/t',
    hello: () => ({ token: 'key', language: 'de' }),
    onmessage: (message) => heard.push(message),
    onstate: (state) => states.push(state),
    connect: () => {
      const made = new FakeSocket();
      sockets.push(made);
      return made as unknown as WebSocket;
    },
  });
});

afterEach(() => {
  link.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('Link', () => {
  it('says hello and is open after the welcome', () => {
    socket().open();
    expect(socket().sent[0]).toEqual({ type: 'hello', token: 'key', language: 'de' });
    expect(states).toEqual([]);
    socket().tell(WELCOME);
    expect(states).toEqual(['open']);
    expect(heard.map(({ type }) => type)).toEqual(['welcome']);
  });

  it('gives the answer to whoever asked', async () => {
    socket().open();
    socket().tell(WELCOME);
    const answer = link.ask({ type: 'act', text: 'draw' });
    const sent = socket().lastOf('act');
    socket().tell({ type: 'accepted', id: sent?.id });
    expect((await answer)?.type).toBe('accepted');
    expect(heard).toHaveLength(1);
  });

  it('notices a gap, asks for everything and is silent until it comes', () => {
    socket().open();
    socket().tell(WELCOME);
    socket().seq += 1;
    socket().tell({ type: 'update' });
    expect(socket().lastOf('resync')).toBeDefined();
    socket().tell({ type: 'update' });
    expect(heard).toHaveLength(1);
    socket().tell(WELCOME);
    socket().tell({ type: 'update' });
    expect(heard.map(({ type }) => type)).toEqual(['welcome', 'welcome', 'update']);
  });

  it('comes back after a cut and sends an unanswered command again under the same id', async () => {
    socket().open();
    socket().tell(WELCOME);
    const answer = link.ask({ type: 'act', text: 'draw' });
    const first = socket().lastOf('act');
    socket().cut();
    expect(states.at(-1)).toBe('cut');
    await vi.advanceTimersByTimeAsync(1000);
    expect(sockets).toHaveLength(2);
    socket().open();
    expect(socket().lastOf('act')).toBeUndefined();
    socket().tell(WELCOME);
    expect(socket().lastOf('act')).toEqual(first);
    socket().tell({ type: 'accepted', id: first?.id });
    expect((await answer)?.type).toBe('accepted');
    expect(states.at(-1)).toBe('open');
  });

  it('forgets questions with the link', async () => {
    socket().open();
    socket().tell(WELCOME);
    const answer = link.ask({ type: 'preview', text: 'draw' });
    socket().cut();
    expect(await answer).toBeNull();
    expect(await link.ask({ type: 'hint' })).toBeNull();
  });

  it('waits longer after every failure', async () => {
    for (let failure = 0; failure < 4; failure++) {
      socket().cut();
      await vi.advanceTimersByTimeAsync(20_000);
    }
    expect(sockets).toHaveLength(5);
    socket().cut();
    await vi.advanceTimersByTimeAsync(2_900); // at least 0.75 × 250 ms × 2⁴
    expect(sockets).toHaveLength(5);
    await vi.advanceTimersByTimeAsync(2_200);
    expect(sockets).toHaveLength(6);
  });

  it('takes a silent link for cut', async () => {
    socket().open();
    socket().tell(WELCOME);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(states).toContain('cut');
  });

  it('stays away when it is told to', async () => {
    socket().open();
    socket().tell(WELCOME);
    socket().tell({ type: 'closing', code: 'left', sentence: 'Gone.', retry: false });
    expect(link.state).toBe('closed');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
    expect(await link.ask({ type: 'hint' })).toBeNull();
  });

  it('comes back when it is told to', async () => {
    socket().open();
    socket().tell(WELCOME);
    socket().tell({ type: 'closing', code: 'draining', sentence: 'Soon.', retry: true });
    socket().cut();
    await vi.advanceTimersByTimeAsync(1000);
    expect(sockets).toHaveLength(2);
  });

  it('passes a refusal of the hello on', () => {
    socket().open();
    socket().tell({ type: 'refused', id: null, code: 'bad_token', sentence: 'No.' });
    expect(heard.map(({ type }) => type)).toEqual(['refused']);
  });
});
