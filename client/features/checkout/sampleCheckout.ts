import { createLedger } from '#contracts/money/priceLedger.ts';
import { servicesFor } from '../../domain/stay/services.ts';
import type { StayDetails } from '../../domain/stay/stayDetails.ts';

const aed = (amount: bigint) => ({ amount, currency: 'AED' });

/**
 * The sample stay of the checkout page. Its city tax is known only in the currency of the property, so
 * it adds nothing to the total. Spec §2 and §9.
 */
export const sampleCheckout: StayDetails = {
  hotel: 'Riad Atlas Garden',
  place: 'Marrakech, Morocco',
  stars: '4-star hotel',
  room: 'Standard Double Room, Patio View',
  meal: 'Breakfast included',
  cancellation: 'Free cancellation before June 9',
  refundable: true,
  guests: '1 adult',
  checkIn: { day: 'June 18, 2025', iso: '2025-06-18', time: 'from 14:00' },
  checkOut: { day: 'June 19, 2025', iso: '2025-06-19', time: 'until 12:00' },
  ledger: createLedger(
    [
      { kind: 'nights', name: '', amount: aed(67_800n), due: 'now' },
      {
        kind: 'tax',
        name: 'City tax',
        amount: aed(0n),
        due: 'property',
        charged: { amount: 1_926n, currency: 'MAD' },
      },
    ],
    { currency: 'AED', nights: 1, rooms: 1 },
  ),
  taxNote: 'VAT not applicable',
  commission: { percent: 0, amount: aed(0n) },
  policies: [],
  services: servicesFor({ meal: 'breakfast', checkInFrom: '14:00', checkOutUntil: '12:00' }),
};
