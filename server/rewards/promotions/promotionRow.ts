import type { Selectable } from 'kysely';
import type { Promotion } from '#contracts/site/promotions.ts';
import type { Tables } from '../../database/tables.ts';

/** A promotion code as it is in the database. */
export type PromotionRow = Selectable<Tables['promotions']>;

/** What travellers learn of a promotion code. */
export function promotionView({ code, percent, amount }: PromotionRow): Promotion {
  return { code, percent, amount };
}
