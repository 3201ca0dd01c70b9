import type { Kysely, Selectable } from 'kysely';
import type {
  Promotion,
  promotionCheckSchema,
  PromotionParams,
  PromotionRejection,
} from '#contracts/site/promotions.ts';
import type * as v from 'valibot';
import type { Tables } from '../../database/tables.ts';
import { mailboxHash } from '../../mail/mailboxHash.ts';
import { ProblemError } from '../../request/problemError.ts';
import type { Account } from '../../request/requestContext.ts';
import type { RewardsContext } from '../rewardsContext.ts';

/**
 * An account and the mailbox of its verified address. A use of a code by either counts for both.
 */
export type Person = { accountId: string; mailboxHash: string };

/**
 * The currency, the person and the time of the use of a code. `person` is undefined without an
 * account.
 */
type PromotionUse = { currency: string; person: Person | undefined; now: Date };

/**
 * The discount of a code, or the reason why it cannot be used. `detail` explains the reason to
 * developers.
 */
export type CheckedPromotion =
  | { kind: 'usable'; promotion: Promotion }
  | { kind: 'rejected'; reason: PromotionRejection; params: PromotionParams; detail: string };

/**
 * Returns the discount of a code for the person who asks. Throws a 422 problem with the reason if
 * the code cannot be used. The result depends only on the code and the signed-in account. The
 * booking checks the code again.
 */
export async function checkedPromotion(
  { database: { db }, now }: Pick<RewardsContext, 'database' | 'now'>,
  { code, currency }: v.InferOutput<typeof promotionCheckSchema>,
  account: Account | undefined,
): Promise<Promotion> {
  const row = await db
    .selectFrom('promotions')
    .selectAll()
    .where('code', '=', code)
    .executeTakeFirst();
  const checked = await checkPromotion(db, code, row, {
    currency,
    person: account && {
      accountId: account.accountId,
      mailboxHash: mailboxHash(account.email),
    },
    now: now(),
  });
  if (checked.kind === 'usable') return checked.promotion;
  const { reason, params, detail } = checked;
  throw new ProblemError(422, detail, { members: { code: reason, params } });
}

/**
 * Checks whether a person can use a promotion code. A code that belongs to a mailbox, or has a
 * limit for each person, requires an account, because anybody could enter another person's address.
 * Only the owner of a personal code learns whether it has ended or was used. ADR 0016.
 */
export async function checkPromotion(
  db: Kysely<Tables>,
  code: string,
  row: PromotionRow | undefined,
  { currency, person, now }: PromotionUse,
): Promise<CheckedPromotion> {
  const rejected = (
    reason: PromotionRejection,
    detail: string,
    params: PromotionParams = {},
  ): CheckedPromotion => ({
    kind: 'rejected',
    reason,
    params: { promotion: code, ...params },
    detail,
  });
  const signedOut = () =>
    rejected('signed-out', `Sign in with a confirmed email address to use ${code}.`);
  const owner = row?.mailbox_hash ?? null;
  if (row && owner !== null && !person) return signedOut();
  if (!row || (owner !== null && owner !== person?.mailboxHash)) {
    return person
      ? rejected('unknown', `There is no promotion code ${code} for this account.`, {
          scope: 'account',
        })
      : rejected('unknown', `There is no promotion code ${code}.`);
  }
  const today = now.toISOString().slice(0, 10);
  if (row.ended_at) return rejected('ended', `${code} has ended.`);
  if (row.ends_on && row.ends_on < today) {
    return rejected('ended', `${code} was valid until ${row.ends_on}.`, { until: row.ends_on });
  }
  if (row.starts_on && row.starts_on > today) {
    return rejected('not-yet', `${code} is valid from ${row.starts_on}.`, {
      from: row.starts_on,
    });
  }
  if (row.amount && row.amount.currency !== currency) {
    const params = { currency: row.amount.currency, wanted: currency };
    return rejected(
      'other-currency',
      `${code} is for prices in ${params.currency}, not in ${params.wanted}.`,
      params,
    );
  }
  const { all, own } = await countUses(db, code, person);
  const perPerson = row.max_uses_per_person;
  if (perPerson !== null && person && own >= perPerson) {
    return rejected('already-used', `You have used ${code} as often as you can.`);
  }
  if (row.max_uses !== null && all >= row.max_uses) {
    return rejected('used-up', `${code} has been used as often as it can be.`);
  }
  if (perPerson !== null && !person) return signedOut();
  return { kind: 'usable', promotion: promotionView(row) };
}

async function countUses(db: Kysely<Tables>, code: string, person: Person | undefined) {
  const { all, own } = await db
    .selectFrom('promotion_uses')
    .select((eb) => [
      eb.fn.countAll<number>().as('all'),
      eb.fn
        .countAll<number>()
        .filterWhere(
          eb.or([
            eb('mailbox_hash', '=', person?.mailboxHash ?? ''),
            eb('account_id', '=', person?.accountId ?? ''),
          ]),
        )
        .as('own'),
    ])
    .where('code', '=', code)
    .where('released_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { all, own };
}

/** A promotion code as the database stores it. */
export type PromotionRow = Selectable<Tables['promotions']>;

/** Returns the data of a promotion code that travelers may see. */
function promotionView({ code, percent, amount }: PromotionRow): Promotion {
  return { code, percent, amount };
}
