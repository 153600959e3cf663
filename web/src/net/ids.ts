/** Random texts. `crypto.randomUUID` exists only on secure pages; a hall in a home network is none. */

export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The id of a command. */
export const commandId = (): string => randomHex(12);

/** My share in the shuffle. */
export const nonce = (): string => randomHex(16);
