import type { ReactNode } from 'react';
import type { Money } from '#contracts/money/money.ts';
import type { Booking } from '#contracts/site/bookings.ts';
import { formatMoney } from '../../domain/money/price.ts';
import { returnedCredits } from '#contracts/site/returnedCredits.ts';

/**
 * Rows of a list of sums: the fee of a cancellation, the part that credits pay, and the credits that
 * are returned. `children` stand between the fee and the returned credits.
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
  const { kept, rewards, code } = returnedCredits(booking, fee);
  return (
    <>
      <dt>Cancellation fee</dt>
      <dd>{formatMoney(fee)}</dd>
      {kept.amount > 0n && (
        <>
          <dt>Paid with your credits</dt>
          <dd>{formatMoney(kept)}</dd>
        </>
      )}
      {children}
      {rewards.amount > 0n && (
        <>
          <dt>OneKeyCash that comes back</dt>
          <dd>{formatMoney(rewards)}</dd>
        </>
      )}
      {code && (
        <>
          <dt>Promotion {code}</dt>
          <dd>can be used again</dd>
        </>
      )}
    </>
  );
}
