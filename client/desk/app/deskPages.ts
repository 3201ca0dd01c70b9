import { type ComponentType, lazy } from 'react';
import { deskMenuPages, type DeskPermission } from '#contracts/site/desk/permissions.ts';
import { deskPaths } from '../deskPaths.ts';

type DeskPageName = keyof typeof deskPaths;

/** A page of the desk, and what its reader must be permitted to do. */
interface DeskPageRoute {
  path: string;
  permission: DeskPermission;
  Page: ComponentType;
}

const page = (
  name: DeskPageName,
  permission: DeskPermission,
  load: () => Promise<ComponentType>,
): DeskPageRoute => ({
  path: deskPaths[name],
  permission,
  Page: lazy(async () => ({ default: await load() })),
});

/** The pages of those who are signed in, each in a chunk of its own. */
export const deskPages: readonly DeskPageRoute[] = [
  page('today', 'today.read', () =>
    import(/* webpackChunkName: "today" */ '../today/TodayPage.tsx').then((file) => file.TodayPage),
  ),
  page('bookings', 'bookings.read', () =>
    import(/* webpackChunkName: "bookings" */ '../bookings/BookingsPage.tsx').then(
      (file) => file.BookingsPage,
    ),
  ),
  page('booking', 'bookings.read', () =>
    import(/* webpackChunkName: "booking" */ '../booking/DeskBookingPage.tsx').then(
      (file) => file.DeskBookingPage,
    ),
  ),
  page('travellers', 'travellers.read', () =>
    import(/* webpackChunkName: "travelers" */ '../travelers/TravelersPage.tsx').then(
      (file) => file.TravelersPage,
    ),
  ),
  page('traveller', 'travellers.read', () =>
    import(/* webpackChunkName: "traveler" */ '../travelers/TravelerPage.tsx').then(
      (file) => file.TravelerPage,
    ),
  ),
  page('accountMails', 'travellers.read', () =>
    import(/* webpackChunkName: "account-mails" */ '../travelers/AccountMailsPage.tsx').then(
      (file) => file.AccountMailsPage,
    ),
  ),
  page('payments', 'payments.read', () =>
    import(/* webpackChunkName: "payments" */ '../payments/PaymentsPage.tsx').then(
      (file) => file.PaymentsPage,
    ),
  ),
  page('money', 'money.read', () =>
    import(/* webpackChunkName: "money" */ '../money/MoneyPage.tsx').then((file) => file.MoneyPage),
  ),
  page('hotelMonth', 'money.read', () =>
    import(/* webpackChunkName: "hotel-month" */ '../money/HotelMonthPage.tsx').then(
      (file) => file.HotelMonthPage,
    ),
  ),
  page('statement', 'money.read', () =>
    import(/* webpackChunkName: "statement" */ '../money/StatementPage.tsx').then(
      (file) => file.StatementPage,
    ),
  ),
  page('numberedStatement', 'money.read', () =>
    import(/* webpackChunkName: "numbered-statement" */ '../money/NumberedStatementPage.tsx').then(
      (file) => file.NumberedStatementPage,
    ),
  ),
  page('figures', 'figures.read', () =>
    import(/* webpackChunkName: "figures" */ '../figures/FiguresPage.tsx').then(
      (file) => file.FiguresPage,
    ),
  ),
  page('promotions', 'promotions.read', () =>
    import(/* webpackChunkName: "promotions" */ '../promotions/PromotionsPage.tsx').then(
      (file) => file.PromotionsPage,
    ),
  ),
  page('reviews', 'reviews.read', () =>
    import(/* webpackChunkName: "reviews" */ '../reviews/ReviewsPage.tsx').then(
      (file) => file.ReviewsPage,
    ),
  ),
  page('newsletter', 'newsletter.read', () =>
    import(/* webpackChunkName: "newsletter" */ '../newsletter/NewsletterPage.tsx').then(
      (file) => file.NewsletterPage,
    ),
  ),
  page('webhooks', 'webhooks.read', () =>
    import(/* webpackChunkName: "webhooks" */ '../webhooks/WebhooksPage.tsx').then(
      (file) => file.WebhooksPage,
    ),
  ),
  page('record', 'record.read', () =>
    import(/* webpackChunkName: "record" */ '../record/RecordPage.tsx').then(
      (file) => file.RecordPage,
    ),
  ),
  page('staff', 'staff.read', () =>
    import(/* webpackChunkName: "staff" */ '../staff/StaffPage.tsx').then((file) => file.StaffPage),
  ),
];

/** The entries of the menu: its pages, each with its address and what it needs. */
export const deskMenu = deskMenuPages.map((name) => ({
  name,
  path: deskPaths[name],
  permission: `${name}.read` as const,
}));
