import { mixBits } from '../random.ts';
import type { Stay } from '../readStay.ts';

const nightsPerWeek = 7;
const shareOfFullWeeks = 0.18;

/**
 * Whether a hotel has a room for a stay. It is full in some weeks, always the same ones, and free
 * for a stay that touches none of them: a shorter stay within a free one is free too. One that never
 * sells out is always free.
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
/** In each block of nights one of these numbers of rooms is free, of each kind of room. */
const freeInBlock = [0, 1, 2, 3, 4, 5, 7, 9, 12, 15];

/**
 * How many rooms of one kind are free on all nights of a stay. The `last` kind of a hotel always
 * has one left, so that a hotel that is free has something to offer.
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
