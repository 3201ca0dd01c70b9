import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { type DecimalMoney, parseMoney } from '#contracts/money/money.ts';
import { giftLimits, giftParts, limitParts } from '#contracts/site/desk/giftLimits.ts';
import { randomPromotionCode } from '#contracts/site/promotions.ts';
import { dayMs } from '#contracts/values/durations.ts';
import type { Actor } from '../record/actor.ts';
import type { Tables } from '../database/tables.ts';
import { givenInDay } from './givenInDay.ts';
import {
  customerAccount,
  lockBalances,
  postTransaction,
  rewardsAccount,
  transfer,
} from '../ledger/ledger.ts';
import type { CreditedBooking, RewardsContext } from './rewardsContext.ts';

/** The number of days for which a goodwill code can be used. */
const codeDays = 365;

/** The result of giving goodwill. `code` is a promotion code, or null for OneKeyCash. */
export type Goodwill =
  { kind: 'given'; code: string | null } | { kind: 'staff-limit' | 'booking-limit' };

/**
 * Gives the guest of a booking an amount beyond its terms, in the transaction that records it. The
 * account of the booking gets OneKeyCash. A guest without an account gets a promotion code that
 * anybody who has it can use once. Limits apply to the amounts that a staff member has given and
 * adjusted in 24 hours, and that the booking has received.
 */
export async function giveGoodwill(
  tx: Transaction<Tables>,
  { database, enabled, now }: Pick<RewardsContext, 'database' | 'enabled' | 'now'>,
  { id, accountId }: CreditedBooking,
  { amount, actor }: { amount: DecimalMoney; actor: Actor },
): Promise<Goodwill> {
  const parts = giftParts(parseMoney(amount));
  if ((await givenInDay(tx, database, { actor })) + parts > limitParts(giftLimits.staff)) {
    return { kind: 'staff-limit' };
  }
  if (
    (await givenInDay(tx, database, { bookingId: id })) + parts >
    limitParts(giftLimits.booking)
  ) {
    return { kind: 'booking-limit' };
  }
  const at = now();
  if (enabled && accountId !== null) {
    const customer = customerAccount(accountId);
    await lockBalances(tx, customer);
    await postTransaction(tx, {
      key: `goodwill:${randomUUID()}`,
      kind: 'adjusted',
      bookingId: id,
      at,
      entries: transfer(rewardsAccount, customer, parseMoney(amount)),
    });
    return { kind: 'given', code: null };
  }
  const { code } = await tx
    .insertInto('promotions')
    .values({
      code: randomPromotionCode(),
      amount: JSON.stringify(amount),
      max_uses: 1,
      ends_on: new Date(at.getTime() + codeDays * dayMs).toISOString().slice(0, 10),
      created_at: at,
    })
    .returning('code')
    .executeTakeFirstOrThrow();
  return { kind: 'given', code };
}
