import { account } from './account.ts';
import { accountSettings } from './accountSettings.ts';
import { booking } from './booking.ts';
import { bookingCancellation } from './bookingCancellation.ts';
import { bookingChange } from './bookingChange.ts';
import { bookingStatus } from './bookingStatus.ts';
import { checkout } from './checkout.ts';
import { problems } from './problems.ts';
import { signIn } from './signIn.ts';
import { travellers } from './travellers.ts';
import { trips } from './trips.ts';

/** What booking, bookings and accounts say, in ICU MessageFormat. */
export const bookingTexts = {
  account,
  accountSettings,
  booking,
  bookingCancellation,
  bookingChange,
  bookingStatus,
  checkout,
  problems,
  signIn,
  travellers,
  trips,
} as const;

export type BookingTexts = typeof bookingTexts;
