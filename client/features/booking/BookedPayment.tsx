import { Fragment } from 'react';
import { parseMoney } from '#contracts/money/money.ts';
import { type Booking, formatBookingNumber, ledgerOfBooking } from '#contracts/site/bookings.ts';
import type { BookingPayment } from '#contracts/site/payments.ts';
import { cardBrand, dayAt, taxesPaid } from '#contracts/texts/receiptText.ts';
import { taxText } from '#contracts/texts/termsText.ts';
import { AnchorButton } from '../../ui/Button.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './booking.module.css';

/**
 * Leads to the page of the payment provider as long as the stay can be paid. If the stay may
 * already be paid, the link is not the primary action.
 */
export function PayLink({ payment }: { payment: BookingPayment | null | undefined }) {
  const { t, formats } = useI18n();
  if (!payment?.address) return null;
  return (
    <AnchorButton href={payment.address} look={payment.isLookedUp ? undefined : 'primary'}>
      {t('booking.pay', { amount: formats.money(parseMoney(payment.amount)) })}
    </AnchorButton>
  );
}

/**
 * Renders the receipt: the payments made on the site, and the refunds. A booking has only one
 * payment, so its number also identifies the receipt.
 */
export function BookedPayment({ booking }: { booking: Booking }) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const { number, payment } = booking;
  if (payment?.state !== 'captured') return null;
  const { amount, at, card, refunds, moved } = payment;
  const day = at ? dayAt(formats, at) : '';
  return (
    <div className={styles.part}>
      <h3 className={styles.receipt}>
        {t('booking.receipt', { number: formatBookingNumber(number) })}
      </h3>
      <dl className={styles.sums}>
        <dt>
          {card
            ? t('booking.paidWith', { day, brand: cardBrand(card), last4: card.last4 })
            : t('booking.paidOn', { day })}
        </dt>
        <dd>{formats.money(parseMoney(amount))}</dd>
        {taxesPaid(ledgerOfBooking(booking)).map((tax, index) => (
          <Fragment key={index}>
            <dt className={styles.ofIt}>{t('booking.including', { tax: taxText(i18n, tax) })}</dt>
            <dd className={styles.ofIt}>{formats.money(tax.amount)}</dd>
          </Fragment>
        ))}
      </dl>
      {moved && <p>{t('booking.movedOn', { amount: formats.money(parseMoney(moved)) })}</p>}
      {refunds.map((refund, index) => (
        <p key={index}>
          {t(`booking.${refundTexts[refund.state]}`, {
            amount: formats.money(parseMoney(refund.amount)),
            day: dayAt(formats, refund.at),
          })}
        </p>
      ))}
    </div>
  );
}

const refundTexts = { due: 'refunding', sent: 'refunded', failed: 'refundFailed' } as const;
