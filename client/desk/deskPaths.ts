import { type DeskMenuPage, deskMenuPages } from '#contracts/site/desk/permissions.ts';
import { fillPath, type Params } from '#contracts/values/fillPath.ts';

type MenuPaths = { readonly [Name in DeskMenuPage]: `/desk/${Name}` };

function menuPaths(): MenuPaths;
function menuPaths(): object {
  return Object.fromEntries(deskMenuPages.map((name) => [name, `/desk/${name}`]));
}

/**
 * The routes of the desk. The router and links in mails use them, and the server responds to them
 * with 200.
 */
export const deskPaths = {
  ...menuPaths(),
  today: '/desk',
  booking: '/desk/bookings/:id',
  traveller: '/desk/travellers/:id',
  accountMails: '/desk/account-mails',
  passkeys: '/desk/passkeys',
  hotelMonth: '/desk/money/:month/:hotel',
  statement: '/desk/money/:month/:hotel/statement',
  numberedStatement: '/desk/money/statements/:number',
  hotelDetails: '/desk/money/hotels/:hotel',
  payouts: '/desk/money/payouts',
  payoutFile: '/desk/money/payouts/:number',
  invoice: '/desk/money/invoices/:number',
  template: '/desk/templates/:id',
  invitation: '/desk/invitation',
} as const;

type PageName = keyof typeof deskPaths;
type ParamsOf<Page extends PageName> = Params<(typeof deskPaths)[Page]>;

/** Returns the path of a page of the desk. The compiler requires the page's parameters. */
export function deskPath<Page extends PageName>(
  page: Page,
  ...params: object extends ParamsOf<Page> ? [] : [ParamsOf<Page>]
): string;
export function deskPath(page: PageName, params = {}): string {
  return fillPath<string>(deskPaths[page], params);
}
