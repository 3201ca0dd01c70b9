import type { Money } from '#contracts/money/money.ts';
import { hasFacts, isWith, type RateFact } from '#contracts/site/rateFacts.ts';
import type { Party } from '#contracts/values/party.ts';
import { lowestPrices } from './cheapestOffer.ts';
import type { HotelOffers, Offer } from './offers.ts';

/**
 * What a hotel costs with free cancellation, where the offer that is shown is without it; undefined
 * where no rate in its currency has that and all that is wanted.
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
