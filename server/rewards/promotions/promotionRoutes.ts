import { type Kysely, sql } from 'kysely';
import { deskPromotionCalls } from '#contracts/site/calls/deskCalls.ts';
import type {
  DeskPromotion,
  DeskPromotions,
  PromotionConflict,
  PromotionState,
} from '#contracts/site/desk/deskPromotions.ts';
import { recordList } from '../../record/readRecord.ts';
import { deskList } from '../../desk/deskList.ts';
import { type DeskRoute, deskRoutes } from '../../desk/deskRoute.ts';
import { latest } from '../../desk/keyset.ts';
import { ProblemError } from '../../request/problemError.ts';
import { createPromotion, endPromotion } from './createPromotion.ts';
import type { RewardsContext } from '../rewardsContext.ts';
import type { Tables } from '../../database/tables.ts';

/** Returns the routes of the desk's promotions: list, create and end. */
export function promotionRoutes(context: Pick<RewardsContext, 'database' | 'now'>): DeskRoute[] {
  const { database, now } = context;
  /** Returns the promotion in its current state. Throws a 404 problem if there is none. */
  const promotionOf = async (code: string) => {
    const promotion = await readPromotion(database.db, code, now());
    if (!promotion) throw new ProblemError(404, 'There is no such promotion.');
    return promotion;
  };
  /** Throws a 409 problem with the existing promotion, or a 404 if there is none. */
  const refuse = async (
    code: string,
    { conflict, action }: { conflict: PromotionConflict['code']; action: string },
  ) => {
    const promotion = await promotionOf(code);
    const wanted = { subject: code, action, refused: 'no' } as const;
    const { items } = await recordList(database).page(wanted, { size: 1 });
    const { name, kind, id } = items[0]?.actor ?? {};
    const by = name ?? (kind === 'command' ? id : null) ?? null;
    throw new ProblemError(409, 'Nothing was changed.', {
      members: { code: conflict, promotion, by } satisfies PromotionConflict,
    });
  };
  return deskRoutes(deskPromotionCalls)({
    ...promotionList(context).handlers,
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

/** Returns the list of promotions for everybody with their uses, the newest first. */
function promotionList({ database: { db }, now }: Pick<RewardsContext, 'database' | 'now'>) {
  return deskList('GET /api/desk/promotions', {
    from: () => selectPromotions(db, now()).where('mailbox_hash', 'is', null),
    filters: { state: (state) => state && sql<boolean>`${stateOn(now())} = ${state}` },
    order: latest('created_at', { id: 'code' }),
    view: (rows) => rows.map(promotionOf),
    more: async () => ({ personal: await countPersonalCodes(db) }),
  });
}

/** Returns the promotion with this code, or undefined if it does not exist. */
async function readPromotion(
  db: Kysely<Tables>,
  code: string,
  now: Date,
): Promise<DeskPromotion | undefined> {
  const row = await selectPromotions(db, now).where('code', '=', code).executeTakeFirst();
  return row && promotionOf(row);
}

/** Counts the codes that belong to one person each, and the bookings that use such a code. */
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
    .select(stateOn(now).as('state'))
    .select((eb) =>
      eb
        .selectFrom('promotion_uses')
        .select(({ fn }) => fn.countAll<number>().as('uses'))
        .whereRef('promotion_uses.code', '=', 'promotions.code')
        .where('released_at', 'is', null)
        .as('uses'),
    );
}

/**
 * Returns the SQL expression of the state of a promotion, by the same rules as `checkPromotion`.
 */
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
