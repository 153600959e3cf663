import { describe, expect, it } from 'vitest';
import { ServerClock } from './clock';

describe('ServerClock', () => {
  it('believes the quickest round trip', () => {
    let now = 1000;
    const clock = new ServerClock(() => now);
    clock.heard(50_000);
    expect(clock.local(50_500)).toBe(1500);
    now = 1200;
    clock.pong(1000, 50_130); // 200 ms there and back: the server was at 50 130 at 1100
    expect(clock.local(50_130)).toBe(1100);
    now = 2040;
    clock.pong(2000, 51_060); // 40 ms: better
    expect(clock.local(51_060)).toBe(2020);
    now = 3900;
    clock.pong(3000, 60_000); // 900 ms: worse, ignored
    expect(clock.local(51_060)).toBe(2020);
  });
});
