import { mixBits } from '../random.ts';
import type { Stay } from '../readStay.ts';

const nightsPerWeek = 7;
const shareOfFullWeeks = 0.18;

/**
 * Returns whether a hotel has a room for a stay. Each hotel is full in some fixed weeks, and free
 * for a stay that touches none of them. Therefore a shorter stay within a free one is free too. A
 * hotel with `sellsOut: false` is always free.
 */
export function isFree(hotel: { hash: number; sellsOut?: boolean }, { first, end }: Stay): boolean {
  if (hotel.sellsOut === false) return true;
  const lastWeek = Math.floor((end - 1) / nightsPerWeek);
  for (let week = Math.floor(first / nightsPerWeek); week <= lastWeek; week += 1) {
    if (mixBits(hotel.hash ^ Math.imul(week, 0x9e3779b1)) < shareOfFullWeeks * 0x1_0000_0000) {
      return false;
    }
  }
  return true;
}

const nightsPerBlock = 3;
/** The possible numbers of free rooms of each kind in a block of nights. */
const freeInBlock = [0, 1, 2, 3, 4, 5, 7, 9, 12, 15];

/**
 * Returns the number of rooms of one kind that are free on all nights of a stay. The `last` kind of
 * a hotel always has at least one, so that a free hotel has an offer.
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
