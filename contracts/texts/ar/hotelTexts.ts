import type { HotelTexts } from '../en/hotelTexts.ts';
import type { Translation } from '../translation.ts';
import { chosenStay } from './chosenStay.ts';
import { compare } from './compare.ts';
import { content } from './content.ts';
import { credits } from './credits.ts';
import { favourites } from './favourites.ts';
import { filters } from './filters.ts';
import { hotel } from './hotel.ts';
import { listing } from './listing.ts';
import { map } from './map.ts';
import { newsletterLinks } from './newsletterLinks.ts';
import { precheckout } from './precheckout.ts';
import { reviews } from './reviews.ts';
import { rooms } from './rooms.ts';
import { services } from './services.ts';

/**
 * What the listing, the page of a hotel, the review of a chosen stay, what leads from one to the
 * other, and the links of newsletters say, in Arabic.
 */
export const hotelTexts = {
  chosenStay,
  compare,
  content,
  credits,
  favourites,
  filters,
  hotel,
  listing,
  map,
  newsletterLinks,
  precheckout,
  reviews,
  rooms,
  services,
} as const satisfies Translation<HotelTexts>;
