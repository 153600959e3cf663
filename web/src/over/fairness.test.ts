import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkFairness, commitmentTo, isHonest, seedOf } from './fairness';

const KEY = '00'.repeat(32);
const NONCE = 'ab'.repeat(16);

describe('the seal', () => {
  it('is the hash of the key', () => {
    expect(commitmentTo(KEY)).toBe(
      '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925',
    );
  });

  it('mixes key and nonces as the hall does', () => {
    const mixed = createHash('sha256')
      .update('runehall deal')
      .update(Buffer.from(KEY, 'hex'))
      .update(Buffer.from([16]))
      .update(Buffer.from(NONCE, 'hex'))
      .update(Buffer.from([0]));
    expect(seedOf(KEY, [NONCE, null])).toBe(mixed.digest('hex'));
  });

  const told = {
    commitment: commitmentTo(KEY),
    nonces: [NONCE, null],
    key: KEY,
    seed: seedOf(KEY, [NONCE, null]),
  };
  const proof = { table: 't', commitment: told.commitment, nonce: NONCE };

  it('holds for an honest deal', () => {
    const checks = checkFairness(told, proof, 0);
    expect(checks.map(({ holds }) => holds)).toEqual([true, true, true, true]);
    expect(isHonest(checks)).toBe(true);
  });

  it.each([
    ['another commitment than was seen', told, { ...proof, commitment: 'ff' }],
    ['another key', { ...told, key: '11'.repeat(32) }, proof],
    ['a nonce that was left out', { ...told, nonces: [null, null] }, proof],
    ['another seed', { ...told, seed: '0' }, proof],
  ])('breaks for %s', (_what, claimed, known) => {
    expect(isHonest(checkFairness(claimed, known, 0))).toBe(false);
  });

  it('claims nothing about what it cannot check', () => {
    const secret = { ...told, key: null, seed: null };
    expect(isHonest(checkFairness(secret, { table: 't' }, -1))).toBe(false);
  });
});
