import { type Kysely, sql } from 'kysely';
import { deskPromotionCalls } from '#contracts/site/calls/deskCalls.ts';
import type {
  DeskPromotion,
  DeskPromotions,
  PromotionConflict,
  PromotionState,
} from '#contracts/site/desk/deskPromotions.ts';
import { readRecord } from '../../audit/readRecord.ts';
import { type DeskRoute, deskRoutes } from '../../desk/deskRoute.ts';
import { isAfter, microsOf, pageOf, pageSize, type Place, placeOf } from '../../desk/keyset.ts';
import { ProblemError } from '../../request/problemError.ts';
import { createPromotion, endPromotion } from './createPromotion.ts';
import type { RewardsContext } from '../rewardsContext.ts';
import type { Tables } from '../../database/tables.ts';

/** The routes of the desk's promotions: list, create, end. */
export function promotionRoutes(context: Pick<RewardsContext, 'database' | 'now'>): DeskRoute[] {
  const { database, now } = context;
  /** The promotion as it is now. Throws a 404 if there is none. */
  const promotionOf = async (code: string) => {
    const promotion = await readPromotion(database.db, code, now());
    if (!promotion) throw new ProblemError(404, 'There is no such promotion.');
    return promotion;
  };
  /** Throws a 409 with the promotion that there is, or 404 if there is none. */
  const refuse = async (
    code: string,
    { conflict, action }: { conflict: PromotionConflict['code']; action: string },
  ) => {
    const promotion = await promotionOf(code);
    const { items } = await readRecord(database, { subject: code, action, refused: 'no' }, 1);
    const { name, kind, id } = items[0]?.actor ?? {};
    const by = name ?? (kind === 'command' ? id : null) ?? null;
    throw new ProblemError(409, 'Nothing was changed.', {
      members: { code: conflict, promotion, by } satisfies PromotionConflict,
    });
  };
  return deskRoutes(deskPromotionCalls)({
    'GET /api/desk/promotions': async ({ query: { cursor, state } }) => {
      const page = await readPromotions(database.db, { state, after: placeOf(cursor) }, now());
      return { status: 200, body: { personal: await countPersonalCodes(database.db), ...page } };
    },
    'POST /api/desk/promotions': async ({ caller: { actor }, body: { reason, ...promotion } }) => {
      const { code } = promotion;
      if (!(await createPromotion({ ...context, actor }, promotion, reason))) {
        await refuse(code, { conflict: 'exists', action: 'promotions.create' });
      }
      return { status: 201, body: await promotionOf(code) };
    },
    'POST /api/desk/promotions/:id/end': async ({
      caller: { actor },
      params,
      body: { reason },
    }) => {
      const { id: code } = params;
      if (!(await endPromotion({ ...context, actor }, code, reason))) {
        await refuse(code, { conflict: 'ended', action: 'promotions.end' });
      }
      return { status: 200, body: await promotionOf(code) };
    },
  });
}

/** Which promotions are wanted. */
type Filters = { state?: PromotionState | undefined; after?: Place | undefined };

/** A page of the promotions for everybody with their uses, the newest first. */
async function readPromotions(
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
async function readPromotion(
  db: Kysely<Tables>,
  code: string,
  now: Date,
): Promise<DeskPromotion | undefined> {
  const row = await selectPromotions(db, now).where('code', '=', code).executeTakeFirst();
  return row && promotionOf(row);
}

/** How many codes belong to one person each, and how many bookings have one. */
async function countPersonalCodes(db: Kysely<Tables>): Promise<DeskPromotions['personal']> {
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
