import { mixBits } from '../random.ts';
import type { Stay } from '../readStay.ts';

const nightsPerBlock = 3;
/** How many rooms of a kind are free in a block of nights, one of these by chance. */
const freeInBlock = [0, 1, 2, 3, 4, 5, 7, 9, 12, 15];

/**
 * How many rooms of one kind are free on all nights of a stay. The `last` kind of a hotel always has
 * one left, so that a hotel that is free has something to offer.
 */
export function roomsLeft(hash: number, room: number, { first, end }: Stay, last: boolean): number {
  let left = Infinity;
  const lastBlock = Math.floor((end - 1) / nightsPerBlock);
  for (let block = Math.floor(first / nightsPerBlock); block <= lastBlock; block += 1) {
    const draw = mixBits(hash ^ Math.imul(block * 16 + room + 1, 0x85ebca6b));
    left = Math.min(left, freeInBlock[draw % freeInBlock.length] ?? 0);
  }
  return last ? Math.max(1, left) : left;
}
