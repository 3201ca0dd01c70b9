import { type DecimalMoney, type Money, parseMoney } from '../money/money.ts';
import type { I18n } from './createI18n.ts';
import type { BookingTexts } from './en/bookingTexts.ts';

/** A language with the texts of payments by card, which pages and mails share. */
type CardI18n = I18n<Pick<BookingTexts, 'paidByCard'>>;

/**
 * Returns a cancellation fee as text: the amount kept from the payment by card, and the amount that
 * the hotel collects.
 */
export function feeByCardText(
  { t, formats }: CardI18n,
  fee: Money,
  { kept, toHotel }: { kept: Money; toHotel: Money },
): string {
  return t('paidByCard.fee', {
    fee: formats.money(fee),
    kept: kept.amount > 0n ? 'some' : 'none',
    own: formats.money(kept),
    more: toHotel.amount > 0n ? 'yes' : 'no',
    rest: formats.money(toHotel),
  });
}

/**
 * Returns the refund of the replaced booking's card payment as text, with its time; '' if nothing
 * is refunded. If this booking is paid by card too, the text adds that both payments can be on the
 * card until then.
 */
export function paidBackText(
  { t, formats }: CardI18n,
  {
    replaces,
    payment,
  }: {
    replaces: { status: string; back?: DecimalMoney | null | undefined } | null;
    payment?: { isMoved?: boolean | undefined } | null | undefined;
  },
): string {
  if (!replaces?.back) return '';
  return t('paidByCard.back', {
    when: replaces.status === 'cancelled' ? 'now' : 'later',
    amount: formats.money(parseMoney(replaces.back)),
    both: payment && !payment.isMoved ? 'yes' : 'no',
  });
}
