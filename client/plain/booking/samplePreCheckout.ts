import type { Money } from '#contracts/money/money.ts';
import { createLedger, type LedgerLine } from '#contracts/money/priceLedger.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { guestRatingText } from '../../domain/hotels/guestRating.ts';
import type { SampleStay } from '../../domain/stay/stayDetails.ts';

/** Returns an amount of US dollars. `amount` is in cents. */
function usd(amount: bigint): Money {
  return { amount, currency: 'USD' };
}

const line = (
  kind: LedgerLine['kind'],
  name: string,
  amount: bigint,
  due: LedgerLine['due'] = 'now',
): LedgerLine => ({ kind, name, amount: usd(amount), due });

const reviews = 1_284;
const sampleRating = { guest_rating: { score: 9, reviews } };

/** Returns the sample stay of the pre-checkout page. Spec §2 and §9. */
export function samplePreCheckout(i18n: SiteI18n): SampleStay {
  const { t, formats } = i18n;
  const rating = guestRatingText(i18n, sampleRating);
  const dayOf = (iso: string) =>
    formats.dayWith(iso, { weekday: 'short', month: 'short', day: 'numeric' });
  return {
    hotel: t('precheckout.sample.hotel'),
    place: '',
    stars: '',
    guestRating: rating && { ...rating, count: t('reviews.count', { count: reviews }) },
    room: t('precheckout.sample.room'),
    meal: '',
    cancellation: t('stayTerms.cancellation.nonRefundable'),
    refundable: false,
    guests: '',
    checkIn: {
      day: dayOf('2024-11-03'),
      iso: '2024-11-03',
      time: t('chosenStay.from', { time: '14:00' }),
    },
    checkOut: {
      day: dayOf('2024-11-04'),
      iso: '2024-11-04',
      time: t('chosenStay.until', { time: '12:00' }),
    },
    ledger: createLedger(
      [
        line('nights', '', 34_500n),
        line('credit', t('precheckout.sample.oneKeyCash'), -1_500n),
        line('tax', t('precheckout.sample.taxes'), 4_605n),
        line('tax', t('precheckout.sample.localTax'), 750n),
        line('tax', t('precheckout.sample.payableAtProperty'), 1_200n, 'property'),
      ],
      { currency: 'USD', nights: 1, rooms: 1 },
    ),
    taxNote: '',
    policies: [],
    services: [],
  };
}

/** A traveler's loyalty cash: the balance, and the amount that the booking earns. */
export interface Loyalty {
  readonly balance: Money;
  readonly earn: Money;
}

/** The sample loyalty cash, shown only beside the sample stay. Spec §9. */
export const sampleLoyalty: Loyalty = { balance: usd(1_500n), earn: usd(651n) };
