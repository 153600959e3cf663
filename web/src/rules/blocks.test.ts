import { describe, expect, it } from 'vitest';
import { blocksOf, headingsOf } from './blocks';

describe('the text of the rules', () => {
  it('leaves out the title, which the page shows itself', () => {
    expect(blocksOf('# Alaska\n\nFish.')).toEqual([{ kind: 'text', text: 'Fish.' }]);
  });

  it('puts pictures that follow one another side by side', () => {
    const rules =
      'One.\n\n![First](picture:turn-1)\n![Then](picture:turn-2)\n\nTwo.\n\n![](picture:end)';
    expect(blocksOf(rules)).toEqual([
      { kind: 'text', text: 'One.\n' },
      {
        kind: 'pictures',
        pictures: [
          { name: 'turn-1', caption: 'First' },
          { name: 'turn-2', caption: 'Then' },
        ],
      },
      { kind: 'text', text: '\nTwo.\n' },
      { kind: 'pictures', pictures: [{ name: 'end', caption: '' }] },
    ]);
  });

  it('lets a picture within a sentence be', () => {
    expect(blocksOf('See ![it](picture:it) here.')).toHaveLength(1);
  });

  it('names its chapters, whatever letters they have', () => {
    expect(headingsOf('# A\n\n## Die Außenlager!\n\n### 1\n\n## Who begins')).toEqual([
      { id: 'die-außenlager', text: 'Die Außenlager!' },
      { id: 'who-begins', text: 'Who begins' },
    ]);
  });
});
