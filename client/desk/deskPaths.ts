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
  money: '/desk/money',
  hotelMonth: '/desk/money/:month/:hotel',
  statement: '/desk/money/:month/:hotel/statement',
  promotions: '/desk/promotions',
  reviews: '/desk/reviews',
  newsletter: '/desk/newsletter',
  webhooks: '/desk/webhooks',
  record: '/desk/record',
  staff: '/desk/staff',
  invitation: '/desk/invitation',
} as const;

type PathParameters = Readonly<Record<string, string>>;

/** Returns the path of a page of the desk, its parameters filled in. */
export function deskPath(page: keyof typeof deskPaths, parameters: PathParameters = {}): string {
  return deskPaths[page].replace(/:(\w+)/g, (_all, name: string) =>
    encodeURIComponent(parameters[name] ?? ''),
  );
}
