/**
 * The fair shuffle, reckoned again in the browser: the seal shown before the deal fits the key told
 * afterwards, and key and nonces give the seed. Web Crypto exists only on secure pages, and a hall in
 * a home network is none, so the hash is a library's.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Proof } from '../net/proofs';
import type { Fairness } from '../wire';

const DEAL = 'runehall deal';

/** One thing that was checked; null when there was nothing to check it against. */
export interface Check {
  readonly id: 'commitment-seen' | 'key-fits' | 'nonce-mine' | 'seed-fits';
  readonly holds: boolean | null;
}

export function commitmentTo(key: string): string {
  return bytesToHex(sha256(hexToBytes(key)));
}

/** The seed that a key and the seats' nonces give; each nonce comes after its length. */
export function seedOf(key: string, nonces: readonly (string | null)[]): string {
  const parts = nonces.map((nonce) => {
    const given = hexToBytes(nonce ?? '');
    return concatBytes(new Uint8Array([given.length]), given);
  });
  return bytesToHex(sha256(concatBytes(utf8ToBytes(DEAL), hexToBytes(key), ...parts)));
}

export function checkFairness(told: Fairness, proof: Proof, seat: number): readonly Check[] {
  const { key, seed, commitment, nonces } = told;
  return [
    {
      id: 'commitment-seen',
      holds: proof.commitment === undefined ? null : proof.commitment === commitment,
    },
    { id: 'key-fits', holds: key === null ? null : commitmentTo(key) === commitment },
    {
      id: 'nonce-mine',
      holds: proof.nonce === undefined || seat < 0 ? null : nonces[seat] === proof.nonce,
    },
    {
      id: 'seed-fits',
      holds: key === null || seed === null ? null : seedOf(key, nonces) === seed,
    },
  ];
}

/** Honest as far as anything could be checked, and something could. */
export function isHonest(checks: readonly Check[]): boolean {
  return checks.every(({ holds }) => holds !== false) && checks.some(({ holds }) => holds === true);
}
