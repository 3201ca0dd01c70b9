import type { Money } from '#contracts/money/money.ts';
import { hasFacts, isWith, type RateFact } from '#contracts/site/rateFacts.ts';
import type { Party } from '#contracts/values/party.ts';
import { lowestPrices } from './cheapestOffer.ts';
import type { HotelOffers, Offer } from './offers.ts';

/**
 * Returns the price of a hotel with free cancellation, to be shown beside an offer without it.
 * Undefined if no rate in the same currency has free cancellation and all wanted facts.
 */
export function priceFreeToCancel(
  hotel: HotelOffers,
  party: Party,
  { rates: shown, ledger: { currency } }: Offer,
  wanted: readonly RateFact[] = [],
): Money | undefined {
  const needed = [...wanted, 'freeCancellation' as const];
  const now = new Date();
  return shown.every((rate) => isWith(['freeCancellation'], rate, now))
    ? undefined
    : lowestPrices(hotel, party, now).find(
        ({ price, facts }) => price.currency === currency && hasFacts(facts, needed),
      )?.price;
}
