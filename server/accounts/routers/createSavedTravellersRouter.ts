import { randomUUID } from 'node:crypto';
import { type RequestHandler, Router } from 'express';
import type { Kysely } from 'kysely';
import {
  maxSavedTravellers,
  type SavedTraveller,
  savedTravellerFieldsSchema,
} from '#contracts/site/savedTravellers.ts';
import type { Tables } from '../../database/tables.ts';
import { methodNotAllowed, ProblemError } from '../../request/problemError.ts';
import { validate } from '../../request/validate.ts';
import { type AccountContext, lockAccount } from '../accountContext.ts';
import type { Accounts } from '../createAccounts.ts';

/** `/api/travellers`: the people whom an account books for. Each change responds with all of them. */
export function createSavedTravellersRouter(
  { database, now }: AccountContext,
  accounts: Accounts,
): Router {
  const { db } = database;
  const noSuch = () => new ProblemError(404, 'There is no such traveller.');
  const list: RequestHandler = async (req, res) => {
    const { accountId } = await accounts.requireSession(req);
    res.json({ travellers: await listTravellers(db, accountId) });
  };

  const add: RequestHandler = async (req, res) => {
    const { accountId } = await accounts.requireSession(req);
    const traveller = validate(savedTravellerFieldsSchema, req.body);
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
    res.status(201).json({ travellers });
  };

  const change: RequestHandler = async (req, res) => {
    const { accountId } = await accounts.requireSession(req);
    const traveller = validate(savedTravellerFieldsSchema, req.body);
    const { numUpdatedRows } = await db
      .updateTable('saved_travellers')
      .set({ traveller: JSON.stringify(traveller) })
      .where('account_id', '=', accountId)
      .where('id', '=', String(req.params['id']))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw noSuch();
    res.json({ travellers: await listTravellers(db, accountId) });
  };

  const remove: RequestHandler = async (req, res) => {
    const { accountId } = await accounts.requireSession(req);
    const { numDeletedRows } = await db
      .deleteFrom('saved_travellers')
      .where('account_id', '=', accountId)
      .where('id', '=', String(req.params['id']))
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw noSuch();
    res.json({ travellers: await listTravellers(db, accountId) });
  };

  const router = Router();
  router.route('/').get(list).post(add).all(methodNotAllowed);
  router.route('/:id').put(change).delete(remove).all(methodNotAllowed);
  return router;
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
