import { compareMoney, type DecimalMoney, parseMoney } from '#contracts/money.ts';
import { cancellationTerms } from '../cancellationTerms.ts';
import type { BookingContext } from '../state/bookingContext.ts';
import type { BookingRow } from '../state/bookingRow.ts';
import { appendEvent, changeStatus } from '../state/changeStatus.ts';
import { leaseUntil } from '../state/leaseUntil.ts';
import { cancelledMails } from './cancelledMails.ts';

/** Who cancels: travellers accept a fee first, the desk cancels at whatever it costs. */
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
 * Cancels what needs no provider: a request, and what the desk has confirmed. For a reservation of the
 * provider it records that the cancellation has begun. Repeating it changes nothing.
 */
export async function startCancellation(
  context: Pick<BookingContext, 'database' | 'hasDesk' | 'hasWebhook' | 'credits' | 'now'>,
  row: BookingRow,
  canceller: Canceller,
): Promise<CancellationStart> {
  const { rate } = row;
  if (row.status === 'cancelled') return { kind: 'cancelled', row };
  if (row.cancelling) return { kind: 'running', row };
  const now = context.now();
  const terms = rate && cancellationTerms(row, rate, now);
  if (!terms) return { kind: 'refused', row };
  const { fee } = terms;
  if (canceller.by === 'traveller' && isLess(canceller.acceptedFee, fee)) {
    return { kind: 'fee-changed', fee };
  }
  const cause = canceller.by;
  const changed = await context.database.transaction(async (tx) => {
    if (row.reference === null || rate.booking === 'on-request') {
      return changeStatus(tx, context, row, {
        to: 'cancelled',
        cause,
        set: { cancelled_fee: JSON.stringify(fee) },
        mails: cancelledMails(context, row, cause),
      });
    }
    const started = await tx
      .updateTable('bookings')
      .set({
        cancelling: true,
        cause,
        attempts: 1,
        next_attempt_at: leaseUntil(now),
        updated_at: now,
      })
      .where('hotel_id', '=', row.hotel_id)
      .where('id', '=', row.id)
      .where('status', '=', row.status)
      .where('cancelling', '=', false)
      .returningAll()
      .executeTakeFirst();
    if (started) await appendEvent(tx, context, started, `cancellation-asked-by-${cause}`);
    return started;
  });
  if (!changed) return { kind: 'running', row };
  return { kind: changed.status === 'cancelled' ? 'cancelled' : 'cancelling', row: changed };
}

/** An amount in another currency is not what was asked for, and counts as less. */
function isLess(accepted: DecimalMoney, fee: DecimalMoney): boolean {
  if (accepted.currency !== fee.currency) return true;
  return compareMoney(readMoney(accepted), parseMoney(fee)) < 0;
}

function readMoney({ amount, currency }: DecimalMoney) {
  try {
    return parseMoney({ amount, currency });
  } catch {
    return { amount: -1n, currency };
  }
}
