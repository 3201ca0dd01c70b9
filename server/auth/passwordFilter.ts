import { createHash } from 'node:crypto';

/**
 * The number of bits that each password sets in the filter. Four bytes of the SHA-512 give the
 * position of a bit.
 */
const probes = 16;

/**
 * Normalizes a password for the comparison with leaked passwords. Case is ignored, because guessers
 * try both cases.
 */
function folded(password: string): string {
  return password.normalize('NFKC').toLowerCase();
}

function positionsOf(password: string, filter: Uint8Array): number[] {
  const digest = createHash('sha512').update(folded(password)).digest();
  const bits = filter.length * 8;
  return Array.from({ length: probes }, (_, at) => digest.readUInt32BE(4 * at) % bits);
}

/** Adds a password to a Bloom filter, in place. */
export function addToFilter(filter: Uint8Array, password: string): void {
  for (const position of positionsOf(password, filter)) {
    filter[position >> 3] = (filter[position >> 3] ?? 0) | (1 << (position & 7));
  }
}

/**
 * Returns whether a Bloom filter contains a password, ignoring case. Every password that was added
 * matches. With 23 bits for each added password, fewer than one in 10,000 other passwords match by
 * accident.
 */
export function isInFilter(filter: Uint8Array, password: string): boolean {
  return positionsOf(password, filter).every(
    (position) => ((filter[position >> 3] ?? 0) & (1 << (position & 7))) !== 0,
  );
}
