import { type DecimalMoney, toDecimalMoney } from '#contracts/money/money.ts';
import { cancelledMails } from '../mails/bookingMail.ts';
import type { BookingContext } from '../state/bookingContext.ts';
import { cancellationTerms, isFeeAccepted, priceOf } from '../state/bookingPrice.ts';
import type { BookingRow } from '../state/bookingRow.ts';
import { beginCancellation, changeStatus } from '../state/changeStatus.ts';
import { isAtProvider } from '../state/nextVisit.ts';
import { leaseUntil } from './lease.ts';

/**
 * Who cancels: travellers accept a fee first, of which no more than the whole price counts; the desk cancels
 * at the fee of the terms.
 */
export type Canceller = { by: 'traveller'; acceptedFee: DecimalMoney } | { by: 'desk' };

/**
 * What became of the wish to cancel. `cancelling`: the provider has to be asked, and the row is leased to
 * the caller for it. `refused`: the state of the booking does not allow it.
 */
export type CancellationStart =
  | { kind: 'cancelled' | 'cancelling' | 'running'; row: BookingRow }
  | { kind: 'fee-changed'; fee: DecimalMoney }
  | { kind: 'refused'; row: BookingRow };

/**
 * Cancels what is not at the provider: a request, also one that the desk has confirmed. For a reservation of
 * the provider it records that the cancellation has begun, and at which fee at most. Repeating it changes
 * nothing.
 */
export async function startCancellation(
  context: Pick<BookingContext, 'database' | 'hasDesk' | 'hasWebhook' | 'credits' | 'now'>,
  row: BookingRow,
  canceller: Canceller,
): Promise<CancellationStart> {
  const { rate } = row;
  if (row.status === 'cancelled') return { kind: 'cancelled', row };
  if (row.cancelling) return { kind: 'running', row };
  const terms = rate && cancellationTerms(row, rate, context.now());
  if (!terms) return { kind: 'refused', row };
  const { fee } = terms;
  const accepted = canceller.by === 'traveller' ? canceller.acceptedFee : fee;
  if (!isFeeAccepted(accepted, fee)) return { kind: 'fee-changed', fee };
  const whole = toDecimalMoney(priceOf(row).total);
  const acceptedFee = isFeeAccepted(whole, accepted) ? accepted : whole;
  const cause = canceller.by;
  const changed = await context.database.transaction(async (tx) => {
    if (!isAtProvider(row)) {
      return changeStatus(tx, context, row, {
        to: 'cancelled',
        cause,
        set: { cancelled_fee: JSON.stringify(fee) },
        mails: cancelledMails(context, row, cause),
      });
    }
    const due = { attempts: 1, next_attempt_at: leaseUntil(context.database) };
    return beginCancellation(tx, context, row, { cause, acceptedFee, due });
  });
  if (!changed) return { kind: 'running', row };
  return { kind: changed.status === 'cancelled' ? 'cancelled' : 'cancelling', row: changed };
}
