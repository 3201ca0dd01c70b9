import { deskTravelerCalls } from '#contracts/site/calls/deskCalls.ts';
import type {
  DeskCredits,
  DeskTraveler,
  ListedTraveler,
} from '#contracts/site/desk/deskTravelers.ts';
import { deskList } from '../../desk/deskList.ts';
import { type DeskRoute, deskRoutes } from '../../desk/deskRoute.ts';
import { latest } from '../../desk/keyset.ts';
import { ProblemError } from '../../request/problemError.ts';
import type { AccountContext } from '../accountContext.ts';
import { resetTwoStep, signOutTraveler } from './changeTraveler.ts';

/** What the desk's page of a traveler shows of other resources, by the id of the account. */
export type TravelerParts = {
  bookingsOf: (accountId: string) => Promise<DeskTraveler['bookings']>;
  creditsOf: (accountId: string) => Promise<DeskCredits>;
};

/** The routes of the desk's travelers: their list, an account, and what can be done with it. */
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

/** What the desk's page of an account shows of the account itself. */
type TravelerAccount = Omit<DeskTraveler, 'bookings' | 'credits'>;

/** The accounts whose address is this one or begins so, the newest first. */
export function travelerList({ database: { db } }: Pick<Reader, 'database'>) {
  return deskList('GET /api/desk/travellers', {
    from: () => db.selectFrom('user').select(['id', 'name', 'email', 'emailVerified', 'createdAt']),
    filters: { email: (email) => email && ((eb) => eb('email', 'like', beginningOf(email))) },
    needs: 'email',
    order: latest('createdAt'),
    view: (rows) => rows.map(listed),
  });
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
}: ListedRow & { createdAt: Date }): ListedTraveler {
  return { id, name, email, verified, since: createdAt.toISOString() };
}

/**
 * An account with its second step and its open sessions; undefined if there is none with this id.
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
