import * as v from 'valibot';
import {
  deskPromotionPaths,
  deskPromotionsQuerySchema,
  newPromotionSchema,
  type PromotionConflict,
  promotionEndSchema,
} from '#contracts/site/desk/deskPromotions.ts';
import { readRecord } from '../../audit/readRecord.ts';
import type { DeskRoute } from '../../desk/deskRoute.ts';
import { cursorSchema } from '../../desk/keyset.ts';
import { ProblemError } from '../../request/problemError.ts';
import { validate } from '../../request/validate.ts';
import { createPromotion } from '../promotions/createPromotion.ts';
import { endPromotion } from '../promotions/endPromotion.ts';
import { countPersonalCodes, readPromotion, readPromotions } from '../promotions/readPromotions.ts';
import type { RewardsContext } from '../rewardsContext.ts';

const querySchema = v.object({
  ...deskPromotionsQuerySchema.entries,
  cursor: v.optional(cursorSchema),
});

/** The routes of the desk's promotions: list, create, end. */
export function promotionRoutes(context: Pick<RewardsContext, 'database' | 'now'>): DeskRoute[] {
  const { database, now } = context;
  /** Throws a 409 with the promotion that there is, or 404 if there is none. */
  const refuse = async (
    code: string,
    { conflict, action }: { conflict: PromotionConflict['code']; action: string },
  ) => {
    const promotion = await readPromotion(database.db, code, now());
    if (!promotion) throw new ProblemError(404, 'There is no such promotion.');
    const { items } = await readRecord(database, { subject: code, action, refused: 'no' }, 1);
    const { name, kind, id } = items[0]?.actor ?? {};
    const by = name ?? (kind === 'command' ? id : null) ?? null;
    throw new ProblemError(409, 'Nothing was changed.', {
      members: { code: conflict, promotion, by } satisfies PromotionConflict,
    });
  };
  return [
    {
      method: 'get',
      path: deskPromotionPaths.promotions,
      permission: 'promotions.read',
      handle: async ({ req, res }) => {
        const { cursor: after, state } = validate(querySchema, req.query);
        const page = await readPromotions(database.db, { state, after }, now());
        res.json({ personal: await countPersonalCodes(database.db), ...page });
      },
    },
    {
      method: 'post',
      path: deskPromotionPaths.promotions,
      permission: 'promotions.create',
      handle: async ({ req, res, actor }) => {
        const { reason, ...promotion } = validate(newPromotionSchema, req.body);
        const { code } = promotion;
        if (!(await createPromotion({ ...context, actor }, promotion, reason))) {
          await refuse(code, { conflict: 'exists', action: 'promotions.create' });
        }
        res.status(201).json(await readPromotion(database.db, code, now()));
      },
    },
    {
      method: 'post',
      path: deskPromotionPaths.end,
      permission: 'promotions.end',
      handle: async ({ req, res, actor }) => {
        const { reason } = validate(promotionEndSchema, req.body);
        const code = String(req.params['id']);
        if (!(await endPromotion({ ...context, actor }, code, reason))) {
          await refuse(code, { conflict: 'ended', action: 'promotions.end' });
        }
        res.json(await readPromotion(database.db, code, now()));
      },
    },
  ];
}
