import type { ReactNode } from 'react';
import type { Money } from '#contracts/money/money.ts';
import type { Booking } from '#contracts/site/bookings.ts';
import { feeByCard } from '#contracts/site/cardSums.ts';
import { returnedCredits } from '#contracts/site/returnedCredits.ts';
import { useI18n } from '../../ui/useI18n.ts';

/**
 * Renders rows for a list of sums: the fee of a cancellation, the parts paid with credits and by
 * card, and the returned credits. `children` stand above the returned credits.
 */
export function CancellationSums({
  booking,
  fee,
  children,
}: {
  booking: Booking;
  fee: Money;
  children?: ReactNode;
}) {
  const { t, formats } = useI18n();
  const { kept, charged, rewards, code } = returnedCredits(booking, fee);
  const byCard = charged.amount > 0n && feeByCard(booking.payment, charged);
  return (
    <>
      <dt>{t('bookingCancellation.fee')}</dt>
      <dd>{formats.money(fee)}</dd>
      {kept.amount > 0n && (
        <>
          <dt>{t('bookingCancellation.paidWithCredits')}</dt>
          <dd>{formats.money(kept)}</dd>
        </>
      )}
      {byCard && (
        <>
          <dt>{t('paidByCard.kept')}</dt>
          <dd>{formats.money(byCard.kept)}</dd>
        </>
      )}
      {children}
      {rewards.amount > 0n && (
        <>
          <dt>{t('bookingCancellation.rewardsBack')}</dt>
          <dd>{formats.money(rewards)}</dd>
        </>
      )}
      {code && (
        <>
          <dt>{t('bookingCancellation.promotion', { code })}</dt>
          <dd>{t('bookingCancellation.usableAgain')}</dd>
        </>
      )}
    </>
  );
}
