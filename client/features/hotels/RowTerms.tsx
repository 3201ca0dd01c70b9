import type { Hotel } from '#contracts/provider/hotels.ts';
import { type RateFact, rateFacts } from '#contracts/site/rateFacts.ts';
import { cancellationText } from '#contracts/texts/termsText.ts';
import { isFreeToCancel } from '#contracts/money/cancellation.ts';
import type { Offer } from '../../domain/stay/offers.ts';
import { TickedList } from '../../ui/TickedList.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './HotelRow.module.css';

/**
 * The terms of a row's offer: cancellation, payment and meal, ticked where they favour the
 * traveller, and whether the property has to confirm. Where breakfast is `wanted` it says that the
 * price is without. Where no hotel has rates, each row has the same sample. Spec §2.
 */
export function RowTerms({
  hotel,
  offer,
  live,
  wanted = [],
}: {
  hotel: Hotel;
  offer: Offer | undefined;
  live: boolean;
  wanted?: readonly RateFact[] | undefined;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  if (!live) {
    const sample = [t('hotels.sample.freeCancellation'), t('hotels.terms.payAtProperty')];
    return <TickedList lines={sample} className={styles.terms} />;
  }
  if (!offer) return null;
  const { meal, payment, booking } = offer.rate;
  const breakfast = rateFacts.breakfast(offer.rate);
  const terms = [
    { line: cancellationText(i18n, offer.rate, hotel.time_zone), good: isFreeToCancel(offer.rate) },
    payment === 'property'
      ? { line: t('hotels.terms.payAtProperty'), good: true }
      : { line: t('price.payment.now'), good: false },
    {
      line:
        wanted.includes('breakfast') && !breakfast
          ? t('hotels.terms.breakfastNotInPrice')
          : t(`stay.meal.${meal}`),
      good: breakfast,
    },
  ];
  const others = terms.filter(({ good }) => !good).map(({ line }) => line);
  return (
    <>
      <TickedList
        lines={terms.filter(({ good }) => good).map(({ line }) => line)}
        className={styles.terms}
      />
      {others.length > 0 && <p className={styles.detail}>{others.join(' · ')}</p>}
      {booking === 'on-request' && <p className={styles.request}>{t('hotels.terms.onRequest')}</p>}
    </>
  );
}
