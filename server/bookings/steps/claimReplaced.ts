import type { Transaction } from 'kysely';
import { isFeeAccepted } from '#contracts/money/cancellation.ts';
import { type DecimalMoney, toDecimalMoney } from '#contracts/money/money.ts';
import type { BookingRequest } from '#contracts/site/bookingRequest.ts';
import type { Tables } from '../../database/tables.ts';
import { isKeyOf } from '../bookingLinks.ts';
import { applyEvent } from '../state/applyEvent.ts';
import { ratesOf } from '../state/bookedRooms.ts';
import type { BookingContext } from '../state/bookingContext.ts';
import { cancellationTerms, priceOf } from '../state/bookingPrice.ts';
import { type BookingRow, isBooking } from '../state/bookingRow.ts';
import { isVoid } from '../state/bookingStates.ts';

/**
 * The reason why a booking cannot be changed. `unknown`: the key does not open a booking of this
 * hotel. `fee-changed`: canceling it costs more than was accepted. `not-changeable`: its state does
 * not allow a change, or `by` already replaces it.
 */
export type RefusedChange =
  | { kind: 'unknown' }
  | { kind: 'fee-changed'; fee: DecimalMoney }
  | { kind: 'not-changeable'; by: BookingRow | undefined };

/**
 * Records on both bookings that the new booking replaces the old one, in the transaction that
 * writes the new booking. The old row is locked, so that only one of two concurrent changes is
 * written. The new booking belongs to the account of the old booking.
 */
export async function claimReplaced(
  tx: Transaction<Tables>,
  context: BookingContext,
  created: BookingRow,
  { id, key, acceptedFee }: NonNullable<BookingRequest['replaces']>,
): Promise<RefusedChange | { kind: 'claimed'; row: BookingRow }> {
  const { hotel_id } = created;
  const old = await tx
    .selectFrom('bookings')
    .selectAll()
    .where(isBooking({ hotel_id, id }))
    .forUpdate()
    .executeTakeFirst();
  if (!old || !isKeyOf(context.links, old, key)) return { kind: 'unknown' };
  if (old.replaced_by !== null) {
    const by = await tx
      .selectFrom('bookings')
      .selectAll()
      .where(isBooking({ hotel_id, id: old.replaced_by }))
      .executeTakeFirst();
    // A change that failed while this booking was being canceled is still stored in `replaced_by`.
    // Such a change does not count.
    if (by && !isVoid(by)) return { kind: 'not-changeable', by };
  }
  const now = context.now();
  const terms = cancellationTerms(old, ratesOf(old), now);
  // An open request that is itself a change must be canceled first, because the booking that it
  // changes depends on its outcome.
  const isOpenChange = old.status === 'requested' && old.replaces !== null;
  if (!terms || old.cancelling || isOpenChange) return { kind: 'not-changeable', by: undefined };
  if (!isFeeAccepted(acceptedFee, terms.fee)) return { kind: 'fee-changed', fee: terms.fee };
  const whole = toDecimalMoney(priceOf(old).total);
  const set = { replaced_by: created.id, updated_at: now };
  await applyEvent(tx, context, old, 'change-asked', { set });
  const row = await tx
    .updateTable('bookings')
    .set({
      replaces: old.id,
      replaces_fee: JSON.stringify(isFeeAccepted(whole, acceptedFee) ? acceptedFee : whole),
      account_id: old.account_id ?? created.account_id,
    })
    .where(isBooking(created))
    .returningAll()
    .executeTakeFirstOrThrow();
  return { kind: 'claimed', row };
}
