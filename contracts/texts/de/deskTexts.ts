import type { DeskTexts } from '../en/deskTexts.ts';
import type { Translation } from '../translation.ts';
import { bookingTexts } from './bookingTexts.ts';
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
import { firstTexts } from './firstTexts.ts';
import { hotelTexts } from './hotelTexts.ts';

/** What the pages of the desk say, and those of the site, whose parts they share, in German. */
export const deskTexts = {
  ...firstTexts,
  ...hotelTexts,
  ...bookingTexts,
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
} as const satisfies Translation<DeskTexts>;
