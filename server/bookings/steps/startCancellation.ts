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
 * Who cancels: travelers accept a fee first, of which no more than the whole price counts; the
 * desk cancels at the fee of the terms, if that is no more than was shown. If the `hotel` waives it,
 * the provider is asked to cancel for nothing; the `site` pays the fee that it takes, also one that it
 * has asked beyond the terms, up to the price. Of what the traveler has not wanted no fee is accepted,
 * unless somebody else pays it.
 */
export type Canceller =
  | { by: 'traveller'; acceptedFee: DecimalMoney }
  | {
      by: 'desk';
      wantedBy: CancellationParty;
      payer?: BookingRow['fee_payer'];
      acceptedFee?: DecimalMoney | undefined;
      /** The fee for which the provider has refused to cancel. */
      askedFee?: DecimalMoney | undefined;
      reason?: string | undefined;
    };

/**
 * What became of the wish to cancel. `cancelling`: the provider has to be asked. The row is leased
 * to the caller for it; that of the desk is due, for the worker. `refused`: the state of the
 * booking does not allow it.
 */
export type CancellationStart =
  | { kind: 'cancelled' | 'cancelling' | 'running'; row: BookingRow }
  | { kind: 'fee-changed'; fee: DecimalMoney }
  | { kind: 'refused'; row: BookingRow };

/**
 * Cancels what is not at the provider: a request, also one that the desk has confirmed. For a
 * reservation of the provider it records that the cancellation has begun, and at which fee at most.
 * Repeating it changes nothing.
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
    // The desk leaves the attempt to the worker.
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
