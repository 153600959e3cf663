import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const [dayBlock = '', nightBlock = ''] = css.split("[data-theme='night']");

function colours(block: string): Record<string, string> {
  const pairs = [...block.matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/g)];
  return Object.fromEntries(pairs.map((match) => [match[1], match[2]]));
}

const DAY = colours(dayBlock);
const THEMES = { day: DAY, night: { ...DAY, ...colours(nightBlock) } };

function luminance(hex: string): number {
  const long = hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(long.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a = '', b = ''): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(['day', 'night'] as const)('%s', (name) => {
  const theme = THEMES[name];

  it.each(['linen', 'oak', 'paper', 'sunk', 'quiet'])('text is readable on %s', (surface) => {
    expect(contrast(theme.ink, theme[surface])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme.ink2, theme[surface])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['linen', 'paper'])('third text and meaning colours are readable on %s', (surface) => {
    for (const colour of ['ink3', 'madder', 'woad', 'spruce', 'ok']) {
      expect(contrast(theme[colour], theme[surface]), colour).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('buttons are readable', () => {
    expect(contrast('#241c15', theme.weld)).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#fff8ec', theme['danger-ground'])).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#f8f0df', theme['dark-ground'])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['oak', 'paper'])('rings and seat lines are seen on %s', (surface) => {
    expect(contrast(theme.tap, theme[surface])).toBeGreaterThanOrEqual(3);
    for (let seat = 0; seat < 8; seat++) {
      expect(contrast(theme[`line-seat-${seat}`], theme[surface])).toBeGreaterThanOrEqual(3);
    }
  });
});

it('chalk emblems are seen on every seat colour', () => {
  for (let seat = 0; seat < 8; seat++) {
    expect(contrast(DAY.chalk, DAY[`seat-${seat}`])).toBeGreaterThanOrEqual(4.5);
  }
});
