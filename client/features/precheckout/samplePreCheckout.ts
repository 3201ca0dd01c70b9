import type { Money } from '#contracts/money/money.ts';
import { createLedger, type LedgerLine } from '#contracts/money/priceLedger.ts';
import type { StayDetails } from '../../domain/stay/stayDetails.ts';

/** An amount in US cents. */
function usd(amount: bigint): Money {
  return { amount, currency: 'USD' };
}

const line = (
  kind: LedgerLine['kind'],
  name: string,
  amount: bigint,
  due: LedgerLine['due'] = 'now',
): LedgerLine => ({ kind, name, amount: usd(amount), due });

/** The sample stay of the pre-checkout page. Spec §2 and §9. */
export const samplePreCheckout: StayDetails = {
  hotel: 'Clifton Shore Hotel',
  place: '',
  stars: '',
  guestRating: { score: '9', word: 'Wonderful', reviews: '1,284 reviews' },
  room: 'Deluxe Room, 1 King Bed, Sea View',
  meal: '',
  cancellation: 'Non-refundable',
  refundable: false,
  guests: '',
  checkIn: { day: 'Sun, Nov 3', iso: '2024-11-03', time: 'from 14:00' },
  checkOut: { day: 'Mon, Nov 4', iso: '2024-11-04', time: 'until 12:00' },
  ledger: createLedger(
    [
      line('nights', '', 34_500n),
      line('credit', 'OneKeyCash applied', -1_500n),
      line('tax', 'Taxes and fees', 4_605n),
      line('tax', 'Local tax', 750n),
      line('tax', 'Payable at property', 1_200n, 'property'),
    ],
    { currency: 'USD', nights: 1, rooms: 1 },
  ),
  taxNote: '',
  policies: [],
  services: [],
};

/** A traveller's loyalty cash: the balance, and what the booking earns. */
export interface Loyalty {
  readonly balance: Money;
  readonly earn: Money;
}

/** The sample loyalty cash, shown beside the sample stay alone. Spec §9. */
export const sampleLoyalty: Loyalty = { balance: usd(1_500n), earn: usd(651n) };
