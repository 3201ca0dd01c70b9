import {
  type DeskMenuPage,
  deskMenuPages,
  type DeskPermission,
} from '#contracts/site/desk/permissions.ts';
import { lazyPage, type LoadPage } from '../../ui/page/lazyPage.tsx';
import { deskPaths } from '../deskPaths.ts';

/** A page of the desk and the permission that it needs. */
interface DeskPageRoute {
  path: string;
  permission: DeskPermission;
  /** Returns the page's element for a navigation. */
  elementFor: ReturnType<typeof lazyPage>['elementFor'];
}

/** The page of each menu entry, each in its own chunk. Its permission is `<name>.read`. */
const menuPages: Readonly<Record<DeskMenuPage, LoadPage>> = {
  today: async () => (await import('../today/TodayPage.tsx')).TodayPage,
  bookings: async () => (await import('../bookings/BookingsPage.tsx')).BookingsPage,
  travellers: async () => (await import('../travelers/TravelersPage.tsx')).TravelersPage,
  payments: async () => (await import('../payments/PaymentsPage.tsx')).PaymentsPage,
  comparisons: async () => (await import('../comparisons/ComparisonsPage.tsx')).ComparisonsPage,
  'exchange-rates': async () =>
    (await import('../exchangeRates/ExchangeRatesPage.tsx')).ExchangeRatesPage,
  figures: async () => (await import('../figures/FiguresPage.tsx')).FiguresPage,
  money: async () => (await import('../money/MoneyPage.tsx')).MoneyPage,
  promotions: async () => (await import('../promotions/PromotionsPage.tsx')).PromotionsPage,
  reviews: async () => (await import('../reviews/ReviewsPage.tsx')).ReviewsPage,
  newsletter: async () => (await import('../newsletter/NewsletterPage.tsx')).NewsletterPage,
  webhooks: async () => (await import('../webhooks/WebhooksPage.tsx')).WebhooksPage,
  templates: async () => (await import('../templates/TemplatesPage.tsx')).TemplatesPage,
  record: async () => (await import('../record/RecordPage.tsx')).RecordPage,
  staff: async () => (await import('../staff/StaffPage.tsx')).StaffPage,
};

const page = (
  name: keyof typeof deskPaths,
  permission: DeskPermission,
  load: LoadPage,
): DeskPageRoute => ({
  path: deskPaths[name],
  permission,
  elementFor: lazyPage(load).elementFor,
});

/** The pages for signed-in staff. */
export const deskPages: readonly DeskPageRoute[] = [
  ...deskMenuPages.map((name) => page(name, `${name}.read`, menuPages[name])),
  page(
    'booking',
    'bookings.read',
    async () => (await import('../booking/DeskBookingPage.tsx')).DeskBookingPage,
  ),
  page(
    'traveller',
    'travellers.read',
    async () => (await import('../travelers/TravelerPage.tsx')).TravelerPage,
  ),
  page(
    'accountMails',
    'travellers.read',
    async () => (await import('../travelers/AccountMailsPage.tsx')).AccountMailsPage,
  ),
  page(
    'passkeys',
    'today.read',
    async () => (await import('../passkeys/PasskeysPage.tsx')).PasskeysPage,
  ),
  page(
    'hotelMonth',
    'money.read',
    async () => (await import('../money/HotelMonthPage.tsx')).HotelMonthPage,
  ),
  page(
    'statement',
    'money.read',
    async () => (await import('../money/StatementPage.tsx')).StatementPage,
  ),
  page(
    'numberedStatement',
    'money.read',
    async () => (await import('../money/NumberedStatementPage.tsx')).NumberedStatementPage,
  ),
  page(
    'hotelDetails',
    'money.read',
    async () => (await import('../money/payouts/HotelDetailsPage.tsx')).HotelDetailsPage,
  ),
  page(
    'payouts',
    'money.read',
    async () => (await import('../money/payouts/PayoutsPage.tsx')).PayoutsPage,
  ),
  page(
    'payoutFile',
    'money.read',
    async () => (await import('../money/payouts/PayoutFilePage.tsx')).PayoutFilePage,
  ),
  page('invoice', 'money.read', async () => (await import('../money/InvoicePage.tsx')).InvoicePage),
  page(
    'template',
    'templates.read',
    async () => (await import('../templates/TemplatePage.tsx')).TemplatePage,
  ),
];

/** The menu entries, each with its address and its permission. */
export const deskMenu = deskMenuPages.map((name) => ({
  name,
  path: deskPaths[name],
  permission: `${name}.read` as const,
}));
