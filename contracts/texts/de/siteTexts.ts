import type { SiteTexts } from '../en/siteTexts.ts';
import type { Translation } from '../translation.ts';
import { account } from './account.ts';
import { accountSettings } from './accountSettings.ts';
import { booking } from './booking.ts';
import { bookingCancellation } from './bookingCancellation.ts';
import { bookingChange } from './bookingChange.ts';
import { bookingStatus } from './bookingStatus.ts';
import { checkout } from './checkout.ts';
import { chosenStay } from './chosenStay.ts';
import { compare } from './compare.ts';
import { credits } from './credits.ts';
import { currency } from './currency.ts';
import { destinations } from './destinations.ts';
import { failures } from './failures.ts';
import { favourites } from './favourites.ts';
import { filters } from './filters.ts';
import { gate } from './gate.ts';
import { home } from './home.ts';
import { hotel } from './hotel.ts';
import { hotels } from './hotels.ts';
import { listing } from './listing.ts';
import { map } from './map.ts';
import { newsletter } from './newsletter.ts';
import { page } from './page.ts';
import { precheckout } from './precheckout.ts';
import { price } from './price.ts';
import { problems } from './problems.ts';
import { reviews } from './reviews.ts';
import { rooms } from './rooms.ts';
import { search } from './search.ts';
import { services } from './services.ts';
import { searchFields } from './searchFields.ts';
import { signIn } from './signIn.ts';
import { stay } from './stay.ts';
import { travellers } from './travellers.ts';
import { trips } from './trips.ts';

/** What the pages of the site say, in German. */
export const siteTexts = {
  account,
  accountSettings,
  booking,
  bookingCancellation,
  bookingChange,
  bookingStatus,
  checkout,
  chosenStay,
  compare,
  credits,
  currency,
  destinations,
  failures,
  favourites,
  filters,
  gate,
  home,
  hotel,
  hotels,
  listing,
  map,
  newsletter,
  page,
  precheckout,
  price,
  problems,
  reviews,
  rooms,
  search,
  services,
  searchFields,
  signIn,
  stay,
  travellers,
  trips,
} as const satisfies Translation<SiteTexts>;
