import { deskPromotionCalls } from '#contracts/site/calls/deskCalls.ts';
import type { PromotionConflict } from '#contracts/site/desk/deskPromotions.ts';
import { readRecord } from '../../audit/readRecord.ts';
import { type DeskRoute, deskRoutes } from '../../desk/deskRoute.ts';
import { placeOf } from '../../desk/keyset.ts';
import { ProblemError } from '../../request/problemError.ts';
import { createPromotion } from '../promotions/createPromotion.ts';
import { endPromotion } from '../promotions/endPromotion.ts';
import { countPersonalCodes, readPromotion, readPromotions } from '../promotions/readPromotions.ts';
import type { RewardsContext } from '../rewardsContext.ts';

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
