import type { Kysely } from 'kysely';
import { favoriteCalls } from '#contracts/site/calls/accountCalls.ts';
import {
  type Favorite,
  type Favorites,
  maxFavorites,
  withoutPastDays,
} from '#contracts/site/account/favorites.ts';
import type { Tables } from '../../database/tables.ts';
import { implement } from '../../request/implement.ts';
import { type AccountContext, lockAccount } from '../accountContext.ts';
import type { Accounts } from '../createAccounts.ts';

/** Creates the routes for the favorite hotels of an account, the latest first. */
export function favoritesResource({ database, now }: AccountContext, accounts: Accounts) {
  const listOf = async (accountId: string, db: Kysely<Tables> = database.db) => {
    const rows = await db
      .selectFrom('favourites')
      .select(['hotel_id', 'name', 'stay'])
      .where('account_id', '=', accountId)
      .orderBy('added_at', 'desc')
      .orderBy('hotel_id')
      .limit(maxFavorites)
      .execute();
    const hotels = rows.map(({ hotel_id: id, name, stay }): Favorite => {
      const ahead = withoutPastDays(stay ?? undefined, now().getTime());
      return ahead === undefined ? { id, name } : { id, name, stay: ahead };
    });
    return { hotels };
  };

  /**
   * Adds hotels, for example those that a device had saved before the sign-in. The first hotel is
   * the latest. The last hotels are left out if the account would exceed its limit. For a hotel
   * that the account already has, the stay is stored only if the stored one has no future days.
   * Returns all favorites of the account.
   */
  const add = (accountId: string, { hotels }: Favorites) => {
    const time = now().getTime();
    return database.transaction(async (tx) => {
      await lockAccount(tx, accountId);
      const stored = await listOf(accountId, tx);
      const known = new Map(stored.hotels.map((one) => [one.id, one]));
      for (const { id, stay } of hotels) {
        const before = known.get(id);
        if (!before || !stay || before.stay?.includes('check_in=')) continue;
        await tx
          .updateTable('favourites')
          .set({ stay })
          .where('account_id', '=', accountId)
          .where('hotel_id', '=', id)
          .execute();
      }
      const added = new Map(hotels.filter(({ id }) => !known.has(id)).map((one) => [one.id, one]));
      const values = [...added.values()]
        .slice(0, maxFavorites - known.size)
        .map(({ id, name, stay = null }, at) => ({
          account_id: accountId,
          hotel_id: id,
          name,
          stay,
          added_at: new Date(time - at),
        }));
      if (values.length > 0) await tx.insertInto('favourites').values(values).execute();
      return listOf(accountId, tx);
    });
  };

  return implement('favorites', favoriteCalls, { callers: { traveller: accounts.sessionOf } })({
    'GET /api/favorites': async ({ caller: { accountId } }) => ({
      status: 200,
      body: await listOf(accountId),
    }),
    'POST /api/favorites': async ({ caller: { accountId }, body }) => ({
      status: 200,
      body: await add(accountId, body),
    }),
    'DELETE /api/favorites/:id': async ({ caller: { accountId }, params: { id } }) => {
      await database.db
        .deleteFrom('favourites')
        .where('account_id', '=', accountId)
        .where('hotel_id', '=', id)
        .execute();
      return { status: 200, body: await listOf(accountId) };
    },
  });
}
