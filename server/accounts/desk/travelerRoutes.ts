import { deskTravelerCalls } from '#contracts/site/calls/deskCalls.ts';
import type {
  DeskCredits,
  DeskTraveler,
  ListedTraveler,
} from '#contracts/site/desk/deskTravelers.ts';
import { mostFound } from '#contracts/site/desk/deskSearch.ts';
import { searchedAccount } from '../../database/migrations/0060_desk_search.ts';
import { deskList } from '../../desk/deskList.ts';
import { type DeskRoute, deskRoutes } from '../../desk/deskRoute.ts';
import { latest } from '../../desk/keyset.ts';
import { matchesPerson } from '../../desk/searchText.ts';
import { ProblemError } from '../../request/problemError.ts';
import type { AccountContext } from '../accountContext.ts';
import { resetTwoStep, signOutTraveler } from './changeTraveler.ts';

/**
 * The data of other resources that the desk's page of a traveler shows, by the id of the account.
 */
export type TravelerParts = {
  bookingsOf: (accountId: string) => Promise<DeskTraveler['bookings']>;
  creditsOf: (accountId: string) => Promise<DeskCredits>;
};

/**
 * Returns the routes for the desk's travelers: the list, a single account, and the actions on an
 * account.
 */
export function travelerRoutes(
  context: AccountContext,
  { bookingsOf, creditsOf }: TravelerParts,
): DeskRoute[] {
  return deskRoutes(deskTravelerCalls)({
    ...travelerList(context).handlers,
    'GET /api/desk/travellers/:id': async ({ params }) => {
      const account = await readTraveler(context, params.id);
      if (!account) throw new ProblemError(404, 'There is no such account.');
      const { id } = account;
      const bookings = await bookingsOf(id);
      return { status: 200, body: { ...account, bookings, credits: await creditsOf(id) } };
    },
    'POST /api/desk/travellers/:id/sign-out': async ({ caller: { actor }, params, body }) => {
      await signOutTraveler(context, { accountId: params.id, actor, ...body });
      return { status: 204 };
    },
    'POST /api/desk/travellers/:id/reset-two-step': async ({ caller: { actor }, params, body }) => {
      await resetTwoStep(context, { accountId: params.id, actor, ...body });
      return { status: 204 };
    },
  });
}

type Reader = Pick<AccountContext, 'database' | 'now'>;

/** The account's own data on the desk's page of a traveler. */
type TravelerAccount = Omit<DeskTraveler, 'bookings' | 'credits'>;

/** Lists the accounts whose name or address matches the search text, the newest first. */
export function travelerList({ database: { db } }: Pick<Reader, 'database'>) {
  return deskList('GET /api/desk/travellers', {
    from: () => db.selectFrom('user').select(['id', 'name', 'email', 'emailVerified', 'createdAt']),
    filters: { text: (text) => text && (() => matchesPerson(text, searchedAccount)) },
    needs: 'text',
    order: latest('createdAt'),
    view: (rows) => rows.map(listed),
  });
}

/** Returns the accounts that match a text or have one of the ids, the newest first. */
export async function findTravelers(
  { database: { db } }: Pick<Reader, 'database'>,
  text: string,
  ids: readonly string[],
): Promise<ListedTraveler[]> {
  const rows = await db
    .selectFrom('user')
    .select(['id', 'name', 'email', 'emailVerified', 'createdAt'])
    .where((eb) =>
      eb.or([matchesPerson(text, searchedAccount), ...(ids.length ? [eb('id', 'in', ids)] : [])]),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(mostFound.travellers)
    .execute();
  return rows.map(listed);
}

type ListedRow = { id: string; name: string; email: string; emailVerified: boolean };

function listed({
  id,
  name,
  email,
  emailVerified: verified,
  createdAt,
}: ListedRow & { createdAt: Date }): ListedTraveler {
  return { id, name, email, verified, since: createdAt.toISOString() };
}

/**
 * Returns an account with its second step and its open sessions, or undefined if no account has
 * this id.
 */
async function readTraveler(
  { database: { db }, now }: Reader,
  id: string,
): Promise<TravelerAccount | undefined> {
  const row = await db
    .selectFrom('user')
    .leftJoin('twoFactor', 'twoFactor.userId', 'user.id')
    .select(['user.id', 'name', 'email', 'emailVerified', 'createdAt', 'language'])
    .select(['twoFactorEnabled', 'lockedUntil'])
    .where('user.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { count, seen } = await db
    .selectFrom('session')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.max<Date | null>('updatedAt').as('seen'),
    ])
    .where('userId', '=', id)
    .where('expiresAt', '>', now())
    .executeTakeFirstOrThrow();
  const { lockedUntil } = row;
  return {
    ...listed(row),
    language: row.language,
    twoStep: row.twoFactorEnabled === true,
    lockedUntil: lockedUntil && lockedUntil > now() ? lockedUntil.toISOString() : null,
    sessions: count,
    lastSeen: seen?.toISOString() ?? null,
  };
}
