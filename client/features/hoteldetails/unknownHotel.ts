import type { Hotel } from '#contracts/provider/hotels.ts';

/**
 * Replaces a hotel that could not be loaded, so that its page renders with the fallback texts for its
 * missing fields. Spec §4 and §8.
 */
export const unknownHotel: Hotel = { id: '', name: 'Hotel details' };
