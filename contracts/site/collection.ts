import { parseAmount } from '../money/money.ts';
import type { Collector, Rate } from '../provider/rateFields.ts';
import type { SiteSettings } from './siteSettings.ts';

/** What the operator has agreed with hotels about what is paid before arrival. */
export type Collecting = Pick<
  SiteSettings,
  'prepaidBy' | 'payments' | 'paymentNote' | 'needsPaymentNote'
>;

/**
 * Who collects what the rates of some rooms ask for before arrival: as they say themselves, else as
 * the operator has agreed. Undefined where nobody can: the site takes no payments, nobody has said
 * how the hotel collects, or the site collects for one room and the hotel for another. Such rates
 * cannot be booked here. Where nothing is due before arrival it is the hotel.
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

/** How the hotel collects: in its own words, else in the operator's; '' where nobody has said. */
export function paymentNoteOf(hotelNote: string | null | undefined, operatorNote: string): string {
  return hotelNote?.trim() || operatorNote;
}
