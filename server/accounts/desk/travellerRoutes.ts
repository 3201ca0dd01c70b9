import { deskTravellerCalls } from '#contracts/site/calls/deskCalls.ts';
import type { DeskCredits, DeskTraveller } from '#contracts/site/desk/deskTravellers.ts';
import { type DeskRoute, deskRoutes } from '../../desk/deskRoute.ts';
import { placeOf } from '../../desk/keyset.ts';
import { ProblemError } from '../../request/problemError.ts';
import type { AccountContext } from '../accountContext.ts';
import { resetTwoStep, signOutTraveller } from './changeTraveller.ts';
import { readTraveller, readTravellers } from './readTravellers.ts';

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
