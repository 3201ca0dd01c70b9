import { createLedger } from '#contracts/money/priceLedger.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { guestsText } from '#contracts/texts/stayText.ts';
import { serviceOffers } from '../../domain/stay/services.ts';
import type { SampleStay } from '../../domain/stay/stayDetails.ts';

const aed = (amount: bigint) => ({ amount, currency: 'AED' });

/**
 * Returns the sample stay of the checkout page. The city tax is known only in the currency of the
 * property, so it adds nothing to the total. Spec §2 and §9.
 */
export function sampleCheckout(i18n: SiteI18n): SampleStay {
  const { t, formats } = i18n;
  const dayOf = (iso: string) =>
    formats.dayWith(iso, { month: 'long', day: 'numeric', year: 'numeric' });
  const free = formats.dayWith('2025-06-09', { month: 'long', day: 'numeric' });
  return {
    hotel: t('checkout.sample.hotel'),
    place: t('checkout.sample.place'),
    stars: t('chosenStay.hotelStars', { stars: 4 }),
    room: t('checkout.sample.room'),
    meal: t('stayTerms.meal.breakfast'),
    cancellation: t('checkout.sample.cancellation', { day: free }),
    refundable: true,
    guests: guestsText(i18n, [{ adults: 1, childAges: [] }]),
    checkIn: { day: dayOf('2025-06-18'), iso: '2025-06-18', time: t('checkout.sample.from') },
    checkOut: { day: dayOf('2025-06-19'), iso: '2025-06-19', time: t('checkout.sample.until') },
    ledger: createLedger(
      [
        { kind: 'nights', name: '', amount: aed(67_800n), due: 'now' },
        {
          kind: 'tax',
          name: t('checkout.sample.cityTax'),
          amount: aed(0n),
          due: 'property',
          charged: { amount: 1_926n, currency: 'MAD' },
        },
      ],
      { currency: 'AED', nights: 1, rooms: 1 },
    ),
    taxNote: t('checkout.sample.taxNote'),
    commission: { percent: 0, amount: aed(0n) },
    policies: [],
    services: serviceOffers(
      i18n,
      {
        meal: 'breakfast',
        checkInFrom: '14:00',
        checkOutUntil: '12:00',
      },
      (time) => time,
    ),
  };
}
