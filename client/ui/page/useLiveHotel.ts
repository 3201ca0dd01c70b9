import type { Hotel } from '#contracts/provider/hotels.ts';
import { hasRates } from '../../domain/stay/offers.ts';
import { useLiveSite } from './LiveSite.ts';

/**
 * Whether no sample may be shown of a hotel: it has rates itself, or the others of the site have.
 */
export function useLiveHotel(hotel: Pick<Hotel, 'rates'>): boolean {
  return useLiveSite() || hasRates(hotel);
}
