import { type Kysely, sql } from 'kysely';
import type {
  DeskPromotion,
  DeskPromotions,
  PromotionState,
} from '#contracts/site/desk/deskPromotions.ts';
import type { Tables } from '../../database/tables.ts';
import { isAfter, microsOf, pageOf, pageSize, type Place } from '../../desk/keyset.ts';

/** Which promotions are wanted. */
type Filters = { state?: PromotionState | undefined; after?: Place | undefined };

/** A page of the promotions for everybody with their uses, the newest first. */
export async function readPromotions(
  db: Kysely<Tables>,
  { state, after }: Filters,
  now: Date,
): Promise<Pick<DeskPromotions, 'items' | 'next'>> {
  let query = selectPromotions(db, now).where('mailbox_hash', 'is', null);
  if (state) query = query.where(stateOn(now), '=', state);
  if (after) query = query.where(isAfter('created_at', after, 'code'));
  const found = await query
    .orderBy('created_at', 'desc')
    .orderBy('code', 'desc')
    .limit(pageSize + 1)
    .execute();
  const { rows, next } = pageOf(found);
  return { items: rows.map(promotionOf), next };
}

/** The promotion with this code; undefined if there is none. */
export async function readPromotion(
  db: Kysely<Tables>,
  code: string,
  now: Date,
): Promise<DeskPromotion | undefined> {
  const row = await selectPromotions(db, now).where('code', '=', code).executeTakeFirst();
  return row && promotionOf(row);
}

/** How many codes belong to one person each, and how many bookings have one. */
export async function countPersonalCodes(db: Kysely<Tables>): Promise<DeskPromotions['personal']> {
  const { codes, uses } = await db
    .selectFrom('promotions')
    .leftJoin('promotion_uses', (join) =>
      join
        .onRef('promotion_uses.code', '=', 'promotions.code')
        .on('promotion_uses.released_at', 'is', null),
    )
    .select(({ fn }) => [
      fn.count<number>('promotions.code').distinct().as('codes'),
      fn.count<number>('promotion_uses.booking_id').as('uses'),
    ])
    .where('promotions.mailbox_hash', 'is not', null)
    .executeTakeFirstOrThrow();
  return { codes, uses };
}

function selectPromotions(db: Kysely<Tables>, now: Date) {
  return db
    .selectFrom('promotions')
    .selectAll()
    .select(['code as id', microsOf('created_at').as('micros'), stateOn(now).as('state')])
    .select((eb) =>
      eb
        .selectFrom('promotion_uses')
        .select(({ fn }) => fn.countAll<number>().as('uses'))
        .whereRef('promotion_uses.code', '=', 'promotions.code')
        .where('released_at', 'is', null)
        .as('uses'),
    );
}

/** The state of a promotion at an instant, as `checkPromotion` decides it. */
function stateOn(now: Date) {
  const today = now.toISOString().slice(0, 10);
  return sql<PromotionState>`case
    when ended_at is not null or ends_on < ${today}::date then 'ended'
    when starts_on > ${today}::date then 'planned'
    else 'running' end`;
}

type Row = Awaited<ReturnType<ReturnType<typeof selectPromotions>['executeTakeFirstOrThrow']>>;

function promotionOf({ code, percent, amount, state, uses, ...row }: Row): DeskPromotion {
  return {
    code,
    percent,
    amount,
    state,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    maxUses: row.max_uses,
    maxUsesPerPerson: row.max_uses_per_person,
    uses: uses ?? 0,
    endedAt: row.ended_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}
