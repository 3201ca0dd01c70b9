import { recordAction } from '../../audit/recordAction.ts';
import type { PromotionContext } from './createPromotion.ts';

/**
 * Ends a promotion for good, and records it: bookings keep what it took off. Returns false if there
 * is no promotion with this code that somebody could still end.
 */
export function endPromotion(
  { database, actor, now }: PromotionContext,
  code: string,
  reason: string | undefined,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const ended = await tx
      .updateTable('promotions')
      .set({ ended_at: now() })
      .where('code', '=', code)
      .where('ended_at', 'is', null)
      .returning('code')
      .executeTakeFirst();
    if (!ended) return false;
    await recordAction(tx, actor, {
      action: 'promotions.end',
      subject: { kind: 'promotion', id: code },
      reason,
    });
    return true;
  });
}
