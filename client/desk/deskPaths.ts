import { fillPath, type Params } from '#contracts/values/fillPath.ts';

/**
 * The routes of the desk, for its router, for the links of mails, and for the server, which
 * responds to them with 200.
 */
export const deskPaths = {
  today: '/desk',
  bookings: '/desk/bookings',
  booking: '/desk/bookings/:id',
  travellers: '/desk/travellers',
  traveller: '/desk/travellers/:id',
  accountMails: '/desk/account-mails',
  payments: '/desk/payments',
  money: '/desk/money',
  hotelMonth: '/desk/money/:month/:hotel',
  statement: '/desk/money/:month/:hotel/statement',
  numberedStatement: '/desk/money/statements/:number',
  figures: '/desk/figures',
  promotions: '/desk/promotions',
  reviews: '/desk/reviews',
  newsletter: '/desk/newsletter',
  webhooks: '/desk/webhooks',
  record: '/desk/record',
  staff: '/desk/staff',
  invitation: '/desk/invitation',
} as const;

type PageName = keyof typeof deskPaths;
type ParamsOf<Page extends PageName> = Params<(typeof deskPaths)[Page]>;

/** Returns the path of a page of the desk with its parameters, which the compiler asks for. */
export function deskPath<Page extends PageName>(
  page: Page,
  ...params: object extends ParamsOf<Page> ? [] : [ParamsOf<Page>]
): string;
export function deskPath(page: PageName, params = {}): string {
  return fillPath<string>(deskPaths[page], params);
}
