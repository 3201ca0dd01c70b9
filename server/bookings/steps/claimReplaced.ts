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
 * Why a booking cannot be changed. `unknown`: its key does not open a booking of this hotel.
 * `fee-changed`: cancelling it costs more than was accepted. `not-changeable`: its state does not
 * allow it, or `by` replaces it already.
 */
export type RefusedChange =
  | { kind: 'unknown' }
  | { kind: 'fee-changed'; fee: DecimalMoney }
  | { kind: 'not-changeable'; by: BookingRow | undefined };

/**
 * Records on both bookings, in the transaction that writes the new one, that it replaces an old
 * one. The old row is locked, so that of two changes at once only one is written. The new booking
 * belongs to the account of the old one.
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
    // One that came to nothing while this one was being cancelled has left its mark.
    if (by && !isVoid(by)) return { kind: 'not-changeable', by };
  }
  const now = context.now();
  const terms = cancellationTerms(old, ratesOf(old), now);
  // A request that is a change itself leaves the booking behind it to wait: it is cancelled first.
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
