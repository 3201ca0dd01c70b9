import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { savedTravelerCalls } from '#contracts/site/calls/accountCalls.ts';
import { maxSavedTravelers, type SavedTraveler } from '#contracts/site/account/savedTravelers.ts';
import type { Tables } from '../../database/tables.ts';
import { implement } from '../../request/implement.ts';
import { ProblemError } from '../../request/problemError.ts';
import { type AccountContext, lockAccount } from '../accountContext.ts';
import type { Accounts } from '../createAccounts.ts';

/**
 * Creates the routes for the travelers whom an account books for. The response to each change lists
 * all of them.
 */
export function savedTravelersResource({ database, now }: AccountContext, accounts: Accounts) {
  const { db } = database;
  const noSuch = () => new ProblemError(404, 'There is no such traveler.');
  const callers = { traveller: accounts.sessionOf };
  return implement('travellers', savedTravelerCalls, { callers })({
    'GET /api/travellers': async ({ caller: { accountId } }) => ({
      status: 200,
      body: { travellers: await listTravelers(db, accountId) },
    }),
    'POST /api/travellers': async ({ caller: { accountId }, body: traveller }) => {
      const travellers = await database.transaction(async (tx) => {
        await lockAccount(tx, accountId);
        if ((await listTravelers(tx, accountId)).length >= maxSavedTravelers) {
          throw new ProblemError(
            409,
            `An account can save at most ${maxSavedTravelers} travelers.`,
          );
        }
        await tx
          .insertInto('saved_travellers')
          .values({
            account_id: accountId,
            id: randomUUID(),
            traveller: JSON.stringify(traveller),
            created_at: now(),
          })
          .execute();
        return listTravelers(tx, accountId);
      });
      return { status: 201, body: { travellers } };
    },
    'PUT /api/travellers/:id': async ({ caller: { accountId }, params: { id }, body }) => {
      const { numUpdatedRows } = await db
        .updateTable('saved_travellers')
        .set({ traveller: JSON.stringify(body) })
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw noSuch();
      return { status: 200, body: { travellers: await listTravelers(db, accountId) } };
    },
    'DELETE /api/travellers/:id': async ({ caller: { accountId }, params: { id } }) => {
      const { numDeletedRows } = await db
        .deleteFrom('saved_travellers')
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw noSuch();
      return { status: 200, body: { travellers: await listTravelers(db, accountId) } };
    },
  });
}

/** Returns the saved travelers of an account, in the order in which they were saved. */
export async function listTravelers(
  db: Kysely<Tables>,
  accountId: string,
): Promise<SavedTraveler[]> {
  const rows = await db
    .selectFrom('saved_travellers')
    .select(['id', 'traveller'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, traveller }) => ({ id, ...traveller }));
}
