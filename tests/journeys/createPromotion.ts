import { randomUUID } from 'node:crypto';
import type { Site } from '../support/startSite.ts';
import { queryDatabase } from './queryDatabase.ts';

/**
 * Creates a promotion code for an amount in USD that each person can use `usesPerPerson` times.
 * Returns the code.
 */
export async function createPromotion(
  site: Site,
  amount: string,
  usesPerPerson: number | null = null,
): Promise<string> {
  const code = `TRIP-${randomUUID().slice(0, 8).toUpperCase()}`;
  await queryDatabase(
    site,
    'insert into promotions (code, amount, max_uses_per_person) values ($1, $2, $3)',
    [code, JSON.stringify({ amount, currency: 'USD' }), usesPerPerson],
  );
  return code;
}
