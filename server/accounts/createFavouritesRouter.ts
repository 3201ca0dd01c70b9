import { type RequestHandler, Router } from 'express';
import { favouritesSchema, maxFavourites } from '#contracts/site/favourites.ts';
import { methodNotAllowed } from '../api/methodNotAllowed.ts';
import { validate } from '../api/validate.ts';
import type { AccountContext } from './accountContext.ts';
import type { Accounts } from './createAccounts.ts';

/** `/api/favourites`: the hotels that the account has marked, the latest first. */
export function createFavouritesRouter(
  { database, now }: AccountContext,
  accounts: Accounts,
): Router {
  const listOf = async (accountId: string) => {
    const rows = await database.db
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

  /** Adds hotels, such as those of a device at sign-in. The first of them is the latest. */
  const add: RequestHandler = async (req, res) => {
    const { accountId } = await accounts.requireSession(req);
    const { hotels } = validate(favouritesSchema, req.body);
    const time = now().getTime();
    const values = hotels.map(({ id, name }, at) => ({
      account_id: accountId,
      hotel_id: id,
      name,
      added_at: new Date(time - at),
    }));
    if (values.length > 0) {
      const insert = database.db.insertInto('favourites').values(values);
      await insert.onConflict((conflict) => conflict.doNothing()).execute();
    }
    res.json(await listOf(accountId));
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
