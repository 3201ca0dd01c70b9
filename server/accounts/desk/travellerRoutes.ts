import * as v from 'valibot';
import {
  type DeskCredits,
  type DeskTraveller,
  type DeskTravellers,
  deskTravellersPaths,
  deskTravellersQuerySchema,
  travellerActionSchema,
} from '#contracts/site/desk/deskTravellers.ts';
import type { DeskRequest, DeskRoute } from '../../desk/deskRoute.ts';
import { cursorSchema } from '../../desk/keyset.ts';
import { ProblemError } from '../../request/problemError.ts';
import { validate } from '../../request/validate.ts';
import type { AccountContext } from '../accountContext.ts';
import { resetTwoStep, signOutTraveller } from './changeTraveller.ts';
import { readTraveller, readTravellers } from './readTravellers.ts';

/** What the desk's page of a traveller shows of other resources, by the id of the account. */
export type TravellerParts = {
  bookingsOf: (accountId: string) => Promise<DeskTraveller['bookings']>;
  creditsOf: (accountId: string) => Promise<DeskCredits>;
};

const querySchema = v.object({
  ...deskTravellersQuerySchema.entries,
  cursor: v.optional(cursorSchema),
});

/** The routes of the desk's travellers: their list, an account, and what can be done with it. */
export function travellerRoutes(
  context: AccountContext,
  { bookingsOf, creditsOf }: TravellerParts,
): DeskRoute[] {
  const change =
    (run: typeof signOutTraveller) =>
    async ({ req, res, actor }: DeskRequest) => {
      const { reason } = validate(travellerActionSchema, req.body);
      await run(context, { accountId: String(req.params['id']), actor, reason });
      res.status(204).end();
    };
  return [
    {
      method: 'get',
      path: deskTravellersPaths.travellers,
      permission: 'travellers.read',
      listsPeople: true,
      handle: async ({ req, res }) => {
        const { email, cursor } = validate(querySchema, req.query);
        const page =
          email === undefined
            ? { items: [], next: null }
            : await readTravellers(context, email, cursor);
        res.json(page satisfies DeskTravellers);
      },
    },
    {
      method: 'get',
      path: deskTravellersPaths.traveller,
      permission: 'travellers.read',
      handle: async ({ req, res }) => {
        const account = await readTraveller(context, String(req.params['id']));
        if (!account) throw new ProblemError(404, 'There is no such account.');
        const { id } = account;
        const traveller: DeskTraveller = {
          ...account,
          bookings: await bookingsOf(id),
          credits: await creditsOf(id),
        };
        res.json(traveller);
      },
    },
    {
      method: 'post',
      path: deskTravellersPaths.signOut,
      permission: 'travellers.sign-out',
      handle: change(signOutTraveller),
    },
    {
      method: 'post',
      path: deskTravellersPaths.resetTwoStep,
      permission: 'travellers.reset-two-step',
      handle: change(resetTwoStep),
    },
  ];
}
