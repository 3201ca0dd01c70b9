import { isFeeAccepted } from '#contracts/money/cancellation.ts';
import { type DecimalMoney, toDecimalMoney } from '#contracts/money/money.ts';
import type { CancellationParty } from '#contracts/site/bookings.ts';
import { ratesOf } from '../state/bookedRooms.ts';
import type { BookingContext } from '../state/bookingContext.ts';
import { cancellationTerms, priceOf, storedFee } from '../state/bookingPrice.ts';
import type { BookingRow } from '../state/bookingRow.ts';
import { applyEvent, beginCancellation } from '../state/applyEvent.ts';
import { isAtProvider } from '../state/nextAttemptAt.ts';
import { leaseUntil } from './lease.ts';

/**
 * The person who cancels, and the conditions. Travelers accept a fee first, which is limited to the
 * whole price. The desk cancels at the fee of the terms, if this fee is not more than the fee that
 * the desk saw.
 *
 * If the `hotel` waives the fee, the provider is asked to cancel for nothing. If the `site` pays
 * it, it pays the fee of the terms, or the fee that the provider asked beyond the terms, up to the
 * price. If the traveler did not want the cancellation, no fee is accepted unless somebody else
 * pays it.
 */
export type Canceller =
  | { by: 'traveller'; acceptedFee: DecimalMoney }
  | {
      by: 'desk';
      wantedBy: CancellationParty;
      payer?: BookingRow['fee_payer'];
      acceptedFee?: DecimalMoney | undefined;
      /** The fee that the provider asked when it refused to cancel. */
      askedFee?: DecimalMoney | undefined;
      reason?: string | undefined;
    };

/**
 * The result of starting a cancellation. `cancelling`: the provider must be asked. The row is
 * leased to the caller, or due for the worker if the desk cancels. `running`: a cancellation has
 * already begun. `refused`: the state of the booking does not allow it.
 */
export type CancellationStart =
  | { kind: 'cancelled' | 'cancelling' | 'running'; row: BookingRow }
  | { kind: 'fee-changed'; fee: DecimalMoney }
  | { kind: 'refused'; row: BookingRow };

/**
 * Cancels a booking at once if the provider has no reservation for it. A request is such a booking,
 * even if the desk has confirmed it. Otherwise records that the cancellation has begun, and the
 * maximum fee. Repeating the call changes nothing.
 */
export async function startCancellation(
  context: Pick<
    BookingContext,
    'actor' | 'database' | 'hasDesk' | 'hasWebhook' | 'credits' | 'payments' | 'now'
  >,
  row: BookingRow,
  canceller: Canceller,
): Promise<CancellationStart> {
  if (row.status === 'cancelled') return { kind: 'cancelled', row };
  if (row.cancelling) return { kind: 'running', row };
  const terms = cancellationTerms(row, ratesOf(row), context.now());
  if (!terms) return { kind: 'refused', row };
  const { payer = null, wantedBy = null, reason } = canceller.by === 'desk' ? canceller : {};
  const { total } = priceOf(row);
  const none = toDecimalMoney({ ...total, amount: 0n });
  const asked = canceller.by === 'desk' && payer === 'site' ? canceller.askedFee : undefined;
  const isPaid = asked && isFeeAccepted(toDecimalMoney(total), asked);
  const due = isPaid && !isFeeAccepted(terms.fee, asked) ? asked : terms.fee;
  const fee = payer === 'hotel' ? none : due;
  const costsNothing =
    canceller.by === 'desk' && (payer === 'hotel' || (payer === null && wantedBy !== 'traveller'));
  const accepted = costsNothing ? none : (canceller.acceptedFee ?? fee);
  if (!isFeeAccepted(accepted, fee)) return { kind: 'fee-changed', fee };
  const most = canceller.by === 'desk' ? fee : toDecimalMoney(total);
  const acceptedFee = isFeeAccepted(most, accepted) ? accepted : most;
  const cause = canceller.by;
  const changed = await context.database.transaction(async (tx) => {
    if (!isAtProvider(row)) {
      const event = cause === 'desk' ? 'desk-cancels' : 'traveler-cancels';
      return applyEvent(tx, context, row, event, {
        set: { ...storedFee(payer, fee), fee_payer: payer, wanted_by: wantedBy },
        reason,
      });
    }
    const { database } = context;
    // If the desk cancels, the worker makes the attempt.
    const attempt =
      cause === 'desk'
        ? { attempts: 0, next_attempt_at: database.now() }
        : { attempts: 1, next_attempt_at: leaseUntil(database) };
    return beginCancellation(tx, context, row, {
      cause,
      acceptedFee,
      due: attempt,
      payer,
      wantedBy,
      reason,
    });
  });
  if (!changed) return { kind: 'running', row };
  return { kind: changed.status === 'cancelled' ? 'cancelled' : 'cancelling', row: changed };
}
