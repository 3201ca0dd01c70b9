import { parseAmount } from '../money/money.ts';
import type { Collector, Rate } from '../provider/rateFields.ts';
import type { SiteSettings } from './siteSettings.ts';

/** The operator's agreement with hotels about payments before arrival. */
export type Collecting = Pick<
  SiteSettings,
  'prepaidBy' | 'payments' | 'paymentNote' | 'needsPaymentNote'
>;

/**
 * Returns the party that collects the payments before arrival for some rooms. If a rate does not
 * name the party, the operator's agreement decides. If nothing is due before arrival, the result is
 * the hotel.
 *
 * Returns undefined if nobody can collect: the site takes no payments, it is unknown how the hotel
 * collects, or the site collects for one room and the hotel for another. Such rates cannot be
 * booked here.
 */
export function collectorOf(
  rates: readonly Pick<Rate, 'collect' | 'total_now' | 'currency'>[],
  hotelNote: string | null | undefined,
  operator: Collecting,
): Collector | undefined {
  const prepaid = rates.filter(
    ({ total_now, currency }) => parseAmount(total_now, currency) !== 0n,
  );
  const collectors = new Set(prepaid.map((rate) => collectorOfPrepaid(rate, hotelNote, operator)));
  const [collector] = collectors;
  if (collectors.size > 1) return undefined;
  return prepaid.length === 0 ? 'hotel' : collector;
}

function collectorOfPrepaid(
  { collect }: Pick<Rate, 'collect'>,
  hotelNote: string | null | undefined,
  { prepaidBy, payments, paymentNote, needsPaymentNote }: Collecting,
): Collector | undefined {
  const agreed = prepaidBy === 'site' ? 'site' : 'hotel';
  if ((collect ?? agreed) === 'site') {
    return payments === '' ? undefined : 'site';
  }
  const isSaid = paymentNoteOf(hotelNote, paymentNote) !== '';
  return isSaid || !needsPaymentNote ? 'hotel' : undefined;
}

/**
 * Returns the text about how the hotel collects payments. This is the hotel's own text, or the
 * operator's text if the hotel has none. It is empty if there is neither.
 */
export function paymentNoteOf(hotelNote: string | null | undefined, operatorNote: string): string {
  return hotelNote?.trim() || operatorNote;
}
