import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { savedTravellerCalls } from '#contracts/site/calls/accountCalls.ts';
import {
  maxSavedTravellers,
  type SavedTraveller,
} from '#contracts/site/account/savedTravellers.ts';
import type { Tables } from '../../database/tables.ts';
import { implement } from '../../request/implement.ts';
import { ProblemError } from '../../request/problemError.ts';
import { type AccountContext, lockAccount } from '../accountContext.ts';
import type { Accounts } from '../createAccounts.ts';

/** The people whom an account books for. Each change responds with all of them. */
export function savedTravellersResource({ database, now }: AccountContext, accounts: Accounts) {
  const { db } = database;
  const noSuch = () => new ProblemError(404, 'There is no such traveller.');
  const callers = { traveller: accounts.sessionOf };
  return implement('travellers', savedTravellerCalls, { callers })({
    'GET /api/travellers': async ({ caller: { accountId } }) => ({
      status: 200,
      body: { travellers: await listTravellers(db, accountId) },
    }),
    'POST /api/travellers': async ({ caller: { accountId }, body: traveller }) => {
      const travellers = await database.transaction(async (tx) => {
        await lockAccount(tx, accountId);
        if ((await listTravellers(tx, accountId)).length >= maxSavedTravellers) {
          throw new ProblemError(409, `An account saves ${maxSavedTravellers} travellers at most.`);
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
        return listTravellers(tx, accountId);
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
      return { status: 200, body: { travellers: await listTravellers(db, accountId) } };
    },
    'DELETE /api/travellers/:id': async ({ caller: { accountId }, params: { id } }) => {
      const { numDeletedRows } = await db
        .deleteFrom('saved_travellers')
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw noSuch();
      return { status: 200, body: { travellers: await listTravellers(db, accountId) } };
    },
  });
}

/** The travellers that an account has saved, the first one first. */
export async function listTravellers(
  db: Kysely<Tables>,
  accountId: string,
): Promise<SavedTraveller[]> {
  const rows = await db
    .selectFrom('saved_travellers')
    .select(['id', 'traveller'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, traveller }) => ({ id, ...traveller }));
}
