import * as v from 'valibot';
import { deskAccountMailPaths } from '#contracts/site/desk/deskAccountMails.ts';
import { deskBookingActions, deskBookingPaths } from '#contracts/site/desk/deskBooking.ts';
import { deskBookingsPaths } from '#contracts/site/desk/deskBookings.ts';
import { deskMoneyPaths } from '#contracts/site/desk/deskMoney.ts';
import { deskNewsletterPaths } from '#contracts/site/desk/deskNewsletter.ts';
import { deskPromotionPaths } from '#contracts/site/desk/deskPromotions.ts';
import { deskRecordPaths } from '#contracts/site/desk/deskRecord.ts';
import { deskReviewPaths } from '#contracts/site/desk/deskReviews.ts';
import { deskSessionPaths } from '#contracts/site/desk/deskSession.ts';
import { deskStaffPaths } from '#contracts/site/desk/deskStaff.ts';
import { deskTodayPaths } from '#contracts/site/desk/deskToday.ts';
import { deskTravellersPaths } from '#contracts/site/desk/deskTravellers.ts';
import { deskWebhookPaths } from '#contracts/site/desk/deskWebhooks.ts';
import { type DeskPermission, deskPermissions } from '#contracts/site/desk/permissions.ts';
import type { Browser } from '../accounts/startTestAccounts.ts';

/** Routes of signing in, for everybody or for whoever has begun to sign in. */
export const ofSession = [
  `get ${deskSessionPaths.session}`,
  ...Object.values(deskSessionPaths)
    .filter((path) => path !== deskSessionPaths.session)
    .map((path) => `post ${path}`),
];

/** All other routes of the desk, by the permission that each needs. */
const ruled: Partial<Record<DeskPermission, readonly string[]>> = {
  'today.read': [`get ${deskTodayPaths.today}`],
  'bookings.read': [`get ${deskBookingsPaths.bookings}`, `get ${deskBookingPaths.booking}`],
  'bookings.export': [`get ${deskBookingsPaths.csv}`],
  'travellers.read': [
    `get ${deskTravellersPaths.travellers}`,
    `get ${deskTravellersPaths.traveller}`,
    `get ${deskAccountMailPaths.mails}`,
  ],
  'travellers.send-mail': [`post ${deskAccountMailPaths.sending}`],
  'travellers.sign-out': [`post ${deskTravellersPaths.signOut}`],
  'travellers.reset-two-step': [`post ${deskTravellersPaths.resetTwoStep}`],
  'travellers.adjust-credit': [`post ${deskTravellersPaths.adjustCredit}`],
  'money.read': [
    `get ${deskMoneyPaths.months}`,
    `get ${deskMoneyPaths.ledger}`,
    `get ${deskMoneyPaths.hotel}`,
  ],
  'money.export': [`get ${deskMoneyPaths.monthsCsv}`, `get ${deskMoneyPaths.hotelCsv}`],
  'money.settle': [`post ${deskMoneyPaths.settle}`, `post ${deskMoneyPaths.undo}`],
  'promotions.read': [`get ${deskPromotionPaths.promotions}`],
  'promotions.create': [`post ${deskPromotionPaths.promotions}`],
  'promotions.end': [`post ${deskPromotionPaths.end}`],
  'reviews.read': [`get ${deskReviewPaths.reviews}`],
  'reviews.moderate': [`post ${deskReviewPaths.hiding}`, `post ${deskReviewPaths.restoring}`],
  'reviews.answer': [`put ${deskReviewPaths.answer}`, `delete ${deskReviewPaths.answer}`],
  'newsletter.read': [`get ${deskNewsletterPaths.subscriptions}`],
  'newsletter.export': [`get ${deskNewsletterPaths.export}`],
  'newsletter.remove': [`delete ${deskNewsletterPaths.subscription}`],
  'webhooks.read': [`get ${deskWebhookPaths.deliveries}`],
  'webhooks.resend': [`post ${deskWebhookPaths.sending}`],
  'record.read': [`get ${deskRecordPaths.record}`],
  'record.verify': [`post ${deskRecordPaths.verification}`],
  'staff.read': [`get ${deskStaffPaths.staff}`],
  'staff.invite': [`post ${deskStaffPaths.staff}`, `post ${deskStaffPaths.invitation}`],
  'staff.change-role': [`put ${deskStaffPaths.role}`],
  'staff.end': [`post ${deskStaffPaths.end}`],
};

const permissions = Object.keys(deskPermissions).filter(
  (name): name is DeskPermission => name in deskPermissions,
);
/** Every other route, with the permission that it needs. */
export const rules = [
  ...permissions.flatMap((permission) =>
    (ruled[permission] ?? []).map((route) => ({ route, permission })),
  ),
  // The table of what can be done with a booking names the permissions itself.
  ...Object.entries(deskBookingActions).flatMap(([action, { permission, previews }]) => {
    const { action: path, preview } = deskBookingPaths;
    return [path, ...(previews ? [preview] : [])].map((each) => ({
      route: `post ${each.replace(':action', action)}`,
      permission,
    }));
  }),
];

const methodSchema = v.picklist(['get', 'post', 'put', 'patch', 'delete']);

/** Sends a request without what it needs, so that it changes nothing. */
export async function send(browser: Browser, route: string) {
  const [word, path = ''] = route.split(' ');
  return browser[v.parse(methodSchema, word)](path.replaceAll(/:\w+/g, 'none'), {});
}
