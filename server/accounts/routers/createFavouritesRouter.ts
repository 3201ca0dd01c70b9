import { type RequestHandler, Router } from 'express';
import type { Kysely } from 'kysely';
import { favouritesSchema, maxFavourites } from '#contracts/site/favourites.ts';
import type { Tables } from '../../database/tables.ts';
import { methodNotAllowed } from '../../request/problemError.ts';
import { validate } from '../../request/validate.ts';
import { type AccountContext, lockAccount } from '../accountContext.ts';
import type { Accounts } from '../createAccounts.ts';

/** `/api/favourites`: the hotels that the account has marked, the latest first. */
export function createFavouritesRouter(
  { database, now }: AccountContext,
  accounts: Accounts,
): Router {
  const listOf = async (accountId: string, db: Kysely<Tables> = database.db) => {
    const rows = await db
      .selectFrom('favourites')
      .select(['hotel_id as id', 'name'])
      .where('account_id', '=', accountId)
      .orderBy('added_at', 'desc')
      .orderBy('hotel_id')
      .limit(maxFavourites)
      .execute();
    return { hotels: rows };
  };

  const list: RequestHandler = async (req, res) => {
    const { accountId } = await accounts.requireSession(req);
    res.json(await listOf(accountId));
  };

  /**
   * Adds hotels, such as those of a device at sign-in; the first of them is the latest. Those for which there
   * is no room are left out, the last ones first: the response says which ones the account has.
   */
  const add: RequestHandler = async (req, res) => {
    const { accountId } = await accounts.requireSession(req);
    const { hotels } = validate(favouritesSchema, req.body);
    const time = now().getTime();
    const favourites = await database.transaction(async (tx) => {
      await lockAccount(tx, accountId);
      const stored = await listOf(accountId, tx);
      const known = new Set(stored.hotels.map(({ id }) => id));
      const added = new Map(hotels.filter(({ id }) => !known.has(id)).map((one) => [one.id, one]));
      const values = [...added.values()]
        .slice(0, maxFavourites - known.size)
        .map(({ id, name }, at) => ({
          account_id: accountId,
          hotel_id: id,
          name,
          added_at: new Date(time - at),
        }));
      if (values.length === 0) return stored;
      await tx.insertInto('favourites').values(values).execute();
      return listOf(accountId, tx);
    });
    res.json(favourites);
  };

  const remove: RequestHandler = async (req, res) => {
    const { accountId } = await accounts.requireSession(req);
    await database.db
      .deleteFrom('favourites')
      .where('account_id', '=', accountId)
      .where('hotel_id', '=', String(req.params['id']))
      .execute();
    res.json(await listOf(accountId));
  };

  const router = Router();
  router.route('/').get(list).post(add).all(methodNotAllowed);
  router.route('/:id').delete(remove).all(methodNotAllowed);
  return router;
}
