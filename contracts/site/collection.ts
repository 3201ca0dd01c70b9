import { parseAmount } from '../money/money.ts';
import type { Collector, Rate } from '../provider/rateFields.ts';
import type { SiteSettings } from './siteSettings.ts';

/** What the operator has agreed with hotels about what is paid before arrival. */
export type Collecting = Pick<
  SiteSettings,
  'prepaidBy' | 'payments' | 'paymentNote' | 'needsPaymentNote'
>;

/**
 * Who collects what a rate asks for before arrival: as it says itself, else as the operator has
 * agreed. Undefined where nobody can: the site takes no payments, or nobody has said how the hotel
 * collects. Such a rate cannot be booked here. Where nothing is due before arrival it is the hotel.
 */
export function collectorOf(
  { collect, total_now, currency }: Pick<Rate, 'collect' | 'total_now' | 'currency'>,
  hotelNote: string | null | undefined,
  { prepaidBy, payments, paymentNote, needsPaymentNote }: Collecting,
): Collector | undefined {
  if (parseAmount(total_now, currency) === 0n) return 'hotel';
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
