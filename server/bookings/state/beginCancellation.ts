import type { RawBuilder, Transaction } from 'kysely';
import type { DecimalMoney } from '#contracts/money/money.ts';
import type { Tables } from '../../database/tables.ts';
import { appendEvent } from './appendEvent.ts';
import type { BookingContext } from './bookingContext.ts';
import { type BookingRow, isBooking } from './bookingRow.ts';

/**
 * Records in the caller's transaction that the cancellation of a provider's reservation has begun,
 * and at which fee at most. `due` says when an attempt is made, `payer` who pays the fee instead of
 * the traveller, `wantedBy` who wanted what the desk cancels. Undefined if the booking is no longer in the state of `row`.
 */
export async function beginCancellation(
  tx: Transaction<Tables>,
  context: Pick<BookingContext, 'actor' | 'database' | 'now' | 'hasWebhook'>,
  row: BookingRow,
  {
    cause,
    acceptedFee,
    due,
    payer = null,
    wantedBy = null,
    reason,
  }: {
    cause: 'traveller' | 'desk' | 'changed';
    acceptedFee: DecimalMoney;
    due: { attempts: number; next_attempt_at: RawBuilder<Date> };
    payer?: BookingRow['fee_payer'];
    wantedBy?: BookingRow['wanted_by'];
    reason?: string | undefined;
  },
): Promise<BookingRow | undefined> {
  const started = await tx
    .updateTable('bookings')
    .set({
      cancelling: true,
      accepted_fee: JSON.stringify(acceptedFee),
      cause,
      fee_payer: payer,
      wanted_by: wantedBy,
      ...due,
      updated_at: context.now(),
    })
    .where(isBooking(row))
    .where('status', '=', row.status)
    .where('cancelling', '=', false)
    .returningAll()
    .executeTakeFirst();
  if (started) {
    const said = { ...(wantedBy && { wantedBy }), ...(payer && { feePayer: payer }) };
    const detail = wantedBy || payer ? said : undefined;
    const event = `cancellation-asked-by-${cause}`;
    await appendEvent(tx, context, started, event, [], detail, reason);
  }
  return started;
}
