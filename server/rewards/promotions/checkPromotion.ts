import type { Kysely } from 'kysely';
import type { Promotion, PromotionRejection } from '#contracts/site/promotions.ts';
import type { Tables } from '../../database/tables.ts';
import { type PromotionRow, promotionView } from './promotionRow.ts';

/** Who wants to use a code, for which price, and when. A person is a mailbox or an account. */
export type PromotionUse = {
  currency: string;
  mailboxHashes: readonly string[];
  accountId?: string | undefined;
  now: Date;
};

/** What a code takes off, or why it cannot be used; `detail` is a sentence for travellers. */
export type CheckedPromotion =
  | { kind: 'usable'; promotion: Promotion }
  | { kind: 'rejected'; reason: PromotionRejection; detail: string };

/**
 * Checks whether somebody can use a promotion code. While nothing is known of the person, the rules that
 * concern persons are left to the booking.
 */
export async function checkPromotion(
  db: Kysely<Tables>,
  code: string,
  row: PromotionRow | undefined,
  use: PromotionUse,
): Promise<CheckedPromotion> {
  if (!row) {
    return { kind: 'rejected', reason: 'unknown', detail: `There is no promotion code ${code}.` };
  }
  const rejected = (reason: PromotionRejection, text: string): CheckedPromotion => ({
    kind: 'rejected',
    reason,
    detail: `${code} ${text}.`,
  });
  const today = use.now.toISOString().slice(0, 10);
  if (row.ended_at) return rejected('ended', 'has ended');
  if (row.ends_on && row.ends_on < today) {
    return rejected('ended', `could be used until ${formatDay(row.ends_on)}`);
  }
  if (row.starts_on && row.starts_on > today) {
    return rejected('not-yet', `can be used from ${formatDay(row.starts_on)} on`);
  }
  if (row.amount && row.amount.currency !== use.currency) {
    const { currency } = row.amount;
    return rejected('other-currency', `is for prices in ${currency}, not in ${use.currency}`);
  }
  const { mailboxHashes, accountId } = use;
  const known = mailboxHashes.length > 0 || accountId !== undefined;
  if (known && row.mailbox_hash !== null && !mailboxHashes.includes(row.mailbox_hash)) {
    return rejected('other-person', 'belongs to the email address that it was sent to');
  }
  const { all, own } = await db
    .selectFrom('promotion_uses')
    .select((eb) => [
      eb.fn.countAll<string>().as('all'),
      eb.fn
        .countAll<string>()
        .filterWhere(
          eb.or([
            eb('mailbox_hash', 'in', ['', ...mailboxHashes]),
            eb('account_id', '=', accountId ?? ''),
          ]),
        )
        .as('own'),
    ])
    .where('code', '=', code)
    .where('released_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (row.max_uses_per_person !== null && Number(own) >= row.max_uses_per_person) {
    return rejected('already-used', 'was used by you as often as it can be');
  }
  if (row.max_uses !== null && Number(all) >= row.max_uses) {
    return rejected('used-up', 'was used as often as it can be');
  }
  return { kind: 'usable', promotion: promotionView(row) };
}

function formatDay(day: string): string {
  const options = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-US', options).format(Date.parse(`${day}T00:00:00Z`));
}
