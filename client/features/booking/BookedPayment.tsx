import { parseMoney } from '#contracts/money/money.ts';
import type { BookingPayment } from '#contracts/site/payments.ts';
import { AnchorButton } from '../../ui/Button.tsx';
import { useI18n } from '../../ui/useI18n.ts';

/** The way to the page of the payment provider, while a stay can be paid. */
export function PayLink({ payment }: { payment: BookingPayment | null | undefined }) {
  const { t, formats } = useI18n();
  if (!payment?.address) return null;
  return (
    <AnchorButton href={payment.address} look="primary">
      {t('booking.pay', { amount: formats.money(parseMoney(payment.amount)) })}
    </AnchorButton>
  );
}

/** What was paid on the site, and what is paid back. */
export function BookedPayment({ payment }: { payment: BookingPayment | null | undefined }) {
  const { t, formats } = useI18n();
  if (payment?.state !== 'captured') return null;
  const { amount, card, refunds } = payment;
  return (
    <>
      {card && (
        <p>
          {t('booking.paidBy', { amount: formats.money(parseMoney(amount)), last4: card.last4 })}
        </p>
      )}
      {refunds.map((refund, index) => (
        <p key={index}>
          {t(refund.state === 'failed' ? 'booking.refundFailed' : 'booking.refunded', {
            amount: formats.money(parseMoney(refund.amount)),
          })}
        </p>
      ))}
    </>
  );
}
