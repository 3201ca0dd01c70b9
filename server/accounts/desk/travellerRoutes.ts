import { sql } from 'kysely';
import type * as v from 'valibot';
import { deskTravellerCalls } from '#contracts/site/calls/deskCalls.ts';
import type {
  DeskCredits,
  DeskTraveller,
  DeskTravellers,
  ListedTraveller,
} from '#contracts/site/desk/deskTravellers.ts';
import { type DeskRoute, deskRoutes } from '../../desk/deskRoute.ts';
import {
  type cursorSchema,
  isAfter,
  microsOf,
  pageOf,
  pageSize,
  placeOf,
} from '../../desk/keyset.ts';
import { ProblemError } from '../../request/problemError.ts';
import type { AccountContext } from '../accountContext.ts';
import { resetTwoStep, signOutTraveller } from './changeTraveller.ts';

/** What the desk's page of a traveller shows of other resources, by the id of the account. */
export type TravellerParts = {
  bookingsOf: (accountId: string) => Promise<DeskTraveller['bookings']>;
  creditsOf: (accountId: string) => Promise<DeskCredits>;
};

/** The routes of the desk's travellers: their list, an account, and what can be done with it. */
export function travellerRoutes(
  context: AccountContext,
  { bookingsOf, creditsOf }: TravellerParts,
): DeskRoute[] {
  return deskRoutes(deskTravellerCalls)({
    'GET /api/desk/travellers': async ({ query: { email, cursor } }) => {
      const after = placeOf(cursor);
      if (email === undefined) return { status: 200, body: { items: [], next: null } };
      return { status: 200, body: await readTravellers(context, email, after) };
    },
    'GET /api/desk/travellers/:id': async ({ params }) => {
      const account = await readTraveller(context, params.id);
      if (!account) throw new ProblemError(404, 'There is no such account.');
      const { id } = account;
      const bookings = await bookingsOf(id);
      return { status: 200, body: { ...account, bookings, credits: await creditsOf(id) } };
    },
    'POST /api/desk/travellers/:id/sign-out': async ({ caller: { actor }, params, body }) => {
      await signOutTraveller(context, { accountId: params.id, actor, ...body });
      return { status: 204 };
    },
    'POST /api/desk/travellers/:id/reset-two-step': async ({ caller: { actor }, params, body }) => {
      await resetTwoStep(context, { accountId: params.id, actor, ...body });
      return { status: 204 };
    },
  });
}

type Reader = Pick<AccountContext, 'database' | 'now'>;
type Place = v.InferOutput<typeof cursorSchema>;

/** What the desk's page of an account shows of the account itself. */
type TravellerAccount = Omit<DeskTraveller, 'bookings' | 'credits'>;

/** A page of the accounts whose address is this one or begins so, the newest first. */
export async function readTravellers(
  { database }: Pick<Reader, 'database'>,
  email: string,
  after?: Place,
): Promise<DeskTravellers> {
  const { rows, next } = pageOf(await selectTravellers({ database }, email, after).execute());
  return { items: rows.map(listed), next };
}

/** The statement of the list. */
export function selectTravellers(
  { database }: Pick<Reader, 'database'>,
  email: string,
  after?: Place,
) {
  return database.db
    .selectFrom('user')
    .select(['id', 'name', 'email', 'emailVerified', 'createdAt'])
    .select(microsOf('createdAt').as('micros'))
    .where('email', 'like', beginningOf(email))
    .$if(after !== undefined, (query) =>
      query.where(after ? isAfter('createdAt', after) : sql<boolean>`true`),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1);
}

/** The pattern of texts that begin so; better-auth stores addresses in small letters. */
function beginningOf(email: string): string {
  return `${email.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
}

type ListedRow = { id: string; name: string; email: string; emailVerified: boolean };

function listed({
  id,
  name,
  email,
  emailVerified: verified,
  createdAt,
}: ListedRow & { createdAt: Date }): ListedTraveller {
  return { id, name, email, verified, since: createdAt.toISOString() };
}

/**
 * An account with its second step and its open sessions; undefined if there is none with this id.
 */
async function readTraveller(
  { database: { db }, now }: Reader,
  id: string,
): Promise<TravellerAccount | undefined> {
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
