import type { Kysely, Transaction } from 'kysely';
import { compareMoney, parseMoney } from '#contracts/money/money.ts';
import type { CreditRejection, RequestedCredits } from '#contracts/site/credits.ts';
import { promotionDiscount } from '#contracts/site/promotions.ts';
import type { Tables } from '../../database/tables.ts';
import { mailboxHash } from '../../mail/mailboxHash.ts';
import { hotelAccount, postTransaction, promotionsAccount, transfer } from '../../ledger/ledger.ts';
import type { CreditedBooking, NewBooking, RejectedCredit } from '../rewardsContext.ts';
import { checkPromotion, type Person } from './checkPromotion.ts';

/**
 * Uses a promotion code for a new booking, or returns the reason why it cannot be used. The row of
 * the code stays locked until the transaction ends, so that concurrent bookings cannot exceed its
 * limit.
 */
export async function applyPromotion(
  tx: Transaction<Tables>,
  { id, hotelId, accountId, price }: NewBooking,
  { code, amount }: NonNullable<RequestedCredits['promotion']>,
  now: Date,
): Promise<RejectedCredit | undefined> {
  const row = await tx
    .selectFrom('promotions')
    .selectAll()
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  const person = accountId === null ? undefined : await personOf(tx, accountId);
  const checked = await checkPromotion(tx, code, row, {
    currency: price.currency,
    person,
    now,
  });
  if (checked.kind === 'rejected') return rejected(checked);
  const discount = promotionDiscount(checked.promotion, price);
  const requested = parseMoney(amount);
  if (requested.currency !== discount.currency || compareMoney(requested, discount) !== 0) {
    return rejected({
      reason: 'amount',
      params: { promotion: code },
      detail: `The discount of ${code} differs from this amount.`,
    });
  }
  await tx
    .insertInto('promotion_uses')
    .values({
      code,
      booking_id: id,
      mailbox_hash: person?.mailboxHash ?? null,
      account_id: accountId,
      used_at: now,
    })
    .execute();
  await postTransaction(tx, {
    key: `promotion:${id}`,
    kind: 'promotion',
    bookingId: id,
    at: now,
    entries: transfer(promotionsAccount, hotelAccount(hotelId), discount),
  });
  return undefined;
}

/**
 * Releases the use of a code by a booking that was declined or canceled, so that the code can be
 * used again.
 */
export async function releasePromotionUse(
  tx: Transaction<Tables>,
  { id }: CreditedBooking,
  code: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('promotion_uses')
    .set({ released_at: now })
    .where('code', '=', code)
    .where('booking_id', '=', id)
    .execute();
}

async function personOf(db: Kysely<Tables>, accountId: string): Promise<Person | undefined> {
  const user = await db
    .selectFrom('user')
    .select('email')
    .where('id', '=', accountId)
    .where('emailVerified', '=', true)
    .executeTakeFirst();
  return user && { accountId, mailboxHash: mailboxHash(user.email) };
}

function rejected({
  reason,
  params,
  detail,
}: Pick<CreditRejection, 'reason' | 'params'> & { detail: string }): RejectedCredit {
  return { kind: 'rejected', rejection: { kind: 'promotion', reason, params }, detail };
}
