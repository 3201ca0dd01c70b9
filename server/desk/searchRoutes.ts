import { deskSearchCalls } from '#contracts/site/calls/deskCalls.ts';
import type { DeskSearch } from '#contracts/site/desk/deskSearch.ts';
import { isPermitted } from '#contracts/site/desk/permissions.ts';
import { type DeskRoute, deskRoutes } from './deskRoute.ts';

/** The search functions of the resources. */
export type DeskFinders = {
  /**
   * Finds bookings. `accounts` are the accounts of the bookings that a phone number has found.
   * Accounts themselves have no phone numbers.
   */
  findBookings: (
    text: string,
  ) => Promise<Pick<DeskSearch, 'exact' | 'bookings' | 'more'> & { accounts: readonly string[] }>;
  /** Finds the accounts that match a text or have one of the ids. */
  findTravelers: (text: string, ids: readonly string[]) => Promise<DeskSearch['travellers']>;
};

/**
 * Creates the route of the search field on every page of the desk, which finds bookings and
 * travelers.
 */
export function searchRoutes({ findBookings, findTravelers }: DeskFinders): DeskRoute[] {
  return deskRoutes(deskSearchCalls)({
    'GET /api/desk/search': async ({ query: { text }, caller: { staff } }) => {
      const { accounts, ...found } = await findBookings(text);
      const travellers = isPermitted(staff.role, 'travellers.read')
        ? await findTravelers(text, accounts)
        : [];
      return { status: 200, body: { ...found, travellers } };
    },
  });
}
