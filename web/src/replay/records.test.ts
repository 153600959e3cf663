import { describe as group, expect, it } from 'vitest';
import { describe, recordsIn } from './records';

group('a file of records', () => {
  it('holds one game, however it is laid out', () => {
    const found = recordsIn('{\n  "game": "market",\n  "seed": 7\n}\n');
    expect(found.map(describe)).toEqual([{ game: 'market', names: [] }]);
  });

  it('holds a game on each line', () => {
    const text = '{"game":"market","names":["Ada",7]}\n\n{"game":"rune"}\n';
    expect(recordsIn(text).map(describe)).toEqual([
      { game: 'market', names: ['Ada'] },
      { game: 'rune', names: [] },
    ]);
  });

  it('keeps numbers as they were written', () => {
    const text = '{"seed":115792089237316195423570985008687907853}';
    expect(recordsIn(text)[0]?.text).toBe(text);
  });

  it.each(['', '[]', '7', 'null', 'a letter', '{"game":"market"}\nand more'])(
    'holds none: %j',
    (text) => {
      expect(recordsIn(text)).toEqual([]);
    },
  );
});
