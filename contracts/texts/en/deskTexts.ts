import { siteTexts } from './siteTexts.ts';
import { deskBooking } from './deskBooking.ts';
import { deskBookings } from './deskBookings.ts';
import { deskFrame } from './deskFrame.ts';
import { deskMoney } from './deskMoney.ts';
import { deskNewsletter } from './deskNewsletter.ts';
import { deskPromotions } from './deskPromotions.ts';
import { deskRecord } from './deskRecord.ts';
import { deskReviews } from './deskReviews.ts';
import { deskSession } from './deskSession.ts';
import { deskStaff } from './deskStaff.ts';
import { deskToday } from './deskToday.ts';
import { deskTravellers } from './deskTravellers.ts';
import { deskWebhooks } from './deskWebhooks.ts';

/** What the pages of the desk say, and those of the site, whose parts they share. */
export const deskTexts = {
  ...siteTexts,
  deskFrame,
  deskSession,
  deskToday,
  deskBookings,
  deskBooking,
  deskTravellers,
  deskMoney,
  deskPromotions,
  deskReviews,
  deskNewsletter,
  deskWebhooks,
  deskRecord,
  deskStaff,
} as const;

export type DeskTexts = typeof deskTexts;
