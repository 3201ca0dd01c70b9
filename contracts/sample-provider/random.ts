/**
 * Pseudo-random numbers from a seed text: the same text gives the same numbers on every machine.
 */
export type Random = {
  /** Returns a fraction from 0 up to, but not including, 1. */
  next: () => number;
  /** Returns a whole number between the two limits, both included. */
  between: (min: number, max: number) => number;
  /** Returns a fraction between the two limits. */
  within: (min: number, max: number) => number;
  chance: (share: number) => boolean;
  pick: <Item>(list: readonly Item[]) => Item;
  shuffled: <Item>(list: readonly Item[]) => Item[];
};

/** Hashes a text to an unsigned 32-bit number (FNV-1a, with its bits mixed at the end). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return mixBits(hash);
}

/**
 * Mixes the bits of a number (the finalizer of MurmurHash3), so that consecutive numbers look
 * random.
 */
export function mixBits(value: number): number {
  let bits = value;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/**
 * Creates the generator of the sample catalog and its pictures (mulberry32). With `Math.random`,
 * each start would create other hotels, and links to them would break.
 */
export function createRandom(seed: string): Random {
  let state = hashText(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    between,
    within: (min, max) => min + next() * (max - min),
    chance: (share) => next() < share,
    pick(list) {
      for (const item of list.slice(between(0, list.length - 1))) return item;
      throw new RangeError('Nothing to pick from: the list is empty.');
    },
    shuffled(list) {
      const mixed = [...list];
      for (const [i, item] of list.entries()) {
        const j = between(0, i);
        mixed.copyWithin(i, j, j + 1);
        mixed[j] = item;
      }
      return mixed;
    },
  };
}
