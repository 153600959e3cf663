/** A whole game in an address: `/replay#record=` and the record, deflated, in letters that addresses may have. */

const NAME = '#record=';

/** The text of the record that an address holds, or null where it holds none. */
export function recordInAddress(hash: string = location.hash): Promise<string> | null {
  return hash.startsWith(NAME) ? unpacked(hash.slice(NAME.length)) : null;
}

async function unpacked(letters: string): Promise<string> {
  const bytes = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (each) =>
    each.charCodeAt(0),
  );
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Response(stream).text();
}
