import { deskSearchCalls } from '#contracts/site/calls/deskCalls.ts';
import type { DeskSearch } from '#contracts/site/desk/deskSearch.ts';
import { isPermitted } from '#contracts/site/desk/permissions.ts';
import { type DeskRoute, deskRoutes } from './deskRoute.ts';

/** What the resources find by a text. */
export type DeskFinders = {
  /**
   * The bookings; `accounts` are those of the bookings that were found by a phone number, which
   * accounts do not have.
   */
  findBookings: (
    text: string,
  ) => Promise<Pick<DeskSearch, 'exact' | 'bookings' | 'more'> & { accounts: readonly string[] }>;
  /** The accounts that match a text or have one of the ids. */
  findTravelers: (text: string, ids: readonly string[]) => Promise<DeskSearch['travellers']>;
};

/** The route of the one field that finds bookings and travelers, on every page of the desk. */
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
