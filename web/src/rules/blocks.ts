/** The text of the rules in pieces: Markdown, and pictures that stand side by side. */

export interface Drawn {
  readonly name: string;
  readonly caption: string;
}

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'pictures'; readonly pictures: readonly Drawn[] };

const PICTURE = /^!\[([^\]]*)\]\(picture:([\w-]+)\)$/;

/** Lines with pictures that follow one another stand side by side. */
export function blocksOf(rules: string): readonly Block[] {
  const blocks: Block[] = [];
  let text: string[] = [];
  let pictures: Drawn[] = [];
  const end = (): void => {
    if (text.join('').trim()) blocks.push({ kind: 'text', text: text.join('\n') });
    if (pictures.length > 0) blocks.push({ kind: 'pictures', pictures });
    text = [];
    pictures = [];
  };
  for (const line of withoutTitle(rules).split('\n')) {
    const found = PICTURE.exec(line);
    if (found) {
      if (text.join('').trim()) end();
      text = [];
      pictures.push({ caption: found[1] ?? '', name: found[2] ?? '' });
    } else {
      if (pictures.length > 0) end();
      text.push(line);
    }
  }
  end();
  return blocks;
}

/** The page shows the name of the game itself. */
function withoutTitle(rules: string): string {
  return rules.replace(/^# .*\n+/, '');
}

export interface Heading {
  readonly id: string;
  readonly text: string;
}

/** The chapters, each with a name for its address. */
export function headingsOf(rules: string): readonly Heading[] {
  return [...rules.matchAll(/^## (.+)$/gm)].map(([, text = '']) => ({ id: idOf(text), text }));
}

/** "The end and the points" becomes "the-end-and-the-points". */
export function idOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
