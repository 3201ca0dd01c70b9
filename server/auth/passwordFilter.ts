import { createHash } from 'node:crypto';

/** How many bits of the filter stand for a password: one for each four bytes of SHA-512. */
const probes = 16;

/** The form in which passwords are compared with leaked ones: guessers try both cases alike. */
function folded(password: string): string {
  return password.normalize('NFKC').toLowerCase();
}

function positionsOf(password: string, filter: Uint8Array): number[] {
  const digest = createHash('sha512').update(folded(password)).digest();
  const bits = filter.length * 8;
  return Array.from({ length: probes }, (_, at) => digest.readUInt32BE(4 * at) % bits);
}

/** Adds a password to a Bloom filter. The filter is changed. */
export function addToFilter(filter: Uint8Array, password: string): void {
  for (const position of positionsOf(password, filter)) {
    filter[position >> 3] = (filter[position >> 3] ?? 0) | (1 << (position & 7));
  }
}

/**
 * Whether a Bloom filter has a password, in whatever case. It never misses one; with 23 bits for
 * each of its passwords it takes fewer than one in 10,000 others for one of them.
 */
export function isInFilter(filter: Uint8Array, password: string): boolean {
  return positionsOf(password, filter).every(
    (position) => ((filter[position >> 3] ?? 0) & (1 << (position & 7))) !== 0,
  );
}
