/** What this browser saw before a deal and gave to it: what the seal is checked against. */

const KEY = 'runehall.proofs';
const MOST = 60;

export interface Proof {
  readonly table: string;
  /** The commitment as it was shown before the deal. */
  readonly commitment?: string | undefined;
  /** My own share in the shuffle. */
  readonly nonce?: string | undefined;
}

function proofs(): readonly Proof[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as Proof[]) : [];
  } catch {
    return [];
  }
}

export function proofOf(table: string): Proof {
  return proofs().find((proof) => proof.table === table) ?? { table };
}

export function rememberProof(proof: Proof): void {
  const others = proofs().filter(({ table }) => table !== proof.table);
  const known = { ...proofOf(proof.table), ...proof };
  localStorage.setItem(KEY, JSON.stringify([known, ...others].slice(0, MOST)));
}
