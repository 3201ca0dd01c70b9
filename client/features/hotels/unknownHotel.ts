import type { Hotel } from '#contracts/hotels.ts';

/**
 * Stands in for a hotel that the provider did not answer, so that its page renders without data and
 * every fallback text follows from the missing fields. Spec §4 and §8.
 */
export const unknownHotel: Hotel = { id: '', name: 'Hotel details' };
