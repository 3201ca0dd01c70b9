import { mixBits } from './random.ts';
import type { Stay } from './readStay.ts';

const nightsPerWeek = 7;
const shareOfFullWeeks = 0.18;

/**
 * Whether a hotel has a room for a stay. It is full in some weeks, always the same ones, and free for
 * a stay that touches none of them: a shorter stay within a free one is free too.
 */
export function isFree(hotel: { hash: number }, { first, end }: Stay): boolean {
  const lastWeek = Math.floor((end - 1) / nightsPerWeek);
  for (let week = Math.floor(first / nightsPerWeek); week <= lastWeek; week += 1) {
    if (mixBits(hotel.hash ^ Math.imul(week, 0x9e3779b1)) < shareOfFullWeeks * 0x1_0000_0000) {
      return false;
    }
  }
  return true;
}
